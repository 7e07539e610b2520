import Foundation

/// Quartz' calibrated color space with a gamma of 1.8, in which gradients without a color space mix their colors.
package enum GenericRGB {
  /// The number of parts of a transition, which are linear in sRGB.
  private static let parts = 24

  /// A location from 0 to 1 and a color in sRGB with alpha last.
  package typealias Stop = (location: Double, color: SIMD4<Double>)

  /// Adds stops so that colors mixed in sRGB between them equal those mixed in Generic RGB.
  ///
  /// Colors that Generic RGB lacks become the nearest ones, so that pure red is drawn as (255, 38, 0).
  package static func stops(between stops: [Stop]) -> [Stop] {
    let colors = stops.map { components(of: $0.color) }
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      guard index + 1 < stops.count, stops[index + 1].location > stop.location else {
        result.append((stop.location, color(colors[index])))
        continue
      }
      let count = colors[index] == colors[index + 1] ? 1 : parts
      for part in 0..<count {
        let f = Double(part) / Double(count)
        let location = stop.location + (stops[index + 1].location - stop.location) * f
        result.append((location, color(colors[index] + (colors[index + 1] - colors[index]) * f)))
      }
    }
    return result
  }

  /// The components in Generic RGB, with alpha last.
  private static func components(of color: SIMD4<Double>) -> SIMD4<Double> {
    let linear = SIMD3(decodeGamma(color.x), decodeGamma(color.y), decodeGamma(color.z))
    func component(_ row: SIMD3<Double>) -> Double { pow(min(max((row * linear).sum(), 0), 1), 1 / 1.8) }
    return SIMD4(component(fromSRGB.0), component(fromSRGB.1), component(fromSRGB.2), color.w)
  }

  private static func color(_ c: SIMD4<Double>) -> SIMD4<Double> {
    let linear = SIMD3(pow(c.x, 1.8), pow(c.y, 1.8), pow(c.z, 1.8))
    func component(_ row: SIMD3<Double>) -> Double { encodeGamma(min(max((row * linear).sum(), 0), 1)) }
    return SIMD4(component(toSRGB.0), component(toSRGB.1), component(toSRGB.2), c.w)
  }

  // The rows of the matrices between linear components, from the primaries of both ICC profiles.
  private static let fromSRGB = (
    SIMD3(0.975944, 0.028539, -0.003760),
    SIMD3(-0.021449, 1.052438, -0.031975),
    SIMD3(0.001940, 0.002073, 0.996549)
  )
  private static let toSRGB = (
    SIMD3(1.024032, -0.027775, 0.002972),
    SIMD3(0.020808, 0.949550, 0.030545),
    SIMD3(-0.002037, -0.001921, 1.003393)
  )
}
