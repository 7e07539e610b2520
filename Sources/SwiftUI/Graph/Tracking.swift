import Observation

/// Tracks the values read while a body is evaluated.
@MainActor
package enum Tracking {
  private nonisolated static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The node whose body the calling thread evaluates. Always `nil` on threads other than the main one.
  package nonisolated static var reader: _ViewNode? {
    pthread_getspecific(key).map { Unmanaged<_ViewNode>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Calls `read` with tracking: the node is evaluated again when a value that was read changes.
  package static func reading<Result>(_ node: _ViewNode, _ read: () -> Result) -> Result {
    withReader(node) {
      withObservationTracking(read) { [weak node] in
        guard let node else { return }
        onMain { UpdateQueue.invalidate(node) }
      }
    }
  }

  /// Calls `body` without tracking.
  package nonisolated static func ignoring<Result>(_ body: () -> Result) -> Result { withReader(nil, body) }

  private nonisolated static func withReader<Result>(_ node: _ViewNode?, _ body: () -> Result) -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, node.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { pthread_setspecific(key, outer) }
    return withExtendedLifetime(node, body)
  }
}

/// Calls `body` on the main thread, synchronously if this is the main thread.
package func onMain(_ body: @escaping @MainActor () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(body)
  } else {
    // Handed over to the main thread; not used here again.
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

extension Dependents<Void> {
  /// Updates all nodes that read the value.
  @MainActor
  package mutating func invalidate(_ transaction: Transaction) { invalidate((), transaction) }
}

/// The nodes that read a value in their latest evaluation.
package struct Dependents<Value> {
  private struct Entry {
    weak var node: _ViewNode?
    var evaluation: UInt32
    /// Returns whether the part of the value that the node read is unchanged; `nil` if it read the whole
    /// value.
    var isSame: ((Value) -> Bool)?
  }

  private var entries: [Entry] = []
  /// The indices of entries by node, if there are more than `searchLimit`.
  private var places: [ObjectIdentifier: Int] = [:]
  private var cleanupCount = Self.searchLimit

  /// The number of entries up to which a linear search is faster than hashing.
  private static var searchLimit: Int { 8 }

  package init() {}

  /// Records the node being evaluated as a reader of the value.
  /// - Parameter isSame: Returns whether the part that was read is unchanged.
  @MainActor
  package mutating func recordReader(unless isSame: ((Value) -> Bool)? = nil) {
    guard let node = Tracking.reader else { return }
    guard let index = index(of: node) else {
      return append(Entry(node: node, evaluation: node.evaluation, isSame: isSame))
    }
    if entries[index].evaluation == node.evaluation {
      guard let known = entries[index].isSame else { return }
      entries[index].isSame = isSame.map { isSame in { known($0) && isSame($0) } }
    } else {
      entries[index] = Entry(node: node, evaluation: node.evaluation, isSame: isSame)
    }
  }

  private func index(of node: _ViewNode) -> Int? {
    guard entries.count > Self.searchLimit else { return entries.firstIndex { $0.node === node } }
    guard let index = places[ObjectIdentifier(node)], entries[index].node === node else { return nil }
    return index
  }

  private mutating func append(_ entry: Entry) {
    if entries.count >= cleanupCount {
      entries.removeAll { $0.node == nil }
      cleanupCount = max(Self.searchLimit, 2 * entries.count)
      indexEntries()
    }
    entries.append(entry)
    if entries.count == Self.searchLimit + 1 {
      indexEntries()
    } else if entries.count > Self.searchLimit, let node = entry.node {
      places[ObjectIdentifier(node)] = entries.count - 1
    }
  }

  private mutating func indexEntries() {
    places.removeAll(keepingCapacity: true)
    guard entries.count > Self.searchLimit else { return }
    for (index, entry) in entries.enumerated() {
      if let node = entry.node { places[ObjectIdentifier(node)] = index }
    }
  }

  /// Updates the nodes for which a part that they read has changed.
  @MainActor
  package mutating func invalidate(_ value: Value, _ transaction: Transaction) {
    let old = entries
    entries.removeAll(keepingCapacity: true)
    for entry in old {
      guard let node = entry.node, node.isAlive, node.evaluation == entry.evaluation else { continue }
      if let isSame = entry.isSame, isSame(value) {
        entries.append(entry)
      } else {
        UpdateQueue.invalidate(node, transaction)
      }
    }
    indexEntries()
  }
}
