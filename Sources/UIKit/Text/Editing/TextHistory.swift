/// The changes that can be taken back and made again.
package struct TextHistory {
  private var done: [TextChange] = []
  private var undone: [TextChange] = []
  private var mayMerge = false

  package init() {}

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// Remembers a change.
  /// - Parameter merges: whether it goes on with the change before, as typing does, if it can.
  /// - Returns: whether it is one of its own, rather than a part of the one before.
  package mutating func record(_ change: TextChange, merges: Bool) -> Bool {
    undone = []
    if merges, mayMerge, let last = done.last, let merged = last.merged(with: change) {
      done[done.count - 1] = merged
      return false
    }
    done.append(change)
    mayMerge = merges
    return true
  }

  /// Lets the next change be one of its own.
  package mutating func close() { mayMerge = false }

  package mutating func clear() { self = TextHistory() }

  /// The change to be taken back, which can be made again from now on.
  package mutating func popUndo() -> TextChange? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    mayMerge = false
    return change
  }

  package mutating func popRedo() -> TextChange? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    mayMerge = false
    return change
  }
}
