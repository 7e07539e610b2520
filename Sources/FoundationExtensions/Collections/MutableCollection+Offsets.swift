import Foundation

extension MutableCollection {
  /// Moves the elements at the given offsets to before another offset, preserving their order.
  ///
  /// All offsets refer to the collection before the move.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    precondition(destination >= 0 && destination <= count, "destination \(destination) is out of range")
    guard let last = source.last else { return }
    precondition(last < count, "offset \(last) is out of range")
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    moved.reserveCapacity(source.count)
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for part in [before, moved, after] {
      for element in part {
        self[index] = element
        formIndex(after: &index)
      }
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(last < count, "offset \(last) is out of range")
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    self = rest
  }
}
