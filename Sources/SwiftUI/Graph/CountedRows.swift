/// A snapshot of the rows of elements that may have no, one or several rows.
final class CountedRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private let node: ForEachNode<Data, ID, Content>
  private let counts: RowCounts
  private let token: RowToken

  init(_ node: ForEachNode<Data, ID, Content>, _ counts: RowCounts) {
    self.node = node
    self.counts = counts
    token = node.token
  }

  @available(*, unavailable)
  override init() { fatalError("Rows are of a node") }

  override var count: Int { counts.total }

  override func id(at index: Int) -> AnyHashable {
    let (element, offset) = counts.find(row: index)
    // The element may have been removed since.
    guard element < node.count else {
      return AnyHashable([AnyHashable(ObjectIdentifier(token)), AnyHashable(index)])
    }
    let id = AnyHashable(node.id(element))
    return offset == 0 ? id : AnyHashable([id, AnyHashable(offset)])
  }

  override func row(at index: Int) -> Row {
    let (element, offset) = counts.find(row: index)
    node.count(around: element)
    return node.countedRow(element, offset)
  }

  override func rowIfMade(at index: Int) -> Row? {
    let (element, offset) = counts.find(row: index)
    guard counts[element] != nil else { return nil }
    return node.countedRow(element, offset)
  }

  override func index(of id: AnyHashable) -> Int? {
    if let own = id.base as? ID, let element = node.index(of: own) {
      return counts[element] == 0 ? nil : counts.firstRow(of: element)
    }
    guard let pair = id.base as? [AnyHashable], pair.count == 2, let own = pair[0].base as? ID,
      let offset = pair[1].base as? Int, let element = node.index(of: own), offset < counts[element] ?? 1
    else { return nil }
    return counts.firstRow(of: element) + offset
  }

  override func changes(to other: RowSource) -> RowChanges? {
    guard let other = other as? CountedRows<Data, ID, Content>, other.token === token else { return nil }
    return counts.changes(to: other.counts)
  }

  // MARK: Editing

  override var canDelete: Bool { node.delete != nil }
  override var canMove: Bool { node.move != nil }
  override func delete(_ rows: IndexSet) {
    node.delete?(IndexSet(rows.map { counts.find(row: $0).element }))
  }
  override func move(_ rows: IndexSet, to offset: Int) {
    let target = offset < counts.total ? counts.find(row: offset).element : counts.elements
    node.move?(IndexSet(rows.map { counts.find(row: $0).element }), target)
  }
}
