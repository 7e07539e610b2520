import SwiftUI

/// The styles of the marks' keys.
@MainActor
struct StyleScales {
  let environment: EnvironmentValues
  private let configuration: ChartConfiguration
  private(set) var foregroundDomain: [_PlotDatum] = []
  private(set) var symbolDomain: [_PlotDatum] = []
  private(set) var lineDomain: [_PlotDatum] = []
  private(set) var positionDomain: [_PlotDatum] = []
  private var foregroundIndices: [_PlotDatum: Int] = [:]
  private var symbolIndices: [_PlotDatum: Int] = [:]
  private var lineIndices: [_PlotDatum: Int] = [:]
  private var sizes: ClosedRange<Double>?

  /// Colors of series, in order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ marks: [Mark], _ configuration: ChartConfiguration, _ environment: EnvironmentValues) {
    self.configuration = configuration
    self.environment = environment
    foregroundDomain = configuration.foreground.domain ?? []
    symbolDomain = configuration.symbols.domain ?? []
    lineDomain = configuration.lines.domain ?? []
    var positions = Set<_PlotDatum>()
    foregroundIndices = Self.indices(foregroundDomain)
    symbolIndices = Self.indices(symbolDomain)
    lineIndices = Self.indices(lineDomain)
    func add(_ datum: _PlotDatum, _ domain: inout [_PlotDatum], _ indices: inout [_PlotDatum: Int]) {
      guard indices[datum] == nil else { return }
      indices[datum] = domain.count
      domain.append(datum)
    }
    for mark in marks {
      if case .key(let key)? = mark.style.foreground { add(key.datum, &foregroundDomain, &foregroundIndices) }
      if case .key(let key)? = mark.style.symbol { add(key.datum, &symbolDomain, &symbolIndices) }
      if case .key(let key)? = mark.style.line { add(key.datum, &lineDomain, &lineIndices) }
      if let key = mark.style.position?.key, positions.insert(key.datum).inserted {
        positionDomain.append(key.datum)
      }
      if case .key(let key)? = mark.style.symbolSize, let number = key.datum.scalar {
        sizes = sizes.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
      }
    }
  }

  private static func indices(_ domain: [_PlotDatum]) -> [_PlotDatum: Int] {
    Dictionary(zip(domain, domain.indices), uniquingKeysWith: { first, _ in first })
  }

  // MARK: Colors

  /// The bounds of a continuous color scale, which numbers have.
  var gradientBounds: ClosedRange<Double>? {
    let numbers = foregroundDomain.map(\.scalar)
    guard !numbers.isEmpty, configuration.foreground.mapping == nil,
      numbers.allSatisfy({ $0 != nil })
    else { return nil }
    let known = numbers.compactMap { $0 }
    return (known.min() ?? 0)...(known.max() ?? 1)
  }

  /// The colors of a continuous scale, from the smallest number to the largest.
  var gradientColors: [Color] {
    let range = configuration.foreground.range?.map { Color($0.color(in: environment)) }
    return range ?? [Color.blue.mix(with: .white, by: 0.8), .blue]
  }

  func style(_ datum: _PlotDatum) -> AnyShapeStyle {
    if let style = configuration.foreground.mapping?(datum) { return style }
    if let bounds = gradientBounds, let number = datum.scalar {
      let colors = gradientColors
      let length = bounds.upperBound - bounds.lowerBound
      let place = (length == 0 ? 0 : (number - bounds.lowerBound) / length) * Double(colors.count - 1)
      let index = min(max(0, Int(place)), max(0, colors.count - 2))
      guard colors.count > 1 else { return AnyShapeStyle(colors.first ?? .blue) }
      return AnyShapeStyle(colors[index].mix(with: colors[index + 1], by: place - Double(index)))
    }
    let index = foregroundIndices[datum] ?? 0
    if let range = configuration.foreground.range, !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  func style(of mark: Mark) -> AnyShapeStyle {
    switch mark.style.foreground {
    case .style(let style): style
    case .key(let key): style(key.datum)
    case nil: AnyShapeStyle(Color.accentColor)
    }
  }

  // MARK: Symbols and lines

  func symbol(_ datum: _PlotDatum) -> AnyChartSymbolShape {
    if let shape = configuration.symbols.mapping?(datum) { return shape }
    let index = symbolIndices[datum] ?? 0
    if let range = configuration.symbols.range, !range.isEmpty { return range[index % range.count] }
    return AnyChartSymbolShape(
      BasicChartSymbolShape.automatic[index % BasicChartSymbolShape.automatic.count])
  }

  func symbol(of mark: Mark) -> AnyChartSymbolShape? {
    switch mark.style.symbol {
    case .shape(let shape): shape
    case .key(let key): symbol(key.datum)
    case .view, nil: nil
    }
  }

  /// The size of a mark's symbol, in points.
  func symbolSize(of mark: Mark) -> CGSize {
    func square(_ area: CGFloat) -> CGSize {
      let side = 2 * (max(0, area) / .pi).squareRoot()
      return CGSize(width: side, height: side)
    }
    switch mark.style.symbolSize {
    case .area(let area): return square(area)
    case .size(let size): return size
    case .key(let key):
      let areas = configuration.symbolAreas ?? 20...400
      guard let sizes, let number = key.datum.scalar else { return square(areas.lowerBound) }
      let length = sizes.upperBound - sizes.lowerBound
      let part = length == 0 ? 0 : CGFloat((number - sizes.lowerBound) / length)
      return square(areas.lowerBound + (areas.upperBound - areas.lowerBound) * part)
    case nil: return square(30)
    }
  }

  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5]]

  func stroke(_ datum: _PlotDatum) -> StrokeStyle {
    if let style = configuration.lines.mapping?(datum) { return style }
    let index = lineIndices[datum] ?? 0
    if let range = configuration.lines.range, !range.isEmpty { return range[index % range.count] }
    return StrokeStyle(lineWidth: 2, dash: Self.dashes[index % Self.dashes.count])
  }

  func stroke(of mark: Mark, width: CGFloat) -> StrokeStyle {
    switch mark.style.line {
    case .style(let style): style
    case .key(let key): stroke(key.datum)
    case nil: StrokeStyle(lineWidth: width, lineJoin: .round)
    }
  }

  /// The part of a band for a key of `position(by:)`: its index and the count of parts.
  func place(of key: StyleKey) -> (index: Int, count: Int) {
    (positionDomain.firstIndex(of: key.datum) ?? 0, max(1, positionDomain.count))
  }
}
