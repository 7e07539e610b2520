import SwiftUI

extension View {
  // MARK: Style scales

  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  )
    -> some View
  {
    let domain = mapping.map(\.key.datum)
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart { ($0.foreground.domain, $0.foreground.range) = (domain, range) }
  }
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(domain: D, range: [S])
    -> some View
  {
    chart {
      $0.foreground.domain = Self.values(domain)
      $0.foreground.range = range.map { AnyShapeStyle($0) }
    }
  }
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chart { $0.foreground.range = range.map { AnyShapeStyle($0) } }
  }
  /// Sets the colors of a continuous scale, from the smallest number to the largest.
  nonisolated public func chartForegroundStyleScale(range: Gradient) -> some View {
    chart { $0.foreground.range = range.stops.map { AnyShapeStyle($0.color) } }
  }
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(domain: D) -> some View {
    chart { $0.foreground.domain = Self.values(domain) }
  }
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    chart {
      $0.foreground.domain = domain.map(\.datum)
      $0.foreground.mapping = { D(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S)
    -> some View
  {
    chart { $0.foreground.mapping = { D(datum: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  {
    let domain = mapping.map(\.key.datum)
    let range = mapping.map { AnyChartSymbolShape($0.value) }
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }
  /// Sets the symbols of values, which may be shapes of several types.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<D: Plottable>(_ mapping: KeyValuePairs<D, any ChartSymbolShape>)
    -> some View
  {
    let domain = mapping.map(\.key.datum)
    let range = mapping.map { AnyChartSymbolShape(existential: $0.value) }
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols.range = range.map { AnyChartSymbolShape($0) } }
  }
  nonisolated public func chartSymbolScale<D: ScaleDomain, S: ChartSymbolShape>(domain: D, range: [S])
    -> some View
  {
    chart {
      $0.symbols.domain = Self.values(domain)
      $0.symbols.range = range.map { AnyChartSymbolShape($0) }
    }
  }
  nonisolated public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View {
    chart { $0.symbols.domain = Self.values(domain) }
  }
  /// Sets the areas of symbols for the smallest and the largest number, in square points.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolAreas = range }
  }

  nonisolated public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>)
    -> some View
  {
    let domain = mapping.map(\.key.datum)
    let range = mapping.map(\.value)
    return chart { ($0.lines.domain, $0.lines.range) = (domain, range) }
  }
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lines.range = range }
  }
  nonisolated public func chartLineStyleScale<D: ScaleDomain>(domain: D, range: [StrokeStyle]) -> some View {
    chart { ($0.lines.domain, $0.lines.range) = (Self.values(domain), range) }
  }

  nonisolated private static func values(_ domain: some ScaleDomain) -> [_PlotDatum]? {
    switch domain._domain {
    case .values(let values): values
    case .interval(let lower, let upper): [lower, upper]
    case .automatic: nil
    }
  }

  // MARK: Legend

  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }
  nonisolated public func chartLegend<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = AnyView(content())
    return chart {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = content
    }
  }

  // MARK: Views around the plot area

  nonisolated public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> V)
    -> some View
  {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append((alignment, { AnyView(content($0)) })) }
  }
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
  }
}

/// The plot area of a chart, for `chartPlotStyle(content:)`.
public struct ChartPlotContent: View {
  let view: AnyView
  public var body: some View { view }
}
