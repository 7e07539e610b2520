extension OrderedDifference {
  /// Returns the equivalent difference of the standard library. A move becomes an associated removal and
  /// insertion.
  public func collectionDifference<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New
  ) -> CollectionDifference<Old.Element> where Old.Element == New.Element {
    typealias Change = CollectionDifference<Old.Element>.Change
    var changes: [Change] = []
    changes.reserveCapacity(deletes.count + inserts.count + 2 * moves.count)
    func element(_ offset: Int) -> Old.Element { old[old.index(old.startIndex, offsetBy: offset)] }
    for offset in deletes {
      changes.append(.remove(offset: offset, element: element(offset), associatedWith: nil))
    }
    for offset in inserts {
      changes.append(
        .insert(
          offset: offset, element: new[new.index(new.startIndex, offsetBy: offset)], associatedWith: nil))
    }
    for move in moves {
      let element = element(move.from)
      changes.append(.remove(offset: move.from, element: element, associatedWith: move.to))
      changes.append(.insert(offset: move.to, element: element, associatedWith: move.from))
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("the difference does not belong to these collections")
    }
    return difference
  }

  /// Creates a difference from one of the standard library. Associated removals and insertions become moves.
  public init<Element>(_ difference: CollectionDifference<Element>) {
    self.init()
    for change in difference.removals {
      guard case .remove(let offset, _, let other) = change else { continue }
      if let other {
        moves.append(Move(from: offset, to: other))
      } else {
        deletes.storage.append(Int32(offset))
      }
    }
    for change in difference.insertions {
      guard case .insert(let offset, _, nil) = change else { continue }
      inserts.storage.append(Int32(offset))
    }
    deletes.storage.sort()
    inserts.storage.sort()
    moves.sort { $0.from < $1.from }
  }
}
