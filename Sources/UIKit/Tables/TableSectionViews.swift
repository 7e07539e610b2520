import OrderedDiff

enum TableSectionEnd: Hashable { case header, footer }

/// The section headers and footers that are not on screen: those created for measuring, and those available
/// for reuse.
@MainActor
package struct TableSectionViews {
  struct Places {
    private var views: [Place: UIView] = [:]
    private struct Place: Hashable {
      let end: TableSectionEnd
      let section: Int
    }
    subscript(end: TableSectionEnd, section: Int) -> UIView? {
      get { views[Place(end: end, section: section)] }
      set { views[Place(end: end, section: section)] = newValue }
    }
    mutating func removeAll() { views.removeAll() }
    var all: [UIView] { Array(views.values) }
  }

  /// Views created for measuring, until the pass that shows them.
  var kept = Places()
  var sources: [String: @MainActor () -> UIView?] = [:]
  private var waiting: [String: [UIView]] = [:]

  package init() {}

  mutating func dequeue(_ identifier: String) -> UIView? {
    if let view = waiting[identifier]?.popLast() {
      (view as? UITableViewHeaderFooterView)?.prepareForReuse()
      return view
    }
    return sources[identifier]?()
  }

  private mutating func wait(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.storedReuseIdentifier else {
      return
    }
    waiting[identifier, default: []].append(view)
  }

  mutating func retire(_ holder: TableSectionHolder) {
    guard holder.content.superview === holder else { return }
    holder.content.removeFromSuperview()
    wait(holder.content)
  }

  /// Removes views that were created for measuring but not shown.
  mutating func removeUnused() {
    for view in kept.all { wait(view) }
    kept.removeAll()
  }

  mutating func removeAll() {
    removeUnused()
  }
}

/// Contains a header or footer, which may be any view of the app, for the collection engine.
final class TableSectionHolder: UIView, CollectionElementView {
  let content: UIView
  let end: TableSectionEnd
  var elementRecord = ElementRecord()

  init(_ content: UIView, _ end: TableSectionEnd) {
    self.content = content
    self.end = end
    super.init(frame: content.bounds)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func prepareForReuse() {}
  func elementApply(_ attributes: UICollectionViewLayoutAttributes) {}
  func elementPreferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { attributes }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

extension UITableView {
  private static let titleIdentifier = "UITableViewTitle"

  func title(_ end: TableSectionEnd, _ section: Int) -> String? {
    switch end {
    case .header: storedDataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: storedDataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Returns the visible header or footer of a section.
  func shownSectionView(_ end: TableSectionEnd, _ section: Int) -> UIView? {
    let kind = end == .header ? TableLayout.headerKind : TableLayout.footerKind
    let key = ElementKey(.supplementary(kind), ItemPath(section: section, item: 0))
    return (engine.live[key]?.view as? TableSectionHolder)?.content
  }

  /// Creates the header or footer of a section: the delegate's view, or one that shows the title; `nil` if
  /// there is neither.
  func makeSectionView(_ end: TableSectionEnd, _ section: Int) -> UIView? {
    if let known = sectionViews.kept[end, section] ?? shownSectionView(end, section) {
      alignMargins(known)
      return known
    }
    let own =
      switch end {
      case .header: storedDelegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: storedDelegate?.tableView(self, viewForFooterInSection: section)
      }
    if let own {
      prepare(own, end)
      return own
    }
    guard let title = title(end, section) else { return nil }
    let view =
      sectionViews.dequeue(Self.titleIdentifier) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    prepare(view, end)
    view.showTitle(title)
    return view
  }

  private func prepare(_ view: UIView, _ end: TableSectionEnd) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.tableStyle = style
    view.isFooter = end == .footer
    alignMargins(view)
  }

  /// Aligns a header or footer with the rows.
  func alignMargins(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let cards = cardInsets
    let safe = insetsContentViewsToSafeArea && style != .insetGrouped ? safeAreaInsets : .zero
    let inner = style == .insetGrouped ? SystemMargins.list(width: bounds.width) : rowMargin
    let margins = UIEdgeInsets(
      top: 0, left: cards.left + inner + safe.left, bottom: 0, right: cards.right + inner + safe.right)
    if view.layoutMargins != margins { view.layoutMargins = margins }
  }

  /// Keeps a view that was created for measuring until it is shown.
  func keepSectionView(_ view: UIView, _ end: TableSectionEnd, _ section: Int) {
    if shownSectionView(end, section) !== view { sectionViews.kept[end, section] = view }
  }

  /// Returns the fitting height of a header or footer.
  func fittingHeight(of view: UIView, width: CGFloat, isTitle: Bool) -> CGFloat {
    if view is UITableViewHeaderFooterView {
      return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    if view.flags.contains(.hostsConstraints) {
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if fitted > 0 { return fitted }
    }
    if view.intrinsicContentSize.height > 0 { return view.intrinsicContentSize.height }
    return view.bounds.height > 0 ? view.bounds.height : TableHeights.plainHeader
  }
}
