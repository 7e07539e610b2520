/// The data source and delegate of a list's collection view.
@MainActor
final class ListController: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  unowned let model: any ListModel
  let layout = ListLayout()
  let collection: UICollectionView
  private var shownIDs: [[AnyHashable]] = []
  private var hasLoaded = false

  init(_ model: any ListModel) {
    self.model = model
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    layout.list = self
    collection.register(ListCell.self, forCellWithReuseIdentifier: "row")
    collection.register(
      ListEdgeView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    collection.register(
      ListEdgeView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "edge")
    collection.dataSource = self
    collection.delegate = self
    collection.alwaysBounceVertical = true
  }

  // MARK: Changes

  /// Lists above this length are reloaded: comparing them would take longer than showing them.
  private static let comparisonLimit = 2000

  func sectionsDidChange(animation: Animation?) {
    let count = model.sections.reduce(0) { $0 + $1.rows.count }
    let ids: [[AnyHashable]] =
      count > Self.comparisonLimit
      ? [] : model.sections.map { section in (0..<section.rows.count).map { section.rows.id($0) } }
    defer {
      shownIDs = ids
      hasLoaded = true
    }
    guard hasLoaded, collection.window != nil, !shownIDs.isEmpty, !ids.isEmpty, ids.count == shownIDs.count,
      ids != shownIDs
    else {
      if hasLoaded, ids == shownIDs, !ids.isEmpty { return rowsMayHaveChanged() }
      layout.reset()
      return collection.reloadData()
    }
    var deletions: [IndexPath] = []
    var insertions: [IndexPath] = []
    for section in ids.indices {
      for change in ids[section].difference(from: shownIDs[section]) {
        switch change {
        case .remove(let offset, _, _): deletions.append(IndexPath(item: offset, section: section))
        case .insert(let offset, _, _): insertions.append(IndexPath(item: offset, section: section))
        }
      }
    }
    layout.reset()
    let update = { [collection] in
      collection.performBatchUpdates {
        collection.deleteItems(at: deletions)
        collection.insertItems(at: insertions)
      }
    }
    if animation == nil { UIView.performWithoutAnimation { update() } } else { update() }
  }

  func rowsMayHaveChanged() {
    guard hasLoaded else { return }
    layout.rowsMayHaveChanged(visible: collection.indexPathsForVisibleItems)
    for cell in collection.visibleCells { cell.setNeedsLayout() }
  }

  func lookDidChange() {
    collection.backgroundColor = model.look.isGrouped ? .systemGroupedBackground : .systemBackground
  }

  func selectionDidChange() {
    for cell in collection.visibleCells { (cell as? ListCell)?.selectionDidChange() }
  }

  // MARK: Rows

  func row(_ path: IndexPath) -> Row { model.sections[path.section].rows.row(path.item) }

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
      for item in 0..<content.rows.count where content.rows.id(item) == id {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  func insets(_ row: Row) -> EdgeInsets {
    (row.trait(RowInsetsTrait.self) ?? nil) ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  /// The height that a row wants.
  func height(_ path: IndexPath, _ width: CGFloat) -> CGFloat {
    let row = row(path)
    let insets = insets(row)
    let size = row.size(
      ProposedViewSize(width: max(0, width - insets.leading - insets.trailing), height: nil))
    let scale = max(1, collection.traitCollection.displayScale)
    let height = ((size.height + insets.top + insets.bottom) * scale).rounded(.up) / scale
    return max(model.outerHost.root.environment.defaultMinListRowHeight, height)
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
    let section = model.sections[indexPath.section]
    view.show(
      kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer, look: model.look)
    return view
  }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    (collectionView.cellForItem(at: indexPath) as? ListCell)?.rowControl != nil || model.canSelect
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    shouldHighlight(indexPath)
  }
  private func shouldHighlight(_ path: IndexPath) -> Bool {
    (collection.cellForItem(at: path) as? ListCell)?.rowControl != nil || model.canSelect
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let control = (collectionView.cellForItem(at: indexPath) as? ListCell)?.rowControl {
      control.trigger()
    } else if model.canSelect {
      model.select(identity(indexPath))
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? ListCell)?.leave() }
}

/// A row's cell.
final class ListCell: UICollectionViewCell {
  private weak var list: ListController?
  private var path: IndexPath?
  private var rowView: RowView?
  private let separator = UIView()
  private var background: ViewHost?

  override init(frame: CGRect) {
    super.init(frame: frame)
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ path: IndexPath, in list: ListController) {
    self.list = list
    self.path = path
    let row = list.row(path)
    let id = list.model.sections[path.section].rows.id(path.item)
    if rowView?.id != id {
      rowView?.leave()
      let view = RowView(id: id)
      contentView.addSubview(view)
      rowView = view
    } else if let rowView, rowView.superview !== contentView {
      contentView.addSubview(rowView)
    }
    rowView?.show(row, in: list.model.outerHost)
    showBackground(row)
    setNeedsLayout()
    selectionDidChange()
  }

  private func showBackground(_ row: Row) {
    let custom = row.trait(RowBackgroundTrait.self) ?? nil
    background?.view.removeFromSuperview()
    background?.end()
    background = nil
    guard let custom, let node = row.items.first?.node else { return }
    let host = ViewHost(parent: node)
    host.respectsSafeArea = false
    host.start(parent: node) { AnyView._makeNode(custom, $0) }
    background = host
    host.view.isUserInteractionEnabled = false
    insertSubview(host.view, at: 0)
  }

  func leave() {
    rowView?.leave()
    rowView = nil
  }

  /// The link or button that the whole row stands for.
  var rowControl: TapControlView? {
    func find(_ view: UIView) -> TapControlView? {
      if let control = view as? TapControlView, control.standsForRow { return control }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    return rowView.flatMap(find)
  }

  func selectionDidChange() { updateColors() }

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      updateColors()
    }
  }

  private func updateColors() {
    guard let list, let path else { return }
    let isChosen =
      path.section < list.model.sections.count && path.item < list.model.sections[path.section].rows.count
      && list.model.canSelect && list.model.isSelected(list.identity(path))
    if isHighlighted || isChosen {
      backgroundColor = .systemGray4
    } else if background != nil {
      backgroundColor = nil
    } else {
      backgroundColor = list.model.look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let list, let path, path.section < list.model.sections.count,
      path.item < list.model.sections[path.section].rows.count
    else { return }
    let row = list.row(path)
    let insets = list.insets(row)
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let free = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    background?.view.frame = bounds
    background?.view.layoutIfNeeded()
    let size = row.size(ProposedViewSize(width: free.width, height: nil))
    rowView?.frame = CGRect(
      x: isRightToLeft ? free.maxX - min(size.width, free.width) : free.minX,
      y: (bounds.height - size.height) / 2 + (insets.top - insets.bottom) / 2,
      width: min(size.width, free.width), height: size.height)
    rowView?.layOut()
    let count = list.model.sections[path.section].rows.count
    let isFirst = path.item == 0
    let isLast = path.item == count - 1
    let look = list.model.look
    let line = 1 / max(1, traitCollection.displayScale)
    separator.isHidden =
      row.trait(RowSeparatorTrait.self) == .hidden || (look.isGrouped && isLast)
    separator.frame = CGRect(
      x: isRightToLeft ? 0 : insets.leading, y: bounds.height - line, width: bounds.width - insets.leading,
      height: line)
    layer.cornerRadius = look.isGrouped && look.isInset ? 10 : 0
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty && look.isInset
    bringSubviewToFront(separator)
    updateColors()
  }
}

/// A section's header or footer.
final class ListEdgeView: UICollectionReusableView {
  private let canvas = HostingView()
  private var item: LayoutItem?
  private var look = ListLook()

  override init(frame: CGRect) {
    super.init(frame: frame)
    canvas.isTransparentToTouches = true
    addSubview(canvas)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ item: LayoutItem?, look: ListLook) {
    self.item = item
    self.look = look
    backgroundColor = look.isGrouped ? nil : .systemBackground
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let item else { return canvas.show([]) }
    canvas.frame = bounds.insetBy(dx: 16, dy: 0)
    let size = item.sizeThatFits(ProposedViewSize(width: canvas.bounds.width, height: nil))
    let region = LayoutRegion(bounds: canvas.bounds, safe: canvas.bounds, mirrorWidth: nil)
    item.place(
      at: CGPoint(x: 0, y: look.isGrouped ? 7 : (bounds.height - size.height) / 2),
      ProposedViewSize(width: canvas.bounds.width, height: nil), region)
    var shown: [ShownView] = []
    item.collectViews(into: &shown)
    canvas.show(shown)
  }
}
