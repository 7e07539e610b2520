/// The places where an adaptable tab view shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  enum Kind: Sendable { case automatic, tabBar, sidebar }
  let kind: Kind
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// The customizability of a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  enum Kind: Sendable { case automatic, reorderable, disabled }
  let kind: Kind
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

/// A person's customization of the tabs: hidden tabs, and the order of sections.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var hiddenTabs: [String: Bool] = [:]
  private var sectionOrders: [String: [String]] = [:]
  public init() {}

  public struct SectionCustomization: Equatable, Sendable {
    /// The customized order of the tabs' identifiers; `nil` for the app's order.
    public var tabOrder: [String]?
  }
  public struct TabCustomization: Equatable, Sendable {
    public var sidebarVisibility = Visibility.automatic
    public var tabBarVisibility = Visibility.automatic
  }

  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: sectionOrders[id]) }
    set { sectionOrders[id] = newValue.tabOrder }
  }
  public subscript(tab id: String) -> TabCustomization {
    get {
      let value = hiddenTabs[id].map { $0 ? Visibility.hidden : .visible } ?? .automatic
      return TabCustomization(sidebarVisibility: value, tabBarVisibility: value)
    }
    set {
      hiddenTabs[id] =
        newValue.sidebarVisibility == .automatic ? nil : newValue.sidebarVisibility == .hidden
    }
  }
  public mutating func resetVisibility() { hiddenTabs = [:] }
  public mutating func resetSectionOrder() { sectionOrders = [:] }

  /// Returns whether a person has hidden the tab.
  func isHidden(_ id: String?) -> Bool { id.flatMap { hiddenTabs[$0] } ?? false }
}

extension TabViewCustomization: RawRepresentable {
  public init?(rawValue: String) {
    guard let value = try? JSONDecoder().decode(Stored.self, from: Data(rawValue.utf8)) else { return nil }
    hiddenTabs = value.hidden
    sectionOrders = value.orders
  }
  public var rawValue: String {
    let stored = Stored(hidden: hiddenTabs, orders: sectionOrders)
    return (try? JSONEncoder().encode(stored)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
  private struct Stored: Codable {
    let hidden: [String: Bool]
    let orders: [String: [String]]
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Stored(hidden: hiddenTabs, orders: sectionOrders))
  }
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode(Stored.self)
    hiddenTabs = stored.hidden
    sectionOrders = stored.orders
  }
}

/// The condition for minimizing a tab bar.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  enum Kind: Sendable { case automatic, never, onScrollDown, onScrollUp }
  let kind: Kind
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  public static let never = TabBarMinimizeBehavior(kind: .never)
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}
private struct TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { .init() } }

/// Views around the rows of a tab sidebar.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

extension EnvironmentValues {
  /// The accessory above the tab bar.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
  var tabCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}

extension View {
  /// Stores the customization of the tabs. Hidden tabs are not shown in the sidebar.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabCustomization, customization)
  }
  /// Sets when the tab bar minimizes. No effect: the bar keeps its size, as on iOS 17.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Adds an accessory above the tab bar.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    environment(\.tabAccessory, AnyView(content()))
  }
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil) }
  /// Adds a view above the rows of the tab sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = view }
  }
  /// Adds a view below the rows of the tab sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
  }
  /// Adds a view at the bottom edge of the tab sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
  }
}
