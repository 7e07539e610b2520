/// A mapping between positions before and after a batch update.
///
/// Created before any changes are applied: an invalid batch results in a fault. Deleted and reloaded sections
/// lose their items, except those that are moved elsewhere. Changes to items that are deleted or inserted
/// with their section are checked for their range and otherwise ignored.
package struct UpdateMap: Sendable {
  /// The number of items in each section.
  package let before: [Int]
  package let after: [Int]

  /// The new index of each old section, or -1.
  private let newSections: [Int]
  /// The old index of each new section, or -1.
  private let oldSections: [Int]
  /// Whether the unlisted items of each old section are kept.
  private let keepsItems: [Bool]
  /// The items that leave their position, ascending, with the destinations of moves.
  private let departures: DepartureIndex
  /// The items that arrive at a position, ascending, with the sources of moves.
  private let arrivals: DepartureIndex

  /// Reloaded sections with their indices before and after.
  package let reloadedSections: [BatchUpdate.SectionMove]
  /// Reloaded items with their positions before and after.
  package private(set) var reloadedItems: [BatchUpdate.ItemMove] = []

  /// Validates a batch update and computes the mapping.
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before the update.
  ///   - after: The number of items in each section after the update.
  ///   - allowsReloadingMoved: Whether moved items may also be reloaded, which UIKit does not allow.
  /// - Complexity: O(s + c log c) for s sections and c changes.
  package init(
    _ update: BatchUpdate, before: [Int], after: [Int], allowsReloadingMoved: Bool = false
  ) throws(BatchUpdateFault) {
    self.before = before
    self.after = after
    let check = BatchCheck(update, before: before, after: after, allowsReloadingMoved: allowsReloadingMoved)
    try check.ranges()
    try check.conflicts()
    try check.sectionCount()

    var newSections = [Int](repeating: -1, count: before.count)
    var oldSections = [Int](repeating: -1, count: after.count)
    var isDeleted = [Bool](repeating: false, count: before.count)
    var isInserted = [Bool](repeating: false, count: after.count)
    for section in update.deletedSections { isDeleted[section] = true }
    for section in update.insertedSections { isInserted[section] = true }
    for move in update.movedSections {
      newSections[move.from] = move.to
      oldSections[move.to] = move.from
    }
    var next = 0
    for section in before.indices where !isDeleted[section] && newSections[section] < 0 {
      while isInserted[next] || oldSections[next] >= 0 { next += 1 }
      newSections[section] = next
      oldSections[next] = section
    }
    var keepsItems = isDeleted.map { !$0 }
    for section in update.reloadedSections { keepsItems[section] = false }
    self.newSections = newSections
    self.oldSections = oldSections
    self.keepsItems = keepsItems
    reloadedSections = update.reloadedSections.sorted().map { .init(from: $0, to: newSections[$0]) }

    departures = DepartureIndex(update.deletedItems, update.movedItems.map { ($0.from, $0.to) }) {
      keepsItems[$0.section]
    }
    arrivals = DepartureIndex(update.insertedItems, update.movedItems.map { ($0.to, $0.from) }) {
      let old = oldSections[$0.section]
      return old >= 0 && keepsItems[old]
    }
    try check.itemCounts(newSections: newSections, keepsItems: keepsItems)
    for path in Set(update.reloadedItems).sorted() {
      if let new = newPath(for: path) { reloadedItems.append(.init(from: path, to: new)) }
    }
  }

  /// The new index of a section; `nil` if it is deleted.
  package func newSection(for old: Int) -> Int? {
    newSections[old] >= 0 ? newSections[old] : nil
  }

  /// The old index of a section; `nil` if it is inserted.
  package func oldSection(for new: Int) -> Int? {
    oldSections[new] >= 0 ? oldSections[new] : nil
  }

  /// The new position of an item; `nil` if it is deleted, alone or with its section.
  ///
  /// - Complexity: O(log c) for c changes.
  package func newPath(for old: ItemPath) -> ItemPath? {
    let leaving = departures.place(of: old)
    if leaving.isListed { return leaving.other }
    guard keepsItems[old.section] else { return nil }
    let section = newSections[old.section]
    let rank = old.item - (leaving.index - departures.start(of: old.section))
    return ItemPath(section: section, item: arrivals.slot(rank, in: section))
  }

  /// The old position of an item; `nil` if it is inserted, alone or with its section.
  ///
  /// - Complexity: O(log c) for c changes.
  package func oldPath(for new: ItemPath) -> ItemPath? {
    let coming = arrivals.place(of: new)
    if coming.isListed { return coming.other }
    let section = oldSections[new.section]
    guard section >= 0, keepsItems[section] else { return nil }
    let rank = new.item - (coming.index - arrivals.start(of: new.section))
    return ItemPath(section: section, item: departures.slot(rank, in: section))
  }
}

/// The listed positions of an update, ascending, with the other ends of their moves.
private struct DepartureIndex: Sendable {
  private var places: [ItemPath] = []
  private var others: [ItemPath?] = []

  init(_ single: [ItemPath], _ moves: [(ItemPath, ItemPath)], _ counts: (ItemPath) -> Bool) {
    var all: [(ItemPath, ItemPath?)] = []
    all.reserveCapacity(single.count + moves.count)
    for place in single where counts(place) { all.append((place, nil)) }
    for (place, other) in moves { all.append((place, other)) }
    all.sort { $0.0 < $1.0 }
    places = all.map(\.0)
    others = all.map(\.1)
  }

  /// The index of the first listed position that is not less.
  private func lowerBound(_ path: ItemPath) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func start(of section: Int) -> Int { lowerBound(ItemPath(section: section, item: -1)) }

  func place(of path: ItemPath) -> (index: Int, isListed: Bool, other: ItemPath?) {
    let index = lowerBound(path)
    guard index < places.count, places[index] == path else { return (index, false, nil) }
    return (index, true, others[index])
  }

  /// The unlisted item of a section with the given number of unlisted items before it.
  func slot(_ rank: Int, in section: Int) -> Int {
    let start = start(of: section)
    var (low, high) = (start, self.start(of: section + 1))
    while low < high {
      let middle = (low + high) / 2
      if places[middle].item - (middle - start) <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + (low - start)
  }
}
