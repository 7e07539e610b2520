/// A node in the tree of views, which keeps identity and state while view values change.
///
/// Nodes are created once per identity and updated with new values. Their visible representation are their
/// layout items.
@preconcurrency @MainActor
public class _ViewNode {
  @exclusivity(unchecked) private final var parentReference: BackReference<_ViewNode>
  package final var parent: _ViewNode? { parentReference.wrappedValue }
  package let depth: Int
  package private(set) var environment: EnvironmentValues
  @OwnerReference package var host: ViewHost
  package private(set) var isAlive = true

  /// The number of evaluations, to ignore dependencies of earlier ones.
  package var evaluation: UInt32 = 0
  package var isQueued = false
  package var pendingTransaction: Transaction?
  /// The hosts of parts of the view, which use the node's environment.
  private final var partHosts: [BackReference<ViewHost>]?

  package init(_ inputs: _NodeInputs) {
    parentReference = BackReference(wrappedValue: inputs.parent)
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
    _host = OwnerReference(wrappedValue: inputs.host)
    MainThreadDeallocation.enable(for: self)
    NodeCounter.made += 1
  }

  /// The inputs for a child in the same host.
  package var inputs: _NodeInputs { _NodeInputs(parent: self, environment: environment, host: host) }

  // MARK: For subclasses

  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Evaluates the node again after a change of its dependencies.
  package func reevaluate() {}

  /// Propagates a changed environment to children.
  package func environmentDidChange() {
    let environment = environmentForChildren
    forEachChild { $0.setEnvironment(environment) }
  }

  /// Called when a value that the node has read from its environment may have changed in place.
  package func environmentCellDidChange() {}

  package var environmentForChildren: EnvironmentValues { environment }

  /// Appends the layout items of this node.
  package func appendItems(to items: inout [LayoutItem]) { forEachChild { $0.appendItems(to: &items) } }

  /// Appends rows for a lazy container, without creating additional ones.
  package func appendRows(to rows: inout [RowSource]) {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    if !items.isEmpty { rows.append(ItemRows(items: items)) }
  }

  /// Called when items of a descendant were added, removed or moved.
  /// - Returns: Whether to notify ancestors.
  package func itemsDidChange() -> Bool { true }

  /// Called when a descendant needs layout.
  /// - Returns: Whether to notify ancestors.
  package func layoutDidInvalidate() -> Bool { true }

  /// Called when a preference of a descendant may have changed.
  /// - Returns: Whether to notify ancestors.
  package func preferencesDidChange() -> Bool { true }

  package func collectPreferences(_ collector: PreferenceCollector) {
    NodeCounter.askedForPreferences += 1
    forEachChild { if $0.preferenceWriterCount > 0 { $0.collectPreferences(collector) } }
  }

  /// The number of nodes in this subtree that write preferences.
  package private(set) final var preferenceWriterCount: Int32 = 0
  private final var writesPreferences = false
  /// Whether preferences do not propagate beyond this node.
  package var endsPreferences: Bool { false }

  /// Marks the node as a writer of preferences. Subtrees without writers are skipped when preferences are collected.
  package final func beginWritingPreferences() {
    guard !writesPreferences else { return }
    writesPreferences = true
    countPreferenceWriters(1)
  }

  private func countPreferenceWriters(_ change: Int32) {
    var node: _ViewNode? = self
    while let current = node {
      current.preferenceWriterCount += change
      node = current.endsPreferences ? nil : current.parent
    }
  }

  /// Called when the node is removed permanently.
  package func willEnd() {}

  // MARK: Changes

  package final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    environmentDidChange()
    if partHosts != nil { setEnvironmentOfParts() }
  }

  /// Makes a host's environment follow the node's for the host's lifetime.
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
    if preferenceWriterCount > 0 { invalidatePreferences() }
  }

  package final func invalidateLayout() {
    var node: _ViewNode? = self
    while let current = node, current.layoutDidInvalidate() { node = current.parent }
  }

  package final func invalidatePreferences() {
    var node: _ViewNode? = self
    while let current = node, current.preferencesDidChange() { node = current.parent }
  }

  /// Removes the node and its descendants permanently.
  package final func end() {
    guard isAlive else { return }
    isAlive = false
    forEachChild { $0.end() }
    willEnd()
    if writesPreferences {
      countPreferenceWriters(-1)
      parent?.invalidatePreferences()
    }
    parentReference.wrappedValue = nil
  }
}

/// A node with a known view type.
@preconcurrency @MainActor
public class _TypedNode<V: View>: _ViewNode {
  /// Updates the node with a new value of the view.
  package func update(_ view: V) {}
}

/// The context for creating a node. Valid during the call that creates the node, while parent and host are
/// alive.
public struct _NodeInputs {
  package unowned(unsafe) var parent: _ViewNode?
  package var environment: EnvironmentValues
  package unowned(unsafe) var host: ViewHost
}

/// Counters of node operations, for tests and benchmarks.
@MainActor
package enum NodeCounter {
  /// The number of created nodes.
  package static var made = 0
  /// The number of nodes whose subtrees were searched for preferences.
  package static var askedForPreferences = 0
  /// The number of screens that were searched for a preferred color scheme.
  package static var askedForColorScheme = 0
}
