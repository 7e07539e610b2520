/// The list of a menu's elements.
final class MenuListView: UIView {
  /// Metrics in points, of the menu in iOS 17 as it appears.
  enum Metrics {
    /// The width of the platter (Metrics.md 1.8).
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    static let gap: CGFloat = 8
    static let titleHeight: CGFloat = 32
  }

  let menu: UIMenu
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = MenuScrollView()
  private let header: UILabel?
  private(set) var rows: [MenuRowView] = []
  private var separators: [(view: UIView, isGap: Bool)] = []
  private var groups: [Int] = []

  init(_ menu: UIMenu, content: MenuContent) {
    self.menu = menu
    if content.title.isEmpty {
      header = nil
    } else {
      let label = UILabel()
      label.text = content.title
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      header = label
    }
    super.init(frame: .zero)
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    background.clipsToBounds = true
    background.layer.cornerRadius = Metrics.cornerRadius
    background.layer.cornerCurve = .continuous
    addSubview(background)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delaysContentTouches = false
    background.contentView.addSubview(scroll)
    show(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("MenuListView is never archived") }

  func show(_ content: MenuContent) {
    for view in rows + separators.map(\.view) { view.removeFromSuperview() }
    rows = []
    separators = []
    groups = content.groups.map(\.count)
    if let header { scroll.addSubview(header) }
    for (index, group) in content.groups.enumerated() {
      for (place, entry) in group.enumerated() {
        if !rows.isEmpty || header != nil { addSeparator(isGap: place == 0 && index > 0) }
        let row = MenuRowView(entry, hasChecks: content.hasChecks)
        rows.append(row)
        scroll.addSubview(row)
      }
    }
    setNeedsLayout()
  }

  private func addSeparator(isGap: Bool) {
    let view = UIView()
    view.backgroundColor = isGap ? UIColor.label.withAlphaComponent(0.08) : .separator
    view.isUserInteractionEnabled = false
    separators.append((view, isGap))
    scroll.addSubview(view)
  }

  /// The preferred size of the menu, in points.
  var naturalSize: CGSize { CGSize(width: Metrics.width, height: arrange(applies: false)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: arrange(applies: true))
    scroll.isScrollEnabled = scroll.contentSize.height > bounds.height
  }

  @discardableResult
  private func arrange(applies: Bool) -> CGFloat {
    var y: CGFloat = 0
    if let header {
      if applies {
        header.frame = CGRect(x: 16, y: 0, width: Metrics.width - 32, height: Metrics.titleHeight)
      }
      y = Metrics.titleHeight
    }
    var separator = 0
    let hairline = 1 / max(traitCollection.displayScale, 1)
    for (index, row) in rows.enumerated() {
      if index > 0 || header != nil {
        let (view, isGap) = separators[separator]
        separator += 1
        let height = isGap ? Metrics.gap : hairline
        if applies { view.frame = CGRect(x: 0, y: y, width: Metrics.width, height: height) }
        y += height
      }
      let height = row.height(in: Metrics.width)
      if applies { row.frame = CGRect(x: 0, y: y, width: Metrics.width, height: height) }
      y += height
    }
    return y
  }

  /// Returns the row at a point of this view.
  func row(at point: CGPoint) -> MenuRowView? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.convert($0.bounds, to: self).contains(point) }
  }

  func highlight(_ row: MenuRowView?) {
    for other in rows { other.isHighlighted = other === row && other.isSelectable }
  }

  var highlighted: MenuRowView? { rows.first { $0.isHighlighted } }
}

/// The scrolling items of a menu: a collection view in UI tests, as on iOS.
package final class MenuScrollView: UIScrollView {}
