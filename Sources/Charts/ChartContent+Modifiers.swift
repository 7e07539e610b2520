import SwiftUI

/// Content with changed marks.
public struct _ModifiedChartContent<Content: ChartContent>: ChartContent {
  let content: Content
  let change: @MainActor (inout Mark) -> Void
  public typealias Body = Never
  public func _append(to marks: inout _MarkList) {
    let first = marks.marks.count
    content._append(to: &marks)
    for index in first..<marks.marks.count { change(&marks.marks[index]) }
  }
}

extension ChartContent {
  private func changing(_ change: @escaping @MainActor (inout Mark) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(content: self, change: change)
  }
  private func styling(_ change: @escaping @MainActor (inout MarkStyle) -> Void)
    -> _ModifiedChartContent<Self>
  { changing { change(&$0.style) } }

  // MARK: Color and shape

  /// Sets the style of marks that have none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styling { $0.foreground = $0.foreground ?? .style(AnyShapeStyle(style)) }
  }
  /// Chooses the style of marks by a value, in the order of the chart's style scale.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = StyleKey(value)
    return styling { $0.foreground = $0.foreground ?? .key(key) }
  }
  public func opacity(_ opacity: Double) -> some ChartContent { styling { $0.opacity *= opacity } }
  public func blur(radius: CGFloat) -> some ChartContent { styling { $0.blurRadius = radius } }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { styling { $0.shadow = $0.shadow ?? (color, radius, x, y) } }

  /// Rounds the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    styling { $0.cornerRadii = $0.cornerRadii ?? (radius, radius, radius, radius) }
  }
  /// Has no effect: marks are cut to shapes only.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }
  /// Cuts marks to a shape in their frames.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    styling {
      $0.clip = $0.clip ?? shape
      if let radii = Self.radii(of: shape) { $0.cornerRadii = $0.cornerRadii ?? radii }
    }
  }
  private static func radii(of shape: some Shape) -> (CGFloat, CGFloat, CGFloat, CGFloat)? {
    (shape as? UnevenRoundedRectangle).map {
      (
        $0.cornerRadii.topLeading, $0.cornerRadii.bottomLeading, $0.cornerRadii.bottomTrailing,
        $0.cornerRadii.topTrailing
      )
    }
  }
  /// Spreads gradients over the plot area instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styling { $0.usesPlotArea = aligns }
  }
  public func compositingLayer() -> some ChartContent { changing { _ in } }
  /// Sets the order of drawing. Default 0.
  public func zIndex(_ value: Double) -> some ChartContent { styling { $0.zIndex = $0.zIndex ?? value } }

  // MARK: Lines and symbols

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styling { $0.line = $0.line ?? .style(style) }
  }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = StyleKey(value)
    return styling { $0.line = $0.line ?? .key(key) }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styling { $0.interpolation = $0.interpolation ?? method }
  }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styling { $0.symbol = $0.symbol ?? .shape(AnyChartSymbolShape(symbol)) }
  }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = StyleKey(value)
    return styling { $0.symbol = $0.symbol ?? .key(key) }
  }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styling { $0.symbol = $0.symbol ?? .view(view) }
  }
  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styling { $0.symbolSize = $0.symbolSize ?? .area(area) }
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    styling { $0.symbolSize = $0.symbolSize ?? .size(size) }
  }
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = StyleKey(value)
    return styling { $0.symbolSize = $0.symbolSize ?? .key(key) }
  }

  // MARK: Position

  /// Places marks side by side within their band, by a value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let key = StyleKey(value)
    return styling { $0.position = $0.position ?? (key, axis, span) }
  }
  public func offset(_ offset: CGSize) -> some ChartContent {
    styling {
      $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height)
    }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }
  /// Moves marks along the x-axis, and their starts and ends along the y-axis.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(x: x, y: 0).offset(xStart: 0, xEnd: 0, yStart: yStart, yEnd: yEnd)
  }
  /// Moves marks along the y-axis, and their starts and ends along the x-axis.
  @_disfavoredOverload
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(x: 0, y: y).offset(xStart: xStart, xEnd: xEnd, yStart: 0, yEnd: 0)
  }
  /// Moves the starts and ends of marks, in points.
  public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
    styling {
      $0.endOffsets.leading += xStart
      $0.endOffsets.trailing += xEnd
      $0.endOffsets.top += yStart
      $0.endOffsets.bottom += yEnd
    }
  }

  // MARK: Annotations

  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> V
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { _ in content() }
  }
  /// Places a view beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> some ChartContent {
    changing {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing ?? 4, resolution: overflowResolution,
          content: { AnyView(content($0)) }))
    }
  }

  // MARK: Accessibility

  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    let label = TextResolver(EnvironmentValues()).attributed(label).string
    return styling { $0.accessibilityLabel = $0.accessibilityLabel ?? label }
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    let value = TextResolver(EnvironmentValues()).attributed(value).string
    return styling { $0.accessibilityValue = $0.accessibilityValue ?? value }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styling { $0.accessibilityIdentifier = $0.accessibilityIdentifier ?? identifier }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styling { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
  }
}
