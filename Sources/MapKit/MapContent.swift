import SwiftUI
import UIKit

/// A part of a map: an annotation or a shape.
@MainActor
public enum _MapPart {
  /// A marker or a view at a place.
  case annotation(_MapAnnotation)
  /// A shape with its appearance.
  case shape(_MapShape)
  /// The place of the device.
  case user
}

/// An annotation of a map in SwiftUI.
@MainActor
public struct _MapAnnotation {
  let title: String
  let coordinate: CLLocationCoordinate2D
  var image: String?
  var monogram: String?
  var tint: UIColor?
  /// The view of an `Annotation`; nil for a marker.
  var content: AnyView?
  var anchor = UnitPoint.center
  var showsTitle = true
  var tag: AnyHashable?
}

/// A shape of a map in SwiftUI.
@MainActor
public struct _MapShape {
  enum Kind {
    case circle(CLLocationCoordinate2D, CLLocationDistance)
    case line([CLLocationCoordinate2D])
    case polygon([CLLocationCoordinate2D])
  }
  let kind: Kind
  var fill: UIColor?
  var stroke: UIColor?
  var lineWidth: CGFloat = 1
}

/// Content of a map.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  var _parts: [_MapPart] { get }
}

extension MapContent {
  public var _parts: [_MapPart] { body._parts }
}

extension Never: MapContent {
  public var _parts: [_MapPart] { [] }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Several parts of a map.
public struct _MapContentList: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]
  init(_ parts: [_MapPart]) { _parts = parts }
}

/// One of two kinds of content.
public enum _MapChoice<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never
  case first(First)
  case second(Second)
  public var _parts: [_MapPart] {
    switch self {
    case .first(let first): first._parts
    case .second(let second): second._parts
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public var _parts: [_MapPart] { self?._parts ?? [] }
}

@resultBuilder @MainActor
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _MapContentList { _MapContentList([]) }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: MapContent>(first: Content) -> Content { first }
  public static func buildPartialBlock<First: MapContent, Next: MapContent>(
    accumulated: First, next: Next
  ) -> _MapContentList { _MapContentList(accumulated._parts + next._parts) }
  public static func buildOptional<Content: MapContent>(_ part: Content?) -> Content? { part }
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _MapChoice<First, Second> { .first(first) }
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _MapChoice<First, Second> { .second(second) }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapContentList {
    _MapContentList(content._parts)
  }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public var _parts: [_MapPart] { data.flatMap { content($0)._parts } }

  @_disfavoredOverload
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never
  public var _parts: [_MapPart] { content._parts }

  @_disfavoredOverload
  public init(@MapContentBuilder content: () -> Content) { self.init(content: content()) }
}

// MARK: Annotations

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  private let annotation: _MapAnnotation

  public var _parts: [_MapPart] { [.annotation(annotation)] }

  fileprivate init(_ annotation: _MapAnnotation) { self.annotation = annotation }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(_MapAnnotation(title: String(title), coordinate: coordinate))
  }
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(_MapAnnotation(title: String(title), coordinate: coordinate, image: systemImage))
  }
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(_MapAnnotation(title: String(title), coordinate: coordinate))
  }
  public init(item: MKMapItem) {
    self.init(_MapAnnotation(title: item.name ?? "", coordinate: item.placemark.coordinate))
  }
}

extension Marker where Label == Text {
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(
      _MapAnnotation(title: String(title), coordinate: coordinate, monogram: monogram.plainString))
  }
}

extension Marker {
  /// A balloon whose name is the text of a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(_MapAnnotation(title: (label as? Text)?.plainString ?? "", coordinate: coordinate))
  }
}

/// A view at a place, with its name below it.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let annotation: _MapAnnotation

  public var _parts: [_MapPart] { [.annotation(annotation)] }

  fileprivate init(
    title: String, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content
  ) {
    annotation = _MapAnnotation(
      title: title, coordinate: coordinate, content: AnyView(content), anchor: anchor)
  }

  /// A view whose name is the text of a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(title: (label() as? Text)?.plainString ?? "", coordinate, anchor, content()) }
}

extension Annotation where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(title: String(title), coordinate, anchor, content()) }
}

/// The place of the device.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public init() {}
  public var _parts: [_MapPart] { [.user] }
}

// MARK: Shapes

/// A circle around a place.
public struct MapCircle: MapContent {
  public typealias Body = Never
  private let shape: _MapShape
  /// - Parameter radius: Meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    shape = _MapShape(kind: .circle(center, radius), fill: .systemBlue)
  }
  public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
  public var _parts: [_MapPart] { [.shape(shape)] }
}

/// A line through places.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  private let shape: _MapShape
  public init(coordinates: [CLLocationCoordinate2D]) {
    shape = _MapShape(kind: .line(coordinates), stroke: .systemBlue)
  }
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.places) }
  public init(_ route: MKRoute) { self.init(coordinates: route.polyline.places) }
  public var _parts: [_MapPart] { [.shape(shape)] }
}

/// An area between places.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  private let shape: _MapShape
  public init(coordinates: [CLLocationCoordinate2D]) {
    shape = _MapShape(kind: .polygon(coordinates), fill: .systemBlue)
  }
  public init(_ polygon: MKPolygon) { self.init(coordinates: polygon.places) }
  public var _parts: [_MapPart] { [.shape(shape)] }
}

extension MKMultiPoint {
  fileprivate var places: [CLLocationCoordinate2D] { mapPoints.map(\.coordinate) }
}

// MARK: Modifiers

extension MapContent {
  private func changed(_ change: (inout _MapAnnotation) -> Void) -> some MapContent {
    _MapContentList(
      _parts.map { part in
        guard case .annotation(var annotation) = part else { return part }
        change(&annotation)
        return .annotation(annotation)
      })
  }

  private func reshaped(_ change: (inout _MapShape) -> Void) -> some MapContent {
    _MapContentList(
      _parts.map { part in
        guard case .shape(var shape) = part else { return part }
        change(&shape)
        return .shape(shape)
      })
  }

  /// The color of markers.
  public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color.map { UIColor($0) } } }
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.tint = (style as? Color).map { UIColor($0) } }
  }

  /// Identifies the annotations for the selection of the map.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }

  /// Whether the names of annotations are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _MapContentList(_parts) }

  /// The color inside a shape. Differs from iOS: only colors are drawn.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    reshaped { shape in (style as? Color).map { shape.fill = UIColor($0) } }
  }

  /// The color of the edge of a shape.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    reshaped { shape in
      (content as? Color).map { shape.stroke = UIColor($0) }
      shape.lineWidth = lineWidth
    }
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    stroke(content, lineWidth: style.lineWidth)
  }
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { reshaped { $0.lineWidth = lineWidth } }
  public func stroke(style: StrokeStyle) -> some MapContent { stroke(lineWidth: style.lineWidth) }

  /// The level of a shape. Without effect: there are no labels of roads above it.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { _MapContentList(_parts) }
}
