import Foundation

/// Distances on the ellipsoid of WGS 84.
enum Geodesic {
  /// Meters.
  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  /// Mean radius in meters, for nearly antipodal points.
  private static let meanRadius = 6_371_008.8

  /// The length of the shortest line between two positions, by Vincenty's inverse formula (Survey Review 23, 1975), with an error
  /// below a millimetre. Nearly antipodal points, for which it does not converge, are measured on a sphere.
  static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> CLLocationDistance {
    let radians = Double.pi / 180
    let f = flattening
    let polarRadius = equatorialRadius * (1 - f)
    let difference = (to.longitude - from.longitude) * radians
    let u1 = atan((1 - f) * tan(from.latitude * radians))
    let u2 = atan((1 - f) * tan(to.latitude * radians))
    let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = difference
    for _ in 0..<200 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let x = cos2 * sinLambda
      let y = cos1 * sin2 - sin1 * cos2 * cosLambda
      let sinSigma = (x * x + y * y).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sinLambda / sinSigma
      let squaredCosAlpha = 1 - sinAlpha * sinAlpha
      // On the equator the squared cosine is zero.
      let middle = squaredCosAlpha == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / squaredCosAlpha
      let c = f / 16 * squaredCosAlpha * (4 + f * (4 - 3 * squaredCosAlpha))
      let previous = lambda
      let bracket = middle + c * cosSigma * (2 * middle * middle - 1)
      lambda = difference + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * bracket)
      guard abs(lambda - previous) < 1e-12 else { continue }
      let squaredU =
        squaredCosAlpha * (equatorialRadius * equatorialRadius - polarRadius * polarRadius)
        / (polarRadius * polarRadius)
      let a = 1 + squaredU / 16384 * (4096 + squaredU * (-768 + squaredU * (320 - 175 * squaredU)))
      let b = squaredU / 1024 * (256 + squaredU * (-128 + squaredU * (74 - 47 * squaredU)))
      let inner =
        cosSigma * (2 * middle * middle - 1)
        - b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
      return polarRadius * a * (sigma - b * sinSigma * (middle + b / 4 * inner))
    }
    return sphericalDistance(from, to)
  }

  private static func sphericalDistance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D)
    -> Double
  {
    let radians = Double.pi / 180
    let latitude = sin((to.latitude - from.latitude) * radians / 2)
    let longitude = sin((to.longitude - from.longitude) * radians / 2)
    let h =
      latitude * latitude + cos(from.latitude * radians) * cos(to.latitude * radians) * longitude * longitude
    return 2 * meanRadius * asin(min(1, h.squareRoot()))
  }
}
