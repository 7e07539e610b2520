/// The header or footer of a section.
final class ListEdgeView: UICollectionReusableView {
  private let canvas = RowCanvas()
  private weak var list: ListController?
  private var item: LayoutItem? { didSet { node = item?.node } }
  /// Weak: a section's header may disappear in an animation after the section's views have ended, and an item does not
  /// keep its node.
  private weak var node: _ViewNode?
  private var hasEnded: Bool { item != nil && node?.isAlive != true }
  private var listAppearance = ListAppearance()
  private var isHeader = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    canvas.isTransparentToTouches = true
    canvas.onLoss = { [weak self] in self?.list?.scheduleReclaim() }
    addSubview(canvas)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ item: LayoutItem?, isHeader: Bool, in list: ListController) {
    self.item = item
    self.list = list
    listAppearance = list.model.listAppearance
    self.isHeader = isHeader
    backgroundColor = listAppearance.appearance == .plain && isHeader ? .systemBackground : nil
    setNeedsLayout()
  }

  /// Takes back the content that another view has shown, such as one that is fading out.
  func reclaim() { if item != nil, canvas.subviews.isEmpty { setNeedsLayout() } }

  /// The space above and below, in points; for groups as recorded on iOS 17.5
  /// (https://github.com/cashapp/AccessibilitySnapshot, testListWithHeadersAndFooters).
  private var insets: (top: CGFloat, bottom: CGFloat) {
    switch (listAppearance.isGrouped, isHeader) {
    case (true, true): (50.0 / 3, 6)
    case (true, false): (19.0 / 3, 31.0 / 3)
    case (false, true): listAppearance.appearance == .sidebar ? (16, 7) : (4, 4)
    case (false, false): (6, 6)
    }
  }

  private func margin(_ width: CGFloat) -> CGFloat {
    listAppearance.appearance == .insetGrouped
      ? SystemMargins.card(width: width) : SystemMargins.list(width: width)
  }

  private func proposal(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(0, width - 2 * margin(width)), height: nil)
  }

  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let item, !hasEnded, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let wanted = item.sizeThatFits(proposal(layoutAttributes.size.width)).height + insets.top + insets.bottom
    let least = (isHeader ? item.environment.defaultMinListHeaderHeight : nil) ?? 0
    preferred.frame.size.height = max(least, wanted.rounded(.up))
    return preferred
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasEnded else { return }
    guard let item else { return canvas.show([]) }
    canvas.frame = bounds.narrowed(dx: margin(bounds.width))
    let mirror = isRightToLeft ? canvas.bounds.width : nil
    let region = LayoutRegion(bounds: canvas.bounds, safe: canvas.bounds, mirrorWidth: mirror)
    let proposal = proposal(bounds.width)
    let size = item.sizeThatFits(proposal)
    item.place(at: CGPoint(x: 0, y: bounds.height - insets.bottom - size.height), proposal, region)
    var shown: [ShownView] = []
    item.collectViews(into: &shown)
    canvas.show(shown)
  }
}
