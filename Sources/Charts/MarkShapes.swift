import SwiftUI

/// A drawn part of a mark.
struct MarkShape {
  /// The mark with the style; the first of a line or an area.
  let mark: Int
  let path: Path
  /// The style of the line; `nil` for a filled path.
  let stroke: StrokeStyle?
  let zIndex: Double
}

/// Builds the shapes of marks in the plot area.
@MainActor
struct MarkShapes {
  private let geometry: ChartGeometry
  private let plot: CGSize
  private(set) var frames: [CGRect?]
  private(set) var shapes: [MarkShape] = []

  private struct SeriesKey: Hashable {
    let isArea: Bool
    let series: _PlotDatum?
    let foreground: StyleKey?
    let symbol: StyleKey?
    let line: StyleKey?
    let position: StyleKey?
  }

  init(_ geometry: ChartGeometry) {
    self.geometry = geometry
    plot = geometry.plot.size
    frames = Array(repeating: nil, count: geometry.marks.count)
  }

  mutating func build() {
    var series: [SeriesKey: [Int]] = [:]
    var angle = 0.0
    for (index, mark) in geometry.marks.enumerated() {
      switch mark.kind {
      case .line, .area: series[key(mark), default: []].append(index)
      default: break
      }
    }
    for (index, mark) in geometry.marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        // The whole series is drawn in the place of its first mark.
        let key = key(mark)
        guard let indices = series.removeValue(forKey: key) else { continue }
        if key.isArea { addArea(indices) } else { addLine(indices) }
      case .bar, .rectangle: addBar(index, mark)
      case .point: addPoint(index, mark)
      case .rule: addRule(index, mark)
      case .sector(let sector): addSector(index, mark, sector, &angle)
      }
    }
  }

  private mutating func add(_ index: Int, _ path: Path, _ stroke: StrokeStyle? = nil) {
    shapes.append(
      MarkShape(mark: index, path: path, stroke: stroke, zIndex: geometry.marks[index].style.zIndex ?? 0))
  }

  private func key(_ mark: Mark) -> SeriesKey {
    var key: (StyleKey?, StyleKey?, StyleKey?)
    if case .key(let found)? = mark.style.foreground { key.0 = found }
    if case .key(let found)? = mark.style.symbol { key.1 = found }
    if case .key(let found)? = mark.style.line { key.2 = found }
    var isArea = false
    if case .area = mark.kind { isArea = true }
    return SeriesKey(
      isArea: isArea, series: mark.series, foreground: key.0, symbol: key.1, line: key.2,
      position: mark.style.position?.key)
  }

  // MARK: Positions

  /// The range of a mark along an axis, in points.
  private func range(_ index: Int, _ axis: Axis) -> (lower: CGFloat, upper: CGFloat)? {
    guard let range = plainRange(index, axis) else { return nil }
    let mark = geometry.marks[index]
    let ends = mark.style.endOffsets
    let (start, end) = axis == .horizontal ? (ends.leading, ends.trailing) : (ends.top, ends.bottom)
    if start == 0, end == 0 { return range }
    // Values grow upwards; distances in points grow downwards.
    let isUpwards: Bool
    switch axis == .horizontal ? mark.x : mark.y {
    case .points, .point: isUpwards = false
    case .value, .range, .bin: isUpwards = axis == .vertical
    }
    let (a, b) = isUpwards ? (end, start) : (start, end)
    return (min(range.lower + a, range.upper + b), max(range.lower + a, range.upper + b))
  }

  /// The extent without the offsets of its ends.
  private func plainRange(_ index: Int, _ axis: Axis) -> (lower: CGFloat, upper: CGFloat)? {
    let mark = geometry.marks[index]
    let scale = geometry.scale(axis)
    let length = axis == .horizontal ? plot.width : plot.height
    if geometry.stacks.axes[index] == axis, let range = geometry.stacks.ranges[index] {
      guard let a = scale.position(range.lowerBound), let b = scale.position(range.upperBound) else {
        // A logarithmic scale has no zero.
        guard let b = scale.position(range.upperBound) else { return nil }
        return (min(scale.start, b), max(scale.start, b))
      }
      return (min(a, b), max(a, b))
    }
    switch axis == .horizontal ? mark.x : mark.y {
    case .range(let lower, let upper):
      guard let a = scale.position(lower), let b = scale.position(upper) else { return nil }
      return (min(a, b), max(a, b))
    case .points(let start, let end): return (start ?? 0, end ?? length)
    case .point(let point): return (point ?? length / 2, point ?? length / 2)
    case .bin(let lower, let upper):
      guard let a = scale.position(lower), let b = scale.position(upper) else { return nil }
      let band = abs(b - a)
      let automatic = isRectangle(mark) ? band : lower.isNumber ? max(1, band - 2) : band * 0.8
      return slot(mark, axis, (a + b) / 2, band, automatic)
    case .value(let datum):
      guard let middle = scale.position(datum) else { return nil }
      let band = scale.isCategory ? scale.bandWidth : continuousBand(axis, scale)
      return slot(mark, axis, middle, band, isRectangle(mark) ? band : band * 0.65)
    }
  }

  private func isRectangle(_ mark: Mark) -> Bool {
    if case .rectangle = mark.kind { true } else { false }
  }

  /// The distance of adjacent bars on a continuous axis; at most that of a few bars.
  private func continuousBand(_ axis: Axis, _ scale: PlotScale) -> CGFloat {
    var values = Set<Double>()
    for mark in geometry.marks {
      switch mark.kind {
      case .bar, .rectangle:
        if case .value(let datum) = axis == .horizontal ? mark.x : mark.y, let number = datum.scalar {
          values.insert(number)
        }
      default: break
      }
    }
    let sorted = values.sorted()
    let gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
    guard let gap, let first = sorted.first, let a = scale.position(first),
      let b = scale.position(first + gap)
    else { return min(24, abs(scale.end - scale.start)) }
    return abs(b - a)
  }

  /// The range of a bar in its band.
  private func slot(_ mark: Mark, _ axis: Axis, _ middle: CGFloat, _ band: CGFloat, _ automatic: CGFloat)
    -> (lower: CGFloat, upper: CGFloat)
  {
    let dimension = axis == .horizontal ? mark.width : mark.height
    guard let position = mark.style.position, position.axis == nil || position.axis == axis else {
      let length = dimension.length(of: band, automatic: automatic)
      return (middle - length / 2, middle + length / 2)
    }
    let (index, count) = geometry.styles.place(of: position.key)
    let span = position.span.length(of: band, automatic: band * 0.8)
    let part = span / CGFloat(count)
    let center = middle - span / 2 + part * (CGFloat(index) + 0.5)
    let length = dimension.length(of: part, automatic: part * 0.9)
    return (center - length / 2, center + length / 2)
  }

  /// The point of a mark along an axis: the middle of bins and bands, the end of stacked values.
  private func point(_ index: Int, _ axis: Axis) -> CGFloat? {
    let mark = geometry.marks[index]
    let scale = geometry.scale(axis)
    if geometry.stacks.axes[index] == axis, let range = geometry.stacks.ranges[index] {
      return scale.position(range.upperBound)
    }
    switch axis == .horizontal ? mark.x : mark.y {
    case .value(let datum):
      guard let middle = scale.position(datum) else { return nil }
      guard let position = mark.style.position, scale.isCategory,
        position.axis == nil || position.axis == axis
      else { return middle }
      let (index, count) = geometry.styles.place(of: position.key)
      let span = position.span.length(of: scale.bandWidth, automatic: scale.bandWidth * 0.8)
      return middle - span / 2 + span / CGFloat(count) * (CGFloat(index) + 0.5)
    case .bin(let lower, let upper), .range(let lower, let upper):
      guard let a = scale.position(lower), let b = scale.position(upper) else { return nil }
      return (a + b) / 2
    case .point(let point): return point ?? (axis == .horizontal ? plot.width : plot.height) / 2
    case .points: return nil
    }
  }

  private func point(_ index: Int) -> CGPoint? {
    guard let x = point(index, .horizontal), let y = point(index, .vertical) else { return nil }
    let offset = geometry.marks[index].style.offset
    return CGPoint(x: x + offset.width, y: y + offset.height)
  }

  // MARK: Marks

  private mutating func addBar(_ index: Int, _ mark: Mark) {
    guard let x = range(index, .horizontal), let y = range(index, .vertical) else { return }
    let frame = CGRect(x: x.lower, y: y.lower, width: x.upper - x.lower, height: y.upper - y.lower)
      .offsetBy(dx: mark.style.offset.width, dy: mark.style.offset.height)
    frames[index] = frame
    guard frame.width > 0, frame.height > 0 else { return }
    var path = Path(frame)
    if let radii = mark.style.cornerRadii {
      let largest = min(frame.width, frame.height) / 2
      path = UnevenRoundedRectangle(
        topLeadingRadius: min(radii.topLeading, largest),
        bottomLeadingRadius: min(radii.bottomLeading, largest),
        bottomTrailingRadius: min(radii.bottomTrailing, largest),
        topTrailingRadius: min(radii.topTrailing, largest)
      ).path(in: frame)
    } else if let clip = mark.style.clip {
      path = clip.path(in: frame)
    }
    add(index, path)
  }

  private mutating func addPoint(_ index: Int, _ mark: Mark) {
    guard let point = point(index) else { return }
    let size = geometry.styles.symbolSize(of: mark)
    let frame = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    frames[index] = frame
    if case .view? = mark.style.symbol { return }
    let shape = geometry.styles.symbol(of: mark) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
    add(index, shape.path(in: frame))
  }

  private mutating func addRule(_ index: Int, _ mark: Mark) {
    let isVertical: Bool
    switch (mark.x, mark.y) {
    case (.points, _), (.range, _): isVertical = false
    default: isVertical = true
    }
    let axis: Axis = isVertical ? .vertical : .horizontal
    guard let place = point(index, isVertical ? .horizontal : .vertical), let range = range(index, axis)
    else {
      return
    }
    let offset = mark.style.offset
    let frame =
      (isVertical
      ? CGRect(x: place, y: range.lower, width: 0, height: range.upper - range.lower)
      : CGRect(x: range.lower, y: place, width: range.upper - range.lower, height: 0))
      .offsetBy(dx: offset.width, dy: offset.height)
    frames[index] = frame
    let path = Path {
      $0.move(to: CGPoint(x: frame.minX, y: frame.minY))
      $0.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    }
    add(index, path, geometry.styles.stroke(of: mark, width: 1))
  }

  private mutating func addSector(_ index: Int, _ mark: Mark, _ sector: Mark.Sector, _ angle: inout Double) {
    let value = abs(mark.x.data.first?.scalar ?? 0)
    guard geometry.angularTotal > 0 else { return }
    let (start, end) = (angle / geometry.angularTotal, (angle + value) / geometry.angularTotal)
    angle += value
    let radius = min(plot.width, plot.height) / 2
    func length(_ dimension: MarkDimension, _ automatic: CGFloat) -> CGFloat {
      if case .inset(let inset) = dimension.value { return max(0, radius - inset) }
      return dimension.length(of: radius, automatic: automatic)
    }
    let outer = length(sector.outerRadius, radius)
    let shape = SectorShape(
      center: CGPoint(
        x: plot.width / 2 + mark.style.offset.width, y: plot.height / 2 + mark.style.offset.height),
      innerRadius: min(outer, length(sector.innerRadius, 0)), outerRadius: outer,
      start: CGFloat(start) * 2 * .pi, end: CGFloat(end) * 2 * .pi, inset: sector.angularInset,
      cornerRadius: mark.style.cornerRadii?.topLeading ?? 0)
    let middle = shape.middle
    frames[index] = CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
    add(index, shape.path)
  }

  private mutating func addLine(_ indices: [Int]) {
    let found = indices.compactMap { index in point(index).map { (index, $0) } }
    guard let first = found.first else { return }
    for (index, point) in found { frames[index] = CGRect(origin: point, size: .zero) }
    let mark = geometry.marks[first.0]
    let points = found.map(\.1)
    let path = Path { path in
      path.move(to: points[0])
      Curve.add(points, mark.style.interpolation ?? .linear, to: &path)
    }
    add(first.0, path, geometry.styles.stroke(of: mark, width: 2))
    for (index, point) in found {
      let mark = geometry.marks[index]
      guard let symbol = geometry.styles.symbol(of: mark) else { continue }
      let size = geometry.styles.symbolSize(of: mark)
      add(
        index,
        symbol.path(
          in: CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        ))
    }
  }

  private mutating func addArea(_ indices: [Int]) {
    guard let first = indices.first else { return }
    let mark = geometry.marks[first]
    var isHorizontal = geometry.stacks.axes[first] == .horizontal
    if case .range = mark.x { isHorizontal = true }
    var near: [CGPoint] = []
    var far: [CGPoint] = []
    for index in indices {
      guard let place = point(index, isHorizontal ? .vertical : .horizontal),
        let range = range(index, isHorizontal ? .horizontal : .vertical)
      else { continue }
      let offset = geometry.marks[index].style.offset
      func edge(_ value: CGFloat) -> CGPoint {
        CGPoint(
          x: (isHorizontal ? value : place) + offset.width, y: (isHorizontal ? place : value) + offset.height)
      }
      far.append(edge(range.lower))
      near.append(edge(range.upper))
      frames[index] = CGRect(
        x: min(far.last!.x, near.last!.x), y: min(far.last!.y, near.last!.y),
        width: abs(far.last!.x - near.last!.x), height: abs(far.last!.y - near.last!.y))
    }
    guard !near.isEmpty else { return }
    let method = mark.style.interpolation ?? .linear
    let path = Path { path in
      path.move(to: far[0])
      Curve.add(far, method, to: &path)
      let back = Array(near.reversed())
      path.addLine(to: back[0])
      Curve.add(back, method, to: &path)
      path.closeSubpath()
    }
    add(first, path)
  }
}

extension _PlotDatum {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
