/// A list row with content, accessories and a separator.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private lazy var edge = ListCellAccessories(self)
  private var place: ListRowAttributes?
  private var separators: (top: CellSeparatorView?, bottom: CellSeparatorView?)
  private var isSwiped = false
  private var accessoriesAreStale = true

  /// The accessories.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoriesAreStale = true
      setNeedsLayout()
    }
  }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The guide for the start and end of separators.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let appearance = place?.list?.appearance ?? .plain
    if place?.isFooter == true { return appearance == .plain ? .plainFooter() : .groupedFooter() }
    switch (appearance, place?.isHeader ?? false) {
    case (.sidebar, true), (.sidebarPlain, true): return .sidebarHeader()
    case (.plain, true): return .plainHeader()
    case (.grouped, true), (.insetGrouped, true): return .groupedHeader()
    case (.sidebar, false), (.sidebarPlain, false): return .sidebarCell()
    case (_, false): return .cell()
    }
  }

  /// Whether the cell is a section's header or footer.
  private var isEdge: Bool { place?.isHeader == true || place?.isFooter == true }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  var indentation: CGFloat {
    CGFloat(max(indentationLevel, outline?.level ?? 0)) * indentationWidth
  }

  /// Toggles the item if its disclosure has the header style. Returns whether it did.
  func toggleOutlineHeader() -> Bool {
    guard let outline, let disclosure = accessories.first(where: { $0.kind == .outlineDisclosure }) else {
      return false
    }
    switch disclosure.outlineStyle {
    case .header: break
    case .automatic where place?.isHeader == true: break
    default: return false
    }
    if let action = disclosure.action { action() } else { outline.toggle() }
    return true
  }

  // MARK: Place

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes as? ListRowAttributes
    let width = layoutAttributes.size.width
    let isCard = place?.list?.appearance == .insetGrouped
    let margin = isCard ? SystemMargins.card(width: width) : SystemMargins.list(width: width)
    let wanted = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    insetsLayoutMarginsFromSafeArea = place?.list?.appearance != .insetGrouped
    if givenMargins != wanted {
      givenMargins = wanted
      layoutMargins = wanted
    }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The last margins for the row's position, without the safe area.
  private var givenMargins: UIEdgeInsets?

  private var standardBackground: UIBackgroundConfiguration {
    switch place?.list?.appearance {
    case .grouped, .insetGrouped: isEdge ? .clear() : .listGroupedCell()
    case .sidebar, .sidebarPlain: isEdge ? .listSidebarHeader() : .listSidebarCell()
    case .plain: isEdge ? .listPlainHeaderFooter() : .listPlainCell()
    case nil: .listPlainCell()
    }
  }

  package override var updatesConfigurationByOverride: Bool { true }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if backgroundConfiguration == nil, backgroundView == nil { showStandardBackground(state) }
  }

  private var standardView: UIView?

  private func showStandardBackground(_ state: UICellConfigurationState) {
    let view = standardBackground.updated(for: state).show(in: standardView, of: self)
    if view !== standardView { standardView?.removeFromSuperview() }
    standardView = view
    view.frame = CGRect(origin: .zero, size: bounds.size)
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  // MARK: Layout

  private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private func updateAccessories() {
    guard accessoriesAreStale || shownEditing != isEditing else { return }
    accessoriesAreStale = false
    shownEditing = isEditing
    edge.update(accessories, isEditing: isEditing)
  }
  private var shownEditing = false

  /// The content's horizontal range in a row of a width, left to right.
  private func contentSpan(_ width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let margins = layoutMargins
    let start = isRightToLeft ? margins.right : margins.left
    let end = isRightToLeft ? margins.left : margins.right
    var left = indentation
    if edge.leadingExtent > 0 { left += start + edge.leadingExtent - 4 }
    var right = width
    if edge.trailingExtent > 0 { right -= end + edge.trailingExtent }
    return (left, max(0, right - left))
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let span = contentSpan(size.width)
    let x = isRightToLeft ? size.width - span.x - span.width : span.x
    return CGRect(x: x, y: 0, width: span.width, height: size.height)
  }

  open override func layoutSubviews() {
    updateAccessories()
    super.layoutSubviews()
    if backgroundConfiguration != nil || backgroundView != nil {
      standardView?.removeFromSuperview()
      standardView = nil
    }
    contentView.autoresizingMask = []
    contentView.preservesSuperviewLayoutMargins = true
    contentView.frame = contentFrame(in: bounds.size)
    standardView?.frame = CGRect(origin: .zero, size: bounds.size)
    edge.layOut(margins: layoutMargins, isSelected: isSelected)
    layOutSeparators()
    roundCorners()
  }

  package override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard attributes.fitsHeight, !attributes.fitsWidth else { return super.fittedSize(attributes) }
    updateConfigurationIfNeeded()
    updateAccessories()
    contentView.preservesSuperviewLayoutMargins = true
    // A content view beyond the cell would treat the overlap as margins.
    let frame = contentFrame(in: CGSize(width: attributes.size.width, height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    let width = frame.width
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let standard =
      contentView is UIListContentView || fitted <= 0
      ? UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traitCollection).rounded(.up)
      : 0
    return CGSize(
      width: attributes.size.width,
      height: max(isEdge ? 0 : standard, (fitted / pixel - 0.001).rounded(.up) * pixel))
  }

  // MARK: Separators

  private func layOutSeparators() {
    guard let list = place?.list, list.showsSeparators, !isEdge else {
      separators.top?.isHidden = true
      separators.bottom?.isHidden = true
      return
    }
    var configuration = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler, let path = place?.indexPath {
      configuration = handler(path, configuration)
    }
    let isActive = isSelected || isHighlighted
    let isLast = place?.isLast ?? false
    let bottomIsShown: Bool =
      switch configuration.bottomSeparatorVisibility {
      case .visible: true
      case .hidden: false
      case .automatic: !(isLast && list.isGrouped) && !isActive
      }
    show(
      &separators.bottom, bottomIsShown, configuration.bottomSeparatorInsets,
      configuration.bottomColor ?? configuration.color,
      bounds.height - pixel)
    show(
      &separators.top, configuration.topSeparatorVisibility == .visible, configuration.topSeparatorInsets,
      configuration.topColor ?? configuration.color, 0)
  }

  private func show(
    _ view: inout CellSeparatorView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ color: UIColor,
    _ y: CGFloat
  ) {
    guard isShown else {
      view?.isHidden = true
      return
    }
    let line = view ?? CellSeparatorView(frame: .zero)
    if view == nil {
      addSubview(line)
      view = line
    }
    line.isHidden = false
    line.backgroundColor = color
    let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
    let start = isAutomatic ? automaticStart : insets.leading
    let safe = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
    let end = isAutomatic ? (place?.list?.appearance == .insetGrouped ? 0 : safe) : insets.trailing
    var frame = CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: pixel)
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    line.frame = frame
  }

  /// The default start of separators, aligned with the text.
  private var automaticStart: CGFloat {
    let lead = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    if let content = contentView as? UIListContentView { return lead + content.textStart }
    return max(lead, isRightToLeft ? layoutMargins.right : layoutMargins.left)
  }

  /// Rounds the corners of an inset group's card.
  private func roundCorners() {
    guard let place, place.list?.appearance == .insetGrouped, !isEdge else {
      return CardCorners.apply(nil, to: self)
    }
    CardCorners.apply(
      CardCorners(isFirst: place.isFirst, isLast: place.isLast, isSwiped: isSwiped), to: self)
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = isSwiped
    state.isExpanded = outline?.isExpanded ?? false
    return state
  }
}

extension UICollectionViewListCell: SwipeableCell {
  func swipeDidBegin() {
    isSwiped = true
    roundCorners()
    setNeedsUpdateConfiguration()
  }
  func swipeDidEnd() {
    isSwiped = false
    roundCorners()
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewListCell: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    guard !isSelected, selectedBackgroundView == nil, let collection = superview as? UICollectionView,
      let path = collection.indexPath(for: self), collection.engineAllowsSelection,
      collection.engineShouldHighlight(path)
    else { return nil }
    var state = configurationState
    state.isHighlighted = true
    let pressed = (backgroundConfiguration ?? defaultBackgroundConfiguration()).updated(for: state)
    return pressed.backgroundColor.map { .fill($0) }
  }
}
