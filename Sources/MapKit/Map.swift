import SwiftUI
import UIKit

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Without effect: maps are drawn flat, with north at the top.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Without effect: maps are drawn flat, with north at the top.
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The gesture that changes a map's region with the device's place.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// A balloon or view at a place, of the older initializers.
public protocol MapAnnotationProtocol {
  @MainActor var _annotationData: _MapAnnotationData { get }
}

/// The place and the appearance of an annotation of the older initializers.
public typealias _MapAnnotationData = _MapAnnotation

/// The annotations of a map of the older initializers.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection> where Items.Element: Identifiable {
  let items: Items
  let annotation: @MainActor (Items.Element) -> _MapAnnotationData

  @MainActor var parts: [_MapPart] { items.map { .annotation(annotation($0)) } }
}

public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
  public var _annotationData: _MapAnnotationData {
    _MapAnnotation(title: "", coordinate: coordinate, tint: tint.map { UIColor($0) })
  }
}

public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
  public var _annotationData: _MapAnnotationData {
    _MapAnnotation(title: "", coordinate: coordinate, tint: tint.map { UIColor($0) })
  }
}

/// A view at a place, of the older initializers.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, anchor) = (coordinate, anchorPoint)
    self.content = content()
  }
  public var _annotationData: _MapAnnotationData {
    _MapAnnotation(
      title: "", coordinate: coordinate, content: AnyView(content),
      anchor: UnitPoint(x: anchor.x, y: anchor.y), showsTitle: false)
  }
}

/// A map in SwiftUI: see `MKMapView`.
@MainActor @preconcurrency
public struct Map: View {
  private let region: Binding<MKCoordinateRegion>?
  private let position: Binding<MapCameraPosition>?
  private let initial: MapCameraPosition
  private let modes: MapInteractionModes
  private let parts: [_MapPart]
  private let showsUser: Bool
  private var selection: MapSelectionBinding?
  @Environment(\.mapSettings) private var settings

  private init(
    region: Binding<MKCoordinateRegion>? = nil, position: Binding<MapCameraPosition>? = nil,
    initial: MapCameraPosition = .automatic, _ modes: MapInteractionModes, _ parts: [_MapPart],
    showsUser: Bool = false, selection: MapSelectionBinding? = nil
  ) {
    self.region = region
    self.position = position
    self.initial = initial
    self.modes = modes
    self.parts = parts
    self.showsUser =
      showsUser || position?.wrappedValue.followsUserLocation ?? initial.followsUserLocation
      || parts.contains { if case .user = $0 { true } else { false } }
    self.selection = selection
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(region: coordinateRegion, interactionModes, [], showsUser: showsUserLocation) }

  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    let content = _DefaultAnnotatedMapContent(items: annotationItems) {
      annotationContent($0)._annotationData
    }
    self.init(region: coordinateRegion, interactionModes, content.parts, showsUser: showsUserLocation)
  }

  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(region: mapRect.region, interactionModes, [], showsUser: showsUserLocation) }

  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      coordinateRegion: mapRect.region, interactionModes: interactionModes,
      showsUserLocation: showsUserLocation,
      annotationItems: annotationItems, annotationContent: annotationContent)
  }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(initial: initialPosition, interactionModes, content()._parts) }

  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(position: position, interactionModes, content()._parts) }

  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(
      initial: initialPosition, interactionModes, content()._parts,
      selection: MapSelectionBinding(selection))
  }

  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(
      position: position, interactionModes, content()._parts, selection: MapSelectionBinding(selection))
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(initial: initialPosition, interactionModes, []) }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(position: position, interactionModes, []) }

  public var body: some View {
    MapScreen(
      region: region, position: position,
      wanted: region?.wrappedValue ?? position?.wrappedValue.shownRegion ?? initial.shownRegion,
      modes: modes, parts: parts, showsUser: showsUser, selection: selection, settings: settings)
  }
}

/// A binding to the tag of the selected annotation.
@MainActor
struct MapSelectionBinding {
  let get: () -> AnyHashable?
  let set: (AnyHashable?) -> Void

  init<V: Hashable>(_ binding: Binding<V?>) {
    get = { binding.wrappedValue.map(AnyHashable.init) }
    set = { binding.wrappedValue = $0?.base as? V }
  }
}

extension Binding<MKMapRect> {
  /// The region of the rectangle.
  fileprivate var region: Binding<MKCoordinateRegion> {
    Binding<MKCoordinateRegion> {
      MKCoordinateRegion(wrappedValue)
    } set: { region in
      let (center, span) = (region.center, region.span)
      let corner = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2))
      let opposite = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
      wrappedValue = MKMapRect(
        x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
    }
  }
}
