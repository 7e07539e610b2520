/// Drives a `UINavigationController` from values and links, and reports the user's own navigation to the
/// path.
@MainActor
package final class NavigationEngine: NSObject, UINavigationControllerDelegate {
  package final class Entry {
    package enum Kind {
      case value(AnyHashable)
      /// A value whose type is not known yet.
      case stored(NavigationPath.Element)
      /// A view of a link or flag.
      case view((_NodeInputs) -> _ViewNode)
    }
    package let kind: Kind
    package let controller: NavigationStackHostingController
    /// Called after the screen was removed from the stack.
    package var onPop: (@MainActor () -> Void)?
    /// Shows the screen of a flag again. Returns whether the flag could be set.
    package var onReopen: (@MainActor () -> Bool)?
    package var isInPath: Bool { if case .view = kind { false } else { true } }

    init(_ kind: Kind, _ controller: NavigationStackHostingController) {
      self.kind = kind
      self.controller = controller
    }
  }

  package let controller: UINavigationController
  package private(set) var entries: [Entry] = []
  /// The number of entries that are values of the path.
  private var valueCount = 0
  private var destinations: [DestinationBox] = []
  /// The stack's node, until it was removed. The engine may outlive it in environments and actions kept by
  /// apps.
  @BackReference private var owner: _ViewNode?
  package var node: _ViewNode? { owner.flatMap { $0.isAlive ? $0 : nil } }
  /// Removes values from the end of the path.
  package var onPopValues: (@MainActor (Int) -> Void)?
  /// Appends a value to the path. Returns whether that was possible.
  package var onPushValue: (@MainActor (AnyHashable, Any.Type) -> Bool)?
  /// The column for destinations of the root's links, if the stack is one of several columns.
  package weak var nextColumn: (any LinkColumn)?
  /// Called when another screen is on top.
  package var onShow: (@MainActor () -> Void)?
  /// The environment of the screens if it has changed since the stack was created.
  package var screenEnvironment: EnvironmentValues?

  package init(_ node: _ViewNode, root: ViewHostController) {
    _owner = BackReference(wrappedValue: node)
    controller = UINavigationController(rootViewController: root)
    super.init()
    controller.navigationBar.prefersLargeTitles = true
    controller.delegate = self
    controller.prepareTitle = { ($0 as? ViewHostController)?.startIfNeeded() }
    root.chrome.isInStack = true
  }

  // MARK: Destinations

  /// Whether the path contains values of a single type, whose destinations only the root declares.
  package var isHomogeneous = false

  /// Whether a view is on a pushed screen.
  private func isPushed(_ host: ViewHost?) -> Bool {
    var current = host
    while let host = current {
      if let screen = host.controller as? NavigationStackHostingController, screen.host === host,
        screen.engine === self
      {
        return true
      }
      current = host.outer
    }
    return false
  }

  package func register(_ box: DestinationBox) {
    if isHomogeneous, isPushed(box.host) {
      // Conformance.md M37.
      return UIKitFault.warnOnce(
        "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path",
        category: "SwiftUI")
    }
    if let earlier = destinations.first(where: { $0.type == box.type }) {
      let name = String(reflecting: earlier.type)
      UIKitFault.warnOnce(
        "A navigationDestination for “\(name)” was declared earlier on the stack. Only the destination "
          + "declared closest to the root view of the stack will be used.", category: "SwiftUI")
    }
    destinations.append(box)
    showMissingDestinations()
  }

  /// Updates screens without a destination after one was declared, while its declaring views are being
  /// created.
  private func showMissingDestinations() {
    let missing = self.missing.allObjects
    guard !missing.isEmpty else { return }
    UpdateQueue.afterUpdate { for screen in missing { screen.remakeIfMissing() } }
  }

  /// Screens whose values had no destination when the screens were created.
  private let missing = NSHashTable<NavigationStackHostingController>.weakObjects()

  fileprivate func destinationIsMissing(_ isMissing: Bool, for screen: NavigationStackHostingController) {
    if isMissing { missing.add(screen) } else { missing.remove(screen) }
  }

  package func unregister(_ box: DestinationBox) { destinations.removeAll { $0 === box } }

  /// The destination for a type, declared closest to the root.
  package func destination(for type: Any.Type) -> DestinationBox? {
    let found = destinations.filter { $0.type == type }
    return found.count < 2 ? found.first : found.min { position($0) < position($1) }
  }

  /// The destination for a value: of its type, or for any hashable value.
  private func destination(of value: AnyHashable) -> DestinationBox? {
    destination(for: Swift.type(of: value.base)) ?? destination(for: AnyHashable.self)
  }

  private func position(_ box: DestinationBox) -> Int {
    entries.firstIndex { $0.controller.host === box.host }.map { $0 + 1 } ?? 0
  }

  /// The destination for a value. Screens below are created first, because they may declare it.
  package func resolve(_ entry: Entry) -> (DestinationBox, AnyHashable)? {
    if let found = knownDestination(of: entry) { return found }
    for below in entries {
      if below === entry { break }
      guard !below.controller.isStarted else { continue }
      below.controller.startIfNeeded()
      if let found = knownDestination(of: entry) { return found }
    }
    reportMissing(entry)
    return nil
  }

  private func knownDestination(of entry: Entry) -> (DestinationBox, AnyHashable)? {
    switch entry.kind {
    case .value(let value):
      return destination(of: value).map { ($0, value) }
    case .stored(let element):
      for box in destinations { if let value = box.decode(element) { return (box, value) } }
      guard case .value(let value, _, _) = element.resolved else { return nil }
      return destination(of: value).map { ($0, value) }
    case .view: return nil
    }
  }
  func hasDestination(for entry: Entry) -> Bool { knownDestination(of: entry) != nil }

  private func reportMissing(_ entry: Entry) {
    switch entry.kind {
    case .value(let value): reportMissing(String(describing: Swift.type(of: value.base)))
    case .stored(.stored(let name, _)): reportMissing(name)
    case .stored, .view: break
    }
  }

  /// Reports a missing destination, Conformance.md M35.
  package func reportMissing(_ typeName: String) {
    UIKitFault.warn(
      "A NavigationLink is presenting a value of type “\(typeName)” but there is no matching "
        + "navigationDestination declaration visible from the location of the link. The link cannot be "
        + "activated.\n\nNote: Links search for destinations in any surrounding NavigationStack, then within the "
        + "same column of a NavigationSplitView.", category: "SwiftUI")
  }

  /// Updates screens after a possible change of a destination's views. Visible screens update immediately, others when
  /// they become visible.
  package func destinationDidChange(_ box: DestinationBox) {
    box.version &+= 1
    for entry in entries.suffix(2) { entry.controller.refreshIfNeeded() }
    nextColumn?.shownEntry?.controller.refreshIfNeeded()
  }

  // MARK: Moves

  package func makeEntry(_ kind: Entry.Kind) -> Entry {
    let controller = NavigationStackHostingController(node: node)
    let entry = Entry(kind, controller)
    controller.entry = entry
    controller.engine = self
    controller.chrome.isInStack = true
    controller.host.position = { [weak self, weak entry] in
      self?.entries.firstIndex { $0 === entry }.map { "screen \($0)" }
    }
    return entry
  }

  /// Pushes the value of a link.
  package func push<V: Hashable>(_ value: V) {
    guard node != nil else { return }
    guard destination(for: V.self) ?? destination(of: AnyHashable(value)) != nil else {
      return reportMissing(String(describing: V.self))
    }
    if let nextColumn, entries.isEmpty { return nextColumn.show(makeEntry(.value(AnyHashable(value)))) }
    if onPushValue?(AnyHashable(value), V.self) == true { return }
    reportMissing(String(describing: V.self))
  }

  /// Allows values to be pushed on a stack without a path.
  package func acceptValues() {
    onPushValue = { [weak self] value, _ in
      guard let self, destination(of: value) != nil else { return false }
      changePath(prefix: valueCount, suffix: 0, inserted: [.value(value)])
      return true
    }
  }

  /// Pushes a view that is not part of the path.
  @discardableResult
  package func push(_ make: @escaping (_NodeInputs) -> _ViewNode) -> Entry {
    let entry = makeEntry(.view(make))
    if let nextColumn, entries.isEmpty {
      nextColumn.show(entry)
      return entry
    }
    entries.append(entry)
    show(.pushed(1))
    return entry
  }

  /// Returns an action that pushes an entry again after it was popped; `nil` if only its owner can.
  fileprivate func reopening(_ entry: Entry) -> (@MainActor () -> Bool)? {
    if let onReopen = entry.onReopen { return onReopen }
    guard entry.onPop == nil else { return nil }
    let kind = entry.kind
    return { [weak self] in self?.reopen(kind) ?? false }
  }

  private func reopen(_ kind: Entry.Kind) -> Bool {
    guard node != nil else { return false }
    switch kind {
    case .value(let value): return onPushValue?(value, Swift.type(of: value.base)) ?? false
    case .stored: return false
    case .view(let make):
      push(make)
      return true
    }
  }

  package func remove(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else {
      nextColumn?.remove(entry)
      return
    }
    let values = removeEntries(from: index)
    if values > 0 { onPopValues?(values) }
    show(.popped)
  }

  /// Removes the last entries.
  ///
  /// - Returns: The number of removed values of the path.
  private func removeEntries(from index: Int) -> Int {
    let leaving = Array(entries[index...])
    let values = leaving.lazy.filter(\.isInPath).count
    entries.removeSubrange(index...)
    valueCount -= values
    for entry in leaving { entry.onPop?() }
    return values
  }

  /// Updates the path's part of the stack to another path, keeping the screens of equal values.
  /// - Parameters:
  ///   - prefix: The number of values to keep at the beginning.
  ///   - suffix: The number of values to keep at the end.
  ///   - inserted: The new values in between.
  package func changePath(prefix: Int, suffix: Int, inserted: [Entry.Kind]) {
    if prefix == valueCount {
      entries += inserted.map { makeEntry($0) }
      valueCount += inserted.count
      return show(.pushed(inserted.count))
    }
    if suffix == 0, inserted.isEmpty {
      _ = removeEntries(from: end(ofValues: prefix))
      return show(.popped)
    }
    let kept = entries[..<end(ofValues: prefix)]
    let tail = suffix > 0 ? entries.filter(\.isInPath).suffix(suffix) : []
    let new = kept + inserted.map { makeEntry($0) } + tail
    let stays = Set(new.map(ObjectIdentifier.init))
    let leaving = entries.filter { !stays.contains(ObjectIdentifier($0)) }
    entries = Array(new)
    valueCount = prefix + inserted.count + tail.count
    for entry in leaving { entry.onPop?() }
    show(.replaced)
  }

  /// Returns the index after the first values of the path. Views between values belong to the value below.
  private func end(ofValues count: Int) -> Int {
    guard count > 0 else { return 0 }
    // Fast path for stacks that contain only values. Otherwise the search starts at the end, because most changes
    // remove few entries.
    if valueCount == entries.count { return count }
    var left = valueCount
    for index in entries.indices.reversed() where entries[index].isInPath {
      if left == count { return index + 1 }
      left -= 1
    }
    return 0
  }

  /// A change of the entries.
  private enum Change {
    /// The number of entries added at the top.
    case pushed(Int)
    /// Entries were removed from the top.
    case popped
    case replaced
  }

  private func show(_ change: Change) {
    guard node != nil, let root = controller.rootOfStack else { return }
    let animated =
      (node?.host.isVisible ?? false) && controller.view.window != nil
      && !UpdateQueue.current.disablesAnimations
    // The back button needs the title of the previous screen.
    if entries.count > 1 { entries[entries.count - 2].controller.startIfNeeded() }
    let count = controller.stackCount
    switch change {
    case .pushed(let new) where controller.isAtRest && count == entries.count - new + 1:
      if new == 1 {
        controller.pushViewController(entries[entries.count - 1].controller, animated: animated)
      } else if new > 1 {
        controller.setViewControllers(
          controller.viewControllers + entries.suffix(new).map(\.controller), animated: animated)
      }
    case .popped where controller.isAtRest && count > entries.count + 1:
      controller.popScreens(above: entries.count, animated: animated)
    default: controller.setViewControllers([root] + entries.map(\.controller), animated: animated)
    }
  }

  package func pop(_ screen: NavigationStackHostingController) {
    if let entry = screen.entry { remove(entry) }
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screen = (operation == .pop ? fromVC : toVC) as? ViewHostController
    guard let key = screen?.chrome.settings.zoomSource, let source = ZoomSource.view(key),
      source.isDescendant(of: (operation == .pop ? toVC : fromVC).view)
    else { return nil }
    return ZoomAnimator(source: source, isOpening: operation != .pop)
  }

  // MARK: User navigation

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    defer { onShow?() }
    // Pending changes of the path will already lead to its current state.
    guard navigationController.planned == nil else { return }
    let shown = navigationController.stackCount - 1
    guard shown < entries.count, shown >= 0 else { return }
    let values = removeEntries(from: shown)
    if values > 0 { onPopValues?(values) }
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    (viewController as? NavigationStackHostingController)?.refreshIfNeeded()
    // The back button shows the title of the screen below.
    let below = navigationController.stackCount - 3
    if entries.indices.contains(below) { entries[below].controller.startIfNeeded() }
    (viewController as? ViewHostController)?.chrome.applyBarVisibility(animated: animated)
  }
}

/// A column that shows the destinations of links in the preceding column.
@MainActor
package protocol LinkColumn: AnyObject {
  /// The screen that replaces the column's own view.
  var shownEntry: NavigationEngine.Entry? { get }
  /// Replaces the column's own view with a screen.
  func show(_ entry: NavigationEngine.Entry)
  /// Restores the column's own view if it shows the screen.
  func remove(_ entry: NavigationEngine.Entry)
}

/// The screen of a value or of a link's view. Its views are created on demand.
package final class NavigationStackHostingController: UIHostingController<AnyView>, ReopenableScreen {
  weak var entry: NavigationEngine.Entry?
  /// The engine of the stack that contains the screen.
  weak var engine: NavigationEngine?
  /// The engine of the stack whose root the screen is, if it fills a column.
  weak var ownStack: NavigationEngine?
  /// Modifies the environment for the column that the screen fills.
  var adjustsColumn: (@MainActor (inout EnvironmentValues) -> Void)?
  private weak var box: DestinationBox?
  private var value: AnyHashable?
  private weak var contentNode: _ViewNode?
  /// Whether the value had no destination when the views were created.
  private(set) var isMissingDestination = false

  init(node: _ViewNode?) {
    super.init(
      screen: ViewHost(parent: node, environment: node?.environment), node, rootView: AnyView(EmptyView())
    ) { _ in fatalError("A destination finds its views itself") }
    let screen = PresentedScreenAction { [weak self] in
      guard let self else { return }
      self.engine?.pop(self)
    }
    host.adjustsEnvironment = { [weak self] in
      $0.navigation = self?.ownStack ?? self?.engine
      $0.presentedScreen = screen
      $0.stackAxis = nil
      $0.isInRow = false
      $0.isInBar = false
      $0.listStyleAppearance = nil
      self?.adjustsColumn?(&$0)
    }
  }

  package func reopening() -> (@MainActor () -> Bool)? { entry.flatMap { engine?.reopening($0) } }

  override func makeRoot(_ inputs: _NodeInputs) -> _ViewNode {
    guard let entry, let engine else { return _TypedNode<EmptyView>(inputs) }
    if case .view(let make) = entry.kind { return make(inputs) }
    let resolved = engine.resolve(entry)
    isMissingDestination = resolved == nil
    engine.destinationIsMissing(isMissingDestination, for: self)
    guard let (box, value) = resolved else {
      return MissingDestination._makeNode(MissingDestination(), inputs)
    }
    self.box = box
    self.value = value
    version = box.version
    let node = box.makeNode(value, inputs)
    contentNode = node
    return node
  }

  /// Creates the views again if the value has a destination now.
  func remakeIfMissing() {
    guard isMissingDestination, isStarted, let entry, engine?.hasDestination(for: entry) ?? false else {
      return
    }
    remake()
  }

  package override func startIfNeeded() {
    if !isStarted, let environment = engine?.screenEnvironment { host.environment = environment }
    super.startIfNeeded()
  }

  /// The version of the destination that is shown.
  private var version = 0

  /// Updates the views to the current version of the destination.
  func refreshIfNeeded() {
    guard let box, box.version != version, let value, let contentNode else { return }
    version = box.version
    box.update(contentNode, value)
  }

  package override func viewWillAppear(_ animated: Bool) {
    refreshIfNeeded()
    super.viewWillAppear(animated)
  }
}

/// The placeholder for a value without a destination.
private struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
  }
}

/// A declared destination.
@MainActor
package class DestinationBox {
  package let type: Any.Type
  package weak var host: ViewHost?
  /// The number of changes to the destination's views.
  package final var version = 0
  init(_ type: Any.Type, _ host: ViewHost) {
    self.type = type
    self.host = host
  }
  func makeNode(_ value: AnyHashable, _ inputs: _NodeInputs) -> _ViewNode { fatalError() }
  func update(_ node: _ViewNode, _ value: AnyHashable) {}
  func decode(_ element: NavigationPath.Element) -> AnyHashable? { nil }
}

package final class TypedDestination<D: Hashable, C: View>: DestinationBox {
  var build: (D) -> C
  init(_ host: ViewHost, _ build: @escaping (D) -> C) {
    self.build = build
    super.init(D.self, host)
  }
  override func makeNode(_ value: AnyHashable, _ inputs: _NodeInputs) -> _ViewNode {
    let value = value.base as! D
    return DeferredNode(inputs) { [weak self] in self?.build(value) }
  }
  override func update(_ node: _ViewNode, _ value: AnyHashable) { (node as? DeferredNode<C>)?.rebuild() }
  override func decode(_ element: NavigationPath.Element) -> AnyHashable? {
    guard case .stored(let name, let json) = element, name == StoredType.name(of: D.self),
      let type = D.self as? any Decodable.Type
    else { return nil }
    func decode<V: Decodable>(_ type: V.Type) -> AnyHashable? {
      (StoredType.decode(type, json) as? D).map { AnyHashable($0) }
    }
    return decode(type)
  }
}

/// The stack of the environment. Screens have the environment, and the stack has the screens.
package struct EnclosingStack: Equatable {
  package weak var engine: NavigationEngine?
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: EnclosingStack { EnclosingStack() } }

extension EnvironmentValues {
  /// The stack that links push on.
  package var navigation: NavigationEngine? {
    get { stack.engine }
    set { stack = EnclosingStack(engine: newValue) }
  }
  /// The same stack, for views, which keep what they read.
  package var stack: EnclosingStack {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
