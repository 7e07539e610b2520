/// Validation rules for a batch update.
struct BatchCheck {
  private let update: BatchUpdate
  private let before: [Int]
  private let after: [Int]
  private let allowsReloadingMoved: Bool

  init(_ update: BatchUpdate, before: [Int], after: [Int], allowsReloadingMoved: Bool) {
    self.update = update
    self.before = before
    self.after = after
    self.allowsReloadingMoved = allowsReloadingMoved
  }

  /// Checks that all positions exist.
  func ranges() throws(BatchUpdateFault) {
    for section in update.deletedSections + update.reloadedSections where !before.indices.contains(section) {
      throw .deleteSection(section, sections: before.count)
    }
    for section in update.insertedSections where !after.indices.contains(section) {
      throw .insertSection(section, sections: after.count)
    }
    for move in update.movedSections {
      if !before.indices.contains(move.from) { throw .moveSectionFrom(move.from, sections: before.count) }
      if !after.indices.contains(move.to) {
        throw .moveSectionTo(from: move.from, to: move.to, sections: after.count)
      }
    }
    for path in update.deletedItems where !contains(path, before) {
      throw .deleteItem(path, sections: before.count, items: count(path, before))
    }
    for path in update.reloadedItems where !contains(path, before) {
      throw .deleteItem(path, sections: before.count, items: count(path, before))
    }
    for path in update.insertedItems where !contains(path, after) {
      throw .insertItem(path, sections: after.count, items: count(path, after))
    }
    for move in update.movedItems {
      if !contains(move.from, before) {
        throw .moveItemFrom(move.from, sections: before.count, items: count(move.from, before))
      }
      if !contains(move.to, after) {
        throw .moveItemTo(from: move.from, to: move.to, sections: after.count, items: count(move.to, after))
      }
    }
  }

  private func contains(_ path: ItemPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  private func count(_ path: ItemPath, _ counts: [Int]) -> Int? {
    counts.indices.contains(path.section) ? counts[path.section] : nil
  }

  /// Checks that no position has contradictory changes.
  func conflicts() throws(BatchUpdateFault) {
    try sectionConflicts()
    try itemConflicts()
  }

  private func sectionConflicts() throws(BatchUpdateFault) {
    guard !update.movedSections.isEmpty || !update.reloadedSections.isEmpty else { return }
    let deleted = Set(update.deletedSections)
    let inserted = Set(update.insertedSections)
    let reloaded = Set(update.reloadedSections)
    for section in update.reloadedSections where deleted.contains(section) {
      throw .deleteAndReloadSection(section)
    }
    var starts: Set<Int> = []
    var ends: [Int: Int] = [:]
    for move in update.movedSections {
      if deleted.contains(move.from) { throw .deleteAndMoveSection(move.from) }
      if !allowsReloadingMoved, reloaded.contains(move.from) { throw .deleteAndMoveSection(move.from) }
      if inserted.contains(move.to) { throw .insertAndMoveSection(move.to) }
      if !starts.insert(move.from).inserted { throw .moveSectionTwice(move.from) }
      if let other = ends.updateValue(move.from, forKey: move.to) {
        throw .moveBothSections(other, move.from, to: move.to)
      }
    }
  }

  private func itemConflicts() throws(BatchUpdateFault) {
    guard !update.movedItems.isEmpty || !update.reloadedItems.isEmpty else { return }
    let deleted = Set(update.deletedItems)
    let inserted = Set(update.insertedItems)
    let reloaded = Set(update.reloadedItems)
    for path in update.reloadedItems where deleted.contains(path) { throw .deleteAndReloadItem(path) }
    var starts: Set<ItemPath> = []
    var ends: [ItemPath: ItemPath] = [:]
    for move in update.movedItems {
      if deleted.contains(move.from) { throw .deleteAndMoveItem(move.from) }
      if !allowsReloadingMoved, reloaded.contains(move.from) { throw .deleteAndMoveItem(move.from) }
      if inserted.contains(move.to) { throw .insertAndMoveItem(move.to) }
      if !starts.insert(move.from).inserted { throw .moveItemTwice(move.from) }
      if let other = ends.updateValue(move.from, forKey: move.to) {
        throw .moveBothItems(other, move.from, to: move.to)
      }
    }
  }

  /// Checks that the number of sections is consistent with the changes (M27).
  func sectionCount() throws(BatchUpdateFault) {
    let (inserted, deleted) = (update.insertedSections.count, update.deletedSections.count)
    guard after.count == before.count + inserted - deleted else {
      let reloaded = update.reloadedSections.count
      throw .sectionCount(
        before: before.count, after: after.count, inserted: inserted + reloaded, deleted: deleted + reloaded)
    }
    var seen: Set<Int> = []
    for section in update.deletedSections where !seen.insert(section).inserted {
      throw .deleteSectionTwice(section)
    }
    seen.removeAll()
    for section in update.insertedSections where !seen.insert(section).inserted {
      throw .insertSectionTwice(section)
    }
  }

  /// Checks that the number of items in each remaining section is consistent with the changes (M26).
  func itemCounts(newSections: [Int], keepsItems: [Bool]) throws(BatchUpdateFault) {
    struct Tally { var inserted = 0, deleted = 0, movedIn = 0, movedOut = 0 }
    var old = [Tally](repeating: Tally(), count: before.count)
    var new = [Tally](repeating: Tally(), count: after.count)
    for path in update.deletedItems { old[path.section].deleted += 1 }
    for path in update.insertedItems { new[path.section].inserted += 1 }
    for move in update.movedItems {
      old[move.from.section].movedOut += 1
      new[move.to.section].movedIn += 1
    }
    var reloaded = [Int](repeating: 0, count: before.count)
    for path in update.reloadedItems { reloaded[path.section] += 1 }
    for section in before.indices where keepsItems[section] {
      let place = newSections[section]
      let (leaving, coming) = (old[section], new[place])
      let expected =
        before[section] + coming.inserted - leaving.deleted + coming.movedIn - leaving.movedOut
      guard after[place] == expected else {
        throw .itemCount(
          section: place, before: before[section], after: after[place],
          inserted: coming.inserted + reloaded[section], deleted: leaving.deleted + reloaded[section],
          movedIn: coming.movedIn, movedOut: leaving.movedOut)
      }
    }
    var seen: Set<ItemPath> = []
    for path in update.deletedItems where !seen.insert(path).inserted { throw .deleteItemTwice(path) }
    seen.removeAll()
    for path in update.insertedItems where !seen.insert(path).inserted { throw .insertItemTwice(path) }
  }
}
