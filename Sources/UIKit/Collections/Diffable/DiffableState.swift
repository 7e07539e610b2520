import OrderedDiff

// The lock guards the variables.
/// The current snapshot of a diffable data source, and the computation of changes to the next, shared by
/// collection views and tables.
package final class DiffableState<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let lock = NSLock()
  private var stored = Snapshot()
  private var appliedOffMain: Bool?

  package init() {}

  package var current: Snapshot {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// The changes between two snapshots, including reloads and reconfigurations, with old positions.
  package struct Changes {
    package var batch: BatchUpdate
    package var reconfigured: [ItemPath]
  }

  package static func changes(from old: Snapshot, to new: Snapshot) -> Changes {
    let oldSections = old.sectionIdentifiers.enumerated().map { ($0.element, old.items(at: $0.offset)) }
    let newSections = new.sectionIdentifiers.enumerated().map { ($0.element, new.items(at: $0.offset)) }
    var batch = BatchUpdate(SectionedDifference(from: oldSections, to: newSections))
    for section in new.reloadedSectionIdentifiers {
      if let position = old.indexOfSection(section), new.indexOfSection(section) != nil {
        batch.reloadedSections.append(position)
      }
    }
    batch.reloadedSections = Array(Set(batch.reloadedSections)).sorted()
    batch.reloadedItems = places(of: new.reloadedItemIdentifiers, old, new)
    return Changes(batch: batch, reconfigured: places(of: new.reconfiguredItemIdentifiers, old, new))
  }

  private static func places(of items: [Item], _ old: Snapshot, _ new: Snapshot) -> [ItemPath] {
    guard !items.isEmpty else { return [] }
    return Set(items.compactMap { new.path(of: $0) == nil ? nil : old.path(of: $0) }).sorted()
  }

  /// Applies a snapshot. Off the main thread, the difference is computed on the calling thread and applied on
  /// the main thread.
  package func apply(
    _ snapshot: Snapshot, to engine: @escaping @MainActor () -> CollectionEngine?, animated: Bool,
    completion: (() -> Void)?
  ) {
    recordThread()
    if Thread.isMainThread {
      MainActor.assumeIsolated { show(snapshot, nil, engine(), animated: animated, completion) }
      return
    }
    let old = current
    let changes = Self.changes(from: old, to: snapshot)
    // Boxed separately, because the optimizer fails for a destructured tuple.
    let (work, before, done) = (UncheckedBox(changes), UncheckedBox(old), UncheckedBox(completion))
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let isCurrent = before.value.isSame(as: self.current)
        self.show(snapshot, isCurrent ? work.value : nil, engine(), animated: animated, done.value)
      }
    }
  }

  private func recordThread() {
    let isOff = !Thread.isMainThread
    let changed = lock.withLock {
      defer { appliedOffMain = isOff }
      return appliedOffMain.map { $0 != isOff } ?? false
    }
    guard changed else { return }
    UIKitFault.warn(
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always \
      submit updates either always on the main queue or always off the main queue
      """, category: "UIDiffableDataSource")
  }

  @MainActor
  private func show(
    _ snapshot: Snapshot, _ known: Changes?, _ engine: CollectionEngine?, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let engine else {
      current = snapshot.settled
      completion?()
      return
    }
    guard engine.areCountsKnown else {
      current = snapshot.settled
      engine.reloadData()
      if let completion { CATransaction.afterCommit { completion() } }
      return
    }
    let changes = known ?? Self.changes(from: current, to: snapshot)
    engine.performBatchUpdates(animated: animated, allowsReloadingMoved: true) { [self] in
      current = snapshot.settled
      engine.add(changes.batch, reconfigured: changes.reconfigured)
    } completion: { _ in
      completion?()
    }
  }

  @MainActor
  package func applyByReloading(
    _ snapshot: Snapshot, to engine: CollectionEngine?, completion: (() -> Void)?
  ) {
    current = snapshot.settled
    engine?.reloadData()
    if let completion { CATransaction.afterCommit { completion() } }
  }
}

// Handed over to the main thread; not used on the calling thread again.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
