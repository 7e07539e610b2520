import SwiftUI

/// The scales and the plot area of a chart.
@preconcurrency @MainActor
public struct ChartProxy {
  let geometry: ChartGeometry
  let plotAnchor: Anchor<CGRect>?
  let configuration: ChartConfiguration

  /// The size of the plot area, in points.
  public var plotSize: CGSize { geometry.plot.size }
  public var plotAreaSize: CGSize { geometry.plot.size }
  /// The frame of the plot area, for a geometry reader's subscript.
  public var plotFrame: Anchor<CGRect>? { plotAnchor }
  public var plotContainerFrame: Anchor<CGRect>? { plotAnchor }
  /// The frame of the plot area, for a geometry reader's subscript. Only for charts on the screen.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotAnchor else { fatalError("The chart is not laid out") }
    return plotAnchor
  }

  // MARK: Positions

  /// Returns the position of a value in the plot area, in points.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x.position(value.datum) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y.position(value.datum) }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns the band of a category or the position of a value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    Self.range(geometry.x, value.datum)
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    Self.range(geometry.y, value.datum)
  }
  private static func range(_ scale: PlotScale, _ datum: _PlotDatum) -> ClosedRange<CGFloat>? {
    guard let middle = scale.position(datum) else { return nil }
    let half = scale.isCategory ? scale.bandWidth / 2 : 0
    return (middle - half)...(middle + half)
  }

  // MARK: Values

  /// Returns the value at a position in the plot area.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.x.datum(at: position).flatMap { P(datum: $0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.y.datum(at: position).flatMap { P(datum: $0) }
  }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self)
    -> (X, Y)?
  {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// Returns the angle of a position around the middle of the plot area, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
    return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
  }
  /// Returns the value of the sectors at an angle: the sum of all before it.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    geometry.angularTotal > 0
      ? P(datum: .number(angle.radians / (2 * .pi) * geometry.angularTotal)) : nil
  }

  // MARK: Styles

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    geometry.styles.foregroundDomain.contains(value.datum) ? geometry.styles.style(value.datum) : nil
  }

  // MARK: Selection

  /// Sets the selected value along x from a position in the plot area.
  public func selectXValue(at x: CGFloat) { configuration.x.select?(geometry.x.datum(at: x)) }
  public func selectYValue(at y: CGFloat) { configuration.y.select?(geometry.y.datum(at: y)) }
  public func selectAngleValue(at angle: Angle) {
    configuration.selectAngle?(
      geometry.angularTotal > 0 ? .number(angle.radians / (2 * .pi) * geometry.angularTotal) : nil)
  }
  public func selectXRange(from x0: CGFloat, to x1: CGFloat) {
    Self.select(configuration.x, geometry.x, x0, x1)
  }
  public func selectYRange(from y0: CGFloat, to y1: CGFloat) {
    Self.select(configuration.y, geometry.y, y0, y1)
  }
  private static func select(
    _ settings: ChartConfiguration.AxisSettings, _ scale: PlotScale, _ a: CGFloat, _ b: CGFloat
  ) {
    guard let from = scale.datum(at: a), let to = scale.datum(at: b) else { return }
    settings.selectRange?(from, to)
  }
}
