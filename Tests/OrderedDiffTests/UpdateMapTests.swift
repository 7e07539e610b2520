import SeededRandom
import XCTest

@testable import OrderedDiff

/// Tests of V1, the arithmetic of batch updates, and of its messages, M26 to M28.
final class UpdateMapTests: XCTestCase {
  /// A list whose sections and items have identities.
  private struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  private struct Step {
    var old: [Section]
    var new: [Section]
    var update: BatchUpdate
    /// Items whose section was deleted.
    var lost: Set<Int>
  }

  /// Returns a random valid batch, and the resulting list.
  private func step(_ random: inout SeededNumbers) -> Step {
    var nextItem = 0
    func items(_ random: inout SeededNumbers) -> [Int] {
      (0..<random.below(5)).map { _ in
        nextItem += 1
        return nextItem
      }
    }
    let old = (0..<random.below(5)).map { Section(id: $0, items: items(&random)) }
    var update = BatchUpdate()
    var new: [Section] = []
    var movedSections: [Section] = []
    var insertedSections: [Section] = []
    var lost: Set<Int> = []
    var moved: [Int] = []
    for section in old {
      switch random.below(8) {
      case 0:
        update.deletedSections.append(section.id)
        lost.formUnion(section.items)
        // Some items move out of a section that is deleted.
        for item in section.items where random.below(4) == 0 { moved.append(item) }
      case 1: movedSections.append(section)
      case 2:
        update.reloadedSections.append(section.id)
        lost.formUnion(section.items)
        new.append(Section(id: section.id, items: items(&random)))
      default: new.append(section)
      }
    }
    for index in 0..<random.below(3) {
      insertedSections.append(Section(id: 100 + index, items: items(&random)))
    }
    for section in movedSections + insertedSections { new.insert(section, at: random.below(new.count + 1)) }
    var gone: Set<Int> = []
    for section in old where !lost.isSuperset(of: section.items) || section.items.isEmpty {
      for (offset, item) in section.items.enumerated() {
        let path = ItemPath(section: section.id, item: offset)
        switch random.below(6) {
        case 0:
          gone.insert(item)
          update.deletedItems.append(path)
        case 1: moved.append(item)
        case 2: update.reloadedItems.append(path)
        default: break
        }
      }
    }
    let leaving = gone.union(moved)
    for index in new.indices where !update.reloadedSections.contains(new[index].id) && new[index].id < 100 {
      new[index].items.removeAll { leaving.contains($0) }
    }
    if new.isEmpty {
      // There is no destination: items to move are deleted.
      for section in old {
        for (offset, item) in section.items.enumerated()
        where moved.contains(item) && !update.deletedSections.contains(section.id) {
          update.deletedItems.append(ItemPath(section: section.id, item: offset))
        }
      }
      moved = []
    }
    for item in moved {
      let target = random.below(new.count)
      new[target].items.insert(item, at: random.below(new[target].items.count + 1))
    }
    var fresh: Set<Int> = []
    for index in new.indices where new[index].id < 100 && !update.reloadedSections.contains(new[index].id) {
      for _ in 0..<random.below(3) {
        nextItem += 1
        fresh.insert(nextItem)
        new[index].items.insert(nextItem, at: random.below(new[index].items.count + 1))
      }
    }
    for (index, section) in new.enumerated() {
      if section.id >= 100 { update.insertedSections.append(index) }
      if movedSections.contains(where: { $0.id == section.id }) {
        update.movedSections.append(.init(from: section.id, to: index))
      }
      for (offset, item) in section.items.enumerated() {
        let path = ItemPath(section: index, item: offset)
        if fresh.contains(item) { update.insertedItems.append(path) }
        // Listing items of an inserted section is redundant but allowed.
        if section.id >= 100, !moved.contains(item), random.below(8) == 0 {
          update.insertedItems.append(path)
        }
        if moved.contains(item), let from = place(of: item, in: old) {
          update.movedItems.append(.init(from: from, to: path))
        }
      }
    }
    for section in old where update.deletedSections.contains(section.id) {
      for offset in section.items.indices
      where !moved.contains(section.items[offset]) && random.below(8) == 0 {
        update.deletedItems.append(ItemPath(section: section.id, item: offset))
      }
    }
    update.deletedItems.shuffle(using: &random)
    update.insertedItems.shuffle(using: &random)
    update.movedItems.shuffle(using: &random)
    return Step(old: old, new: new, update: update, lost: lost.subtracting(moved))
  }

  private func place(of item: Int, in sections: [Section]) -> ItemPath? {
    for (index, section) in sections.enumerated() {
      if let offset = section.items.firstIndex(of: item) { return ItemPath(section: index, item: offset) }
    }
    return nil
  }

  func testEveryItemIsFoundWhereAnArrayHasIt() throws {
    var random = SeededNumbers(seed: 5)
    for round in 0..<100_000 {
      let step = step(&random)
      let map: UpdateMap
      do {
        map = try UpdateMap(
          step.update, before: step.old.map(\.items.count), after: step.new.map(\.items.count))
      } catch {
        return XCTFail("round \(round): \(error.message(for: .collectionView))\n\(step)")
      }
      var isRight = true
      for (index, section) in step.old.enumerated() {
        isRight = isRight && map.newSection(for: index) == step.new.firstIndex { $0.id == section.id }
        for (offset, item) in section.items.enumerated() {
          let expected = step.lost.contains(item) ? nil : place(of: item, in: step.new)
          isRight = isRight && map.newPath(for: ItemPath(section: index, item: offset)) == expected
        }
      }
      for (index, section) in step.new.enumerated() {
        isRight = isRight && map.oldSection(for: index) == step.old.firstIndex { $0.id == section.id }
        for (offset, item) in section.items.enumerated() {
          let expected = step.lost.contains(item) ? nil : place(of: item, in: step.old)
          isRight = isRight && map.oldPath(for: ItemPath(section: index, item: offset)) == expected
        }
      }
      isRight = isRight && map.reloadedItems.allSatisfy { map.newPath(for: $0.from) == $0.to }
      guard isRight else { return XCTFail("round \(round): \(step)") }
    }
  }

  func testAFaultyBatchIsRefused() throws {
    var random = SeededNumbers(seed: 6)
    var refused = 0
    for _ in 0..<50_000 {
      let step = step(&random)
      var update = step.update
      var after = step.new.map(\.items.count)
      switch random.below(5) {
      case 0:
        guard
          let index = step.new.indices.first(where: { section in
            step.new[section].id < 100 && !update.reloadedSections.contains(step.new[section].id)
          })
        else { continue }
        after[index] += 1
      case 1: update.deletedItems.append(ItemPath(section: random.below(6), item: 99))
      case 2: update.insertedSections.append(after.count)
      case 3:
        guard let move = update.movedItems.first else { continue }
        update.movedItems.append(move)
      default:
        guard let path = update.reloadedItems.first else { continue }
        update.deletedItems.append(path)
      }
      XCTAssertThrowsError(try UpdateMap(update, before: step.old.map(\.items.count), after: after))
      refused += 1
    }
    XCTAssertGreaterThan(refused, 10_000)
  }

  private func message(
    _ owner: BatchUpdateFault.Owner = .collectionView, before: [Int], after: [Int],
    _ change: (inout BatchUpdate) -> Void
  ) -> String? {
    var update = BatchUpdate()
    change(&update)
    do {
      _ = try UpdateMap(update, before: before, after: after)
      return nil
    } catch {
      return error.message(for: owner)
    }
  }

  func testCountsThatDoNotAgree() {
    XCTAssertEqual(
      message(before: [2], after: [3]) { _ in },
      "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section "
        + "after the update (3) must be equal to the number of items contained in that section before the update (2), "
        + "plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or "
        + "minus the number of items moved into or out of that section (0 moved in, 0 moved out).")
    XCTAssertEqual(
      message(.tableView, before: [1], after: [2]) { $0.reloadedItems = [ItemPath(section: 0, item: 0)] },
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
        + "after the update (2) must be equal to the number of rows contained in that section before the update (1), "
        + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out).")
    XCTAssertEqual(
      message(before: [1], after: [1, 1]) { _ in },
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the "
        + "update (2) must be equal to the number of sections contained in the collection view before the update (1), "
        + "plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
  }

  func testPlacesThatDoNotExist() {
    XCTAssertEqual(
      message(before: [1], after: [0]) { $0.deletedItems = [ItemPath(section: 0, item: 2)] },
      "attempt to delete item 2 from section 0 which only contains 1 items before the update")
    XCTAssertEqual(
      message(before: [1], after: [1]) { $0.deletedItems = [ItemPath(section: 3, item: 0)] },
      "attempt to delete item 0 from section 3, but there are only 1 sections before the update")
    XCTAssertEqual(
      message(.tableView, before: [4], after: [4]) { $0.insertedItems = [ItemPath(section: 0, item: 4)] },
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update")
    XCTAssertEqual(
      message(before: [1, 1, 1, 1], after: [1, 1, 1]) { $0.deletedSections = [4] },
      "attempt to delete section 4, but there are only 4 sections before the update")
    XCTAssertEqual(
      message(before: [2], after: [2]) {
        $0.movedItems = [.init(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: 0))]
      },
      "attempt to move index path ({length = 2, path = 0 - 5}) that does not exist - there are only 2 items in "
        + "section 0 before the update")
  }

  func testChangesThatExcludeEachOther() {
    let (first, second) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1))
    XCTAssertEqual(
      message(before: [2], after: [1]) {
        $0.deletedItems = [first]
        $0.movedItems = [.init(from: first, to: first)]
      }, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})")
    XCTAssertEqual(
      message(before: [2], after: [2]) {
        $0.reloadedItems = [first]
        $0.movedItems = [.init(from: first, to: second)]
      }, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})")
    XCTAssertEqual(
      message(before: [2], after: [3]) {
        $0.insertedItems = [second]
        $0.movedItems = [.init(from: first, to: second)]
      }, "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})")
    XCTAssertEqual(
      message(before: [2], after: [1]) {
        $0.deletedItems = [first]
        $0.reloadedItems = [first]
      }, "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    XCTAssertEqual(
      message(before: [2, 0], after: [2]) {
        $0.deletedSections = [1]
        $0.movedSections = [.init(from: 1, to: 0)]
      }, "attempt to perform a delete and a move from the same section (1)")
    XCTAssertEqual(
      message(before: [2], after: [0, 2]) {
        $0.insertedSections = [1]
        $0.movedSections = [.init(from: 0, to: 1)]
      }, "attempt to perform an insert and a move to the same section (1)")
  }

  func testReloadOfMovedItemsIsAllowed() throws {
    var update = BatchUpdate()
    let (first, second) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1))
    update.reloadedItems = [first]
    update.movedItems = [.init(from: first, to: second)]
    let map = try UpdateMap(update, before: [2], after: [2], allowsReloadingMoved: true)
    XCTAssertEqual(map.reloadedItems, [.init(from: first, to: second)])
  }

  func testSectionedDifferencesAreLegalBatches() throws {
    var random = SeededNumbers(seed: 8)
    for _ in 0..<20_000 {
      let old = model(&random)
      let new = model(&random)
      let difference = SectionedDifference(from: old, to: new)
      let map: UpdateMap
      do {
        map = try UpdateMap(
          BatchUpdate(difference), before: old.map(\.items.count), after: new.map(\.items.count))
      } catch {
        return XCTFail("\(error.message(for: .collectionView))\n\(old)\n\(new)\n\(difference)")
      }
      let places = Dictionary(
        uniqueKeysWithValues: new.enumerated().flatMap { section in
          section.element.items.enumerated().map {
            ($0.element, ItemPath(section: section.offset, item: $0.offset))
          }
        })
      for (section, content) in old.enumerated() {
        XCTAssertEqual(map.newSection(for: section), new.firstIndex { $0.section == content.section })
        for (item, id) in content.items.enumerated() {
          XCTAssertEqual(map.newPath(for: ItemPath(section: section, item: item)), places[id])
        }
      }
      XCTAssertEqual(
        difference.moves.filter { old[$0.from.section].section == new[$0.to.section].section }.count,
        old.reduce(0) { sum, section in
          guard let other = new.first(where: { $0.section == section.section }) else { return sum }
          let places = section.items.compactMap { other.items.firstIndex(of: $0) }
          return sum + places.count - IncreasingSubsequence.longest(places.map { Int32($0) }).count
        })
    }
  }

  private func model(_ random: inout SeededNumbers) -> [(section: Int, items: [Int])] {
    var items = Array((0..<20).shuffled(using: &random).prefix(random.below(16)))
    if random.below(2) == 0 { items.sort() }
    let sections = (0..<5).shuffled(using: &random).prefix(random.below(5))
    return sections.map { section in
      let count = min(items.count, random.below(6))
      defer { items.removeFirst(count) }
      return (section, Array(items.prefix(count)))
    }
  }
}
