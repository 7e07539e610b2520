import OrderedDiff

/// A stack of views with a root and the destinations of links and values.
///
/// Implemented with `UINavigationController`: popping by the user updates the path, and changes of the path
/// update the stack.
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let root: Root
  let path: PathBinding<Data>

  /// Creates a stack that manages its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = PathBinding(nil)
  }
  /// Creates a stack with a binding to a path of values of any type.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathBinding(path)
  }
  /// Creates a stack with a binding to a path of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathBinding(homogeneous: path)
  }

  public static func _makeNode(_ view: NavigationStack, _ inputs: _NodeInputs) -> _TypedNode<NavigationStack>
  {
    NavigationStackNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

/// A path and its operations.
struct PathBinding<Data> {
  struct Change {
    var prefix: Int
    var suffix: Int
    var inserted: [NavigationEngine.Entry.Kind]
  }
  var binding: Binding<Data>?
  var isHomogeneous = false
  let empty: Data?
  let count: (Data) -> Int
  let change: (_ old: Data?, _ new: Data) -> Change
  let removeLast: (inout Data, Int) -> Void
  let append: (inout Data, AnyHashable, Any.Type) -> Bool
}

extension PathBinding where Data == NavigationPath {
  init(_ binding: Binding<NavigationPath>?) {
    self.binding = binding
    empty = NavigationPath()
    count = { $0.count }
    change = { old, new in
      let difference = NavigationPath.difference(from: old ?? NavigationPath(), to: new)
      return Change(
        prefix: difference.prefix, suffix: difference.suffix,
        inserted: difference.inserted.map { element in
          switch element.resolved {
          case .value(let value, _, _): .value(value)
          case let stored: .stored(stored)
          }
        })
    }
    removeLast = { $0.removeLast(min($1, $0.count)) }
    append = { path, value, _ in
      func append<V: Hashable>(_ value: V) {
        func coded<C: Hashable & Codable>(_ value: C) { path.append(value) }
        if let value = value as? any (Hashable & Codable) { coded(value) } else { path.append(value) }
      }
      if let base = value.base as? any Hashable { append(base) }
      return true
    }
  }
}

extension PathBinding
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  init(homogeneous binding: Binding<Data>) {
    self.binding = binding
    isHomogeneous = true
    empty = Data()
    count = { $0.count }
    change = { old, new in
      let old = old ?? Data()
      let common = CommonEnds(of: old, and: new, assumesSharedBeginning: true)
      let inserted = new.dropFirst(common.prefix).dropLast(common.suffix)
      return Change(
        prefix: common.prefix, suffix: common.suffix, inserted: inserted.map { .value(AnyHashable($0)) })
    }
    removeLast = { data, count in
      let count = Swift.min(count, data.count)
      data.removeSubrange(data.index(data.endIndex, offsetBy: -count)...)
    }
    append = { data, value, _ in
      guard let element = value.base as? Data.Element else { return false }
      data.append(element)
      return true
    }
  }
}

private final class NavigationStackNode<Data, Root: View>: _TypedNode<NavigationStack<Data, Root>> {
  private var view: NavigationStack<Data, Root>
  private var engine: NavigationEngine!
  private let rootController: ViewHostController
  private weak var rootNode: _TypedNode<Root>?
  private var shown: Data?
  private var own: Data?
  private var isColumn = false
  private var counter = FrameCounter()
  private var barTint = TintUpdater()
  private lazy var item = ControllerItem(self, engine.controller)

  init(_ view: NavigationStack<Data, Root>, _ inputs: _NodeInputs) {
    self.view = view
    own = view.path.empty
    var made: ((_NodeInputs) -> _ViewNode)!
    let rootHost = ViewHost(parent: nil, environment: inputs.environment)
    rootController = UIHostingController<AnyView>(screen: rootHost, nil) { made($0) }
    super.init(inputs)
    rootController.setParentNode(self)
    made = { [weak self] inputs in
      guard let self else { return _TypedNode<EmptyView>(inputs) }
      let node = Root._makeNode(self.view.root, inputs)
      rootNode = node
      return node
    }
    engine = NavigationEngine(self, root: rootController)
    engine.isHomogeneous = view.path.isHomogeneous
    rootHost.environment = environmentForScreens
    tintBars()
    if view.path.binding == nil,
      let path: Data = StateTransfer.carry("path", of: self, current: { [weak self] in self?.own })
    {
      own = path
    }
    engine.onPopValues = { [weak self] in self?.popValues($0) }
    engine.onPushValue = { [weak self] in self?.pushValue($0, $1) ?? false }
    rootController.startIfNeeded()
    if let onStack = inputs.host.onStack {
      isColumn = true
      onStack(engine.controller)
    }
    synchronize()
  }

  private var environmentForScreens: EnvironmentValues {
    var environment = environment
    environment.navigation = engine
    environment.stackAxis = nil
    return environment
  }

  override func update(_ view: NavigationStack<Data, Root>) {
    self.view = view
    rootNode?.update(view.root)
    synchronize()
  }

  override func reevaluate() { synchronize() }

  /// Updates the stack to match the path.
  private func synchronize() {
    evaluation &+= 1
    guard let path = Tracking.reading(self, { view.path.binding?.wrappedValue ?? own }) else { return }
    let change = view.path.change(shown, path)
    let isSame = change.inserted.isEmpty && change.prefix == shown.map(view.path.count) && change.suffix == 0
    shown = path
    if isSame { return }
    guard change.prefix + change.suffix + change.inserted.count > 0 || !engine.entries.isEmpty else { return }
    // Conformance.md M38.
    if counter.next() == 2 {
      UIKitFault.warn(
        "Update NavigationAuthority bound path tried to update multiple times per frame.", category: "SwiftUI"
      )
    }
    let transaction = UpdateQueue.current
    UpdateQueue.afterUpdate { [weak self] in
      guard let self, self.isAlive else { return }
      withTransaction(transaction) {
        self.engine.changePath(prefix: change.prefix, suffix: change.suffix, inserted: change.inserted)
      }
    }
  }

  private var current: Data? { Tracking.ignoring { view.path.binding?.wrappedValue ?? own } }

  private func write(_ data: Data) {
    if let binding = view.path.binding {
      binding.wrappedValue = data
      UpdateQueue.afterUpdate { [weak self] in if self?.isAlive == true { self?.synchronize() } }
    } else {
      own = data
    }
  }

  private func popValues(_ count: Int) {
    guard var data = current else { return }
    view.path.removeLast(&data, count)
    shown = data
    write(data)
  }

  private func pushValue(_ value: AnyHashable, _ type: Any.Type) -> Bool {
    guard var data = current, view.path.append(&data, value, type) else { return false }
    write(data)
    if view.path.binding == nil { synchronize() }
    return true
  }

  private func tintBars() {
    barTint.apply(environment, to: engine.controller.navigationBar)
  }

  override func environmentDidChange() {
    tintBars()
    let environment = environmentForScreens
    rootController.host.environment = environment
    engine.screenEnvironment = environment
    for entry in engine.entries where entry.controller.isStarted {
      entry.controller.host.environment = environment
    }
  }

  override func appendItems(to items: inout [LayoutItem]) { if !isColumn { items.append(item) } }
  override func layoutDidInvalidate() -> Bool {
    if !isColumn { item.invalidate() }
    return !isColumn
  }
  override func willEnd() {
    if !isColumn { item.end() }
    rootController.host.end()
    for entry in engine.entries where entry.controller.isStarted { entry.controller.host.end() }
  }
}
