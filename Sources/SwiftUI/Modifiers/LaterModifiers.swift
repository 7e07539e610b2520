// Modifiers of iOS 18 and later.

/// How a search field in a toolbar takes room.
public struct SearchToolbarBehavior: Sendable {
  enum Kind: Sendable { case automatic, minimize }
  let kind: Kind
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

/// How content fades at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind: Sendable { case automatic, soft, hard }
  let kind: Kind
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
}

/// Writing tools, of which the desktop has none.
public struct WritingToolsBehavior: Equatable, Sendable {
  enum Kind: Sendable { case automatic, complete, limited, disabled }
  let kind: Kind
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  public static let complete = WritingToolsBehavior(kind: .complete)
  public static let limited = WritingToolsBehavior(kind: .limited)
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
  /// A second line below the title of the screen.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    screen { $0.subtitle = subtitle.plainString }
  }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    screen { $0.subtitle = subtitleKey.string() }
  }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    screen { $0.subtitle = String(subtitle) }
  }
  /// How the search field of a toolbar takes room. The field of iOS 17 stands below the title in every case.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// How content fades at edges. Bars of iOS 17 draw their own background, so that every style looks the same.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Takes the fading at edges away. Bars of iOS 17 draw their own background.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Shows a bar at an edge, inside of the safe area.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().frame(maxWidth: .infinity).background(.bar)
    }
  }
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().frame(maxHeight: .infinity).background(.bar)
    }
  }
  /// Which writing tools text fields offer; the desktop has none.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Whether rows of links end in a chevron.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
  /// The background of the container around the view: the screen of a navigation stack, a tab view's screen.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment) { content().ignoresSafeArea() } }
}

/// The container whose background a view gives.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
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
  /// Actions at the header of a section, in menus and sidebars.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions = content()
    return contextMenu { actions }
  }
}

// MARK: Hints to systems that the desktop does not have, and to the Mac

/// When a menu goes as one of its entries is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
/// The weight of a badge.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}
/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// The weight of badges. Rows of iOS 17 on an iPhone show every badge alike.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Takes hover effects away from the views inside.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }
  /// Whether choosing an entry dismisses the menu around it. Menus go with every choice.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// The edges at which gestures of the app go before those of the system, of which the desktop has none.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// The label of the button that confirms in the panel that chooses files.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// The icon of dialogs, which iOS does not show.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// How serious dialogs are, which iOS shows in no way.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// The message of the panel that chooses files. The panel here has no room for one.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// The scene that takes an external event; one scene takes all of them.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// The text by which typing selects a row, which only lists of the Mac do.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
  /// Marks views as those that a scroll view aligns with.
  public func scrollTarget(isEnabled: Bool = true) -> some View { scrollTargetLayout(isEnabled: isEnabled) }
}

private struct HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}
