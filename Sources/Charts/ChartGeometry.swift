import SwiftUI

/// The scales, axes and marks of a chart at a size.
@MainActor
struct ChartGeometry {
  let size: CGSize
  let styles: StyleScales
  let stacks: MarkStacks
  let marks: [Mark]
  /// The plot area in the chart.
  private(set) var plot: CGRect
  /// The part of the plot area that is visible; smaller than the plot area of a chart that scrolls.
  private(set) var viewport: CGRect
  private(set) var x: PlotScale
  private(set) var y: PlotScale
  private(set) var xAxis: AxisGeometry
  private(set) var yAxis: AxisGeometry
  /// The sum of all sectors.
  let angularTotal: Double
  /// The frame of each mark in the plot area.
  private(set) var frames: [CGRect?] = []
  private(set) var shapes: [MarkShape] = []

  init(
    _ marks: [Mark], _ configuration: ChartConfiguration, _ environment: EnvironmentValues, size: CGSize
  ) {
    self.size = size
    self.marks = marks
    styles = StyleScales(marks, configuration, environment)
    stacks = MarkStacks(marks)
    angularTotal = marks.reduce(0) { $1.isSector ? $0 + abs($1.x.data.first?.scalar ?? 0) : $0 }

    let hasPositions = marks.contains { !$0.isSector }
    let xDomain = ChartDomain(.horizontal, marks, stacks, configuration.x, length: size.width - 40)
    let yDomain = ChartDomain(.vertical, marks, stacks, configuration.y, length: size.height - 24)
    let showsX = hasPositions && configuration.x.visibility != .hidden && !xDomain.isEmpty
    let showsY = hasPositions && configuration.y.visibility != .hidden && !yDomain.isEmpty
    xAxis = AxisGeometry(.horizontal, xDomain, configuration.x, environment, isVisible: showsX)
    yAxis = AxisGeometry(.vertical, yDomain, configuration.y, environment, isVisible: showsY)

    var insets = EdgeInsets()
    insets.leading = yAxis.thickness(.leading)
    insets.trailing = yAxis.thickness(.trailing)
    insets.top = max(xAxis.thickness(.leading), yAxis.overhang)
    insets.bottom = max(xAxis.thickness(.trailing), yAxis.overhang)
    viewport = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    plot = viewport
    plot.size.width *= xDomain.magnification(configuration.x)
    plot.size.height *= yDomain.magnification(configuration.y)
    x = xDomain.scale(configuration.x, plot.width, isFlipped: false)
    y = yDomain.scale(configuration.y, plot.height, isFlipped: true)
    xAxis.place(x, plot, viewport, chart: size)
    yAxis.place(y, plot, viewport, chart: size)
    var builder = MarkShapes(self)
    builder.build()
    frames = builder.frames
    shapes = builder.shapes.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  func scale(_ axis: Axis) -> PlotScale { axis == .horizontal ? x : y }
}
