import SwiftUI
import UIKit

/// The part of a map that is visible.
public struct MapCameraPosition: Sendable {
  let region: MKCoordinateRegion?
  public static let automatic = MapCameraPosition(region: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(region: MKCoordinateRegion(rect))
  }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
    -> MapCameraPosition
  {
    fallback
  }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all: MapInteractionModes = [.pan, .zoom]
}

/// The gesture that changes a map's region with the device's place.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// Content of a map.
public protocol MapContent {
  @MainActor var _annotations: [MKPointAnnotation] { get }
}

/// A balloon at a place.
public struct Marker: MapContent {
  private let title: String
  private let coordinate: CLLocationCoordinate2D

  public init(_ title: String, coordinate: CLLocationCoordinate2D) {
    (self.title, self.coordinate) = (title, coordinate)
  }
  public init(_ title: String, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }

  @MainActor public var _annotations: [MKPointAnnotation] {
    [MKPointAnnotation(coordinate: coordinate, title: title)]
  }
}

public struct _MapContentList: MapContent {
  let parts: [any MapContent]
  @MainActor public var _annotations: [MKPointAnnotation] { parts.flatMap { $0._annotations } }
}

@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression(_ content: any MapContent) -> _MapContentList {
    _MapContentList(parts: [content])
  }
  public static func buildBlock(_ parts: _MapContentList...) -> _MapContentList {
    _MapContentList(parts: parts)
  }
  public static func buildOptional(_ part: _MapContentList?) -> _MapContentList {
    part ?? _MapContentList(parts: [])
  }
  public static func buildEither(first: _MapContentList) -> _MapContentList { first }
  public static func buildEither(second: _MapContentList) -> _MapContentList { second }
  public static func buildArray(_ parts: [_MapContentList]) -> _MapContentList {
    _MapContentList(parts: parts)
  }
}

/// A balloon or view at a place, of the older initializers.
public protocol MapAnnotationProtocol {
  var _coordinate: CLLocationCoordinate2D { get }
}

public struct MapMarker: MapAnnotationProtocol {
  public let _coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { _coordinate = coordinate }
}

public struct MapPin: MapAnnotationProtocol {
  public let _coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { _coordinate = coordinate }
}

/// A map in SwiftUI: see `MKMapView`.
@MainActor
public struct Map: View {
  private let region: Binding<MKCoordinateRegion>?
  private let position: Binding<MapCameraPosition>?
  private let initial: MapCameraPosition
  private let annotations: [MKPointAnnotation]
  private let showsUser: Bool

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    (region, position, initial, annotations) = (coordinateRegion, nil, .automatic, [])
    showsUser = showsUserLocation
  }

  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    (region, position, initial) = (coordinateRegion, nil, .automatic)
    annotations = annotationItems.map { MKPointAnnotation(coordinate: annotationContent($0)._coordinate) }
    showsUser = showsUserLocation
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> _MapContentList
  ) {
    (region, position, initial, showsUser) = (nil, nil, initialPosition, false)
    annotations = content()._annotations
  }

  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> _MapContentList
  ) {
    (region, self.position, initial, showsUser) = (nil, position, .automatic, false)
    annotations = content()._annotations
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all
  ) {
    self.init(initialPosition: initialPosition, interactionModes: interactionModes) {
      _MapContentList(parts: [])
    }
  }

  public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
    self.init(position: position, interactionModes: interactionModes) { _MapContentList(parts: []) }
  }

  public var body: some View {
    MapScreen(
      region: region, wanted: region?.wrappedValue ?? position?.wrappedValue.region ?? initial.region,
      annotations: annotations, showsUser: showsUser)
  }
}

private struct MapScreen: UIViewRepresentable {
  let region: Binding<MKCoordinateRegion>?
  let wanted: MKCoordinateRegion?
  let annotations: [MKPointAnnotation]
  let showsUser: Bool

  final class Coordinator: NSObject, MKMapViewDelegate {
    var screen: MapScreen
    var shown: MKCoordinateRegion?
    var isUpdating = false

    init(_ screen: MapScreen) { self.screen = screen }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      guard !isUpdating, let region = screen.region else { return }
      shown = mapView.region
      region.wrappedValue = mapView.region
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    let coordinator = context.coordinator
    coordinator.screen = self
    coordinator.isUpdating = true
    defer { coordinator.isUpdating = false }
    map.showsUserLocation = showsUser
    if let wanted, !isSame(wanted, coordinator.shown) {
      coordinator.shown = wanted
      map.setRegion(wanted, animated: false)
    }
    let old = map.annotations.compactMap { $0 as? MKPointAnnotation }
    let isUnchanged =
      old.count == annotations.count
      && zip(old, annotations).allSatisfy {
        $0.title == $1.title && $0.coordinate.latitude == $1.coordinate.latitude
          && $0.coordinate.longitude == $1.coordinate.longitude
      }
    guard !isUnchanged else { return }
    map.removeAnnotations(old)
    map.addAnnotations(annotations)
    if wanted == nil { map.showAnnotations(annotations, animated: false) }
  }

  private func isSame(_ a: MKCoordinateRegion, _ b: MKCoordinateRegion?) -> Bool {
    guard let b else { return false }
    return a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude
      && a.span.latitudeDelta == b.span.latitudeDelta && a.span.longitudeDelta == b.span.longitudeDelta
  }
}
