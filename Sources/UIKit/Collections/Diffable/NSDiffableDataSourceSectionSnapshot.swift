/// The items of a section as an outline whose items can be expanded and collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  private var roots: [ItemIdentifierType] = []

  public init() {}

  // MARK: Queries

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(nodes.count)
    for root in roots { collect(root, &all) { _ in true } }
    return all
  }
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    for root in roots { collect(root, &all) { $0.isExpanded } }
    return all
  }

  private func collect(
    _ item: ItemIdentifierType, _ all: inout [ItemIdentifierType], _ descends: (Node) -> Bool
  ) {
    all.append(item)
    guard let node = nodes[item], descends(node) else { return }
    for child in node.children { collect(child, &all, descends) }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let above = nodes[parent] {
      if !above.isExpanded { return false }
      node = above
    }
    return true
  }
  /// The number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard var node = known(item) else { return 0 }
    var level = 0
    while let parent = node.parent, let above = nodes[parent] {
      level += 1
      node = above
    }
    return level
  }
  /// The index of the item among all items.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }
  /// The outline below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot
  {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let node = known(parent) else { return part }
    if includingParent { part.append([parent]) }
    part.graft(node.children, of: self, to: includingParent ? parent : nil)
    if includingParent, node.isExpanded { part.expand([parent]) }
    return part
  }
  package func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item]?.children.isEmpty == false }

  public func visualDescription() -> String {
    items.map { item in
      let mark = isVisible(item) ? (isExpanded(item) ? "-" : "+") : " "
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard areNew(items), parent == nil || known(parent!) != nil else { return }
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      nodes[parent]?.children.append(contentsOf: items)
    } else {
      roots.append(contentsOf: items)
    }
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard areNew(items), let sibling = known(item) else { return }
    for new in items { nodes[new] = Node(parent: sibling.parent) }
    splice(items, beside: item, parent: sibling.parent, offset: offset)
  }

  private mutating func splice(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, parent: ItemIdentifierType?, offset: Int
  ) {
    if let parent {
      let index = (nodes[parent]?.children.firstIndex(of: item) ?? 0) + offset
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: (roots.firstIndex(of: item) ?? 0) + offset)
    }
  }

  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      forget(item)
    }
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    guard let node = nodes.removeValue(forKey: item) else { return }
    for child in node.children { forget(child) }
  }

  public mutating func deleteAll() {
    nodes = [:]
    roots = []
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Replaces the children of an item with another outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let node = known(parent) else { return }
    delete(node.children)
    guard areNew(snapshot.items) else { return }
    graft(snapshot.roots, of: snapshot, to: parent)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot, beside: item, offset: 0)
  }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot, beside: item, offset: 1)
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, beside item: ItemIdentifierType, offset: Int
  ) {
    guard areNew(snapshot.items), let sibling = known(item) else { return }
    nodes.merge(snapshot.nodes) { old, _ in old }
    for root in snapshot.roots { nodes[root]?.parent = sibling.parent }
    splice(snapshot.roots, beside: item, parent: sibling.parent, offset: offset)
  }

  private mutating func graft(
    _ items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot,
    to parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items {
      graft(other.nodes[item]?.children ?? [], of: other, to: item)
      if other.isExpanded(item) { expand([item]) }
    }
  }

  // MARK: Faults

  private func known(_ item: ItemIdentifierType) -> Node? {
    if let node = nodes[item] { return node }
    UIKitFault.raise(.internalInconsistency, "Item identifier \(item) is not in the section snapshot")
    return nil
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    let duplicates = items.filter { nodes[$0] != nil || !seen.insert($0).inserted }
    guard !duplicates.isEmpty else { return true }
    UIKitFault.raise(
      .internalInconsistency,
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + SnapshotMessages.set(duplicates))
    return false
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
