import OrderedDiff
import SeededRandom
import UIKit

/// Random valid batches of updates, with the resulting data.
package struct RandomUpdates {
  private var random: SeededNumbers
  private var nextID: Int

  package init(seed: UInt64, firstID: Int) {
    random = SeededNumbers(seed: seed)
    nextID = firstID
  }

  package struct Batch {
    package var after: [(id: Int, items: [Int])]
    package var changes = BatchUpdate()
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
  private mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  package mutating func batch(from before: [(id: Int, items: [Int])]) -> Batch {
    var batch = Batch(after: [])
    let rate = below(12)
    sections(before, rate, &batch)
    items(before, rate, &batch)
    return batch
  }

  private mutating func sections(_ before: [(id: Int, items: [Int])], _ rate: Int, _ batch: inout Batch) {
    var stay: [Int] = []
    var moving: [Int] = []
    for section in before.indices {
      if before.count > 1, chance(rate) {
        batch.changes.deletedSections.append(section)
      } else if chance(rate) {
        moving.append(section)
      } else {
        stay.append(section)
      }
    }
    // The old index of each section; -1 for a new one.
    var order = stay
    for section in moving { order.insert(section, at: below(order.count + 1)) }
    if chance(rate * 2) { order.insert(-1, at: below(order.count + 1)) }
    if order.isEmpty { order = [-1] }
    for (place, section) in order.enumerated() {
      if section < 0 {
        batch.changes.insertedSections.append(place)
        batch.after.append((newID(), (0..<below(6)).map { _ in newID() }))
      } else {
        if moving.contains(section) { batch.changes.movedSections.append(.init(from: section, to: place)) }
        batch.after.append((before[section].id, []))
      }
    }
    if chance(rate), let section = stay.randomElement(using: &random) {
      batch.changes.reloadedSections.append(section)
    }
  }

  private mutating func items(_ before: [(id: Int, items: [Int])], _ rate: Int, _ batch: inout Batch) {
    let places = Dictionary(uniqueKeysWithValues: batch.after.enumerated().map { ($0.element.id, $0.offset) })
    let replaced = Set(batch.changes.reloadedSections)
    var moves: [(from: ItemPath, item: Int)] = []
    for (section, content) in before.enumerated() {
      guard let place = places[content.id] else { continue }
      if replaced.contains(section) {
        batch.after[place].items = (0..<below(8)).map { _ in newID() }
        continue
      }
      for (item, number) in content.items.enumerated() {
        let path = ItemPath(section: section, item: item)
        if chance(rate) {
          batch.changes.deletedItems.append(path)
        } else if chance(rate) {
          moves.append((path, number))
        } else {
          if chance(rate) { batch.changes.reloadedItems.append(path) }
          batch.after[place].items.append(number)
        }
      }
    }
    let sources = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($0.element.id, $0.offset) })
    let targets = batch.after.indices.filter { place in
      sources[batch.after[place].id].map { !replaced.contains($0) } ?? false
    }
    guard !targets.isEmpty else {
      for move in moves { batch.changes.deletedItems.append(move.from) }
      return
    }
    var origins: [Int: ItemPath] = [:]
    for move in moves {
      origins[move.item] = move.from
      let place = targets[below(targets.count)]
      batch.after[place].items.insert(move.item, at: below(batch.after[place].items.count + 1))
    }
    var new: Set<Int> = []
    for _ in 0..<below(rate) {
      let place = targets[below(targets.count)]
      let number = newID()
      new.insert(number)
      batch.after[place].items.insert(number, at: below(batch.after[place].items.count + 1))
    }
    for place in targets {
      for (item, number) in batch.after[place].items.enumerated() {
        let path = ItemPath(section: place, item: item)
        if new.contains(number) { batch.changes.insertedItems.append(path) }
        if let from = origins[number] { batch.changes.movedItems.append(.init(from: from, to: path)) }
      }
    }
  }
}

extension UICollectionView {
  /// Performs the changes one by one, in the listed order.
  package func say(_ changes: BatchUpdate) {
    func paths(_ paths: [ItemPath]) -> [IndexPath] { paths.map { IndexPath($0) } }
    for move in changes.movedItems { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
    insertItems(at: paths(changes.insertedItems))
    for section in changes.insertedSections { insertSections([section]) }
    deleteItems(at: paths(changes.deletedItems))
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    reloadItems(at: paths(changes.reloadedItems))
    for section in changes.reloadedSections { reloadSections([section]) }
    for section in changes.deletedSections { deleteSections([section]) }
  }
}
