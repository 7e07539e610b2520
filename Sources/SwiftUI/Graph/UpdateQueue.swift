/// Counts changes within one update.
@MainActor
package struct FrameCounter {
  private var flush = -1
  private var count = 0
  package nonisolated init() {}
  /// - Returns: The number of calls in the current update.
  package mutating func next() -> Int {
    count = flush == UpdateQueue.flushCount ? count + 1 : 1
    flush = UpdateQueue.flushCount
    return count
  }
}

/// The nodes to be evaluated again, and actions to perform afterward.
@MainActor
package enum UpdateQueue {
  private static var queued: [_ViewNode] = []
  private static var actions: [@MainActor () -> Void] = []
  private static var isFlushing = false
  private static var hook: Int?

  /// The transaction of the current update.
  package static var current: Transaction { running ?? Transaction.ambient }
  private static var running: Transaction?

  package static func invalidate(_ node: _ViewNode, _ transaction: Transaction? = nil) {
    guard node.isAlive else { return }
    let transaction = transaction ?? current
    if node.isQueued {
      if transaction.isMeaningful { node.pendingTransaction = transaction }
      return
    }
    node.isQueued = true
    node.pendingTransaction = transaction
    queued.append(node)
    wake()
  }

  /// Removes a node from the queue because it is evaluated with its parent.
  package static func willEvaluate(_ node: _ViewNode) {
    guard node.isQueued else { return }
    node.isQueued = false
    if let transaction = node.pendingTransaction, transaction.isMeaningful { node.host.adopt(transaction) }
    node.pendingTransaction = nil
  }

  package static func invalidateIfEnvironmentChanged(_ node: _ViewNode, _ slots: [AnyObject?]) {
    let environment = node.environment.read(by: node)
    for slot in slots {
      if let slot = slot as? any DynamicSlot, slot.environmentDidChange(environment) {
        return invalidate(node)
      }
    }
  }

  /// Calls `action` when the tree was updated, before layout.
  package static func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    wake()
  }

  private static var geometryActions: [@MainActor () -> Void] = []

  /// Calls `action` when the layout in progress has ended, because it has changed sizes that views depend on.
  package static func afterLayout(_ action: @escaping @MainActor () -> Void) {
    geometryActions.append(action)
    wake()
  }

  /// Updates the tree after a layout that has changed sizes that views depend on.
  /// - Returns: Whether there were such sizes.
  package static func applyGeometry() -> Bool {
    guard layoutDepth == 0, !isFlushing, !geometryActions.isEmpty else { return false }
    flush()
    return true
  }

  package static func wake() {
    if hook == nil { hook = CATransaction.addBeforeLayoutHook { UpdateQueue.flush() } }
    if !isFlushing { CATransaction.setNeedsCommit() }
  }

  /// The maximum number of rounds. Further changes wait for the next commit.
  private static let roundLimit = 100

  package static var hasWork: Bool { !queued.isEmpty || !actions.isEmpty || !geometryActions.isEmpty }

  /// The number of updates of the tree, at most one per frame.
  package private(set) static var flushCount = 0

  package static func flush() {
    guard !isFlushing, hasWork else { return }
    isFlushing = true
    defer { isFlushing = false }
    guard layoutDepth == 0 else { return evaluateQueued() }
    actions.insert(contentsOf: geometryActions, at: 0)
    geometryActions = []
    flushCount += 1
    var rounds = 0
    while !queued.isEmpty || !actions.isEmpty {
      rounds += 1
      guard rounds < roundLimit else {
        UIKitFault.warn("An action tried to update multiple times per frame.", category: "SwiftUI")
        CATransaction.setNeedsCommit()
        return
      }
      evaluateQueued()
      let actions = self.actions
      self.actions = []
      for action in actions { action() }
    }
  }

  /// Shows earlier changes without an animation before a change with one: each transaction is an update of its own, and
  /// the animation begins with the earlier values.
  package static func commitUnanimated() {
    guard layoutDepth == 0, running == nil, Tracking.reader == nil else { return }
    let pending = queued.filter {
      $0.isQueued && $0.isAlive && !($0.pendingTransaction?.isMeaningful ?? false)
    }
    guard !pending.isEmpty else { return }
    let hosts = pending.map { $0.host }
    if isFlushing { evaluateQueued() } else { flush() }
    for host in hosts where host.view.window != nil { host.view.layoutIfNeeded() }
  }

  private static var layoutDepth = 0

  /// Performs layout. Changed views are evaluated meanwhile, but actions are deferred until its end, so that
  /// they observe all changes of the layout.
  package static func layOut(_ body: () -> Void) {
    layoutDepth += 1
    body()
    layoutDepth -= 1
  }

  private static func evaluateQueued() {
    while !queued.isEmpty {
      var batch = queued
      queued = []
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.isQueued {
        node.isQueued = false
        let transaction = node.pendingTransaction ?? Transaction()
        node.pendingTransaction = nil
        guard node.isAlive else { continue }
        run(transaction, in: node.host) { node.reevaluate() }
      }
    }
  }

  /// Changes views with a transaction.
  package static func run(_ transaction: Transaction, in host: ViewHost, _ body: () -> Void) {
    let outer = running
    running = transaction
    host.adopt(transaction)
    body()
    running = outer
  }
}
