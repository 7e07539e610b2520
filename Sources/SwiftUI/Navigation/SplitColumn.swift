/// A column of a split view: its own view, or the destination of a link in the preceding column.
@MainActor
final class SplitColumn<V: View>: LinkColumn {
  private let role: UISplitViewController.Column
  @OwnerReference private var owner: _ViewNode
  private let split: UISplitViewController
  private let adjust: @MainActor (inout EnvironmentValues) -> Void
  private var view: V
  private weak var node: _TypedNode<V>?
  private var own: ColumnStack!
  private var linked: (entry: NavigationEngine.Entry, stack: ColumnStack)?
  /// The column for destinations of links in this one.
  weak var next: (any LinkColumn)? { didSet { own.engine.nextColumn = next } }

  /// - Parameter adjust: Modifies the environment for the column's views.
  init(
    _ owner: _ViewNode, _ view: V, in split: UISplitViewController, as role: UISplitViewController.Column,
    _ adjust: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    (self.view, self.split, self.role, self.adjust) = (view, split, role, adjust)
    _owner = OwnerReference(wrappedValue: owner)
    var made: ((_NodeInputs) -> _ViewNode)!
    let root = UIHostingController<AnyView>(
      screen: ViewHost(parent: owner, environment: owner.environment), owner
    ) { made($0) }
    own = ColumnStack(owner, root)
    root.host.adjustsEnvironment = { [weak engine = own.engine] in
      $0.navigation = engine
      adjust(&$0)
    }
    made = { [weak self] inputs in
      guard let self else { return _TypedNode<EmptyView>(inputs) }
      let node = V._makeNode(self.view, inputs)
      self.node = node
      return node
    }
  }

  /// Creates the column's own view.
  func start() {
    own.start(in: owner.host)
    split.setViewController(own.controller, for: role)
  }

  func update(_ view: V) {
    self.view = view
    node?.update(view)
  }

  /// The navigation controller of the column.
  var controller: UINavigationController { (linked?.stack ?? own).controller }
  var isLinked: Bool { linked != nil }
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { own.root.host.root?.preference(key) }

  func setEnvironment(_ environment: EnvironmentValues) {
    own.setEnvironment(environment)
    linked?.stack.setEnvironment(environment)
  }

  func end() {
    own.root.host.end()
    linked?.stack.root.host.end()
  }

  // MARK: Links

  var shownEntry: NavigationEngine.Entry? { linked?.entry }

  func show(_ entry: NavigationEngine.Entry) {
    let old = linked
    let stack = ColumnStack(owner, entry.controller)
    stack.engine.nextColumn = next
    entry.controller.ownStack = stack.engine
    entry.controller.adjustsColumn = adjust
    stack.setEnvironment(owner.environment)
    linked = (entry, stack)
    stack.start(in: owner.host)
    old?.stack.leave(owner.host)
    old?.entry.onPop?()
    split.setViewController(controller, for: role)
    if split.isCollapsed { split.show(role) }
  }

  func remove(_ entry: NavigationEngine.Entry) {
    guard linked?.entry === entry else { return }
    if split.isCollapsed { split.hide(role) }
    leave()
  }

  /// Restores the column's own view.
  func leave() {
    guard let old = linked else { return }
    linked = nil
    old.stack.leave(owner.host)
    split.setViewController(own.controller, for: role)
    old.entry.onPop?()
  }
}

/// A stack that fills a column: created for a view, or the view's own stack.
@MainActor
private final class ColumnStack {
  let root: ViewHostController
  let engine: NavigationEngine
  private(set) var controller: UINavigationController

  init(_ owner: _ViewNode, _ root: ViewHostController) {
    self.root = root
    engine = NavigationEngine(owner, root: root)
    engine.acceptValues()
    controller = engine.controller
    root.host.onStack = { [weak self] in self?.controller = $0 }
  }

  /// Creates the views. A view's own stack becomes visible with the columns.
  func start(in host: ViewHost) {
    root.startIfNeeded()
    if controller !== engine.controller { host.addChild(root.host) }
  }

  func leave(_ host: ViewHost) {
    guard controller !== engine.controller else { return }
    host.removeChild(root.host)
    root.host.setVisible(false)
  }

  private var tint = TintUpdater()

  func setEnvironment(_ environment: EnvironmentValues) {
    root.host.environment = environment
    for entry in engine.entries { entry.controller.host.environment = environment }
    tint.apply(environment, to: engine.controller.navigationBar)
  }
}
