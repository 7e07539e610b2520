import OrderedDiff

/// The position of an item in a snapshot. Outside the generic class, so that arrays of positions have a
/// concrete type.
struct SnapshotPlace {
  /// The number of the section; -1 for a missing item.
  var section: Int32
  var item: Int32
}

/// The numbered sections and items of a snapshot, so that operations use small integers.
final class SnapshotStorage<Section: Hashable, Item: Hashable> {
  private let sectionIndex: IdentifierIndex<Section>
  private let itemIndex: IdentifierIndex<Item>
  /// The section numbers in order.
  private(set) var order: [Int32] = []
  /// The position of each section by number; -1 for missing ones.
  private var positions: [Int32] = []
  /// The item numbers in order, by section number.
  private var items: [[Int32]] = []
  private var places: [SnapshotPlace] = []
  private(set) var itemCount = 0

  init() {
    sectionIndex = .make()
    itemIndex = .make()
  }

  init(copying other: SnapshotStorage) {
    sectionIndex = other.sectionIndex.copy()
    itemIndex = other.itemIndex.copy()
    (order, positions, items) = (other.order, other.positions, other.items)
    (places, itemCount) = (other.places, other.itemCount)
  }

  // MARK: Queries

  var sections: [Section] { order.map { sectionIndex.keys[Int($0)] } }
  var sectionCount: Int { order.count }
  var allItems: [Item] {
    var all: [Item] = []
    all.reserveCapacity(itemCount)
    for section in order { all.append(contentsOf: identifiers(items[Int(section)])) }
    return all
  }

  func items(at position: Int) -> [Item] { identifiers(items[Int(order[position])]) }
  func itemCount(at position: Int) -> Int { items[Int(order[position])].count }
  func section(at position: Int) -> Section { sectionIndex.keys[Int(order[position])] }
  func item(at path: ItemPath) -> Item { itemIndex.keys[Int(items[Int(order[path.section])][path.item])] }

  /// Consecutive numbers have consecutive identifiers.
  private func identifiers(_ numbers: [Int32]) -> [Item] {
    guard let first = numbers.first, let last = numbers.last else { return [] }
    if Int(last - first) == numbers.count - 1, isRun(numbers) {
      return Array(itemIndex.keys[Int(first)...Int(last)])
    }
    return numbers.map { itemIndex.keys[Int($0)] }
  }

  private func isRun(_ numbers: [Int32]) -> Bool {
    numbers.withUnsafeBufferPointer { numbers in
      var expected = numbers[0]
      for number in numbers {
        if number != expected { return false }
        expected += 1
      }
      return true
    }
  }

  func position(of section: Section) -> Int? {
    let number = sectionIndex.find(section)
    guard number >= 0, positions[number] >= 0 else { return nil }
    return Int(positions[number])
  }

  func path(of item: Item) -> ItemPath? {
    let number = itemIndex.find(item)
    guard number >= 0, places[number].section >= 0 else { return nil }
    let place = places[number]
    return ItemPath(section: Int(positions[Int(place.section)]), item: Int(place.item))
  }

  // MARK: Sections

  /// - Returns: Duplicate or existing identifiers; if there are any, nothing was inserted.
  func insert(_ new: [Section], at position: Int) -> [Section] {
    let numbers = sectionIndex.enter(new)
    growSections()
    var seen: Set<Int32> = []
    let duplicates = numbers.filter { !seen.insert($0).inserted || positions[Int($0)] >= 0 }
    guard duplicates.isEmpty else { return duplicates.map { sectionIndex.keys[Int($0)] } }
    order.insert(contentsOf: numbers, at: position)
    renumberSections(from: position)
    return []
  }

  private func growSections() {
    let missing = sectionIndex.keys.count - positions.count
    guard missing > 0 else { return }
    positions.append(contentsOf: repeatElement(-1, count: missing))
    items.append(contentsOf: repeatElement([], count: missing))
  }

  private func renumberSections(from start: Int = 0) {
    for position in start..<order.count { positions[Int(order[position])] = Int32(position) }
  }

  func removeSections(at gone: [Int]) {
    for position in gone {
      let number = Int(order[position])
      for item in items[number] { places[Int(item)].section = -1 }
      itemCount -= items[number].count
      items[number] = []
      positions[number] = -1
    }
    let gone = Set(gone)
    order = order.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    renumberSections()
  }

  func moveSection(from: Int, to: Int) {
    let number = order.remove(at: from)
    order.insert(number, at: to)
    renumberSections(from: min(from, to))
  }

  func removeAll() { removeSections(at: Array(order.indices)) }

  // MARK: Items

  struct Insertion {
    /// Identifiers given twice; nothing was changed.
    var duplicates: [Item] = []
    /// Existing identifiers, which were moved.
    var present: [Item] = []
  }

  /// Inserts items before the one at an index, or at the end.
  func insert(_ new: [Item], inSectionAt position: Int, before item: Int?) -> Insertion {
    let known = places.count
    let numbers = itemIndex.enter(new)
    let missing = itemIndex.keys.count - places.count
    if missing > 0 {
      places.append(contentsOf: repeatElement(SnapshotPlace(section: -1, item: 0), count: missing))
    }
    var insertion = Insertion()
    var section = Int(order[position])
    var at = item ?? items[section].count
    if missing < new.count {
      var seen: Set<Int32> = []
      let twice = numbers.filter { !seen.insert($0).inserted }
      guard twice.isEmpty else {
        insertion.duplicates = twice.map { itemIndex.keys[Int($0)] }
        return insertion
      }
      let present = numbers.filter { $0 < known && places[Int($0)].section >= 0 }
      if !present.isEmpty {
        insertion.present = present.map { itemIndex.keys[Int($0)] }
        let anchor = at < items[section].count ? items[section][at] : nil
        // An item inserted before itself keeps its position.
        var follower = anchor
        let moving = Set(present)
        while let number = follower, moving.contains(number) {
          let next = Int(places[Int(number)].item) + 1
          follower = next < items[section].count ? items[section][next] : nil
        }
        remove(present)
        section = Int(order[position])
        at = follower.map { Int(places[Int($0)].item) } ?? items[section].count
      }
    }
    items[section].insert(contentsOf: numbers, at: at)
    itemCount += numbers.count
    renumber(section, from: at)
    return insertion
  }

  private func renumber(_ section: Int, from start: Int = 0) {
    items[section].withUnsafeBufferPointer { numbers in
      places.withUnsafeMutableBufferPointer { places in
        for item in start..<numbers.count {
          places[Int(numbers[item])] = SnapshotPlace(section: Int32(section), item: Int32(item))
        }
      }
    }
  }

  private func remove(_ numbers: [Int32]) {
    var touched: Set<Int32> = []
    for number in numbers where places[Int(number)].section >= 0 {
      touched.insert(places[Int(number)].section)
      places[Int(number)].section = -1
      itemCount -= 1
    }
    for section in touched {
      items[Int(section)].removeAll { places[Int($0)].section < 0 }
      renumber(Int(section))
    }
  }

  /// Removes items, ignoring missing ones.
  func remove(_ gone: [Item]) {
    remove(
      gone.compactMap { item in
        let number = itemIndex.find(item)
        return number >= 0 ? Int32(number) : nil
      })
  }

  func removeItems(inSectionAt position: Int) { remove(items[Int(order[position])]) }
}
