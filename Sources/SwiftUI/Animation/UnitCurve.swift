/// A timing curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(Float, Float, Float, Float)
    case circularIn, circularOut, circularInOut
  }
  private let kind: Kind

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        Float(startControlPoint.x), Float(startControlPoint.y), Float(endControlPoint.x),
        Float(endControlPoint.y)))
  }
  public static let linear = UnitCurve(kind: .bezier(0, 0, 1, 1))
  public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
  public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
  public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
  public static var easeInEaseOut: UnitCurve { easeInOut }
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  var controlPoints: (Double, Double, Double, Double)? {
    guard case .bezier(let x1, let y1, let x2, let y2) = kind else { return nil }
    return (Double(x1), Double(y1), Double(x2), Double(y2))
  }

  /// The curve with progress and value exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(kind: .bezier(y1, x1, y2, x2))
    case .circularIn: UnitCurve(kind: .circularOut)
    case .circularOut: UnitCurve(kind: .circularIn)
    // The inverse is not a circular curve; this Bézier curve is within 0.03 of it.
    case .circularInOut: UnitCurve(kind: .bezier(0.13, 0.78, 0.87, 0.22))
    }
  }
  /// The value at a progress from 0 to 1.
  public func value(at progress: Double) -> Double {
    let t = max(0, min(1, progress))
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      return CAMediaTimingFunction(controlPoints: x1, y1, x2, y2).value(at: t)
    case .circularIn: return 1 - (1 - t * t).squareRoot()
    case .circularOut: return (1 - (t - 1) * (t - 1)).squareRoot()
    case .circularInOut:
      return t < 0.5
        ? (1 - (1 - 4 * t * t).squareRoot()) / 2
        : ((1 - (2 - 2 * t) * (2 - 2 * t)).squareRoot() + 1) / 2
    }
  }
  /// The slope at a progress from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let t = max(0, min(1, progress))
    func slopeOfCircle(_ t: Double) -> Double { t / (1 - t * t).squareRoot() }
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      return CAMediaTimingFunction(controlPoints: x1, y1, x2, y2).slope(at: t)
    case .circularIn: return slopeOfCircle(t)
    case .circularOut: return slopeOfCircle(1 - t)
    case .circularInOut: return slopeOfCircle(2 * min(t, 1 - t))
    }
  }
}
