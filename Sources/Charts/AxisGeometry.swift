import SwiftUI

/// The lines and labels of an axis.
@MainActor
struct AxisGeometry {
  /// The side of the plot area: left or top, right or bottom.
  enum Side { case leading, trailing }

  struct Label {
    let content: AxisLabelContent
    let frame: CGRect
    let style: AnyShapeStyle?
    let font: Font
  }
  struct Line {
    let from: CGPoint
    let to: CGPoint
    let style: AnyShapeStyle?
    let stroke: StrokeStyle
  }

  private struct Mark {
    let datum: _PlotDatum
    let elements: [AxisElement]
    let sizes: [CGSize]
  }
  private struct Group {
    let side: Side
    let isInset: Bool
    let marks: [Mark]
    let thickness: CGFloat
  }

  static let labelFont = Font.caption2
  private static let spacing: CGFloat = 4

  private let axis: Axis
  private let groups: [Group]
  /// Half of the height of labels of a vertical axis, which exceed the plot area.
  let overhang: CGFloat
  /// In the chart's coordinates.
  private(set) var labels: [Label] = []
  /// In the chart's coordinates.
  private(set) var ticks: [Line] = []
  /// In the plot area's coordinates.
  private(set) var gridLines: [Line] = []

  init(
    _ axis: Axis, _ domain: ChartDomain, _ settings: ChartConfiguration.AxisSettings,
    _ environment: EnvironmentValues, isVisible: Bool
  ) {
    self.axis = axis
    guard isVisible else {
      (groups, overhang) = ([], 0)
      return
    }
    let automatic = _AxisGroup(
      preset: .automatic, position: .automatic,
      values: .automatic(count: nil, roundLower: nil, roundUpper: nil), marks: AxisMarks.standard(nil))
    let measurer = LabelMeasurer(environment)
    var overhang: CGFloat = 0
    groups = zip(settings.groups ?? [automatic], domain.values).map { group, values in
      let format = ValueFormat(values)
      var thickness: CGFloat = 0
      let marks = values.enumerated().map { index, datum in
        let elements = group.marks(
          AxisValue(index: index, count: values.count, datum: datum, text: format.text(datum)))
        let sizes = elements.map { element -> CGSize in
          switch element.kind {
          case .label(let content, let options):
            let size = measurer.size(content, element.font ?? Self.labelFont)
            let gap = axis == .vertical ? options.horizontalSpacing : options.verticalSpacing
            thickness = max(
              thickness, (axis == .vertical ? size.width : size.height) + (gap ?? Self.spacing))
            if axis == .vertical { overhang = max(overhang, size.height / 2) }
            return size
          case .tick(_, let length, _):
            if case .points(let points) = length.kind { thickness = max(thickness, points) }
            return .zero
          case .grid: return .zero
          }
        }
        return Mark(datum: datum, elements: elements, sizes: sizes)
      }
      let isInset = group.preset.kind == .inset
      return Group(
        side: Self.side(group.position, axis), isInset: isInset, marks: marks,
        thickness: isInset ? 0 : thickness.rounded(.up))
    }
    self.overhang = overhang.rounded(.up)
  }

  private static func side(_ position: AxisMarkPosition, _ axis: Axis) -> Side {
    switch position.place {
    case .leading, .top: .leading
    case .automatic, .trailing, .bottom: .trailing
    }
  }

  /// The width or height of the labels on a side, in points.
  func thickness(_ side: Side) -> CGFloat {
    groups.lazy.filter { $0.side == side }.map(\.thickness).max() ?? 0
  }

  // MARK: Placement

  mutating func place(_ scale: PlotScale, _ plot: CGRect, _ viewport: CGRect, chart: CGSize) {
    for group in groups {
      var lastEnd = -CGFloat.infinity
      let isScrolling = plot.size != viewport.size
      for (index, mark) in group.marks.enumerated() {
        guard let start = scale.position(mark.datum) else { continue }
        let length = axis == .horizontal ? plot.width : plot.height
        let next = index + 1 < group.marks.count ? scale.position(group.marks[index + 1].datum) : nil
        let end = next ?? scale.end
        for (element, size) in zip(mark.elements, mark.sizes) {
          switch element.kind {
          case .grid(let centered, let stroke):
            let place = centered == true && !scale.isCategory ? (start + end) / 2 : start
            guard place >= -0.5, place <= length + 0.5 else { continue }
            addGridLine(place, plot.size, stroke, element)
          case .tick(let centered, let tickLength, let stroke):
            let place = centered == true && !scale.isCategory ? (start + end) / 2 : start
            guard place >= -0.5, place <= length + 0.5 else { continue }
            addTick(place, tickLength, stroke, element, group, plot, viewport)
          case .label(let content, let options):
            let isCentered = options.centered ?? scale.isCategory
            let place = isCentered && !scale.isCategory ? (start + end) / 2 : start
            guard place >= -0.5, place <= length + 0.5 else { continue }
            // No interval follows the last value of the domain.
            if options.centered == true, !scale.isCategory, start == end { continue }
            var frame = labelFrame(place, size, options, isCentered, group, plot, viewport)
            frame.origin.x += element.offset.width
            frame.origin.y += element.offset.height
            if axis == .horizontal, options.resolution.kind != .disabled {
              if frame.minX < lastEnd { continue }
              if !isScrolling, frame.maxX > chart.width + 1 {
                guard frame.minX > chart.width - size.width - 8 || isCentered else { continue }
                // A label at the end of the axis moves inside rather than disappear, unless it would cover another.
                frame.origin.x = chart.width - size.width
                if frame.minX < lastEnd { continue }
              }
              lastEnd = frame.maxX + 4
            }
            labels.append(
              Label(
                content: content, frame: frame, style: element.style,
                font: element.font ?? Self.labelFont))
          }
        }
      }
    }
  }

  private func labelFrame(
    _ place: CGFloat, _ size: CGSize, _ options: AxisLabelOptions, _ isCentered: Bool, _ group: Group,
    _ plot: CGRect, _ viewport: CGRect
  ) -> CGRect {
    if axis == .vertical {
      let gap = options.horizontalSpacing ?? Self.spacing
      let isOutsideRight = group.side == .trailing
      let x: CGFloat
      if group.isInset {
        x = isOutsideRight ? viewport.maxX - gap - size.width : viewport.minX + gap
      } else {
        x = isOutsideRight ? viewport.maxX + gap : viewport.minX - gap - size.width
      }
      let anchor = options.anchor?.y ?? (group.isInset ? 1 : 0.5)
      return CGRect(
        x: x, y: plot.minY + place - size.height * anchor, width: size.width, height: size.height)
    }
    let gap = options.verticalSpacing ?? Self.spacing
    let y: CGFloat
    if group.isInset {
      y = group.side == .trailing ? viewport.maxY - gap - size.height : viewport.minY + gap
    } else {
      y = group.side == .trailing ? viewport.maxY + gap : viewport.minY - gap - size.height
    }
    let anchor = options.anchor?.x ?? (isCentered ? 0.5 : 0)
    let shift = anchor == 0 ? options.horizontalSpacing ?? Self.spacing : 0
    return CGRect(
      x: plot.minX + place + shift - size.width * anchor, y: y, width: size.width, height: size.height)
  }

  private mutating func addGridLine(
    _ place: CGFloat, _ size: CGSize, _ stroke: StrokeStyle?, _ element: AxisElement
  ) {
    let isVertical = axis == .horizontal
    gridLines.append(
      Line(
        from: isVertical ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place),
        to: isVertical ? CGPoint(x: place, y: size.height) : CGPoint(x: size.width, y: place),
        style: element.style, stroke: stroke ?? Self.stroke(axis)))
  }

  private mutating func addTick(
    _ place: CGFloat, _ tick: AxisTick.Length, _ stroke: StrokeStyle?, _ element: AxisElement, _ group: Group,
    _ plot: CGRect, _ viewport: CGRect
  ) {
    let length: CGFloat
    switch tick.kind {
    case .automatic: length = axis == .horizontal ? group.thickness : Self.spacing / 2
    case .points(let points): length = points
    case .label(let extra): length = group.thickness + extra
    }
    let sign: CGFloat = group.side == .trailing ? 1 : -1
    let from: CGPoint
    let to: CGPoint
    if axis == .horizontal {
      let edge = group.side == .trailing ? viewport.maxY : viewport.minY
      from = CGPoint(x: plot.minX + place, y: edge)
      to = CGPoint(x: from.x, y: edge + sign * length)
    } else {
      let edge = group.side == .trailing ? viewport.maxX : viewport.minX
      from = CGPoint(x: edge, y: plot.minY + place)
      to = CGPoint(x: edge + sign * length, y: from.y)
    }
    ticks.append(Line(from: from, to: to, style: element.style, stroke: stroke ?? Self.stroke(axis)))
  }

  /// Lines at values of x are dashed, lines at values of y are solid.
  private static func stroke(_ axis: Axis) -> StrokeStyle {
    axis == .horizontal ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5)
  }
}

/// The automatic text of an axis' values.
struct ValueFormat {
  private let date: Date.FormatStyle

  init(_ values: [_PlotDatum]) {
    let scalars = values.compactMap(\.scalar)
    let gap = zip(scalars, scalars.dropFirst()).map { abs($1 - $0) }.min() ?? 86_400
    let unit: Calendar.Component =
      switch gap {
      case 25_920_000.0...: .year
      case 2_332_800.0...: .month
      case 72_000.0...: .day
      case 3600.0...: .hour
      case 60.0...: .minute
      default: .second
      }
    date = CalendarStep(unit: unit, count: 1).format
  }

  func text(_ datum: _PlotDatum) -> String {
    switch datum {
    case .number(let number): number.formatted()
    case .date(let date): self.date.format(date)
    case .category(let category): category
    }
  }
}

/// Measures labels.
@MainActor
struct LabelMeasurer {
  private let environment: EnvironmentValues
  private let resolver: TextResolver

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    resolver = TextResolver(environment)
  }

  func size(_ content: AxisLabelContent, _ font: Font) -> CGSize {
    switch content {
    case .text(let text):
      let size = resolver.attributed(Text(verbatim: text).font(font)).size()
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    case .view(let view): return size(view.font(font))
    }
  }

  /// The ideal size of a view in the chart's environment.
  func size<V: View>(_ view: V) -> CGSize {
    let environment = environment
    let controller = UIHostingController(
      rootView: view.fixedSize().transformEnvironment(\.self) { $0 = environment })
    return controller.sizeThatFits(in: CGSize(width: 1000, height: 1000))
  }
}
