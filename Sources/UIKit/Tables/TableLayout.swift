import OrderedDiff

/// The layout of a table's rows, headers and footers in the collection engine.
final class TableLayout: UICollectionViewLayout {
  static let headerKind = "UITableViewSectionHeader"
  static let footerKind = "UITableViewSectionFooter"

  @BackReference var table: UITableView?
  private(set) var geometry = TableGeometry()
  /// Whether heights must be determined again.
  private var isStale = true
  /// Whether measured heights are invalid.
  private var forgetsMeasured = true
  private var keptHeights: [ItemPath: CGFloat] = [:]
  private var automatic: [AutomaticRows] = []
  private var width: CGFloat = 0
  var animations = TableRowAnimations()

  /// The rows with automatic height.
  enum AutomaticRows {
    case none, all
    case some(Set<Int>)

    func contains(_ row: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .some(let rows): rows.contains(row)
      }
    }
  }

  override class var layoutAttributesClass: AnyClass { TableRowAttributes.self }
  override var keepsVisibleItemsInPlace: Bool { true }

  // MARK: Arrangement

  override func prepare() {
    guard let table else { return }
    let newWidth = table.bounds.width
    if newWidth != width {
      width = newWidth
      isStale = true
      forgetsMeasured = true
    }
    geometry.top = table.headerExtent
    if isStale { rebuild(table) }
    geometry.moveTop(to: table.headerExtent)
    geometry.settle()
  }

  private func rebuild(_ table: UITableView) {
    isStale = false
    if !forgetsMeasured, keptHeights.isEmpty { keepMeasuredHeights() }
    forgetsMeasured = false
    let counts = table.engine.counts
    var automatic: [AutomaticRows] = []
    automatic.reserveCapacity(counts.count)
    var heights = TableHeights(table: table, width: width)
    let sections = counts.indices.map { index in
      let (rows, selfSizing) = heights.rows(in: index, count: counts[index])
      automatic.append(selfSizing)
      var section = TableGeometry.Section(rows: rows)
      heights.measureHeader(&section, index)
      heights.measureFooter(&section, index)
      return section
    }
    self.automatic = automatic
    geometry.top = table.headerExtent
    geometry.replace(sections)
    for (path, height) in keptHeights
    where automatic.indices.contains(path.section) && automatic[path.section].contains(path.item)
      && path.item < counts[path.section]
    {
      geometry.change(path.section) { $0.rows.setMeasured(height, at: path.item) }
    }
    keptHeights = [:]
    geometry.settle()
  }

  private func keepMeasuredHeights() {
    for (index, section) in geometry.sections.enumerated() {
      section.rows.forEachMeasured { keptHeights[ItemPath(section: index, item: $0)] = $1 }
    }
  }

  /// Moves the measured heights with the rows.
  override func itemsDidMove(_ map: UpdateMap) {
    keptHeights = [:]
    for (index, section) in geometry.sections.enumerated() where index < map.before.count {
      section.rows.forEachMeasured { row, height in
        guard row < map.before[index], let new = map.newPath(for: ItemPath(section: index, item: row)) else {
          return
        }
        keptHeights[new] = height
      }
    }
    for move in map.reloadedItems { keptHeights[move.to] = nil }
    isStale = true
  }

  func setMeasured(_ height: CGFloat, at path: ItemPath) {
    guard geometry.rowSpan(path) != nil else { return }
    geometry.change(path.section) { $0.rows.setMeasured(height, at: path.item) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      isStale = true
      forgetsMeasured = true
      keptHeights = [:]
    } else if context.invalidateDataSourceCounts || !(context.isBoundsChange || isAboutElements(context)) {
      isStale = true
    }
    super.invalidateLayout(with: context)
  }

  private func isAboutElements(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: geometry.end + (table?.footerExtent ?? 0))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width || (table?.style == .plain && hasSectionViews)
  }

  private var hasSectionViews: Bool {
    geometry.sections.contains { $0.hasHeaderView || $0.hasFooterView }
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    geometry.forEachSection(from: rect.minY, to: rect.maxY) { index, section, rows in
      if section.hasHeaderView { found.append(header(index, section)) }
      for row in rows { found.append(self.row(ItemPath(section: index, item: row), section)) }
      if section.hasFooterView { found.append(footer(index, section)) }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let path = ItemPath(indexPath)
    guard geometry.rowSpan(path) != nil else { return nil }
    return row(path, geometry.sections[path.section])
  }

  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    let section = geometry.sections[indexPath.section]
    if elementKind == Self.headerKind {
      return section.hasHeaderView ? header(indexPath.section, section) : nil
    }
    return section.hasFooterView ? footer(indexPath.section, section) : nil
  }

  private func row(_ path: ItemPath, _ section: TableGeometry.Section) -> UICollectionViewLayoutAttributes {
    let attributes = TableRowAttributes(forCellWith: IndexPath(path))
    let (start, length) = geometry.rowSpan(path) ?? (0, 0)
    let insets = table?.cardInsets ?? .zero
    attributes.frame = CGRect(
      x: insets.left, y: start, width: max(0, width - insets.left - insets.right), height: length)
    attributes.fitsWidth = false
    attributes.isFirst = path.item == 0
    attributes.isLast = path.item == section.rows.count - 1
    return attributes
  }

  private func header(_ index: Int, _ section: TableGeometry.Section) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.headerKind, with: IndexPath(item: 0, section: index))
    var y = section.headerStart
    if let table, table.style == .plain {
      // Pinned to the top, and pushed off by the next section (Metrics.md 1.7).
      let visible = table.bounds.minY + table.adjustedContentInset.top
      y = max(y, min(visible, section.footerStart - section.header))
    }
    attributes.frame = CGRect(x: 0, y: y, width: width, height: section.header)
    attributes.fitsWidth = false
    attributes.zIndex = 1
    return attributes
  }

  private func footer(_ index: Int, _ section: TableGeometry.Section) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.footerKind, with: IndexPath(item: 0, section: index))
    var y = section.footerStart
    if let table, table.style == .plain {
      let visible = table.bounds.maxY - table.adjustedContentInset.bottom
      y = min(y, max(visible - section.footer, section.rowsStart))
    }
    attributes.frame = CGRect(x: 0, y: y, width: width, height: section.footer)
    attributes.fitsWidth = false
    attributes.zIndex = 1
    return attributes
  }

  // MARK: Heights that cells decide

  override func asksForPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.key.path
    guard attributes.key.kind.isCell, automatic.indices.contains(path.section) else { return false }
    return automatic[path.section].contains(path.item)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = original.key.path
    guard original.key.kind.isCell, geometry.rowSpan(path) != nil else { return false }
    let height = preferred.size.height
    let isKnown = geometry.sections[path.section].rows.measured(path.item) == height
    if !isKnown { geometry.change(path.section) { $0.rows.setMeasured(height, at: path.item) } }
    return height != original.size.height
  }

  // MARK: Animations of rows

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let start else { return nil }
    // Rows that only move are not new.
    let usual = start.alpha == 0 ? animations.standard : nil
    let path = ItemPath(itemIndexPath)
    let animation = animations.appearing(path) ?? replaced(by: path).flatMap { animations.disappearing($0) }
    guard let animation = animation ?? usual else { return start }
    return TableRowAnimations.displaced(start, by: animation, width: width, isGoing: false)
  }

  /// The row that is replaced at its position by a reloaded one.
  private func replaced(by path: ItemPath) -> ItemPath? {
    guard let map = engine?.update?.map else { return nil }
    if let row = map.reloadedItems.first(where: { $0.to == path }) { return row.from }
    return map.reloadedSections.first { $0.to == path.section }.map {
      ItemPath(section: $0.from, item: path.item)
    }
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let end else { return nil }
    let usual = end.alpha == 0 ? animations.standard : nil
    guard let animation = animations.disappearing(ItemPath(itemIndexPath)) ?? usual else { return end }
    return TableRowAnimations.displaced(end, by: animation, width: width, isGoing: true)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    animations = TableRowAnimations()
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard !geometry.sections.isEmpty else { return previousIndexPath }
    let section = geometry.section(at: position.y)
    let rows = geometry.sections[section].rows
    guard rows.count > 0 else { return IndexPath(item: 0, section: section) }
    return IndexPath(
      item: rows.index(at: position.y - geometry.sections[section].rowsStart), section: section)
  }
}

/// The row animations of the batch of updates being collected.
struct TableRowAnimations {
  private var rows:
    (appearing: [ItemPath: UITableView.RowAnimation], disappearing: [ItemPath: UITableView.RowAnimation]) = (
      [:], [:]
    )
  private var sections:
    (appearing: [Int: UITableView.RowAnimation], disappearing: [Int: UITableView.RowAnimation]) = ([:], [:])

  /// The animation for rows without a specific one.
  var standard: UITableView.RowAnimation?

  mutating func insert(_ paths: [ItemPath], _ animation: UITableView.RowAnimation) {
    for path in paths { rows.appearing[path] = animation }
  }
  mutating func delete(_ paths: [ItemPath], _ animation: UITableView.RowAnimation) {
    for path in paths { rows.disappearing[path] = animation }
  }
  mutating func insertSections(_ indexes: IndexSet, _ animation: UITableView.RowAnimation) {
    for index in indexes { sections.appearing[index] = animation }
  }
  mutating func deleteSections(_ indexes: IndexSet, _ animation: UITableView.RowAnimation) {
    for index in indexes { sections.disappearing[index] = animation }
  }

  func appearing(_ path: ItemPath) -> UITableView.RowAnimation? {
    rows.appearing[path] ?? sections.appearing[path.section]
  }
  func disappearing(_ path: ItemPath) -> UITableView.RowAnimation? {
    rows.disappearing[path] ?? sections.disappearing[path.section]
  }

  /// Returns the initial attributes of an inserted row, or the final ones of a deleted row.
  @MainActor
  static func displaced(
    _ attributes: UICollectionViewLayoutAttributes, by animation: UITableView.RowAnimation, width: CGFloat,
    isGoing: Bool
  ) -> UICollectionViewLayoutAttributes {
    let moved = attributes.duplicate()
    switch animation {
    case .fade, .automatic: moved.alpha = 0
    case .left:
      moved.alpha = 1
      moved.center.x -= width
    case .right:
      moved.alpha = 1
      moved.center.x += width
    case .top:
      moved.alpha = 0
      moved.center.y -= moved.size.height
    case .bottom:
      moved.alpha = 0
      moved.center.y += moved.size.height
    case .middle:
      // The space opens, or closes, at the upper edge of the row.
      moved.alpha = 0
      moved.center.y -= moved.size.height / 2
    case .none:
      // Immediately, while the other rows move.
      moved.alpha = 1
      moved.isHidden = isGoing
    }
    return moved
  }
}
