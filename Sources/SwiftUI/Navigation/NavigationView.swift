/// The navigation container before iOS 16: a stack, or a column for each of two or three views. Links of a
/// column show their destination in the next; on a pad, a single view gets an empty second column.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
public struct NavigationView<Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content
  @Environment(\.navigationColumns) private var columns
  @Environment(\.traits) private var traits
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  private var children: [AnyView] {
    var children: [AnyView] = []
    Content._children(of: content) { children.append($0.view) }
    return children
  }

  public var body: some View {
    let children = children
    switch children.count {
    case 3 where columns != .never:
      NavigationSplitView {
        children[0]
      } content: {
        children[1]
      } detail: {
        children[2]
      }
    case 2 where columns != .never, 1 where columns == .always,
      1 where columns == .automatic && traits.userInterfaceIdiom == .pad:
      NavigationSplitView {
        children[0]
      } detail: {
        if children.count == 2 { children[1] }
      }
    default: NavigationStack { content }
    }
  }
}

/// Whether a navigation view shows columns.
public enum _NavigationColumns: Sendable { case automatic, always, never }

/// The style of a navigation view: a stack or columns.
public protocol NavigationViewStyle { var _columns: _NavigationColumns { get } }
/// A stack with the first view as its root.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _columns: _NavigationColumns { .never }
}
/// Columns for several views, and on a pad for a single one, too.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _columns: _NavigationColumns { .automatic }
}
/// Columns, which collapse to a stack in compact width.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _columns: _NavigationColumns { .always }
}
/// Columns, which collapse to a stack in compact width.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _columns: _NavigationColumns { .always }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { .init() }
}
private struct ColumnsKey: EnvironmentKey { static var defaultValue: _NavigationColumns { .automatic } }
extension EnvironmentValues {
  package var navigationColumns: _NavigationColumns {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension View {
  /// Sets the style of navigation views.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationColumns, style._columns)
  }
}
