/// A number that scales with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.self) private var environment
  private let base: Value
  private let style: Font.TextStyle
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }
  public var wrappedValue: Value {
    let traits = environment.traits
    return Value(
      UIFontMetrics(forTextStyle: style.uiKit).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}

extension View {
  /// Adds an accessibility hint that describes the purpose of the view.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Has no effect: there is no large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Has no effect: there is no large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Replaces texts and images with gray placeholders.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipModifier(isEnabled: enabled))
  }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    screen { $0.hidesStatusBar = hidden }
  }
  @available(*, deprecated, message: "Use statusBarHidden(_:).")
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Shows or hides system overlays such as the home indicator.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    screen { $0.hidesHomeIndicator = visibility == .automatic ? nil : visibility == .hidden }
  }

  /// Sets the background of bars; of the navigation bar by default.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    screen { settings in
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        settings.barBackground = AnyShapeStyle(style)
      }
      if bars.contains(.tabBar) { settings.tabBar.background = AnyShapeStyle(style) }
      if bars.contains(.bottomBar) { settings.bottomBar.background = AnyShapeStyle(style) }
    }
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    screen { $0.showBackground(visibility, bars) }
  }
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    screen { settings in
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        settings.barColorScheme = colorScheme
      }
      if bars.contains(.tabBar) { settings.tabBar.colorScheme = colorScheme }
      if bars.contains(.bottomBar) { settings.bottomBar.colorScheme = colorScheme }
    }
  }

  /// Calls `action` when the pointer enters or leaves the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}

public struct _FlipModifier: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let isEnabled: Bool
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    let flips = isEnabled && environment.layoutDirection == .rightToLeft
    view.transform = flips ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }
}

/// Observes the pointer.
public struct _HoverModifier: ViewModifier, ItemModifier {
  public typealias Body = Never
  let action: (Bool) -> Void
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> HoverItem {
    let item = HoverItem(node, content)
    item.action = action
    return item
  }
  package func update(_ item: HoverItem) -> Bool {
    item.action = action
    return false
  }
}

package final class HoverItem: ContainerItem {
  var action: (Bool) -> Void = { _ in }
  init(_ node: _ViewNode, _ content: LayoutItem) {
    super.init(node, content, HostingView())
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] in
      switch $0.state {
      case .began: self?.action(true)
      case .ended, .cancelled: self?.action(false)
      default: break
      }
    }
    view.addGestureRecognizer(hover)
  }
}
