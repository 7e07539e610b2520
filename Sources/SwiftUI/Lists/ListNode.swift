extension List {
  static func makeList(_ view: List, _ inputs: _NodeInputs) -> _TypedNode<List> { ListNode(view, inputs) }
}

/// Manages the collection view of a list.
private final class ListNode<SelectionValue: Hashable, Content: View>: _TypedNode<
  List<SelectionValue, Content>
>,
ListModel, ScrollTargetContainer, SelectingList
{
  private var view: List<SelectionValue, Content>
  private var child: _TypedNode<Content>!
  private lazy var list = ListController(self)
  private lazy var item = ListItem(self, list.collection)
  private var isStale = true
  private var rowsAreStale = false
  private(set) var sections: [ListSection] = []
  private var tint = TintUpdater()

  init(_ view: List<SelectionValue, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    var inner = self.inputs
    inner.environment = environmentForChildren
    child = Content._makeNode(view.content, inner)
    checkSelection()
    reportRows()
  }

  @available(*, unavailable)
  override init(_ inputs: _NodeInputs) { fatalError("A list's node is made with its view") }

  override var environmentForChildren: EnvironmentValues {
    environment.with {
      $0.listStyleAppearance = environment.listStyle
      $0.isInRow = true
      $0.rowBadge = nil
      $0.stackAxis = nil
      $0.refresher = nil
      $0.scrollContainer = WeakScroll(item: list)
      $0.scrollOptions = ScrollOptions()
      $0.scrollPositioning = nil
      $0.rowCountObserver = nil
      guard view.selection != nil, environment.linkColumn != nil || SelectionValue.self != Never.self else {
        return
      }
      $0.linkTarget = LinkList(list: self)
    }
  }

  package func select(link value: any Hashable) -> Bool {
    guard let selection = view.selection else { return false }
    let column = environment.linkColumn
    guard selection.choose(AnyHashable(value), true) else { return false }
    column?()
    return true
  }

  override func update(_ view: List<SelectionValue, Content>) {
    self.view = view
    child.update(view.content)
    checkSelection()
  }
  override func reevaluate() { checkSelection() }

  // MARK: Model

  var listAppearance: ListAppearance { environment.listStyle }
  var outerHost: ViewHost? { host }
  var outerNode: _ViewNode? { self }
  var isSettled: Bool { !isStale }
  var sectionSpacing: CGFloat? { environment.listSectionSpacing }
  var selectionMenu: SelectionMenu? { environment.selectionMenu }
  var chosenValues: Set<AnyHashable> {
    view.selection.map { selection in Tracking.ignoring { selection.read() } } ?? []
  }
  private(set) var isEditing = false
  var hidesBackground: Bool { environment.hidesScrollBackground }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    var sources: [RowSource] = []
    child.appendRows(to: &sources)
    var result: [ListSection] = []
    var loose: [RowSource] = []
    func close() {
      if !loose.isEmpty { result.append(ListSection(header: nil, footer: nil, sources: loose)) }
      loose = []
    }
    for source in sources {
      if let section = source as? SectionRows {
        close()
        result.append(ListSection(header: section.header, footer: section.footer, sources: section.sources))
      } else {
        loose.append(source)
      }
    }
    close()
    let old = sections
    sections = result
    rowsAreStale = false
    list.sectionsDidChange(from: old, animation: pendingAnimation)
    pendingAnimation = nil
  }
  private var pendingAnimation: Animation?

  private func reportRows() {
    guard let observer = environment.rowCountObserver else { return }
    UpdateQueue.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      refresh()
      observer.listDidChange(rowCount: sections.reduce(0) { $0 + $1.rows.count })
    }
  }

  fileprivate func configure() {
    refresh()
    if rowsAreStale {
      rowsAreStale = false
      list.rowsMayHaveChanged()
    }
    tint.apply(environment, to: list.collection)
    list.styleDidChange()
    list.stateDidChange()
    environment.refresher?.attach(to: list.collection)
    list.applyScrolling()
    list.collection.keyboardInset = list.collection.ownKeyboardOverlap
  }

  // MARK: Selection

  var canSelect: Bool { view.selection != nil }
  var canSelectSeveral: Bool { view.selection?.isMultiple ?? false }

  func isSelected(_ row: RowIdentity) -> Bool {
    guard let selection = view.selection else { return false }
    let chosen = Tracking.ignoring { selection.read() }
    return !chosen.isEmpty && row.values.contains { chosen.contains($0) }
  }

  func select(_ row: RowIdentity) {
    guard let selection = view.selection else { return }
    let isOn = !(selection.isMultiple && isSelected(row))
    for value in row.values where selection.choose(value, isOn) {
      if isOn { environment.linkColumn?() }
      return
    }
  }

  func clearSelection() {
    guard let selection = view.selection else { return }
    for value in Tracking.ignoring({ selection.read() }) { _ = selection.choose(value, false) }
  }

  private var lastChosen: Set<AnyHashable>?

  private func checkSelection() {
    evaluation &+= 1
    let editMode = environment.editMode
    let wasEditing = isEditing
    var chosen: Set<AnyHashable>?
    isEditing = Tracking.reading(self) {
      chosen = view.selection?.read()
      return editMode?.wrappedValue.isEditing ?? false
    }
    if let chosen, let column = environment.columnSelection {
      let wasChosen = lastChosen
      lastChosen = chosen
      column.set(!chosen.isEmpty, for: self)
      // Selection by the app navigates like a tap.
      if let wasChosen, wasChosen != chosen {
        if !chosen.isEmpty { environment.linkColumn?() } else if column.isEmpty { column.onEmpty?() }
      }
    }
    if isEditing != wasEditing { invalidateLayout() }
    if view.selection != nil { list.stateDidChange() }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    checkSelection()
    if EnvironmentPropagation.changesLayout { invalidateLayout() }
  }

  // MARK: Node

  override func willEnd() { environment.columnSelection?.set(false, for: self) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func itemsDidChange() -> Bool {
    isStale = true
    if let animation = UpdateQueue.current.animation { pendingAnimation = animation }
    reportRows()
    return false
  }
  override func layoutDidInvalidate() -> Bool {
    rowsAreStale = true
    item.invalidate()
    host.placeAgain(item)
    return false
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool {
    refresh()
    guard let path = list.path(of: id) else { return false }
    ScrollRevealing.reveal(list.frame(of: path), in: list.collection, anchor, animated: animated)
    return true
  }
}

/// The layout item of a list.
private final class ListItem<S: Hashable, C: View>: LeafItem {
  init(_ node: ListNode<S, C>, _ view: UIView) { super.init(node, view) }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
  }
  override func adjusted(_ frame: CGRect, _ region: LayoutRegion) -> CGRect { region.extended(frame, .all) }
  override func configure(_ size: CGSize) { (node as? ListNode<S, C>)?.configure() }
}

/// A section of the collection view.
@MainActor
struct ListSection {
  let header: LayoutItem?
  let footer: LayoutItem?
  let rows: RowIndex
  init(header: LayoutItem?, footer: LayoutItem?, sources: [RowSource]) {
    self.header = header
    self.footer = footer
    rows = RowIndex(sources)
  }
}

/// The values by which a row can be selected.
struct RowIdentity {
  let values: [AnyHashable]
}

@MainActor
protocol ListModel: AnyObject {
  var sections: [ListSection] { get }
  var listAppearance: ListAppearance { get }
  var outerHost: ViewHost? { get }
  var outerNode: _ViewNode? { get }
  var canSelect: Bool { get }
  var canSelectSeveral: Bool { get }
  /// Whether the rows are up to date with the views.
  var isSettled: Bool { get }
  var sectionSpacing: CGFloat? { get }
  var selectionMenu: SelectionMenu? { get }
  var chosenValues: Set<AnyHashable> { get }
  var isEditing: Bool { get }
  var hidesBackground: Bool { get }
  func isSelected(_ row: RowIdentity) -> Bool
  func select(_ row: RowIdentity)
}

/// The model of a list whose node has ended: no rows.
final class EndedListModel: ListModel {
  static let shared = EndedListModel()
  let sections: [ListSection] = []
  let listAppearance = ListAppearance()
  var outerHost: ViewHost? { nil }
  var outerNode: _ViewNode? { nil }
  let canSelect = false
  let canSelectSeveral = false
  let isSettled = false
  var sectionSpacing: CGFloat? { nil }
  var selectionMenu: SelectionMenu? { nil }
  let chosenValues: Set<AnyHashable> = []
  let isEditing = false
  let hidesBackground = false
  func isSelected(_ row: RowIdentity) -> Bool { false }
  func select(_ row: RowIdentity) {}
}
