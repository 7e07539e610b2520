/// Stands for the identities of a collection as long as they stay the same.
package final class RowToken {}

/// Rows for a lazy container.
@MainActor
package class RowSource {
  package var count: Int { 0 }
  package func id(at index: Int) -> AnyHashable { AnyHashable(index) }
  /// The row, made now if it was not there yet.
  package func row(at index: Int) -> Row { fatalError() }
  /// The row if somebody asked for it before.
  package func rowIfMade(at index: Int) -> Row? { nil }
  /// Whether the rows are a section's header or footer.
  package var edge: RowEdge? { nil }
  /// The sources that this one consists of, with headers and footers as rows.
  package var flattened: [RowSource] { [self] }
  /// What becomes another when these rows are replaced by others, where both tell.
  package func changes(to other: RowSource) -> RowChanges? { nil }
  package func index(of id: AnyHashable) -> Int? { (0..<count).first { self.id(at: $0) == id } }

  // MARK: Editing

  package var canDelete: Bool { false }
  package var canMove: Bool { false }
  package func delete(_ rows: IndexSet) {}
  package func move(_ rows: IndexSet, to offset: Int) {}
  /// The collection that a row comes from, and its row among all of that collection's.
  package func place(of row: Int) -> RowPlace { RowPlace(owner: self, row: row) }
  package init() {}
}

/// Where in a collection a row comes from. Rows can be moved within one collection.
package struct RowPlace {
  package let owner: AnyObject
  package let row: Int
}

/// Something to be shown as one row.
@MainActor
package enum Row {
  /// An item in the tree of the container's own host.
  case item(LayoutItem)
  /// A tree of its own.
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

/// Rows that exist already.
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
