/// Represents the identities of a collection while they are unchanged.
package final class RowToken {}

/// The rows of a lazy container.
@MainActor
package class RowSource {
  package var count: Int { 0 }
  package func id(at index: Int) -> AnyHashable { AnyHashable(index) }
  /// The row, created if necessary.
  package func row(at index: Int) -> Row { fatalError() }
  /// The row, if it was created before.
  package func rowIfMade(at index: Int) -> Row? { nil }
  /// Whether the rows are a section's header or footer.
  package var edge: RowEdge? { nil }
  /// The component sources, with headers and footers as rows.
  package var flattened: [RowSource] { [self] }
  /// The changes when these rows are replaced with others; `nil` if unknown.
  package func changes(to other: RowSource) -> RowChanges? { nil }
  package func index(of id: AnyHashable) -> Int? { (0..<count).first { self.id(at: $0) == id } }

  // MARK: Editing

  package var canDelete: Bool { false }
  package var canMove: Bool { false }
  package func delete(_ rows: IndexSet) {}
  package func move(_ rows: IndexSet, to offset: Int) {}
  /// The collection of a row and its index in that collection.
  package func place(of row: Int) -> RowPlace { RowPlace(owner: self, row: row) }
  package init() {}
}

/// The position of a row in its collection. Rows can be moved within a collection.
package struct RowPlace {
  package let owner: AnyObject
  package let row: Int
}

/// The content of a row.
@MainActor
package enum Row {
  /// An item in the tree of the container's host.
  case item(LayoutItem)
  /// A separate tree.
  case host(ViewHost)

  package var items: [LayoutItem] {
    switch self {
    case .item(let item): [item]
    case .host(let host): host.currentItems
    }
  }

  package func trait<K: ItemTrait>(_ key: K.Type) -> K.Value? { items.first?.trait(key) }
}

package enum RowEdge { case header, footer }

/// Existing rows.
package final class ItemRows: RowSource {
  private let items: [LayoutItem]
  private let ownEdge: RowEdge?
  package init(items: [LayoutItem], edge: RowEdge? = nil) {
    self.items = items
    ownEdge = edge
  }
  package override var edge: RowEdge? { ownEdge }
  package override var count: Int { items.count }
  package override func id(at index: Int) -> AnyHashable { AnyHashable(ObjectIdentifier(items[index])) }
  package override func row(at index: Int) -> Row { .item(items[index]) }
  package override func rowIfMade(at index: Int) -> Row? { .item(items[index]) }
  package override func changes(to other: RowSource) -> RowChanges? {
    guard let other = other as? ItemRows, items.elementsEqual(other.items, by: { $0 === $1 }) else {
      return nil
    }
    return RowChanges()
  }
}
