/// A view for each element of a collection, with the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// A view for each element of a collection that somebody else owns, through which the element can be changed.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \C.Element.id, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let values = data.wrappedValue
    let pairs = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.init(data: pairs, id: { $0.1 }, content: { content(data[$0.0]) })
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  public static func _makeNode(_ view: ForEach, _ inputs: _NodeInputs) -> _TypedNode<ForEach> {
    ForEachNode(view, inputs)
  }
  public static func _children(of view: ForEach, _ visit: (_ChildView) -> Void) {
    for element in view.data {
      let id = AnyHashable(view.id(element))
      Content._children(of: view.content(element)) { visit($0.nested(in: id)) }
    }
  }
  public static var _rowCount: Int? { nil }
}

/// Views that are made from a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  @available(*, unavailable, message: "Rows cannot be swiped; give them a button that deletes.")
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  @available(*, unavailable, message: "Rows cannot be dragged; give them a button that moves.")
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>
{
  fileprivate var view: ForEach<Data, ID, Content>
  fileprivate private(set) var ids: [ID] = []
  private var children: [_TypedNode<Content>]?
  private var indices: [ID: Int]?
  fileprivate var rows: [ID: HostedRow] = [:]
  private var showsRows = false

  fileprivate final class HostedRow {
    let host: ViewHost
    var node: _TypedNode<Content>?
    init(_ host: ViewHost) { self.host = host }
  }

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    adoptIDs()
  }

  private func adoptIDs() {
    ids.removeAll(keepingCapacity: true)
    ids.reserveCapacity(view.data.count)
    for element in view.data { ids.append(view.id(element)) }
    indices = nil
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    if showsRows { updateRows() }
    if children != nil { updateChildren() } else if !showsRows { adoptIDs() }
  }

  // MARK: All at once

  private func updateChildren() {
    guard let old = children else { return }
    let oldIDs = ids
    var isSame = oldIDs.count == view.data.count
    if isSame {
      var position = 0
      for element in view.data {
        if view.id(element) != oldIDs[position] {
          isSame = false
          break
        }
        position += 1
      }
    }
    if isSame {
      var position = 0
      for element in view.data {
        old[position].update(view.content(element))
        position += 1
      }
      return
    }
    var known: [ID: _TypedNode<Content>] = [:]
    known.reserveCapacity(old.count)
    for (id, node) in zip(oldIDs, old) where known[id] == nil { known[id] = node }
    adoptIDs()
    var new: [_TypedNode<Content>] = []
    new.reserveCapacity(ids.count)
    let inputs = self.inputs
    for (id, element) in zip(ids, view.data) {
      if let node = known.removeValue(forKey: id) {
        new.append(node)
        node.update(view.content(element))
      } else {
        new.append(Content._makeNode(view.content(element), inputs))
      }
    }
    children = new
    let kept = Set(new.map(ObjectIdentifier.init))
    for node in old where !kept.contains(ObjectIdentifier(node)) { node.end() }
    invalidateItems()
  }

  override func appendItems(to items: inout [LayoutItem]) {
    makeChildren()
    for child in children! { child.appendItems(to: &items) }
  }

  private func makeChildren() {
    guard children == nil else { return }
    let inputs = self.inputs
    children = view.data.map { Content._makeNode(view.content($0), inputs) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let children { for child in children { body(child) } }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    for row in rows.values { row.host.environment = environment }
  }

  // MARK: One by one

  override func appendRows(to rows: inout [RowSource]) {
    guard Content._rowCount == 1 else {
      // Elements that are sections, or several rows each, have to be there for their rows to be known.
      makeChildren()
      for child in children! { child.appendRows(to: &rows) }
      return
    }
    showsRows = true
    rows.append(ForEachRows(self))
  }

  private func updateRows() {
    let old = ids
    adoptIDs()
    if !rows.isEmpty {
      var position: [ID: Data.Index] = [:]
      for (id, index) in zip(ids, view.data.indices) where rows[id] != nil { position[id] = index }
      for (id, row) in rows {
        if let index = position[id] {
          row.node?.update(view.content(view.data[index]))
        } else {
          rows[id] = nil
          row.host.end()
        }
      }
    }
    if old != ids { invalidateItems() }
  }

  fileprivate func row(at index: Int) -> HostedRow {
    let id = ids[index]
    if let row = rows[id] { return row }
    let host = ViewHost(parent: self, environment: environment)
    host.respectsSafeArea = false
    let row = HostedRow(host)
    rows[id] = row
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    host.start(parent: self) { inputs in
      let node = Content._makeNode(self.view.content(element), inputs)
      row.node = node
      return node
    }
    return row
  }

  override func willEnd() {
    for row in rows.values { row.host.end() }
    rows = [:]
  }
}

private final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private unowned let node: ForEachNode<Data, ID, Content>

  init(_ node: ForEachNode<Data, ID, Content>) { self.node = node }

  override var count: Int { node.ids.count }
  override func id(at index: Int) -> AnyHashable { AnyHashable(node.ids[index]) }
  override func row(at index: Int) -> Row { .host(node.row(at: index).host) }
  override func rowIfMade(at index: Int) -> Row? { node.rows[node.ids[index]].map { .host($0.host) } }
}
