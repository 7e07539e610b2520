/// A view for each element of a collection, with the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a view for each element of a bound collection, with a binding to the element.
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
    self.init(data: pairs, id: { $0.1 }, content: { content(data.element(at: $0.0, values[$0.0])) })
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
  public static var _rows: _RowShape { .many }
}

/// A collection that reads its elements from a source and can therefore change without a new value.
protocol DisplayedCollection {}
extension Binding: DisplayedCollection where Value: MutableCollection {}
extension ReversedCollection: DisplayedCollection where Base: DisplayedCollection {}
extension Slice: DisplayedCollection where Base: DisplayedCollection {}
extension LazySequence: DisplayedCollection where Base: DisplayedCollection {}
extension LazyMapSequence: DisplayedCollection where Base: DisplayedCollection {}

/// Views created from a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// The edit actions of rows that are made from a collection.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}
private struct RowEditingKey: EnvironmentKey { static var defaultValue: RowEditing? { nil } }
extension EnvironmentValues {
  /// The edit actions of a nested collection, which handles them itself.
  var rowEditing: RowEditing? {
    get { self[RowEditingKey.self] }
    set { self[RowEditingKey.self] = newValue }
  }
}

/// Rows made from a collection, with edit actions.
public struct _EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let base: Base
  let editing: RowEditing
  nonisolated public var data: Base.Data { base.data }
  public var body: some View { base.environment(\.rowEditing, editing) }
  public static var _rows: _RowShape { Base._rows }
}

extension DynamicViewContent {
  /// Sets the action for deleting rows of a list; `nil` disables deletion.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _EditableContent(base: self, editing: RowEditing(delete: action))
  }
  /// Sets the action for moving rows of a list; `nil` disables moving.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _EditableContent(base: self, editing: RowEditing(move: action))
  }
}

extension _EditableContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> _EditableContent {
    _EditableContent(base: base, editing: RowEditing(delete: action, move: editing.move))
  }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> _EditableContent {
    _EditableContent(base: base, editing: RowEditing(delete: editing.delete, move: action))
  }
}

extension ForEach where Content: View {
  /// Allows deleting list rows; `nil` disables it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Allows moving list rows; `nil` disables it.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.move = action
    return copy
  }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, ScrollTargetContainer
{
  private(set) var view: ForEach<Data, ID, Content>
  private let shape = Content._rows
  private(set) var token = RowToken()
  private var counts: RowCounts?
  private var isRecounting = false
  private var knownIDs: [ID]?
  /// The elements of a live collection when it was last read.
  private var snapshot: [Data.Element]?
  fileprivate var children: [_TypedNode<Content>]?
  fileprivate var rows: [ID: HostedRow] = [:]
  /// The rows of elements whose identity another element has, by position.
  private var duplicates: [Int: HostedRow] = [:]
  private var showsRows = false

  fileprivate final class HostedRow {
    let host: ViewHost
    var node: DeferredNode<Content>?
    /// The position of the element at the last update of the row.
    var place: Int
    init(_ host: ViewHost, _ place: Int) {
      self.host = host
      self.place = place
    }
  }

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    if Data.self is any DisplayedCollection.Type {
      evaluation &+= 1
      Tracking.reading(self) { readElements() }
    }
  }

  @available(*, unavailable)
  override init(_ inputs: _NodeInputs) { fatalError("A collection's node is made with its view") }

  /// The identities of all elements, computed on the first comparison.
  fileprivate var ids: [ID] {
    if let knownIDs { return knownIDs }
    let ids = snapshot?.map(view.id) ?? view.data.map(view.id)
    knownIDs = ids
    return ids
  }

  /// The edit actions of the view itself, or those of a modifier around it.
  var delete: ((IndexSet) -> Void)? { view.delete ?? environment.rowEditing?.delete }
  var move: ((IndexSet, Int) -> Void)? { view.move ?? environment.rowEditing?.move }

  /// The elements' views do not inherit the collection's edit actions.
  override var environmentForChildren: EnvironmentValues {
    environment.rowEditing == nil ? environment : environment.with { $0.rowEditing = nil }
  }
  override var inputs: _NodeInputs {
    _NodeInputs(parent: self, environment: environmentForChildren, host: host)
  }

  var count: Int { snapshot?.count ?? view.data.count }
  fileprivate func element(_ index: Int) -> Data.Element {
    snapshot?[index] ?? view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func readElements() {
    if Data.self is any DisplayedCollection.Type { snapshot = Array(view.data) }
  }
  func id(_ index: Int) -> ID { knownIDs?[index] ?? view.id(element(index)) }
  func index(of id: ID) -> Int? { ids.firstIndex(of: id) }

  override func update(_ view: ForEach<Data, ID, Content>) {
    if children == nil, showsRows, snapshot == nil, !(Data.self is any DisplayedCollection.Type),
      keepsRows(view)
    {
      self.view = view
      knownIDs = nil
      return rebuildRows()
    }
    let old = children == nil && !showsRows ? [] : ids
    self.view = view
    elementsDidChange(from: old)
  }

  /// Returns whether a new value has the same number of elements, and the same elements at the positions that have
  /// rows. Rows created later read the new value, so the other elements need not be compared.
  private func keepsRows(_ new: ForEach<Data, ID, Content>) -> Bool {
    guard new.data.count == count, duplicates.isEmpty else { return false }
    for (id, row) in rows {
      let index = new.data.index(new.data.startIndex, offsetBy: row.place, limitedBy: new.data.endIndex)
      guard let index, index != new.data.endIndex, new.id(new.data[index]) == id else { return false }
    }
    return true
  }

  /// The existing rows in the order of their elements, in which bodies are evaluated and rows disappear. The order
  /// of a dictionary differs from run to run.
  private var rowsInOrder: [(id: ID, row: HostedRow)] {
    rows.map { (id: $0.key, row: $0.value) }.sorted { $0.row.place < $1.row.place }
  }

  private func rebuildRows() {
    let owner = BackReference<ForEachNode>(wrappedValue: self)
    for (id, row) in rowsInOrder {
      row.node?.rebuild { [owner, place = row.place] in owner.wrappedValue?.content(of: id, at: place) }
    }
  }

  private func elementsDidChange(from old: [ID]) {
    knownIDs = nil
    if snapshot != nil {
      evaluation &+= 1
      Tracking.reading(self) { readElements() }
    }
    if showsRows { updateRows(old) }
    if children != nil { updateChildren(old) }
  }

  // MARK: Eager elements

  private func updateChildren(_ oldIDs: [ID]) {
    guard let old = children else { return }
    let isSame = oldIDs == ids
    let contents = readContents()
    if isSame {
      for (node, content) in zip(old, contents) { node.update(content) }
      return
    }
    var known: [ID: _TypedNode<Content>] = [:]
    known.reserveCapacity(old.count)
    for (id, node) in zip(oldIDs, old) where known[id] == nil { known[id] = node }
    let ids = self.ids
    var new: [_TypedNode<Content>] = []
    new.reserveCapacity(ids.count)
    let inputs = self.inputs
    for (id, content) in zip(ids, contents) {
      if let node = known.removeValue(forKey: id) {
        new.append(node)
        node.update(content)
      } else {
        new.append(Content._makeNode(content, inputs))
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
    children = readContents().map { Content._makeNode($0, inputs) }
  }

  /// The views of all elements. Created after the enclosing body, so dependencies are recorded for this node.
  private func readContents() -> [Content] {
    evaluation &+= 1
    return Tracking.reading(self) {
      readElements()
      return snapshot?.map(view.content) ?? view.data.map(view.content)
    }
  }

  override func reevaluate() {
    if snapshot != nil { elementsDidChange(from: ids) } else if children != nil { updateChildren(ids) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let children { for child in children { body(child) } }
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    super.collectPreferences(collector)
    guard !rows.isEmpty else { return }
    for (_, row) in rowsInOrder where row.host.root.preferenceWriterCount > 0 {
      row.host.root.collectPreferences(collector)
    }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    let environment = environmentForChildren
    for row in rows.values { row.host.environment = environment }
    for row in duplicates.values { row.host.environment = environment }
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool {
    guard let children, let own = id.base as? ID, let index = index(of: own),
      children.indices.contains(index),
      let scroll = environment.scrollContainer?.item
    else { return false }
    var items: [LayoutItem] = []
    children[index].appendItems(to: &items)
    guard let item = items.first else { return false }
    ScrollRevealing.reveal(item.frame, in: scroll.scrollView, anchor, animated: animated)
    return true
  }

  // MARK: Lazy elements

  override func appendRows(to rows: inout [RowSource]) {
    if shape == .many {
      // Elements with sections or nested collections must be created to know their rows.
      makeChildren()
      for (index, child) in children!.enumerated() {
        guard delete != nil || move != nil else {
          child.appendRows(to: &rows)
          continue
        }
        var inner: [RowSource] = []
        child.appendRows(to: &inner)
        for source in inner { rows.append(ElementRows(source, self, id(index))) }
      }
      return
    }
    guard shape == .one else { return appendCountedRows(to: &rows) }
    showsRows = true
    rows.append(ForEachRows(self))
  }

  private func updateRows(_ old: [ID]) {
    let ids = self.ids
    if old != ids {
      counts = nil
      token = RowToken()
    }
    endDuplicates()
    if !rows.isEmpty {
      let owner = BackReference<ForEachNode>(wrappedValue: self)
      var places: [ID: Int] = [:]
      for (place, id) in ids.enumerated() where rows[id] != nil && places[id] == nil { places[id] = place }
      for (id, row) in rowsInOrder {
        if let place = places[id] {
          row.place = place
          row.node?.rebuild { [owner] in owner.wrappedValue?.content(of: id, at: place) }
        } else {
          rows[id] = nil
          row.host.end()
        }
      }
    }
    if old != ids { invalidateItems() }
  }

  fileprivate func row(at index: Int) -> HostedRow {
    let id = id(index)
    if let row = rows[id] {
      let isOther = row.place != index && row.place < count && self.id(row.place) == id
      if !isOther { return row }
      if let row = duplicates[index] { return row }
    }
    let host = ViewHost(parent: self, environment: environmentForChildren)
    host.respectsSafeArea = false
    host.passesPreferences = true
    let row = HostedRow(host, index)
    if rows[id] == nil { rows[id] = row } else { duplicates[index] = row }
    let first = { [view, element = element(index)] in view.content(element) }
    let owner = BackReference<ForEachNode>(wrappedValue: self)
    host.start(parent: self) { inputs in
      let node = DeferredNode(inputs, first: first) { owner.wrappedValue?.content(of: id, at: index) }
      row.node = node
      return node
    }
    return row
  }

  /// The view of an element that was last found at a position.
  private func content(of id: ID, at place: Int) -> Content? {
    let index = place < count && self.id(place) == id ? place : index(of: id)
    return index.map { view.content(element($0)) }
  }

  private func endDuplicates() {
    for index in duplicates.keys.sorted() { duplicates[index]?.host.end() }
    duplicates = [:]
  }

  override func willEnd() {
    for (_, row) in rowsInOrder { row.host.end() }
    rows = [:]
    endDuplicates()
  }

  // MARK: Counting

  /// The number of elements to create together with a visible one, and initially.
  private static var lead: Int { 16 }
  private static var firstElements: Int { 48 }

  private func appendCountedRows(to rows: inout [RowSource]) {
    showsRows = true
    if counts == nil { countAll() }
    rows.append(CountedRows(self, counts!))
  }

  /// Counts the existing elements, and as many initial elements as may fit on a screen.
  private func countAll() {
    let wasRecounting = isRecounting
    // Changes of counts need not be reported here.
    isRecounting = true
    defer { isRecounting = wasRecounting }
    counts = RowCounts(elements: count)
    if !rows.isEmpty {
      for (element, id) in ids.enumerated() where rows[id] != nil { count(element) }
    }
    var shown = 0
    for element in 0..<min(count, Self.firstElements) where shown < Self.lead { shown += count(element) }
  }

  @discardableResult
  private func count(_ element: Int) -> Int {
    if let known = counts?[element] { return known }
    let host = row(at: element).host
    let found = host.currentItems.count
    if counts?.set(element, found) == true { scheduleRecount() }
    let id = id(element)
    host.onItemsChange = { [weak self] in self?.recount(id, near: element) }
    return found
  }

  /// Creates an element and its neighbors before they become visible.
  func count(around element: Int) {
    guard let counts, counts[element] == nil || element + 1 < counts.elements && counts[element + 1] == nil
    else { return }
    for near in max(0, element - Self.lead)..<min(count, element + Self.lead) { count(near) }
  }

  private func recount(_ id: ID, near place: Int) {
    let known = place < count && self.id(place) == id ? place : index(of: id)
    guard let element = known, let row = rows[id], counts != nil, element < counts!.elements else {
      return
    }
    if counts!.set(element, row.host.currentItems.count) { scheduleRecount() }
  }

  private func scheduleRecount() {
    guard !isRecounting else { return }
    isRecounting = true
    UpdateQueue.afterUpdate { [weak self] in
      self?.isRecounting = false
      self?.invalidateItems()
    }
  }

  func countedRow(_ element: Int, _ offset: Int) -> Row {
    guard element < count else { return .item(LayoutItem(self)) }
    let host = row(at: element).host
    let items = host.currentItems
    if items.count <= 1, offset == 0 { return .host(host) }
    guard offset < items.count else { return .item(LayoutItem(self)) }
    if host.onSizeChange == nil {
      host.onSizeChange = { [weak self] in self?.invalidateLayout() }
      self.host.addChild(host)
    }
    return .item(items[offset])
  }
}

extension ForEachNode: ElementNodes {
  func element(_ id: AnyHashable) -> _ViewNode? {
    guard let children, let id = id.base as? ID, let index = index(of: id), index < children.count else {
      return nil
    }
    return children[index]
  }
  func forEachElement(_ body: (AnyHashable, _ViewNode) -> Void) {
    guard let children else { return }
    for (id, child) in zip(ids, children) { body(AnyHashable(id), child) }
  }
}

private final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private let node: ForEachNode<Data, ID, Content>
  private let token: RowToken

  init(_ node: ForEachNode<Data, ID, Content>) {
    self.node = node
    token = node.token
  }

  override func changes(to other: RowSource) -> RowChanges? {
    guard let other = other as? ForEachRows<Data, ID, Content>, other.token === token else { return nil }
    return RowChanges()
  }

  override var count: Int { node.count }
  override func id(at index: Int) -> AnyHashable { AnyHashable(node.id(index)) }
  override func row(at index: Int) -> Row { .host(node.row(at: index).host) }
  override func rowIfMade(at index: Int) -> Row? { node.rows[node.id(index)].map { .host($0.host) } }
  override func index(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap { node.index(of: $0) } }

  override var canDelete: Bool { node.delete != nil }
  override var canMove: Bool { node.move != nil }
  override func delete(_ rows: IndexSet) { node.delete?(rows) }
  override func move(_ rows: IndexSet, to offset: Int) { node.move?(rows, offset) }
}

/// The rows of an element, if elements do not have exactly one row.
private final class ElementRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private let base: RowSource
  private let node: ForEachNode<Data, ID, Content>
  private let elementID: ID

  init(_ base: RowSource, _ node: ForEachNode<Data, ID, Content>, _ elementID: ID) {
    self.base = base
    self.node = node
    self.elementID = elementID
  }

  override var count: Int { base.count }
  override func id(at index: Int) -> AnyHashable { base.id(at: index) }
  override func row(at index: Int) -> Row { base.row(at: index) }
  override func rowIfMade(at index: Int) -> Row? { base.rowIfMade(at: index) }
  override func index(of id: AnyHashable) -> Int? {
    AnyHashable(elementID) == id && count > 0 ? 0 : base.index(of: id)
  }
  override var canDelete: Bool { node.delete != nil }
  override func delete(_ rows: IndexSet) {
    if let index = node.index(of: elementID) { node.delete?(IndexSet(integer: index)) }
  }
  override var canMove: Bool { node.move != nil }
  override func move(_ rows: IndexSet, to offset: Int) {
    if let index = node.index(of: elementID) { node.move?(IndexSet(integer: index), offset) }
  }
  override func place(of row: Int) -> RowPlace {
    RowPlace(owner: node, row: node.index(of: elementID) ?? 0)
  }
}
