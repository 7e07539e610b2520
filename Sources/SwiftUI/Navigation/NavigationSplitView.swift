/// Two or three columns side by side, one stack where there is little room. It is a `UISplitViewController`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = nil
    compactColumn = nil
  }
  /// Three columns; the value says which of them can be seen, and hears where a person shows and hides them.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
    compactColumn = nil
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }

  public static func _makeNode(
    _ view: NavigationSplitView, _ inputs: _NodeInputs
  ) -> _TypedNode<NavigationSplitView> { SplitViewNode(view, inputs) }
  public static var _rows: _RowShape { .one }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
      content: { EmptyView() }, detail: detail)
  }
}

/// Which columns of a split view can be seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let value: Int
  /// As many as there is room for.
  public static let automatic = NavigationSplitViewVisibility(value: 0)
  /// Every column.
  public static let all = NavigationSplitViewVisibility(value: 1)
  /// Of three columns the last two; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(value: 2)
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(value: 3)
  private init(value: Int) { self.value = value }

  func displayMode(columns: Int) -> UISplitViewController.DisplayMode {
    switch self {
    case .all: columns == 3 ? .twoBesideSecondary : .oneBesideSecondary
    case .doubleColumn: .oneBesideSecondary
    case .detailOnly: .secondaryOnly
    default: .automatic
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let value: Int
  public static let sidebar = NavigationSplitViewColumn(value: 0)
  public static let content = NavigationSplitViewColumn(value: 1)
  public static let detail = NavigationSplitViewColumn(value: 2)
  private init(value: Int) { self.value = value }

  var uiKit: UISplitViewController.Column {
    switch self {
    case .sidebar: .primary
    case .content: .supplementary
    default: .secondary
    }
  }
}

/// How the columns share the room.
@preconcurrency @MainActor
public protocol NavigationSplitViewStyle { var _behavior: UISplitViewController.SplitBehavior { get } }
/// What suits the room.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _behavior: UISplitViewController.SplitBehavior { .automatic }
}
/// The columns stand side by side: the detail makes room for the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _behavior: UISplitViewController.SplitBehavior { .tile }
}
/// The detail keeps its size: the other columns lie on it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _behavior: UISplitViewController.SplitBehavior { .overlay }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
private struct SplitBehaviorKey: EnvironmentKey {
  static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
}
extension EnvironmentValues {
  package var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}

package struct ColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}
package enum ColumnWidthKey: PreferenceKey {
  package static var defaultValue: ColumnWidth? { nil }
  package static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// How the columns inside share the room.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitBehavior, style._behavior)
  }
  /// The width, in points, of the column that the view is in.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
  }
  /// The widths, in points, that the column may have that the view is in.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
