import SwiftUI

/// The viewpoint of a map. Heading and pitch are kept and not drawn.
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Meters.
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  @MainActor
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }

  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
    lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
      && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude && lhs.distance == rhs.distance
      && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }

  /// The region that the camera shows: its lens sees about 30 degrees.
  var region: MKCoordinateRegion {
    let extent = distance * 0.536
    return MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: extent, longitudinalMeters: extent)
  }
}

/// The part of a map that is visible.
public struct MapCameraPosition: Equatable, Sendable {
  private enum Kind: Sendable {
    case automatic, user(followsHeading: Bool)
    case camera(MapCamera)
    case region(MKCoordinateRegion)
  }
  private let kind: Kind
  private let fallbackRegion: MKCoordinateRegion?

  private init(_ kind: Kind, fallback: MKCoordinateRegion? = nil) {
    self.kind = kind
    fallbackRegion = fallback
  }

  public static let automatic = MapCameraPosition(.automatic)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region))
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(.region(MKCoordinateRegion(rect)))
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// The place of the device, or the fallback until it is known.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
    -> MapCameraPosition
  { MapCameraPosition(.user(followsHeading: followsHeading), fallback: fallback.shownRegion) }

  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
  public var followsUserHeading: Bool { if case .user(true) = kind { true } else { false } }
  /// Whether the person moved the map. Differs from iOS: a moved map has a region.
  public var positionedByUser: Bool { false }

  /// The region to show; nil to fit the content.
  var shownRegion: MKCoordinateRegion? {
    switch kind {
    case .automatic: nil
    case .user: fallbackRegion
    case .camera(let camera): camera.region
    case .region(let region): region
    }
  }

  public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.automatic, .automatic): true
    case (.user(let a), .user(let b)): a == b
    case (.camera(let a), .camera(let b)): a == b
    case (.region(let a), .region(let b)): a.isSame(b)
    default: false
    }
  }
}

extension MKCoordinateRegion {
  func isSame(_ other: MKCoordinateRegion?) -> Bool {
    guard let other else { return false }
    return center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta && span.longitudeDelta == other.span.longitudeDelta
  }
}

/// The limits of a map's camera. Without effect, except that they can be given.
public struct MapCameraBounds: Sendable {
  let region: MKCoordinateRegion?
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    region = centerCoordinateBounds
  }
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    region = MKCoordinateRegion(centerCoordinateBounds)
  }
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { region = nil }
}

/// When changes of a map's camera are reported.
public enum MapCameraUpdateFrequency: Hashable, Sendable { case onEnd, continuous }

/// The camera of a map after a change.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
