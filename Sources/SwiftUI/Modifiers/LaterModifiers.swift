// Modifiers of iOS 18 and later.

/// The placement of a search field in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  enum Kind: Sendable { case automatic, minimize }
  let kind: Kind
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

/// The appearance of content at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind: Sendable { case automatic, soft, hard }
  let kind: Kind
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
}

/// The availability of writing tools, which the desktop does not have.
public struct WritingToolsBehavior: Equatable, Sendable {
  enum Kind: Sendable { case automatic, complete, limited, disabled }
  let kind: Kind
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  public static let complete = WritingToolsBehavior(kind: .complete)
  public static let limited = WritingToolsBehavior(kind: .limited)
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
  /// Sets a second line below the title of the screen.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    screen { $0.subtitle = subtitle.plainString }
  }
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    screen { $0.subtitle = subtitleKey.string() }
  }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    screen { $0.subtitle = String(subtitle) }
  }
  /// Sets the placement of the search field in a toolbar. Differs from iOS 26: the field is always below the title, as
  /// on iOS 17.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Sets the appearance of content at the edges. No effect: bars draw their own background, as on iOS 17.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    self
  }
  /// Hides the effect at the edges. No effect: bars draw their own background, as on iOS 17.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }
  /// Adds a bar at an edge of the view, within the safe area.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().frame(maxWidth: .infinity).background(.bar)
    }
  }
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().frame(maxHeight: .infinity).background(.bar)
    }
  }
  /// Sets the available writing tools; no effect on desktops.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows or hides the chevron of links in rows.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
  /// Sets the background of the enclosing container: a screen of a navigation stack or of a tab view, a store, or a widget.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) {
      if !container.isCollected { content.ignoresSafeArea() }
    }
    .transformPreference(ContainerBackgroundKey.self) {
      if container.isCollected { $0[container] = AnyView(content) }
    }
  }
}

/// The backgrounds that a container collects and draws itself.
package struct ContainerBackgroundKey: PreferenceKey {
  package static var defaultValue: [ContainerBackgroundPlacement: AnyView] { [:] }
  package static func reduce(
    value: inout [ContainerBackgroundPlacement: AnyView],
    nextValue: () -> [ContainerBackgroundPlacement: AnyView]
  ) { value.merge(nextValue()) { $1 } }
}

/// The container to which a background applies.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Whether the container draws the background, instead of the view that sets it.
  let isCollected: Bool
  private init(name: String) { (self.name, isCollected) = (name, false) }
  package init(collected name: String) { (self.name, isCollected) = (name, true) }
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(collected: "widget")
}

private struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

// MARK: Subscriptions and sections

extension View {
  /// Adds actions to the header of a section in menus and sidebars.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions = content()
    return contextMenu { actions }
  }
}

// MARK: Settings for systems other than iOS and Linux

/// The dismissal of a menu after a choice.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}
/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
  let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Sets the prominence of badges. No effect: rows on an iPhone with iOS 17 show all badges alike.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
  /// Disables the hover effects of the descendants.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }
  /// Sets whether choosing an entry dismisses the menu. No effect: every choice dismisses it.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }
  /// Sets the edges at which gestures of the app take precedence over those of the system. No effect: the desktop has
  /// no such gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets the label of the confirming button in a file dialog.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the icon of dialogs. No effect, as on iOS.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets the severity of dialogs. No effect, as on iOS.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Sets the message of a file dialog. No effect: the dialog has no message.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Selects the scene for an external event. No effect: the app's only scene handles all of them.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Sets the text that selects a row by typing. No effect outside of macOS.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
  /// Marks views as alignment targets of a scroll view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    scrollTargetLayout(isEnabled: isEnabled)
  }
}

private struct HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}
