/// A smooth transition between colors.
public final class CGGradient: Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: CGColor
  }

  /// Sorted by location.
  package let stops: [Stop]

  /// The colors between which sRGB is linear, with alpha last.
  let drawnStops: [GenericRGB.Stop]

  package init(stops: [Stop], mixesInGenericRGB: Bool = false) {
    let sorted = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    let plain = sorted.map { stop -> GenericRGB.Stop in
      let c = stop.color.rgba
      return (stop.location, SIMD4(c.r, c.g, c.b, c.a))
    }
    self.stops = sorted
    drawnStops = mixesInGenericRGB ? GenericRGB.stops(between: plain) : plain
  }

  /// Creates a gradient of `CGColor`s, evenly spaced from 0 to 1 if no locations are given.
  ///
  /// Without a color space, "each color will be converted to and drawn in the GenericRGB color space" (CGGradient.h).
  ///
  /// Returns `nil` if the array is empty or contains anything else.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(colors: colors, locations: locations, mixesInGenericRGB: space == nil)
  }

  /// Creates a gradient of `count` colors, given as components of `space` with alpha last.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    self.init(colors: colors, locations: locations)
  }

  private convenience init?(
    colors: [CGColor], locations: UnsafePointer<CGFloat>?, mixesInGenericRGB: Bool = false
  ) {
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { index, color in
        Stop(location: locations.map { Double($0[index]) } ?? Double(index) / last, color: color)
      }, mixesInGenericRGB: mixesInGenericRGB)
  }
}
