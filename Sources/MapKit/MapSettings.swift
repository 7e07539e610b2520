import SwiftUI

/// The settings that modifiers of a map give to it.
struct MapSettings: Sendable {
  var style = MapStyle.standard
  var didChangeCamera: (@MainActor @Sendable (MapCameraUpdateContext) -> Void)?
  var proxy: MapProxyReference?
  /// The reference that a keyframe animator moves the map with.
  var animated: MapProxyReference?
}

private struct MapSettingsKey: EnvironmentKey {
  static let defaultValue = MapSettings()
}

extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
}

/// The appearance of a map. Pictures of the earth are drawn as the graticule, too.
public struct MapStyle: Sendable {
  /// The height of the ground. Without effect.
  public struct Elevation: Sendable, Hashable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }
  /// The strength of colors. Without effect.
  public struct StandardEmphasis: Sendable, Hashable {
    public static let automatic = StandardEmphasis()
    public static let muted = StandardEmphasis()
  }

  let mapType: MKMapType

  public static let standard = MapStyle(mapType: .standard)
  public static let imagery = MapStyle(mapType: .satellite)
  public static let hybrid = MapStyle(mapType: .hybrid)

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  public static func imagery(elevation: Elevation) -> MapStyle { .imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// The kinds of places that a map shows. It shows none.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    .all
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    .all
  }
}

/// The map that a `MapReader` contains.
// Read and written on the main actor.
final class MapProxyReference: @unchecked Sendable {
  weak var map: MKMapView?
}

/// Converts between places and points of a map.
@MainActor
public struct MapProxy {
  let reference: MapProxyReference

  /// The place at a point of a coordinate space; nil before the map is shown. Points are those of the map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let map = reference.map else { return nil }
    return map.convert(isGlobal(space) ? map.convert(point, from: nil) : point, toCoordinateFrom: map)
  }

  /// The point of a place in a coordinate space; nil before the map is shown.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  {
    guard let map = reference.map else { return nil }
    let point = map.convert(coordinate, toPointTo: map)
    return isGlobal(space) ? map.convert(point, to: nil) : point
  }

  private func isGlobal(_ space: some CoordinateSpaceProtocol) -> Bool { space.coordinateSpace == .global }

  public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
    let meters = region.span.latitudeDelta * 111_000
    return MapCamera(centerCoordinate: region.center, distance: meters / 0.536)
  }
}

/// A view that gives its content a proxy of the map in it.
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var reference = MapProxyReference()
  @Environment(\.mapSettings) private var settings

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(reference: reference)).transformEnvironment(\.mapSettings) { $0.proxy = reference }
  }
}

extension View {
  /// The appearance of maps in the view.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapSettings) { $0.style = style }
  }

  /// Reports the camera of a map after it has changed.
  @preconcurrency
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping @MainActor @Sendable (MapCameraUpdateContext) -> Void
  ) -> some View { transformEnvironment(\.mapSettings) { $0.didChangeCamera = action } }
  @preconcurrency
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }

  /// Shows controls at the top trailing corner of a map.
  nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    overlay(alignment: .topTrailing) { VStack(spacing: 8) { content() }.padding(8) }
  }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// The coordinate space of a map's controls. Without effect: controls are inside their map.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A button that shows the place of the device. Differs from iOS: the map is found by its scope only where a reader is around it.
@MainActor @preconcurrency
public struct MapUserLocationButton: View {
  @Environment(\.mapSettings) private var settings
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    Button {
      settings.proxy?.map?.setUserTrackingMode(.follow, animated: true)
    } label: {
      Image(systemName: "location").frame(width: 44, height: 44)
    }
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A compass, which is hidden because north is at the top.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A scale, which is hidden as that of a map at rest.
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A toggle of the pitch, which is hidden because maps are flat.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
