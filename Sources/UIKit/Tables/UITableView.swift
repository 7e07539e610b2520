import OrderedDiff

/// A view that shows rows in one column, in sections, and scrolls vertically.
///
/// The rows come from `dataSource`, one cell at a time and only visible ones. Heights may be specified,
/// estimated or left to the cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    let source = dataSource.map {
      "<\(ViewDescription.className(of: $0)): \(($0 as? NSObject)?.address ?? "0x0")>"
    }
    description.suffix.append("dataSource: \(source ?? "(null)")")
  }

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// The rows form one tab stop.
  package override var formsFocusGroup: Bool { true }

  /// A height determined by the content.
  public static let automaticDimension: CGFloat = -1
  /// The magnifying glass in the section index.
  public static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// The corner radius of an inset group's card (Metrics.md 1.12).
  static let cardCornerRadius: CGFloat = 10

  open private(set) var style: Style
  let tableLayout = TableLayout()
  package private(set) lazy var engine = CollectionEngine(host: self, layout: tableLayout)
  package var sectionViews = TableSectionViews()
  package var editing = TableEditing()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UITableView.self)
  }

  private func prepare() {
    tableLayout.table = self
    alwaysBounceVertical = true
    applyStyle()
    attachEditing()
  }

  /// Adopts the style from a nib or storyboard.
  package func become(_ style: Style) {
    self.style = style
    applyStyle()
    engine.reloadData()
  }

  private func applyStyle() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data and delegates

  /// The elements that are as wide as their content. Without effect: rows have the width of the table.
  open var contentHuggingElements = ContentHuggingElements()
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sectionHeaders = ContentHuggingElements(rawValue: 1)
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  package final weak var storedDataSource: (any UITableViewDataSource)? {
    didSet { if storedDataSource !== oldValue { engine.reloadData() } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set { scrollDelegate = newValue }
  }
  package final private(set) weak var storedDelegate: (any UITableViewDelegate)?
  package override func scrollDelegateDidChange() {
    let delegate = scrollDelegate as? any UITableViewDelegate
    guard delegate !== storedDelegate else { return }
    storedDelegate = delegate
    heightsDidChange()
  }

  open var numberOfSections: Int { engine.numberOfSections }
  open func numberOfRows(inSection section: Int) -> Int { engine.numberOfItems(in: section) }

  /// Discards all state and queries the data source again: for the numbers of sections and rows at once, for cells in the
  /// next layout. The selection is cleared.
  open func reloadData() {
    endSwipe(animated: false)
    sectionViews.removeAll()
    engine.reloadData()
    engine.updateCounts()
    reloadSectionIndexTitles()
  }

  open func reloadSectionIndexTitles() {
    editing.indexIsStale = true
    setNeedsLayout()
  }

  // MARK: Heights

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    willSet { willChange("rowHeight") }
    didSet {
      defer { didChange("rowHeight") }
      heightsDidChange()
    }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows; zero disables estimates.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height of the empty rows that fill a plain table; zero for none.
  open var fillerRowHeight: CGFloat = 0 {
    didSet {
      if editing.fillers == nil { editing.fillers = EmptyRowSeparators() }
      setNeedsLayout()
    }
  }
  /// Space above the headers of a plain table (Metrics.md 1.7).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// Whether rows are measured again automatically when their content changes.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: engine.selfSizing.rawValue) ?? .enabled }
    set { engine.selfSizing = SelfSizing(rawValue: newValue.rawValue) ?? .enabled }
  }

  package func heightsDidChange() {
    sectionViews.removeUnused()
    tableLayout.invalidateLayout()
  }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { rowAppearanceDidChange() } }
  open var separatorColor: UIColor? = .separator {
    didSet { recordExplicitValue(\.separatorColor); rowAppearanceDidChange() }
  }
  /// The effect of separators, such as vibrancy over a blurred background.
  open var separatorEffect: UIVisualEffect? { didSet { rowAppearanceDidChange() } }
  open var separatorInset: UIEdgeInsets {
    get { editing.separatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      defer { recordExplicitValue(\.separatorInset) }
      editing.separatorInset = newValue
      rowAppearanceDidChange()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { rowAppearanceDidChange() }
  }
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { rowAppearanceDidChange() } }
  open var insetsContentViewsToSafeArea = true { didSet { rowAppearanceDidChange() } }
  /// A view behind all rows that does not scroll.
  open var backgroundView: UIView? {
    willSet { willChange("backgroundView") }
    didSet {
      defer { didChange("backgroundView") }

      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view that scrolls above the first section. It determines its height; the table determines its width.
  open var tableHeaderView: UIView? {
    willSet { willChange("tableHeaderView") }
    didSet {
      defer { didChange("tableHeaderView") }
      replaceEnd(oldValue, tableHeaderView)
    }
  }
  /// A view that scrolls below the last section.
  open var tableFooterView: UIView? {
    willSet { willChange("tableFooterView") }
    didSet {
      defer { didChange("tableFooterView") }
      replaceEnd(oldValue, tableFooterView)
    }
  }

  private func replaceEnd(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    heightsDidChange()
  }

  // MARK: Rows and places

  open func rect(forSection section: Int) -> CGRect {
    engine.prepareIfNeeded()
    guard let found = tableLayout.geometry.sections[safe: section] else { return .zero }
    return CGRect(x: 0, y: found.headerStart, width: bounds.width, height: found.end - found.headerStart)
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    engine.prepareIfNeeded()
    guard let found = tableLayout.geometry.sections[safe: section] else { return .zero }
    return CGRect(x: 0, y: found.headerStart, width: bounds.width, height: found.header)
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    engine.prepareIfNeeded()
    guard let found = tableLayout.geometry.sections[safe: section] else { return .zero }
    return CGRect(x: 0, y: found.footerStart, width: bounds.width, height: found.footer)
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    engine.prepareIfNeeded()
    return tableLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.path(at: point).map { IndexPath($0) } }
  /// Returns the index path of a cell; `nil` if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.key(of: cell)?.indexPath }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    engine.prepareIfNeeded()
    var paths: [IndexPath] = []
    tableLayout.geometry.forEachSection(from: rect.minY, to: rect.maxY) { section, _, rows in
      for row in rows { paths.append(IndexPath(row: row, section: section)) }
    }
    return paths
  }
  /// Returns the cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    engine.showReload()
    return engine.cell(at: ItemPath(indexPath)) as? UITableViewCell
  }
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return engine.visible(\.isCell).compactMap { $0.view as? UITableViewCell }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return engine.visible(\.isCell).map(\.key.path).map { IndexPath($0) }
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSectionView(.header, section) as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSectionView(.footer, section) as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row. A row of `NSNotFound` refers to the start of the section.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    engine.prepareIfNeeded()
    guard checkRow(indexPath) else { return }
    if indexPath.row == NSNotFound {
      let frame = rectForHeader(inSection: indexPath.section)
      setContentOffset(engine.offset(showing: frame, at: .top), animated: animated)
      return
    }
    engine.scroll(to: ItemPath(indexPath), at: scrollPosition.position, animated: animated)
  }

  private func checkRow(_ indexPath: IndexPath) -> Bool {
    let counts = engine.counts
    let isSection = counts.indices.contains(indexPath.section)
    if isSection, indexPath.row == NSNotFound || indexPath.row < counts[indexPath.section] { return true }
    UIKitFault.raise(
      .range,
      isSection
        ? "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
          + "\(counts[indexPath.section]) rows in section \(indexPath.section)."
        : "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) when there are "
          + "only \(counts.count) sections.")
    return false
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = indexPathForSelectedRow else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false { didSet { multipleSelectionDidChange() } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { editingRowsDidChange() } }
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var remembersLastFocusedIndexPath = false

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    focusEntry(nil).map { [$0] } ?? super.preferredFocusEnvironments
  }
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    guard super.shouldUpdateFocus(in: context) else { return false }
    return storedDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, focus))
      ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focus.didMove(context)
    storedDelegate?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, focus), with: coordinator)
  }

  open var indexPathForSelectedRow: IndexPath? {
    (engine.selection.count == 1 ? engine.selection.last : nil).map { IndexPath($0) }
      ?? engine.selection.sorted.first.map { IndexPath($0) }
  }
  open var indexPathsForSelectedRows: [IndexPath]? {
    engine.selection.isEmpty ? nil : engine.selection.sorted.map { IndexPath($0) }
  }

  /// Selects a row without calling the delegate. `nil` deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return engine.deselectAll(animated: animated) }
    engine.select(ItemPath(indexPath), animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    engine.deselect(ItemPath(indexPath), animated: animated)
  }

  // MARK: Changes

  /// Begins a group of changes that `endUpdates()` shows together. Also updates heights with animation.
  open func beginUpdates() { engine.beginUpdates() }
  open func endUpdates() {
    measureVisibleAgain()
    engine.endUpdates(animated: true, completion: nil)
    rowsDidChange()
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.beginUpdates()
    updates?()
    measureVisibleAgain()
    engine.endUpdates(animated: true, completion: completion)
    rowsDidChange()
  }
  open var hasUncommittedUpdates: Bool { engine.isUpdating }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      tableLayout.animations.insertSections(sections, animation)
      engine.insertSections(sections)
    }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      tableLayout.animations.deleteSections(sections, animation)
      engine.deleteSections(sections)
    }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      tableLayout.animations.deleteSections(sections, animation)
      engine.reloadSections(sections)
    }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { engine.moveSection(section, to: newSection) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      let paths = indexPaths.map { ItemPath($0) }
      tableLayout.animations.insert(paths, animation)
      engine.insertItems(paths)
    }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      let paths = indexPaths.map { ItemPath($0) }
      tableLayout.animations.delete(paths, animation)
      engine.deleteItems(paths)
    }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      let paths = indexPaths.map { ItemPath($0) }
      tableLayout.animations.delete(paths, animation)
      engine.reloadItems(paths)
    }
  }
  /// Asks the data source to update the existing cells of the rows.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { engine.reconfigureItems(indexPaths.map { ItemPath($0) }) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { engine.moveItem(ItemPath(indexPath), to: ItemPath(newIndexPath)) }
  }

  private func change(_ edit: () -> Void) {
    endSwipeForChange()
    sectionViews.removeUnused()
    engine.beginUpdates()
    edit()
    engine.endUpdates(animated: true, completion: nil)
    rowsDidChange()
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    engine.reuse.register(
      type.map { type in .maker { DynamicInit.makeTableCell(type, identifier) } },
      for: ReuseQueues.Name(.cell, identifier))
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    engine.reuse.register(
      nib.map { nib in
        .maker { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
      }, for: ReuseQueues.Name(.cell, identifier))
  }

  /// Registers a closure that creates the cells for an identifier, from a nib or a storyboard prototype.
  package final func register(cellMaker: @escaping @MainActor () -> UITableViewCell?, identifier: String) {
    engine.reuse.register(.maker(cellMaker), for: ReuseQueues.Name(.cell, identifier))
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.sources[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { DynamicInit.makeTableHeaderFooter(type, identifier) }
    }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.sources[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first }
    }
  }

  package final func register(headerFooterMaker: @escaping @MainActor () -> UIView?, identifier: String) {
    sectionViews.sources[identifier] = headerFooterMaker
  }

  /// Returns a cell that is no longer shown, or a new one if a class or nib is registered; otherwise `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier, for: engine.requestedIndexPath ?? IndexPath(row: 0, section: 0))
  }

  /// Returns a cell for a row requested from the data source. The identifier must be registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeue(identifier, for: indexPath) { return cell }
    UIKitFault.raise(
      .internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  private func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell? {
    let cell = engine.dequeue(.cell, identifier, for: indexPath) as? UITableViewCell
    cell?.table = self
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    sectionViews.dequeue(identifier) as? UITableViewHeaderFooterView
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls for deleting, inserting, selecting and moving rows.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  /// The interaction for the context menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { editing.menus?.interaction }

  // MARK: Drag and drop

  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDropDidChange() } }
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDropDidChange() } }
  /// Whether rows can be dragged. The default is true on pads.
  open var dragInteractionEnabled: Bool {
    get { editing.dragInteractionEnabled }
    set {
      editing.dragInteractionEnabled = newValue
      dragAndDropDidChange()
    }
  }
  /// Whether a row of this table is being dragged.
  open var hasActiveDrag: Bool { editing.dragDrop?.hasActiveDrag ?? false }
  /// Whether anything is dragged over this table.
  open var hasActiveDrop: Bool { editing.dragDrop?.hasActiveDrop ?? false }

  // MARK: Section index

  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  open var sectionIndexColor: UIColor? {
    didSet { recordExplicitValue(\.sectionIndexColor); reloadSectionIndexTitles() }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { recordExplicitValue(\.sectionIndexBackgroundColor); reloadSectionIndexTitles() }
  }
  /// The background of the section index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { reloadSectionIndexTitles() } }

  // MARK: Layout

  open override func layoutSubviews() {
    updateRowMargins()
    engine.layoutPass()
    layOutEnds()
    super.layoutSubviews()
    layOutIndex()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let now = traitCollection.preferredContentSizeCategory
    if let previousTraitCollection, previousTraitCollection.preferredContentSizeCategory != now {
      sectionViews.kept.removeAll()
      engine.reloadHeights()
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rowAppearanceDidChange()
    let safe = safeAreaInsets
    if safe.left != editing.safeSides.left || safe.right != editing.safeSides.right {
      editing.safeSides = (safe.left, safe.right)
      engine.reloadHeights()
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !closesSwipe(for: touch) else { return }
    engine.touchBegan(at: touch.location(in: self))
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { engine.touchMoved(to: touch.location(in: self)) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchEnded() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { engine.cancelTouch() }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let answer = canBeginRowGesture(gestureRecognizer) { return answer }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UITableView.ScrollPosition {
  var position: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
