import Observation

/// Finds out what is read while a body is evaluated.
@MainActor
package enum Tracking {
  package private(set) nonisolated(unsafe) static weak var reader: _ViewNode?

  /// Calls `read` on behalf of `node`: the node is evaluated again when something that was read changes.
  package static func reading<Result>(_ node: _ViewNode, _ read: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return withObservationTracking(read) { [weak node] in
      guard let node else { return }
      onMain { UpdateQueue.invalidate(node) }
    }
  }

  /// Calls `body` without anybody depending on what it reads.
  package static func ignoring<Result>(_ body: () -> Result) -> Result {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return body()
  }
}

/// Calls `body` on the main thread: at once when this is it.
package func onMain(_ body: @escaping @MainActor () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(body)
  } else {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// The nodes that read a value in their latest evaluation.
package struct Dependents {
  private struct Entry {
    weak var node: _ViewNode?
    var evaluation: UInt32
  }

  private var entries: [Entry] = []

  package init() {}

  @MainActor
  package mutating func recordReader() {
    guard let node = Tracking.reader else { return }
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].evaluation = node.evaluation
    } else {
      if entries.count > 8 { entries.removeAll { $0.node == nil } }
      entries.append(Entry(node: node, evaluation: node.evaluation))
    }
  }

  @MainActor
  package mutating func invalidate(_ transaction: Transaction) {
    let stale = entries
    entries.removeAll(keepingCapacity: true)
    for entry in stale {
      guard let node = entry.node, node.isAlive, node.evaluation == entry.evaluation else { continue }
      UpdateQueue.invalidate(node, transaction)
    }
  }
}
