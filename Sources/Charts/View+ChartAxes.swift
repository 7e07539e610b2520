import SwiftUI

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }

  // MARK: Axes

  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }
  nonisolated public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: @escaping () -> C)
    -> some View
  {
    let groups = readUnisolated { content()._groups }
    return chart { $0.x.groups = groups }
  }
  nonisolated public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: @escaping () -> C)
    -> some View
  {
    let groups = readUnisolated { content()._groups }
    return chart { $0.y.groups = groups }
  }

  // MARK: Titles

  nonisolated public func chartXAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let title = ChartConfiguration.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.x.title = title }
  }
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }
  nonisolated public func chartYAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let title = ChartConfiguration.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.y.title = title }
  }
  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }

  // MARK: Scales

  nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chart { ($0.x.domain, $0.x.range, $0.x.type) = (domain._domain, range._range, type ?? $0.x.type) }
  }
  nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { ($0.x.domain, $0.x.type) = (domain._domain, type ?? $0.x.type) }
  }
  nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chart { ($0.x.range, $0.x.type) = (range._range, type ?? $0.x.type) }
  }
  nonisolated public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.type = type } }
  nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chart { ($0.y.domain, $0.y.range, $0.y.type) = (domain._domain, range._range, type ?? $0.y.type) }
  }
  nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { ($0.y.domain, $0.y.type) = (domain._domain, type ?? $0.y.type) }
  }
  nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chart { ($0.y.range, $0.y.type) = (range._range, type ?? $0.y.type) }
  }
  nonisolated public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.type = type } }

  // MARK: Scrolling

  /// Lets the plot area scroll along axes.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }
  /// Sets the length of the visible part of x: a number, seconds or a count of categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.scalar }
  }
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.scalar }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.x.scrollPosition = Self.position(x) }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.y.scrollPosition = Self.position(y) }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.x.scrollPosition = ({ initialX.datum }, { _ in }) }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.y.scrollPosition = ({ initialY.datum }, { _ in }) }
  }
  nonisolated private static func position<P: Plottable>(_ binding: Binding<P>) -> (
    get: @MainActor () -> _PlotDatum?, set: @MainActor (_PlotDatum) -> Void
  ) {
    (
      { binding.wrappedValue.datum },
      { datum in
        guard let value = P(datum: datum) else { return }
        binding.wrappedValue = value
      }
    )
  }

  // MARK: Selection

  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.select = Self.selection(value) }
  }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.select = Self.selection(value) }
  }
  /// Selects the value of sectors under a touch: the sum of all before it.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selectAngle = Self.selection(value) }
  }
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chart {
      $0.x.selectRange = Self.rangeSelection(range)
      $0.x.clearRange = { range.wrappedValue = nil }
    }
  }
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chart {
      $0.y.selectRange = Self.rangeSelection(range)
      $0.y.clearRange = { range.wrappedValue = nil }
    }
  }
  nonisolated private static func selection<P: Plottable>(_ binding: Binding<P?>)
    -> @MainActor (_PlotDatum?) -> Void
  {
    { datum in binding.wrappedValue = datum.flatMap { P(datum: $0) } }
  }
  nonisolated private static func rangeSelection<P: Plottable & Comparable>(
    _ binding: Binding<ClosedRange<P>?>
  )
    -> @MainActor (_PlotDatum, _PlotDatum) -> Void
  {
    { a, b in
      guard let a = P(datum: a), let b = P(datum: b) else { return }
      binding.wrappedValue = min(a, b)...max(a, b)
    }
  }
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chart { $0.gesture = { AnyView($1.gesture(gesture($0))) } }
  }
}
