import SwiftUI

/// Content of one mark.
@preconcurrency @MainActor
public protocol _SingleMark: ChartContent where Body == Never {
  var _list: _MarkList { get }
}

extension _SingleMark {
  public func _append(to marks: inout _MarkList) { marks.marks += _list.marks }
}

extension _MarkList {
  init(_ mark: Mark) { marks = [mark] }
}

/// A bar.
public struct BarMark: _SingleMark {
  public let _list: _MarkList
  public typealias Body = Never

  private init(
    _ x: MarkPosition, _ xLabel: Text?, _ y: MarkPosition, _ yLabel: Text?,
    _ width: MarkDimension = .automatic,
    _ height: MarkDimension = .automatic, _ stacking: MarkStackingMethod = .unstacked
  ) {
    _list = _MarkList(
      Mark(
        kind: .bar(stacking), x: x, y: y, xLabel: xLabel, yLabel: yLabel, width: width, height: height))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(x.position, x.label, y.position, y.label, width, height, stacking) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.datum, xEnd.datum), xStart.label, y.position, y.label, .automatic, height)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x.position, x.label, .range(yStart.datum, yEnd.datum), yStart.label, width)
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x.position, x.label, .points(yStart, yEnd), nil, width, .automatic, stacking) }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(.points(xStart, xEnd), nil, y.position, y.label, .automatic, height, stacking) }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(.range(xStart.datum, xEnd.datum), xStart.label, .points(yStart, yEnd), nil) }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.points(xStart, xEnd), nil, .range(yStart.datum, yEnd.datum), yStart.label) }
}

/// A point of a line.
public struct LineMark: _SingleMark {
  public let _list: _MarkList
  public typealias Body = Never

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _list = _MarkList(Mark(kind: .line, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    _list = _MarkList(
      Mark(
        kind: .line, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label, series: series.datum))
  }
}

/// A point of an area's edge.
public struct AreaMark: _SingleMark {
  public let _list: _MarkList
  public typealias Body = Never

  private init(
    _ x: MarkPosition, _ xLabel: Text, _ y: MarkPosition, _ yLabel: Text, _ series: _PlotDatum? = nil,
    _ stacking: MarkStackingMethod = .unstacked
  ) {
    _list = _MarkList(
      Mark(kind: .area(stacking), x: x, y: y, xLabel: xLabel, yLabel: yLabel, series: series))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { self.init(x.position, x.label, y.position, y.label, nil, stacking) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x.position, x.label, y.position, y.label, series.datum, stacking) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(x.position, x.label, .range(yStart.datum, yEnd.datum), yStart.label) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(x.position, x.label, .range(yStart.datum, yEnd.datum), yStart.label, series.datum) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(.range(xStart.datum, xEnd.datum), xStart.label, y.position, y.label) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(.range(xStart.datum, xEnd.datum), xStart.label, y.position, y.label, series.datum) }
}

/// A symbol at a point.
public struct PointMark: _SingleMark {
  public let _list: _MarkList
  public typealias Body = Never

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _list = _MarkList(Mark(kind: .point, x: x.position, y: y.position, xLabel: x.label, yLabel: y.label))
  }
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    _list = _MarkList(Mark(kind: .point, x: x.position, y: .point(y), xLabel: x.label))
  }
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    _list = _MarkList(Mark(kind: .point, x: .point(x), y: y.position, yLabel: y.label))
  }
}

/// A straight line along an axis.
public struct RuleMark: _SingleMark {
  public let _list: _MarkList
  public typealias Body = Never

  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    _list = _MarkList(Mark(kind: .rule, x: x.position, y: .points(yStart, yEnd), xLabel: x.label))
  }
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    _list = _MarkList(Mark(kind: .rule, x: .points(xStart, xEnd), y: y.position, yLabel: y.label))
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _list = _MarkList(
      Mark(
        kind: .rule, x: x.position, y: .range(yStart.datum, yEnd.datum), xLabel: x.label, yLabel: yStart.label
      ))
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _list = _MarkList(
      Mark(
        kind: .rule, x: .range(xStart.datum, xEnd.datum), y: y.position, xLabel: xStart.label, yLabel: y.label
      ))
  }
}

/// A rectangle.
public struct RectangleMark: _SingleMark {
  public let _list: _MarkList
  public typealias Body = Never

  private init(
    _ x: MarkPosition, _ xLabel: Text?, _ y: MarkPosition, _ yLabel: Text?,
    _ width: MarkDimension = .automatic,
    _ height: MarkDimension = .automatic
  ) {
    _list = _MarkList(
      Mark(kind: .rectangle, x: x, y: y, xLabel: xLabel, yLabel: yLabel, width: width, height: height))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(x.position, x.label, y.position, y.label, width, height) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      .range(xStart.datum, xEnd.datum), xStart.label, .range(yStart.datum, yEnd.datum), yStart.label)
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(x.position, x.label, .range(yStart.datum, yEnd.datum), yStart.label, width) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(.range(xStart.datum, xEnd.datum), xStart.label, y.position, y.label, .automatic, height) }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(.range(xStart.datum, xEnd.datum), xStart.label, .points(yStart, yEnd), nil) }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.points(xStart, xEnd), nil, .range(yStart.datum, yEnd.datum), yStart.label) }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) { self.init(x.position, x.label, .points(yStart, yEnd), nil, width) }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(.points(xStart, xEnd), nil, y.position, y.label, .automatic, height) }
}

/// A sector of a pie or ring.
public struct SectorMark: _SingleMark {
  public let _list: _MarkList
  public typealias Body = Never

  /// - Parameters:
  ///   - innerRadius: The radius of the hole. A ratio is a part of the plot area's half size.
  ///   - angularInset: Half of the gap between two sectors, in points.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    _list = _MarkList(
      Mark(
        kind: .sector(
          Mark.Sector(innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)),
        x: angle.position, y: .point(nil), xLabel: angle.label))
  }
}
