/// Two or three columns side by side, one stack where there is little room. It is a `UISplitViewController`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

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

public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let value: Int
  public static let automatic = NavigationSplitViewVisibility(value: 0)
  public static let all = NavigationSplitViewVisibility(value: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(value: 2)
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
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _behavior: UISplitViewController.SplitBehavior { .automatic }
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _behavior: UISplitViewController.SplitBehavior { .tile }
}
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
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitBehavior, style._behavior)
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
  }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}

private final class SplitViewNode<S: View, C: View, D: View>: _TypedNode<NavigationSplitView<S, C, D>> {
  private var view: NavigationSplitView<S, C, D>
  private let controller: SplitHostController
  private lazy var item = ControllerItem(self, controller)
  private var sidebar: Column<S>!
  private var content: Column<C>?
  private var detail: Column<D>!
  private let hasContent = C.self != EmptyView.self
  private let sidebarSelection = ColumnSelection()
  private let contentSelection = ColumnSelection()

  /// A column: a stack with the column's view as its root.
  @MainActor
  final class Column<V: View> {
    let stack: NavigationEngine
    /// The column's navigation controller: of the stack that the view is, else one around the view.
    private(set) var controller: UINavigationController
    let root: ViewHostController
    private weak var node: _TypedNode<V>?
    private var view: V

    init(_ owner: _ViewNode, _ view: V, _ adjust: @escaping (inout EnvironmentValues) -> Void) {
      self.view = view
      var made: ((_NodeInputs) -> _ViewNode)!
      root = ViewHostController(ViewHost(parent: owner), owner) { made($0) }
      stack = NavigationEngine(owner, root: root)
      controller = stack.controller
      root.host.adjustsEnvironment = { [weak stack] in
        $0.navigation = stack
        adjust(&$0)
      }
      root.host.onStack = { [unowned self] in controller = $0 }
      made = { [unowned self] inputs in
        let node = V._makeNode(self.view, inputs)
        self.node = node
        return node
      }
      stack.onPushValue = { [unowned self] value, _ in
        guard stack.destination(for: Swift.type(of: value.base)) != nil else { return false }
        stack.changePath(
          prefix: stack.entries.filter(\.isInPath).count, suffix: 0, inserted: [.value(value)])
        return true
      }
    }

    func update(_ view: V) {
      self.view = view
      node?.update(view)
    }
    /// Makes the views; those of a stack of their own are seen with the columns.
    func start(in host: ViewHost) {
      root.startIfNeeded()
      if controller !== stack.controller { host.addChild(root.host) }
    }
  }

  init(_ view: NavigationSplitView<S, C, D>, _ inputs: _NodeInputs) {
    self.view = view
    controller = SplitHostController(style: C.self == EmptyView.self ? .doubleColumn : .tripleColumn)
    super.init(inputs)
    detail = Column(self, view.detail) { _ in }
    if hasContent {
      content = Column(self, view.content) { [unowned self] in
        $0.linkColumn = link(to: .secondary)
        $0.columnSelection = contentSelection
      }
    }
    sidebar = Column(self, view.sidebar) { [unowned self] in
      $0.isSidebar = true
      $0.linkColumn = link(to: hasContent ? .supplementary : .secondary)
      $0.columnSelection = sidebarSelection
    }
    controller.delegate = controller
    controller.lastUsefulColumn = { [unowned self] in lastUsefulColumn }
    sidebar.start(in: host)
    content?.start(in: host)
    detail.start(in: host)
    controller.setViewController(sidebar.controller, for: .primary)
    if let content { controller.setViewController(content.controller, for: .supplementary) }
    controller.setViewController(detail.controller, for: .secondary)
    controller.onVisibilityChange = { [unowned self] in visibilityDidChange($0) }
    tintBars()
    configure()
  }

  /// What a selected value does where the columns have collapsed to one stack: it brings the next column up.
  private func link(to column: UISplitViewController.Column) -> @MainActor () -> Void {
    { [weak self] in
      guard let self, self.controller.isCollapsed else { return }
      UpdateQueue.afterUpdate { self.controller.show(column) }
    }
  }

  /// Collapsed columns show the last one that what is chosen leads to.
  private var lastUsefulColumn: UISplitViewController.Column {
    if hasContent, !contentSelection.isEmpty { return .secondary }
    guard !sidebarSelection.isEmpty else { return .primary }
    return hasContent ? .supplementary : .secondary
  }

  override func update(_ view: NavigationSplitView<S, C, D>) {
    self.view = view
    sidebar.update(view.sidebar)
    content?.update(view.content)
    detail.update(view.detail)
    configure()
  }
  override func reevaluate() { configure() }

  private func configure() {
    evaluation &+= 1
    controller.preferredSplitBehavior = environment.splitBehavior
    if let width = sidebar.root.host.root?.preference(ColumnWidthKey.self) ?? nil {
      controller.preferredPrimaryColumnWidth = width.ideal
      if let minimum = width.minimum { controller.minimumPrimaryColumnWidth = minimum }
      if let maximum = width.maximum { controller.maximumPrimaryColumnWidth = maximum }
    }
    if let width = content?.root.host.root?.preference(ColumnWidthKey.self) ?? nil {
      controller.preferredSupplementaryColumnWidth = width.ideal
    }
    let (visibility, column) = Tracking.reading(self) {
      (view.visibility?.wrappedValue, view.compactColumn?.wrappedValue)
    }
    if let visibility {
      let mode = visibility.displayMode(columns: hasContent ? 3 : 2)
      if controller.preferredDisplayMode != mode { controller.preferredDisplayMode = mode }
    }
    if let column {
      let changed = controller.topColumn != column.uiKit
      controller.topColumn = column.uiKit
      if changed, controller.isCollapsed { controller.show(column.uiKit) }
    }
  }

  private func visibilityDidChange(_ mode: UISplitViewController.DisplayMode) {
    guard let binding = view.visibility else { return }
    let value: NavigationSplitViewVisibility =
      switch mode {
      case .secondaryOnly: .detailOnly
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
      case .oneBesideSecondary, .oneOverSecondary: hasContent ? .doubleColumn : .all
      default: .automatic
      }
    if binding.wrappedValue != value { binding.wrappedValue = value }
  }

  override func environmentDidChange() {
    sidebar.root.host.environment = environment
    content?.root.host.environment = environment
    detail.root.host.environment = environment
    tintBars()
  }

  private func tintBars() {
    let tint = environment.tint?.color(in: environment)
    for stack in [sidebar.stack, content?.stack, detail.stack] {
      stack?.controller.navigationBar.tintColor = tint
    }
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
  override func willEnd() {
    item.end()
    sidebar.root.host.end()
    content?.root.host.end()
    detail.root.host.end()
  }
}

private final class SplitHostController: UISplitViewController, UISplitViewControllerDelegate {
  /// The column that is asked for where the columns have collapsed.
  var topColumn: UISplitViewController.Column?
  var lastUsefulColumn: (() -> UISplitViewController.Column)?
  var onVisibilityChange: ((UISplitViewController.DisplayMode) -> Void)?

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? lastUsefulColumn?() ?? .primary }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    let report = onVisibilityChange
    if svc.view.window != nil { UpdateQueue.afterUpdate { report?(displayMode) } }
  }
}

/// Whether anything is chosen in the lists of a column, so that the next one has something to show.
@MainActor
package final class ColumnSelection {
  private var chosen: Set<ObjectIdentifier> = []
  package var isEmpty: Bool { chosen.isEmpty }
  package func set(_ isChosen: Bool, for list: _ViewNode) {
    if isChosen { chosen.insert(ObjectIdentifier(list)) } else { chosen.remove(ObjectIdentifier(list)) }
  }
}

private struct ColumnSelectionKey: EnvironmentKey { static var defaultValue: ColumnSelection? { nil } }
extension EnvironmentValues {
  package var columnSelection: ColumnSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }
}

private struct LinkColumnKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
extension EnvironmentValues {
  /// Brings up the column that a selection here drives.
  package var linkColumn: (@MainActor () -> Void)? {
    get { self[LinkColumnKey.self] }
    set { self[LinkColumnKey.self] = newValue }
  }
}

/// The navigation of before iOS 16: a stack, or two columns.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.showsNavigationColumns) private var showsColumns
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  private var children: [AnyView] {
    var children: [AnyView] = []
    Content._children(of: content) { children.append($0.view) }
    return children
  }

  public var body: some View {
    let children = children
    if showsColumns, children.count == 2 {
      NavigationSplitView {
        children[0]
      } detail: {
        children[1]
      }
    } else {
      NavigationStack { content }
    }
  }
}

@preconcurrency @MainActor
public protocol NavigationViewStyle { var _showsColumns: Bool { get } }
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _showsColumns: Bool { false }
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _showsColumns: Bool { true }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _showsColumns: Bool { true }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { .init() }
}
private struct ColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
  package var showsNavigationColumns: Bool {
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
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.showsNavigationColumns, style._showsColumns)
  }
}
