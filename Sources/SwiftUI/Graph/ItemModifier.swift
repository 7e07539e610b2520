/// A modifier that wraps each layout item of its content. The cells of a grid row are wrapped one by one.
@MainActor
package protocol ItemModifier: ViewModifier where Body == Never {
  associatedtype Item: LayoutItem
  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> Item
  /// Updates the item with a new value of the modifier.
  /// - Returns: Whether the layout or appearance has changed.
  func update(_ item: Item) -> Bool
}

extension ItemModifier {
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ItemModifierNode(view, inputs) }
}

private final class ItemModifierNode<C: View, M: ItemModifier>: _TypedNode<ModifiedContent<C, M>> {
  private var modifier: M
  private var child: _TypedNode<C>!
  private var wrapped: [(content: LayoutItem, item: M.Item)] = []
  /// The items for the enclosing layout: those of `wrapped`, and grid rows whose cells they are.
  private var items: [LayoutItem] = []
  private var gridRows: [(content: GridRowItem, item: GridRowItem)] = []
  private var isStale = true

  init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    child = C._makeNode(view.content, self.inputs)
  }

  override func update(_ view: ModifiedContent<C, M>) {
    modifier = view.modifier
    var changed = false
    for item in madeItems where modifier.update(item) { changed = true }
    if changed { invalidateLayout() }
    child.update(view.content)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func appendItems(to items: inout [LayoutItem]) {
    if isStale { refresh() }
    items.append(contentsOf: self.items)
  }

  private func refresh() {
    isStale = false
    var contents: [LayoutItem] = []
    child.appendItems(to: &contents)
    let (old, oldRows) = (wrapped, gridRows)
    (wrapped, gridRows) = ([], [])
    func wrap(_ content: LayoutItem) -> M.Item {
      let item = old.first { $0.content === content }?.item ?? modifier.makeItem(self, content)
      wrapped.append((content, item))
      return item
    }
    items = contents.map { content in
      guard let row = content as? GridRowItem else { return wrap(content) }
      let item = oldRows.first { $0.content === row }?.item ?? GridRowItem(row.node, around: row)
      item.cells = row.cells.map { wrap($0) }
      gridRows.append((row, item))
      return item
    }
  }

  override func appendRows(to rows: inout [RowSource]) {
    var inner: [RowSource] = []
    child.appendRows(to: &inner)
    if inner.contains(where: { !($0 is ItemRows) }) {
      for source in inner { rows.append(wrapped(source)) }
    } else {
      super.appendRows(to: &rows)
    }
  }

  /// Keeps sections; the modifier applies to their rows.
  private func wrapped(_ source: RowSource) -> RowSource {
    guard let section = source as? SectionRows else {
      let owner = BackReference(wrappedValue: self)
      return WrappedRows(source) { owner.wrappedValue?.wrap($0) ?? $0 }
    }
    return SectionRows(
      header: section.header, footer: section.footer, sources: section.sources.map { wrapped($0) })
  }

  private var rowItems: [ObjectIdentifier: M.Item] = [:]

  private func wrap(_ content: LayoutItem) -> LayoutItem {
    if let known = rowItems[ObjectIdentifier(content)] { return known }
    let item = modifier.makeItem(content.node, content)
    rowItems[ObjectIdentifier(content)] = item
    return item
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    guard EnvironmentPropagation.changesLayout else { return }
    _ = layoutDidInvalidate()
    host.layOut(soon: true)
  }

  override func itemsDidChange() -> Bool {
    isStale = true
    for item in madeItems { (item as? ContainerItem)?.contentViewsDidChange() }
    return true
  }

  override func layoutDidInvalidate() -> Bool {
    for item in madeItems { item.invalidate() }
    for row in gridRows { row.item.invalidate() }
    return true
  }

  /// The items of views, and those of rows requested by a list.
  private var madeItems: [M.Item] { wrapped.map { $0.item } + rowItems.values }
}

/// Rows wrapped by a modifier.
private final class WrappedRows: RowSource {
  private let base: RowSource
  private let wrap: (LayoutItem) -> LayoutItem

  init(_ base: RowSource, _ wrap: @escaping (LayoutItem) -> LayoutItem) {
    self.base = base
    self.wrap = wrap
  }

  override var count: Int { base.count }
  override func id(at index: Int) -> AnyHashable { base.id(at: index) }
  override func row(at index: Int) -> Row { wrapped(base.row(at: index)) }
  override func rowIfMade(at index: Int) -> Row? { base.rowIfMade(at: index).map(wrapped) }
  override func index(of id: AnyHashable) -> Int? { base.index(of: id) }
  override func changes(to other: RowSource) -> RowChanges? {
    (other as? WrappedRows).flatMap { base.changes(to: $0.base) }
  }
  override var canDelete: Bool { base.canDelete }
  override var canMove: Bool { base.canMove }
  override func delete(_ rows: IndexSet) { base.delete(rows) }
  override func move(_ rows: IndexSet, to offset: Int) { base.move(rows, to: offset) }
  override func place(of row: Int) -> RowPlace { base.place(of: row) }

  private func wrapped(_ row: Row) -> Row {
    switch row {
    case .item(let item): return .item(wrap(item))
    case .host(let host):
      host.wrapItems(self.id) { [wrap] in $0.map(wrap) }
      return row
    }
  }

  private var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The node of a view with a single layout item.
@MainActor
package class ItemNode<V: View>: _TypedNode<V> {
  package var view: V
  package private(set) lazy var item: LayoutItem = makeItem()

  package init(view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  package func makeItem() -> LayoutItem { fatalError("\(Self.self) makes no item") }
  /// Called when the view has a new value.
  package func viewDidChange() { invalidateLayout() }

  package override func update(_ view: V) {
    self.view = view
    viewDidChange()
  }

  package override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  package override func environmentDidChange() {
    super.environmentDidChange()
    if EnvironmentPropagation.changesLayout { invalidateLayout() }
  }
  package override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
}
