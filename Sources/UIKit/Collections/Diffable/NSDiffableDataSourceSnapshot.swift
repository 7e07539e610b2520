import OrderedDiff

/// The sections and items of a diffable data source, by unique identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()
  private var reloadedSections: [SectionIdentifierType] = []
  private var reloadedItems: [ItemIdentifierType] = []
  private var reconfiguredItems: [ItemIdentifierType] = []

  public init() {}

  private var changed: SnapshotStorage<SectionIdentifierType, ItemIdentifierType> {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(copying: storage) }
      return storage
    }
  }

  // MARK: Queries

  public var numberOfItems: Int { storage.itemCount }
  public var numberOfSections: Int { storage.sectionCount }
  public var sectionIdentifiers: [SectionIdentifierType] { storage.sections }
  /// All items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { storage.allItems }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    knownPosition(of: identifier).map { storage.itemCount(at: $0) } ?? 0
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    knownPosition(of: identifier).map { storage.items(at: $0) } ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    storage.path(of: identifier).map { storage.section(at: $0.section) }
  }
  /// The index of the item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = storage.path(of: identifier) else { return nil }
    return (0..<path.section).reduce(path.item) { $0 + storage.itemCount(at: $1) }
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { storage.position(of: identifier) }

  // MARK: Items

  /// Appends items to a section, by default the last. Existing items are moved, with a console warning.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard storage.sectionCount > 0 else {
      return fail("There are currently no sections in the data source. Please add a section first.")
    }
    guard let section else { return insert(identifiers, storage.sectionCount - 1, before: nil) }
    guard let position = knownPosition(of: section) else { return }
    insert(identifiers, position, before: nil)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let path = knownPath(of: beforeIdentifier) else { return }
    insert(identifiers, path.section, before: path.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let path = knownPath(of: afterIdentifier) else { return }
    insert(identifiers, path.section, before: path.item + 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], _ section: Int, before item: Int?) {
    guard !identifiers.isEmpty else { return }
    let insertion = changed.insert(identifiers, inSectionAt: section, before: item)
    if !insertion.duplicates.isEmpty {
      fail(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + SnapshotMessages.set(insertion.duplicates))
    } else if !insertion.present.isEmpty {
      UIKitFault.warn(
        """
        Diffable data source detected an attempt to insert or append \(insertion.present.count) item \
        identifier\(insertion.present.count == 1 ? "" : "s") that already exist\
        \(insertion.present.count == 1 ? "s" : "") in the snapshot. The existing item \
        identifier\(insertion.present.count == 1 ? "" : "s") will be moved into place instead, but this operation \
        will be more expensive. For best performance, inserted item identifiers should always be unique. Existing \
        items: \(SnapshotMessages.set(insertion.present))
        """, category: "UIDiffableDataSource")
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { changed.remove(identifiers) }
  public mutating func deleteAllItems() { changed.removeAll() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, knownPath(of: identifier) != nil,
      let path = knownPath(of: toIdentifier)
    else { return }
    _ = changed.insert([identifier], inSectionAt: path.section, before: path.item)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, knownPath(of: identifier) != nil,
      let path = knownPath(of: toIdentifier)
    else { return }
    _ = changed.insert([identifier], inSectionAt: path.section, before: path.item + 1)
  }

  /// Marks items for reloading their cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, "reload") else { return }
    reloadedItems.append(contentsOf: identifiers)
  }

  /// Marks items for updating their cells without replacing them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, "reconfigure") else { return }
    reconfiguredItems.append(contentsOf: identifiers)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: storage.sectionCount)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let position = knownPosition(of: toIdentifier) else { return }
    insert(identifiers, at: position)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let position = knownPosition(of: toIdentifier) else { return }
    insert(identifiers, at: position + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
    let duplicates = changed.insert(identifiers, at: position)
    guard !duplicates.isEmpty else { return }
    fail(
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + SnapshotMessages.set(duplicates))
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    changed.removeSections(at: identifiers.compactMap { storage.position(of: $0) })
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, let from = knownPosition(of: identifier),
      let to = knownPosition(of: toIdentifier)
    else { return }
    changed.moveSection(from: from, to: from < to ? to - 1 : to)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier, let from = knownPosition(of: identifier),
      let to = knownPosition(of: toIdentifier)
    else { return }
    changed.moveSection(from: from, to: from < to ? to : to + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where knownPosition(of: identifier) == nil { return }
    reloadedSections.append(contentsOf: identifiers)
  }

  // MARK: For data sources

  /// The snapshot without pending reloads.
  package var settled: NSDiffableDataSourceSnapshot {
    var settled = self
    settled.reloadedSections = []
    settled.reloadedItems = []
    settled.reconfiguredItems = []
    return settled
  }

  /// Whether both are unmodified copies of the same snapshot.
  package func isSame(as other: NSDiffableDataSourceSnapshot) -> Bool { storage === other.storage }

  package func items(at position: Int) -> [ItemIdentifierType] { storage.items(at: position) }
  package func numberOfItems(at position: Int) -> Int { storage.itemCount(at: position) }
  package func section(at position: Int) -> SectionIdentifierType? {
    position >= 0 && position < storage.sectionCount ? storage.section(at: position) : nil
  }
  package func path(of item: ItemIdentifierType) -> ItemPath? { storage.path(of: item) }
  package func item(at path: ItemPath) -> ItemIdentifierType? {
    guard path.section >= 0, path.section < storage.sectionCount, path.item >= 0,
      path.item < storage.itemCount(at: path.section)
    else { return nil }
    return storage.item(at: path)
  }

  package mutating func replaceItems(at position: Int, with identifiers: [ItemIdentifierType]) {
    changed.removeItems(inSectionAt: position)
    insert(identifiers, position, before: nil)
  }

  /// Moves an item to an index after its removal, like an interactive move.
  package mutating func moveItem(from: ItemPath, to: ItemPath) {
    guard let item = item(at: from) else { return }
    changed.remove([item])
    _ = changed.insert([item], inSectionAt: to.section, before: to.item)
  }

  // MARK: Faults

  private func fail(_ message: String) { UIKitFault.raise(.internalInconsistency, message) }

  private func knownPosition(of section: SectionIdentifierType) -> Int? {
    if let position = storage.position(of: section) { return position }
    fail("Invalid section identifier: \(section) is not in the snapshot")
    return nil
  }

  private func knownPath(of item: ItemIdentifierType) -> ItemPath? {
    if let path = storage.path(of: item) { return path }
    fail("Invalid item identifier: \(item) is not in the snapshot")
    return nil
  }

  private func areKnown(_ identifiers: [ItemIdentifierType], _ verb: String) -> Bool {
    let unknown = identifiers.filter { storage.path(of: $0) == nil }
    guard !unknown.isEmpty else { return true }
    fail(
      "Attempted to \(verb) item identifiers that do not exist in the snapshot: "
        + SnapshotMessages.set(unknown))
    return false
  }
}

// A value: its storage is copied before a change if it is shared.
extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

enum SnapshotMessages {
  /// Formats identifiers like Foundation's sets.
  static func set<Element>(_ identifiers: [Element]) -> String {
    "{(\n    " + identifiers.map { "\($0)" }.joined(separator: ",\n    ") + "\n)}"
  }
}
