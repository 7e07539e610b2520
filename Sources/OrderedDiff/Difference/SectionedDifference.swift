/// The difference between two ordered lists of sections with ordered items: minimal deletes, inserts and
/// moves.
///
/// Section identifiers are unique among sections, and item identifiers among all items. Items that are
/// deleted or inserted with their section are not listed.
public struct SectionedDifference: Hashable, Sendable {
  /// A common item that is out of order or has changed its section.
  public struct Move: Hashable, Sendable {
    /// The old position.
    public var from: ItemPath
    /// The new position.
    public var to: ItemPath

    public init(from: ItemPath, to: ItemPath) {
      self.from = from
      self.to = to
    }
  }

  /// The difference of the sections.
  public internal(set) var sections = OrderedDifference()
  /// The old positions of deleted items, ascending.
  public internal(set) var deletes: [ItemPath] = []
  /// The new positions of inserted items, ascending.
  public internal(set) var inserts: [ItemPath] = []
  /// The moves of items: a minimal number within sections, and all that changed their section.
  public internal(set) var moves: [Move] = []

  /// Compares sections and their items.
  ///
  /// - Complexity: Proportional to the number of items and sections; O(*n* log *n*) for *n* items out of
  ///   order.
  public init<Section: Hashable, Items: Collection>(
    from old: [(section: Section, items: Items)], to new: [(section: Section, items: Items)]
  ) where Items.Element: Hashable {
    sections = OrderedDifference(from: old.map(\.section), to: new.map(\.section))
    var oldRest: [(ItemPath, Items.Element)] = []
    var newRest: [(ItemPath, Items.Element)] = []
    let partners = sections.partners(oldCount: old.count, newCount: new.count)
    var hasPartner = [Bool](repeating: false, count: new.count)
    for (oldSection, newSection) in partners.enumerated() {
      withStorage(of: old[oldSection].items) { oldItems in
        guard newSection >= 0 else {
          for (item, element) in oldItems.enumerated() {
            oldRest.append((ItemPath(section: oldSection, item: item), element))
          }
          return
        }
        hasPartner[newSection] = true
        withStorage(of: new[newSection].items) { newItems in
          let difference = OrderedDifference.between(oldItems, newItems)
          for item in difference.deletes {
            oldRest.append((ItemPath(section: oldSection, item: item), oldItems[item]))
          }
          for item in difference.inserts {
            newRest.append((ItemPath(section: newSection, item: item), newItems[item]))
          }
          for move in difference.moves {
            moves.append(
              Move(
                from: ItemPath(section: oldSection, item: move.from),
                to: ItemPath(section: newSection, item: move.to)))
          }
        }
      }
    }
    for (newSection, has) in hasPartner.enumerated() where !has {
      for (item, element) in new[newSection].items.enumerated() {
        newRest.append((ItemPath(section: newSection, item: item), element))
      }
    }
    settle(oldRest, newRest, isDeleted: partners.map { $0 < 0 }, isInserted: hasPartner.map { !$0 })
  }

  /// Matches items that have no partner in their own section with those of other sections.
  private mutating func settle<Element: Hashable>(
    _ oldRest: [(ItemPath, Element)], _ newRest: [(ItemPath, Element)], isDeleted: [Bool], isInserted: [Bool]
  ) {
    var arrives = [Bool](repeating: false, count: newRest.count)
    var partners = [Int](repeating: -1, count: oldRest.count)
    if !oldRest.isEmpty, !newRest.isEmpty {
      partners = OrderedDifference(from: oldRest.map(\.1), to: newRest.map(\.1))
        .partners(oldCount: oldRest.count, newCount: newRest.count)
    }
    for (index, partner) in partners.enumerated() {
      let from = oldRest[index].0
      if partner >= 0 {
        arrives[partner] = true
        moves.append(Move(from: from, to: newRest[partner].0))
      } else if !isDeleted[from.section] {
        deletes.append(from)
      }
    }
    for (index, arrives) in arrives.enumerated() where !arrives {
      let to = newRest[index].0
      if !isInserted[to.section] { inserts.append(to) }
    }
    inserts.sort()
  }

  /// Whether there are no changes.
  public var isEmpty: Bool { sections.isEmpty && deletes.isEmpty && inserts.isEmpty && moves.isEmpty }
}

extension OrderedDifference {
  /// The new offset of each old element; -1 for deleted ones.
  func partners(oldCount: Int, newCount: Int) -> [Int] {
    var partners = [Int](repeating: 0, count: oldCount)
    var isTaken = [Bool](repeating: false, count: newCount)
    for offset in deletes { partners[offset] = -1 }
    for offset in inserts { isTaken[offset] = true }
    for move in moves {
      partners[move.from] = -2 - move.to
      isTaken[move.to] = true
    }
    var next = 0
    for offset in partners.indices {
      switch partners[offset] {
      case 0:
        while isTaken[next] { next += 1 }
        partners[offset] = next
        next += 1
      case -1: break
      case let mark: partners[offset] = -2 - mark
      }
    }
    return partners
  }
}
