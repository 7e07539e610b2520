/// The undo and redo history.
package struct TextHistory {
  private var done: [TextChange] = []
  private var undone: [TextChange] = []
  private var canMerge = false

  package init() {}

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// Records a change.
  /// - Parameter merges: Whether it may continue the previous change, as when typing.
  /// - Returns: Whether it is a separate change, rather than merged with the previous one.
  package mutating func record(_ change: TextChange, merges: Bool) -> Bool {
    undone = []
    if merges, canMerge, let last = done.last, let merged = last.merged(with: change) {
      done[done.count - 1] = merged
      return false
    }
    done.append(change)
    canMerge = merges
    return true
  }

  /// Makes the next change a separate one.
  package mutating func close() { canMerge = false }

  package mutating func clear() { self = TextHistory() }

  /// Returns the change to undo, which becomes available for redo.
  package mutating func popUndo() -> TextChange? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    canMerge = false
    return change
  }

  package mutating func popRedo() -> TextChange? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    canMerge = false
    return change
  }
}
