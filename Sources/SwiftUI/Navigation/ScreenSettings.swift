/// The menu of a title, and the node that declares it.
package struct TitleMenu {
  let content: AnyView
  var node: WeakNode?
}

/// The requests of views for the bars of their screen.
package struct ScreenSettings {
  package var title: String?
  package var titleBinding: Binding<String>?
  package var displayMode: NavigationBarItem.TitleDisplayMode?
  package var hidesBackButton: Bool?
  package var hidesBar: Bool?
  package var hidesTabBar: Bool?
  package var hidesBottomBar: Bool?
  package var toolbar: [ToolbarEntry] = []
  package var search: SearchSettings?
  package var searchScopes: SearchScopes?
  package var searchSuggestions: AnyView?
  package var hidesSearchSuggestions: Bool?
  package var colorScheme: ColorScheme?
  package var hidesStatusBar: Bool?
  package var barBackground: AnyShapeStyle?
  package var barBackgroundVisibility: Visibility?
  package var barColorScheme: ColorScheme?
  package var tabBar = BarAppearance()
  package var bottomBar = BarAppearance()
  package var interactiveDismissDisabled: Bool?
  package var detents: [PresentationDetent]?
  package var showsDragIndicator: Bool?
  package var presentation = PresentationSettings()
  package var searchFocus: SearchFocus?
  package var searchKeepsBar: Bool?
  package var titleMenu: TitleMenu?
  package var itemStyle: UINavigationItem.ItemStyle?
  package var zoomSource: ZoomSource.Key?
  package var subtitle: String?
  package var hidesTitle: Bool?
  package var hidesSidebarToggle: Bool?
  package var hidesHomeIndicator: Bool?

  /// Outer settings override inner ones.
  mutating func add(outer: ScreenSettings) {
    title = outer.title ?? title
    displayMode = outer.displayMode ?? displayMode
    hidesBackButton = outer.hidesBackButton ?? hidesBackButton
    hidesBar = outer.hidesBar ?? hidesBar
    hidesTabBar = outer.hidesTabBar ?? hidesTabBar
    hidesBottomBar = outer.hidesBottomBar ?? hidesBottomBar
    toolbar += outer.toolbar
    search = outer.search ?? search
    searchScopes = outer.searchScopes ?? searchScopes
    searchSuggestions = outer.searchSuggestions ?? searchSuggestions
    hidesSearchSuggestions = outer.hidesSearchSuggestions ?? hidesSearchSuggestions
    colorScheme = outer.colorScheme ?? colorScheme
    hidesStatusBar = outer.hidesStatusBar ?? hidesStatusBar
    barBackground = outer.barBackground ?? barBackground
    barBackgroundVisibility = outer.barBackgroundVisibility ?? barBackgroundVisibility
    barColorScheme = outer.barColorScheme ?? barColorScheme
    tabBar.add(outer: outer.tabBar)
    bottomBar.add(outer: outer.bottomBar)
    interactiveDismissDisabled = outer.interactiveDismissDisabled ?? interactiveDismissDisabled
    detents = outer.detents ?? detents
    showsDragIndicator = outer.showsDragIndicator ?? showsDragIndicator
    presentation.add(outer: outer.presentation)
    searchFocus = outer.searchFocus ?? searchFocus
    searchKeepsBar = outer.searchKeepsBar ?? searchKeepsBar
    titleMenu = outer.titleMenu ?? titleMenu
    itemStyle = outer.itemStyle ?? itemStyle
    titleBinding = outer.titleBinding ?? titleBinding
    zoomSource = outer.zoomSource ?? zoomSource
    subtitle = outer.subtitle ?? subtitle
    hidesTitle = outer.hidesTitle ?? hidesTitle
    hidesSidebarToggle = outer.hidesSidebarToggle ?? hidesSidebarToggle
    hidesHomeIndicator = outer.hidesHomeIndicator ?? hidesHomeIndicator
  }
}

extension ScreenSettings {
  /// Shows or hides bars; the navigation bar by default.
  mutating func show(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) { hidesBar = isHidden }
    if bars.contains(.tabBar) { hidesTabBar = isHidden }
    if bars.contains(.bottomBar) { hidesBottomBar = isHidden }
  }

  /// Shows or hides the backgrounds of bars; without any bars, that of the navigation bar.
  mutating func showBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
      barBackgroundVisibility = visibility
    }
    if bars.contains(.tabBar) { tabBar.visibility = visibility }
    if bars.contains(.bottomBar) { bottomBar.visibility = visibility }
  }
}

/// The requests of views for the appearance of a bar.
package struct BarAppearance {
  var background: AnyShapeStyle?
  var visibility: Visibility?
  var colorScheme: ColorScheme?

  mutating func add(outer: BarAppearance) {
    background = outer.background ?? background
    visibility = outer.visibility ?? visibility
    colorScheme = outer.colorScheme ?? colorScheme
  }
  var isEmpty: Bool { background == nil && visibility ?? .automatic == .automatic && colorScheme == nil }
  var style: UIUserInterfaceStyle { colorScheme?.uiKit ?? .unspecified }

  @MainActor
  func configure(_ appearance: UIBarAppearance, _ environment: EnvironmentValues) {
    if visibility == .hidden { return appearance.configureWithTransparentBackground() }
    guard let background else { return appearance.configureWithDefaultBackground() }
    if case .material(let effect) = background.paint(in: environment) {
      appearance.configureWithDefaultBackground()
      appearance.backgroundEffect = UIBlurEffect(style: effect)
    } else {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = background.color(in: environment)
    }
  }
}

package enum ScreenKey: PreferenceKey {
  package static var defaultValue: ScreenSettings { ScreenSettings() }
  package static func reduce(value: inout ScreenSettings, nextValue: () -> ScreenSettings) {
    var next = nextValue()
    next.add(outer: value)
    value = next
  }
}

/// Adds to the settings of the screen.
package struct ScreenModifier: ViewModifier {
  package typealias Body = Never
  let settings: ScreenSettings
  package static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ScreenNode(view, inputs) }
}

private final class ScreenNode<C: View>: ForwardingNode<ModifiedContent<C, ScreenModifier>, C> {
  private var settings: ScreenSettings
  init(_ view: ModifiedContent<C, ScreenModifier>, _ inputs: _NodeInputs) {
    settings = view.modifier.settings
    super.init(view, inputs, \.content)
    beginWritingPreferences()
    adopt()
  }
  override func update(_ view: ModifiedContent<C, ScreenModifier>) {
    settings = view.modifier.settings
    super.update(view)
    adopt()
  }
  override func reevaluate() { adopt() }

  private func adopt() {
    evaluation &+= 1
    for index in settings.toolbar.indices { settings.toolbar[index].node = WeakNode(node: self) }
    settings.search?.node = WeakNode(node: self)
    settings.titleMenu?.node = WeakNode(node: self)
    if settings.search != nil || settings.searchScopes != nil {
      Tracking.reading(self) {
        _ = settings.search?.text.wrappedValue
        _ = settings.search?.isActive.wrappedValue
        settings.search?.tokens?.track()
        _ = settings.searchScopes?.selection.wrappedValue
      }
    }
    invalidatePreferences()
  }
  override func collectPreferences(_ collector: PreferenceCollector) {
    guard let collector = collector as? TypedPreferenceCollector<ScreenKey> else {
      return super.collectPreferences(collector)
    }
    var value = preference(ScreenKey.self) ?? ScreenSettings()
    value.add(outer: settings)
    collector.add(value)
  }
}

package struct WeakNode {
  weak var node: _ViewNode?
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension View {
  nonisolated package func screen(_ change: (inout ScreenSettings) -> Void) -> some View {
    var settings = ScreenSettings()
    change(&settings)
    return modifier(ScreenModifier(settings: settings))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    screen { $0.title = title.plainString }
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    screen { $0.title = titleKey.string() }
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    screen { $0.title = String(title) }
  }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    screen { $0.title = title.wrappedValue }
  }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    screen { $0.displayMode = displayMode }
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screen { $0.hidesBackButton = hidesBackButton }
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { screen { $0.hidesBar = hidden } }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    screen { $0.show(visibility, bars) }
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    screen { $0.colorScheme = colorScheme }
  }
}
