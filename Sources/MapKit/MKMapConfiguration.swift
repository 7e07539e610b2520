// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

import Foundation

/// The kind of a map.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  /// Has no effect: maps are flat.
  open var elevationStyle = ElevationStyle.flat
}

/// A map with streets and names, of which a graticule is drawn.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  /// Has no effect.
  open var emphasisStyle = EmphasisStyle.default
  open var showsTraffic = false
  /// Has no effect: maps show no places of their own.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public override init() {}
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}

/// A map of pictures with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  open var showsTraffic = false
  /// Has no effect: maps show no places of their own.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public override init() {}
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map of pictures.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public override init() {}
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
