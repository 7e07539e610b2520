import OrderedDiff

/// The data source and delegate of a list's collection view.
@MainActor
final class ListController: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, ScrollContainer {
  /// The list's node, which owns the controller. An action of a row may end it while the collection view
  /// still calls the controller.
  private weak var owner: (any ListModel)?
  var model: any ListModel { owner ?? EndedListModel.shared }
  package let followers = ScrollObservers()
  private lazy var behavior = ScrollBehavior(self)
  let collection: ListCollectionView
  private var shownIDs: [[AnyHashable]] = []
  private var hasLoaded = false
  /// The cell that is laying out its separators.
  weak var cellInLayout: ListCell?
  private var shownAppearance: ListAppearance?

  init(_ model: any ListModel) {
    owner = model
    weak var me: ListController?
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let list = NSCollectionLayoutSection.list(
        using: me?.configuration(section) ?? UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment)
      me?.adjust(list)
      return list
    }
    collection = ListCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    me = self
    collection.register(ListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        ListEdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    collection.delegate = self
    collection.alwaysBounceVertical = true
    collection.onInsetChange = { [weak self] in self?.behavior.insetsDidChange() }
    collection.onLayout = { [weak self] in self?.behavior.scrollViewDidLayOut() }
  }

  // MARK: Layout

  private func configuration(_ index: Int) -> UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: model.listAppearance.appearance)
    guard index < model.sections.count else { return list }
    let section = model.sections[index]
    list.headerMode = section.header == nil ? .none : .supplementary
    list.footerMode = section.footer == nil ? .none : .supplementary
    list.joinsLargeTitle = true
    // The list calls its handlers on the main thread.
    list.itemSeparatorHandler = { [weak self] path, lines in
      MainActor.assumeIsolated { self?.separators(path, lines) ?? lines }
    }
    // The list calls its handlers on the main thread.
    list.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      MainActor.assumeIsolated { self?.leadingActions(path) }
    }
    // The list calls its handlers on the main thread.
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      MainActor.assumeIsolated { self?.trailingActions(path) }
    }
    return list
  }

  private func adjust(_ section: NSCollectionLayoutSection) {
    if let spacing = model.outerHost?.root?.environment.listRowSpacing { section.interGroupSpacing = spacing }
    if let spacing = model.sectionSpacing {
      section.contentInsets.top = spacing / 2
      section.contentInsets.bottom = spacing / 2
    }
    if model.listAppearance.isInset {
      section.contentInsets.leading += ListAppearance.sideInset
      section.contentInsets.trailing += ListAppearance.sideInset
    }
    let options = environment.scrollOptions
    if options.marginEdges.contains(.leading) {
      section.contentInsets.leading = options.contentMargins.leading
    }
    if options.marginEdges.contains(.trailing) {
      section.contentInsets.trailing = options.contentMargins.trailing
    }
  }

  private func separators(
    _ path: IndexPath, _ lines: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration {
    guard let row = rowIfMade(path) else { return lines }
    var lines = lines
    if let start = cellInLayout?.textStart {
      let insets = NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: 0)
      lines.topSeparatorInsets = insets
      lines.bottomSeparatorInsets = insets
    }
    if let end = cellInLayout?.separatorEnd {
      lines.topSeparatorInsets.trailing = end
      lines.bottomSeparatorInsets.trailing = end
    }
    if let tint = row.trait(RowSeparatorTintTrait.self) {
      let environment = model.outerHost?.root?.environment ?? EnvironmentValues()
      lines.topColor = tint.top?.uiColor(in: environment)
      lines.bottomColor = tint.bottom?.uiColor(in: environment)
    }
    if let wish = row.trait(SectionSeparatorTrait.self) {
      if path.item == 0, let top = wish.top {
        lines.topSeparatorVisibility = top == .hidden ? .hidden : .visible
      }
      if path.item == model.sections[path.section].rows.count - 1, let bottom = wish.bottom {
        lines.bottomSeparatorVisibility = bottom == .hidden ? .hidden : .visible
      }
    }
    guard let wish = row.trait(RowSeparatorTrait.self) else { return lines }
    func visibility(
      _ wish: Visibility?, _ old: UIListSeparatorConfiguration.Visibility
    ) -> UIListSeparatorConfiguration.Visibility {
      wish == .hidden ? .hidden : wish == .visible ? .visible : old
    }
    lines.topSeparatorVisibility = visibility(wish.top, lines.topSeparatorVisibility)
    lines.bottomSeparatorVisibility = visibility(wish.bottom, lines.bottomSeparatorVisibility)
    return lines
  }

  // MARK: Changes

  /// The length above which lists are reloaded, because computing a difference would take longer than showing
  /// them.
  private static let comparisonLimit = 2000

  func sectionsDidChange(from old: [ListSection], animation: Animation?) {
    if let changes = changes(from: old) { return recount(changes, animation) }
    let count = model.sections.reduce(0) { $0 + $1.rows.count }
    let ids: [[AnyHashable]] =
      count > Self.comparisonLimit ? [] : currentIDs
    defer {
      shownIDs = ids
      hasLoaded = true
    }
    guard hasLoaded, collection.window != nil, !shownIDs.isEmpty, !ids.isEmpty, ids.count == shownIDs.count,
      ids != shownIDs
    else {
      if hasLoaded, ids == shownIDs, !ids.isEmpty { return rowsMayHaveChanged() }
      return collection.reloadData()
    }
    var deletions: [IndexPath] = []
    var insertions: [IndexPath] = []
    var moves: [(IndexPath, IndexPath)] = []
    for section in ids.indices {
      let difference = OrderedDifference(from: shownIDs[section], to: ids[section])
      deletions += difference.deletes.map { IndexPath(item: $0, section: section) }
      insertions += difference.inserts.map { IndexPath(item: $0, section: section) }
      moves += difference.moves.map {
        (IndexPath(item: $0.from, section: section), IndexPath(item: $0.to, section: section))
      }
    }
    // Includes cells beyond the edges.
    let paths = paths(of: ids, count)
    for view in collection.subviews { (view as? ListCell)?.rowsWillChange(in: self, paths) }
    let update = { [collection] in
      collection.performBatchUpdates {
        collection.deleteItems(at: deletions)
        collection.insertItems(at: insertions)
        for (old, new) in moves { collection.moveItem(at: old, to: new) }
      }
    }
    if animation == nil { UIView.performWithoutAnimation { update() } } else { update() }
    rowsMayHaveChanged()
  }

  /// The changes of row counts, if nothing else has changed.
  private func changes(from old: [ListSection]) -> [RowChanges]? {
    guard hasLoaded, collection.window != nil, old.count == model.sections.count, !old.isEmpty else {
      return nil
    }
    var result: [RowChanges] = []
    for (before, after) in zip(old, model.sections) {
      guard (before.header == nil) == (after.header == nil), (before.footer == nil) == (after.footer == nil),
        let changes = before.rows.changes(to: after.rows)
      else { return nil }
      result.append(changes)
    }
    return result
  }

  private func recount(_ changes: [RowChanges], _ animation: Animation?) {
    let count = model.sections.reduce(0) { $0 + $1.rows.count }
    shownIDs = count > Self.comparisonLimit ? [] : currentIDs
    for view in collection.subviews {
      guard let cell = view as? ListCell, let path = cell.path, path.section < changes.count,
        changes[path.section].deletions.contains(path.item)
      else { continue }
      cell.rowWillGo()
    }
    if changes.contains(where: { $0 != RowChanges() }) {
      let update = { [collection] in
        collection.performBatchUpdates {
          for (section, change) in changes.enumerated() {
            collection.deleteItems(at: change.deletions.map { IndexPath(item: $0, section: section) })
            collection.insertItems(at: change.insertions.map { IndexPath(item: $0, section: section) })
          }
        }
      }
      if animation == nil { UIView.performWithoutAnimation { update() } } else { update() }
    }
    rowsMayHaveChanged()
  }

  private var currentIDs: [[AnyHashable]] {
    model.sections.map { section in (0..<section.rows.count).map { section.rows.id($0) } }
  }

  private var changedRows: Set<ObjectIdentifier> = []

  /// Updates a row whose appearance or height may have changed, without updating the others.
  func rowDidChange(_ host: ViewHost) {
    if changedRows.isEmpty { UpdateQueue.afterUpdate { [weak self] in self?.fitChangedRows() } }
    changedRows.insert(ObjectIdentifier(host))
  }

  private func fitChangedRows() {
    let rows = changedRows
    changedRows = []
    // Appearing and disappearing rows are updated with the next layout.
    guard model.isSettled else { return }
    for (path, cell) in displayedCells where exists(path) {
      guard let host = cell.shownHost, rows.contains(ObjectIdentifier(host)) else { continue }
      cell.show(path, in: self)
      if let attributes = collection.layoutAttributesForItem(at: path) { fit(cell, attributes) }
    }
  }

  /// The index path of each row; of the first one for duplicate identifiers.
  private func paths(of ids: [[AnyHashable]], _ count: Int) -> [AnyHashable: IndexPath] {
    var paths: [AnyHashable: IndexPath] = [:]
    paths.reserveCapacity(count)
    for (section, ids) in ids.enumerated() {
      for (item, id) in ids.enumerated() where paths[id] == nil {
        paths[id] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// The cells that take part in layout: the visible ones and one with the focus that is scrolled away.
  private var displayedCells: [(path: IndexPath, cell: ListCell)] {
    collection.engine.displayedCells.compactMap { element in
      (element.view as? ListCell).map { (element.key.indexPath, $0) }
    }
  }

  /// Updates visible rows and measures those whose height has changed.
  func rowsMayHaveChanged() {
    guard hasLoaded else { return }
    for (path, cell) in displayedCells where exists(path) {
      cell.show(path, in: self)
      if let attributes = collection.layoutAttributesForItem(at: path) { fit(cell, attributes) }
    }
    for (kind, path, edge) in displayedEdges where path.section < model.sections.count {
      guard let attributes = collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      else { continue }
      show(edge, kind, path)
      fit(edge, attributes)
    }
  }

  private var displayedEdges: [(kind: String, path: IndexPath, view: ListEdgeView)] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap { kind in
      collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
        (collection.supplementaryView(forElementKind: kind, at: path) as? ListEdgeView).map {
          (kind, path, $0)
        }
      }
    }
  }

  private func show(_ edge: ListEdgeView, _ kind: String, _ path: IndexPath) {
    let section = model.sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    edge.show(isHeader ? section.header : section.footer, isHeader: isHeader, in: self)
  }

  private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    let layout = collection.collectionViewLayout
    guard preferred.size != attributes.size,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  private var isReclaiming = false

  /// Makes visible rows reclaim their views after cells have been replaced.
  func scheduleReclaim() {
    guard !isReclaiming else { return }
    isReclaiming = true
    CATransaction.afterCommit { [weak self] in
      guard let self else { return }
      isReclaiming = false
      for (_, cell) in displayedCells { cell.reclaim() }
      for (_, _, edge) in displayedEdges { edge.reclaim() }
    }
  }

  func styleDidChange() {
    let listAppearance = model.listAppearance
    guard listAppearance != shownAppearance else { return }
    let isFirst = shownAppearance == nil
    shownAppearance = listAppearance
    collection.backgroundColor =
      model.hidesBackground
      ? .clear
      : listAppearance.isGrouped
        ? .systemGroupedBackground
        : listAppearance.appearance == .sidebar ? .secondarySystemBackground : .systemBackground
    if !isFirst { collection.reloadData() }
  }

  func stateDidChange() {
    collection.allowsSelectionDuringEditing = model.canSelect
    if collection.isEditing != model.isEditing {
      collection.isEditing = model.isEditing
      for (path, cell) in displayedCells where exists(path) { cell.show(path, in: self) }
    }
    for (_, cell) in displayedCells { cell.selectionDidChange() }
  }

  // MARK: Scrolling

  package var scrollView: UIScrollView { collection }
  package var mainAxis: Axis { .vertical }
  package var contentNode: _ViewNode? { model.outerNode }
  package var environment: EnvironmentValues { model.outerNode?.environment ?? EnvironmentValues() }
  private var sideMargins: [CGFloat?] = []

  package func scrollTargets() -> [(id: AnyHashable, frame: CGRect)] {
    collection.indexPathsForVisibleItems.sorted().compactMap { path in
      guard exists(path), let frame = collection.layoutAttributesForItem(at: path)?.frame else { return nil }
      return (model.sections[path.section].rows.id(path.item), frame)
    }
  }

  /// Scrolls as requested by the views around the list.
  func applyScrolling() {
    let options = environment.scrollOptions
    behavior.apply(options, .vertical)
    behavior.update(self, options, environment.scrollPositioning)
    followers.containerSize = freeRect.size
    let margins = [
      options.marginEdges.contains(.leading) ? options.contentMargins.leading : nil,
      options.marginEdges.contains(.trailing) ? options.contentMargins.trailing : nil,
    ]
    if margins != sideMargins {
      if !sideMargins.isEmpty { collection.collectionViewLayout.invalidateLayout() }
      sideMargins = margins
    }
    guard !options.anchors.isEmpty || environment.scrollPositioning != nil || !options.observers.isEmpty
    else {
      return
    }
    let isFirst = behavior.isUnplaced
    // Rows that become visible are measured, which moves others, so this is repeated.
    for _ in 0..<4 {
      collection.layoutIfNeeded()
      let old = collection.contentOffset
      behavior.contentWasLaidOut(isFirst: isFirst)
      if collection.contentOffset == old { break }
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    behavior.didScroll()
    followers.didScroll()
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    behavior.scrollViewWillBeginDragging(scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    behavior.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    behavior.scrollViewDidEndDecelerating(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    behavior.scrollViewDidEndScrollingAnimation(scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    behavior.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  // MARK: Rows

  func exists(_ path: IndexPath) -> Bool {
    path.section < model.sections.count && path.item < model.sections[path.section].rows.count
  }
  func row(_ path: IndexPath) -> Row { model.sections[path.section].rows.row(path.item) }
  func rowIfMade(_ path: IndexPath) -> Row? {
    exists(path) ? model.sections[path.section].rows.rowIfMade(path.item) : nil
  }
  func source(_ path: IndexPath) -> (source: RowSource, index: Int) {
    model.sections[path.section].rows.find(path.item)
  }

  func identity(_ path: IndexPath) -> RowIdentity {
    let row = row(path)
    var values: [AnyHashable] = []
    if let tag = row.trait(TagTrait.self) { values.append(tag) }
    if let link = row.trait(LinkValueTrait.self) ?? nil { values.append(link) }
    values.append(model.sections[path.section].rows.id(path.item))
    return RowIdentity(values: values)
  }

  func path(of id: AnyHashable) -> IndexPath? {
    for (section, content) in model.sections.enumerated() {
      if let item = content.rows.index(of: id) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  func frame(of path: IndexPath) -> CGRect {
    collection.layoutIfNeeded()
    return collection.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! ListCell
    cell.show(indexPath, in: self)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath) as! ListEdgeView
    show(view, kind, indexPath)
    return view
  }

  // MARK: Moving

  func canMove(_ path: IndexPath) -> Bool {
    guard exists(path), source(path).source.canMove else { return false }
    return row(path).trait(MoveDisabledTrait.self) != true
  }
  func canDelete(_ path: IndexPath) -> Bool {
    guard exists(path), source(path).source.canDelete else { return false }
    return row(path).trait(DeleteDisabledTrait.self) != true
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard sourceIndexPath != destinationIndexPath else { return }
    let (source, index) = source(sourceIndexPath)
    let (from, to) = (source.place(of: index).row, place(destinationIndexPath).row)
    if sourceIndexPath.section < shownIDs.count, sourceIndexPath.section == destinationIndexPath.section {
      let id = shownIDs[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      shownIDs[sourceIndexPath.section].insert(id, at: destinationIndexPath.item)
    }
    source.move(IndexSet(integer: from), to: to > from ? to + 1 : to)
  }
  private func place(_ path: IndexPath) -> RowPlace {
    let (source, index) = source(path)
    return source.place(of: index)
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    guard exists(proposed), place(proposed).owner === place(original).owner else { return current }
    return proposed
  }

  func delete(_ path: IndexPath) {
    let (source, index) = source(path)
    withAnimation { source.delete(IndexSet(integer: index)) }
  }

  // MARK: Swiping

  private func actions(_ wish: RowSwipeActions, _ row: Row) -> UISwipeActionsConfiguration? {
    guard let node = row.items.first?.node else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: ViewParts(wish.content(), parent: node).contextualActions())
    configuration.performsFirstActionWithFullSwipe = wish.allowsFullSwipe
    return configuration
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard exists(path) else { return nil }
    let row = row(path)
    return row.trait(LeadingSwipeTrait.self).flatMap { actions($0, row) }
  }

  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard exists(path) else { return nil }
    let row = row(path)
    if let wish = row.trait(TrailingSwipeTrait.self) { return actions(wish, row) }
    guard canDelete(path) else { return nil }
    let action = UIContextualAction(style: .destructive, title: SystemString.delete.text) {
      [weak self] _, _, done in
      self?.delete(path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Selecting

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    canChoose(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    canChoose(indexPath)
  }
  private func canChoose(_ path: IndexPath) -> Bool {
    guard exists(path) else { return false }
    let row = row(path)
    if row.trait(SelectionDisabledTrait.self) == true { return false }
    if !model.isEditing, model.selectionMenu?.primaryAction != nil { return true }
    return !model.isEditing && controls(path).contains { $0.isEnabled } || model.canSelect
  }
  private func controls(_ path: IndexPath) -> [TapControlView] {
    (collection.cellForItem(at: path) as? ListCell)?.rowControls ?? []
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let controls = model.isEditing ? [] : controls(indexPath)
    if !controls.isEmpty {
      for control in controls { control.trigger() }
    } else if !model.isEditing, let open = model.selectionMenu?.primaryAction {
      open(Set(identity(indexPath).values))
    } else if model.canSelect {
      model.select(identity(indexPath))
    }
    stateDidChange()
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = model.selectionMenu, let root = model.outerHost?.root else { return nil }
    // A selected row represents the whole selection.
    let rows = indexPaths.filter { exists($0) }
    let isChosen = model.canSelectSeveral && rows.contains { model.isSelected(identity($0)) }
    let values = isChosen ? model.chosenValues : Set(rows.flatMap { identity($0).values })
    let elements = ViewParts(menu.menu(values), parent: root).menuElements()
    guard !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: elements)
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { (cell as? ListCell)?.selectionDidChange() }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? ListCell)?.leave() }
}

/// The collection view of a list, which keeps its rows above the keyboard.
package final class ListCollectionView: UICollectionView, KeyboardAvoidingView {
  var onInsetChange: (() -> Void)?
  var onLayout: (() -> Void)?

  package override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    onInsetChange?()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
