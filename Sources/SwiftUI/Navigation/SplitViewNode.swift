/// Manages a split view controller for its column views.
package final class SplitViewNode<S: View, C: View, D: View>: _TypedNode<NavigationSplitView<S, C, D>> {
  private var view: NavigationSplitView<S, C, D>
  private let controller: SplitHostController
  private lazy var item = ControllerItem(self, controller)
  private var sidebar: SplitColumn<S>!
  private var content: SplitColumn<C>?
  private var detail: SplitColumn<D>!
  private let hasContent = C.self != EmptyView.self
  private let sidebarSelection = ColumnSelection()
  private let contentSelection = ColumnSelection()
  /// The columns on the sidebar's stack while the split view is collapsed.
  private var covering: Set<UISplitViewController.Column> = []

  init(_ view: NavigationSplitView<S, C, D>, _ inputs: _NodeInputs) {
    self.view = view
    controller = SplitHostController(style: C.self == EmptyView.self ? .doubleColumn : .tripleColumn)
    super.init(inputs)
    let afterSidebar: UISplitViewController.Column = hasContent ? .supplementary : .secondary
    detail = SplitColumn(self, view.detail, in: controller, as: .secondary) { _ in }
    if hasContent {
      content = SplitColumn(self, view.content, in: controller, as: .supplementary) {
        [linkColumn = link(to: .secondary), contentSelection] in
        $0.linkColumn = linkColumn
        $0.columnSelection = contentSelection
      }
      content?.next = detail
    }
    sidebar = SplitColumn(self, view.sidebar, in: controller, as: .primary) {
      [linkColumn = link(to: afterSidebar), sidebarSelection, weak self] in
      $0.sidebar = self?.sidebarPlace ?? .column
      $0.linkColumn = linkColumn
      $0.columnSelection = sidebarSelection
    }
    sidebar.next = content ?? detail
    controller.delegate = controller
    controller.lastUsefulColumn = { [weak self] in self?.lastUsefulColumn }
    sidebarSelection.onEmpty = { [weak self] in self?.goBack(from: afterSidebar) }
    contentSelection.onEmpty = { [weak self] in self?.goBack(from: .secondary) }
    sidebar.start()
    content?.start()
    detail.start()
    (sidebar.controller.delegate as? NavigationEngine)?.onShow = { [weak self] in
      self?.collapsedStackDidShow()
    }
    controller.onVisibilityChange = { [weak self] in self?.visibilityDidChange($0) }
    controller.onCollapse = { [weak self] in self?.columnsDidMove() }
    setEnvironmentOfColumns()
    configure()
  }

  // MARK: Collapsed columns

  /// Before the view is loaded, the size class determines whether it will be collapsed.
  private var sidebarPlace: SidebarPlace {
    let hasCollapsed =
      controller.isViewLoaded ? controller.isCollapsed : environment.horizontalSizeClass == .compact
    return hasCollapsed ? .stack : .column
  }
  private var shownSidebarPlace: SidebarPlace?

  /// Called when the columns were collapsed or expanded.
  private func columnsDidMove() {
    if shownSidebarPlace != sidebarPlace { setEnvironmentOfColumns() }
    collapsedStackDidShow()
  }

  /// Shows the next column for a selection while the split view is collapsed.
  private func link(to column: UISplitViewController.Column) -> @MainActor () -> Void {
    { [weak self] in
      guard let self, self.controller.isCollapsed else { return }
      UpdateQueue.afterUpdate { self.controller.show(column) }
    }
  }

  /// Pops the column of a cleared selection.
  private func goBack(from column: UISplitViewController.Column) {
    guard controller.isCollapsed, covering.contains(column) else { return }
    UpdateQueue.afterUpdate { [weak self] in self?.controller.hide(column) }
  }

  /// The last column with content for the current selection, shown when collapsed.
  private var lastUsefulColumn: UISplitViewController.Column {
    if detail.isLinked || hasContent && !contentSelection.isEmpty { return .secondary }
    guard !sidebarSelection.isEmpty || content?.isLinked ?? false else { return .primary }
    return hasContent ? .supplementary : .secondary
  }

  /// Clears the selections and links of popped columns, and updates the preferred column.
  private func collapsedStackDidShow() {
    guard controller.isCollapsed, !controller.isExpanding else { return covering = [] }
    let stack = sidebar.controller.viewControllers
    var shown: Set<UISplitViewController.Column> = []
    if let content, stack.contains(content.controller) { shown.insert(.supplementary) }
    if stack.contains(detail.controller) { shown.insert(.secondary) }
    let left = covering.subtracting(shown)
    covering = shown
    if left.contains(.secondary) {
      detail.leave()
      (hasContent ? contentSelection : sidebarSelection).clear()
    }
    if left.contains(.supplementary) {
      content?.leave()
      sidebarSelection.clear()
    }
    let front: NavigationSplitViewColumn =
      shown.contains(.secondary) ? .detail : shown.isEmpty ? .sidebar : .content
    guard let compact = view.compactColumn else { return }
    controller.topColumn = front.uiKit
    if compact.wrappedValue != front { compact.wrappedValue = front }
  }

  package override func update(_ view: NavigationSplitView<S, C, D>) {
    self.view = view
    sidebar.update(view.sidebar)
    content?.update(view.content)
    detail.update(view.detail)
    configure()
  }
  package override func reevaluate() { configure() }

  private func configure() {
    evaluation &+= 1
    controller.preferredSplitBehavior = environment.splitBehavior
    if let width = sidebar.preference(ColumnWidthKey.self) ?? nil {
      controller.preferredPrimaryColumnWidth = width.ideal
      if let minimum = width.minimum { controller.minimumPrimaryColumnWidth = minimum }
      if let maximum = width.maximum { controller.maximumPrimaryColumnWidth = maximum }
    }
    if let width = content?.preference(ColumnWidthKey.self) ?? nil {
      controller.preferredSupplementaryColumnWidth = width.ideal
      if let minimum = width.minimum { controller.minimumSupplementaryColumnWidth = minimum }
      if let maximum = width.maximum { controller.maximumSupplementaryColumnWidth = maximum }
    }
    let (visibility, column) = Tracking.reading(self) {
      (view.visibility?.wrappedValue, view.compactColumn?.wrappedValue)
    }
    if let visibility { controller.preferredColumnCount = visibility.count(of: columnCount) }
    if let column {
      let changed = controller.topColumn != column.uiKit
      controller.topColumn = column.uiKit
      if changed, controller.isCollapsed { controller.show(column.uiKit) }
    }
  }

  private var columnCount: Int { hasContent ? 3 : 2 }

  private func visibilityDidChange(_ mode: UISplitViewController.DisplayMode) {
    guard let binding = view.visibility, binding.wrappedValue.count(of: columnCount) != mode.count else {
      return
    }
    let values: [NavigationSplitViewVisibility] =
      hasContent ? [.detailOnly, .doubleColumn, .all] : [.detailOnly, .all]
    binding.wrappedValue = values[mode.count]
  }

  package override func environmentDidChange() {
    setEnvironmentOfColumns()
    configure()
  }

  private func setEnvironmentOfColumns() {
    shownSidebarPlace = sidebarPlace
    sidebar.setEnvironment(environment)
    content?.setEnvironment(environment)
    detail.setEnvironment(environment)
  }

  package override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  package override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
  package override func willEnd() {
    controller.stopFollowing()
    item.end()
    sidebar.end()
    content?.end()
    detail.end()
  }
}

private final class SplitHostController: UISplitViewController, UISplitViewControllerDelegate {
  /// The preferred column when collapsed.
  var topColumn: UISplitViewController.Column?
  var lastUsefulColumn: (() -> UISplitViewController.Column?)?
  var onVisibilityChange: ((UISplitViewController.DisplayMode) -> Void)?
  /// Called when the columns were collapsed or expanded.
  var onCollapse: (() -> Void)?
  /// Removes the callbacks to views that were removed, while the columns remain visible until the next
  /// layout.
  func stopFollowing() {
    lastUsefulColumn = nil
    onVisibilityChange = nil
    onCollapse = nil
  }

  /// Whether the split view is currently expanding.
  private(set) var isExpanding = false

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? lastUsefulColumn?() ?? .primary }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    isExpanding = true
    return proposedDisplayMode
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    isExpanding = false
    onCollapse?()
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { onCollapse?() }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    let report = onVisibilityChange
    if svc.view.window != nil { UpdateQueue.afterUpdate { report?(displayMode) } }
  }
}
