/// A view with two or three columns, which collapses to a stack in compact width. Implemented with
/// `UISplitViewController`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let sidebar: Sidebar
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  /// Creates a view with three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = nil
    compactColumn = nil
  }
  /// Creates a view with three columns, with a binding for their visibility.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
    compactColumn = nil
  }
  nonisolated public init(
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
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
      content: { EmptyView() }, detail: detail)
  }
}

/// The visibility of a split view's columns.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let value: Int
  /// As many columns as fit.
  public static let automatic = NavigationSplitViewVisibility(value: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(value: 1)
  /// The last two of three columns, or both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(value: 2)
  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(value: 3)
  private init(value: Int) { self.value = value }

  /// The number of columns besides the detail; `nil` for as many as fit.
  func count(of columns: Int) -> Int? {
    switch self {
    case .all: columns - 1
    case .doubleColumn: 1
    case .detailOnly: 0
    default: nil
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

/// The distribution of space between columns.
@preconcurrency @MainActor
public protocol NavigationSplitViewStyle {
  nonisolated var _behavior: UISplitViewController.SplitBehavior { get }
}
/// The default style for the available space.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
  nonisolated public var _behavior: UISplitViewController.SplitBehavior { .automatic }
}
/// Columns next to each other, with a reduced detail column.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
  nonisolated public var _behavior: UISplitViewController.SplitBehavior { .tile }
}
/// Columns above the detail, which keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
  nonisolated public var _behavior: UISplitViewController.SplitBehavior { .overlay }
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
  /// Sets the style of split views.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitBehavior, style._behavior)
  }
  /// Sets the width of the enclosing column, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
  }
  /// Sets the limits of the enclosing column's width, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
