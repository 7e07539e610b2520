/// A place in the tree of views: it keeps identity and state while values of views come and go.
///
/// Nodes are made once for each identity and updated with new values. What can be seen of a node are its layout items.
@preconcurrency @MainActor
public class _ViewNode {
  @exclusivity(unchecked) private final var parentReference: BackReference<_ViewNode>
  package final var parent: _ViewNode? { parentReference.wrappedValue }
  package let depth: Int
  package private(set) var environment: EnvironmentValues
  @OwnerReference package var host: ViewHost
  package private(set) var isAlive = true

  /// Counts the evaluations, so that what was read in an earlier one no longer counts.
  package var evaluation: UInt32 = 0
  package var isQueued = false
  package var pendingTransaction: Transaction?
  /// Hosts of parts of the view, whose surroundings are the node's.
  private final var partHosts: [BackReference<ViewHost>]?

  package init(_ inputs: _NodeInputs) {
    parentReference = BackReference(wrappedValue: inputs.parent)
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
    _host = OwnerReference(wrappedValue: inputs.host)
    MainThreadDeallocation.enable(for: self)
  }

  /// The inputs of a child in the same host.
  package var inputs: _NodeInputs { _NodeInputs(parent: self, environment: environment, host: host) }

  // MARK: For subclasses

  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Evaluates again what depends on something that changed.
  package func reevaluate() {}

  /// The environment that children see.
  package func environmentDidChange() {
    let environment = environmentForChildren
    forEachChild { $0.setEnvironment(environment) }
  }

  package var environmentForChildren: EnvironmentValues { environment }

  /// Adds the layout items that this node stands for.
  package func appendItems(to items: inout [LayoutItem]) { forEachChild { $0.appendItems(to: &items) } }

  /// Adds rows for a lazy container, without making more of them than exist already.
  package func appendRows(to rows: inout [RowSource]) {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    if !items.isEmpty { rows.append(ItemRows(items: items)) }
  }

  /// A descendant's items came, went or moved.
  /// - Returns: whether ancestors have to hear of it as well.
  package func itemsDidChange() -> Bool { true }

  /// A descendant needs another size or place.
  /// - Returns: whether ancestors have to hear of it as well.
  package func layoutDidInvalidate() -> Bool { true }

  /// A preference below may have changed.
  /// - Returns: whether ancestors have to hear of it as well.
  package func preferencesDidChange() -> Bool { true }

  package func collectPreferences(_ collector: PreferenceCollector) {
    forEachChild { $0.collectPreferences(collector) }
  }

  /// The node leaves for good.
  package func willEnd() {}

  // MARK: Changes

  package final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    environmentDidChange()
    if partHosts != nil { setEnvironmentOfParts() }
  }

  /// Lets a host's surroundings follow the node's, as long as the host is there.
  package final func addPart(_ host: ViewHost) {
    var hosts = partHosts ?? []
    hosts.removeAll { $0.wrappedValue == nil }
    hosts.append(BackReference(wrappedValue: host))
    partHosts = hosts
  }

  private func setEnvironmentOfParts() {
    for case let host? in (partHosts ?? []).map(\.wrappedValue) where !host.hasEnded {
      host.environment = environment
    }
  }

  package final func invalidateItems() {
    var node: _ViewNode? = self
    while let current = node, current.itemsDidChange() { node = current.parent }
    invalidateLayout()
    invalidatePreferences()
  }

  package final func invalidateLayout() {
    var node: _ViewNode? = self
    while let current = node, current.layoutDidInvalidate() { node = current.parent }
  }

  package final func invalidatePreferences() {
    var node: _ViewNode? = self
    while let current = node, current.preferencesDidChange() { node = current.parent }
  }

  /// Ends the node and everything below it.
  package final func end() {
    guard isAlive else { return }
    isAlive = false
    forEachChild { $0.end() }
    willEnd()
    parentReference.wrappedValue = nil
  }
}

/// A node that knows the type of its view.
@preconcurrency @MainActor
public class _TypedNode<V: View>: _ViewNode {
  /// Takes a new value of the view.
  package func update(_ view: V) {}
}

/// Where a new node is put. Inputs last for the call that makes the node, during which parent and host are alive.
public struct _NodeInputs {
  package unowned(unsafe) var parent: _ViewNode?
  package var environment: EnvironmentValues
  package unowned(unsafe) var host: ViewHost
}
