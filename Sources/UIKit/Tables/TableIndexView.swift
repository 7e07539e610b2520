/// The section index at the edge of a table.
final class TableIndexView: UIControl {
  static let width: CGFloat = 16
  private static let lineHeight: CGFloat = 14

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      setNeedsDisplay()
    }
  }
  var textColor: UIColor? { didSet { setNeedsDisplay() } }
  var restingBackgroundColor: UIColor? { didSet { updateBackground(isTracking: isTracking) } }
  var trackingBackgroundColor: UIColor? { didSet { updateBackground(isTracking: isTracking) } }
  var onChoice: (@MainActor (Int) -> Void)?
  private var chosen: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    flags.insert(.dynamicColors)
    flags.insert(.redrawsOnResize)
    isAccessibilityElement = true
    accessibilityLabel = SystemString.sectionIndex.text
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  /// The titles that fit, evenly distributed.
  private var shown: [Int] {
    let room = max(1, Int(bounds.height / Self.lineHeight))
    guard titles.count > room, room > 1 else { return Array(titles.indices) }
    return (0..<room).map { $0 * (titles.count - 1) / (room - 1) }
  }

  private var top: CGFloat { (bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2 }

  override func draw(_ rect: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: textColor ?? tintColor!,
      .paragraphStyle: style,
    ]
    for (line, index) in shown.enumerated() {
      let place = CGRect(
        x: 0, y: top + CGFloat(line) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
      if titles[index] == UITableView.indexSearch {
        UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))?
          .withTintColor(textColor ?? tintColor).draw(in: place.insetBy(dx: 2.5, dy: 1.5))
      } else {
        (titles[index] as NSString).draw(in: place, withAttributes: attributes)
      }
    }
  }

  private func updateBackground(isTracking: Bool) {
    backgroundColor = isTracking ? trackingBackgroundColor ?? restingBackgroundColor : restingBackgroundColor
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard choose(touch) else { return false }
    updateBackground(isTracking: true)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { choose(touch) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stopTracking() }
  override func cancelTracking(with event: UIEvent?) { stopTracking() }

  private func stopTracking() {
    chosen = nil
    updateBackground(isTracking: false)
  }

  private func choose(_ touch: UITouch) -> Bool {
    guard !titles.isEmpty else { return false }
    let part = (touch.location(in: self).y - top) / (CGFloat(shown.count) * Self.lineHeight)
    let index = min(titles.count - 1, max(0, Int((part * CGFloat(titles.count)).rounded(.down))))
    if index != chosen {
      chosen = index
      onChoice?(index)
    }
    return true
  }

  override func accessibilityIncrement() { step(1) }
  override func accessibilityDecrement() { step(-1) }

  private func step(_ by: Int) {
    guard !titles.isEmpty else { return }
    let index = min(titles.count - 1, max(0, (chosen ?? -1) + by))
    chosen = index
    onChoice?(index)
  }
}

extension UITableView {
  /// The width that the section index takes from the rows.
  var indexExtent: CGFloat { editing.index == nil ? 0 : TableIndexView.width }

  func layOutIndex() {
    updateIndex()
    guard let view = editing.index else { return }
    let insets = adjustedContentInset
    let x =
      isRightToLeft
      ? bounds.minX + safeAreaInsets.left : bounds.maxX - TableIndexView.width - safeAreaInsets.right
    view.frame = CGRect(
      x: x, y: bounds.minY + insets.top, width: TableIndexView.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  private func updateIndex() {
    guard editing.indexIsStale, engine.areCountsKnown else { return }
    editing.indexIsStale = false
    let rows = engine.counts.reduce(0, +)
    let titles =
      rows >= sectionIndexMinimumDisplayRowCount ? storedDataSource?.sectionIndexTitles(for: self) ?? [] : []
    let had = editing.index != nil
    if titles.isEmpty {
      editing.index?.removeFromSuperview()
      editing.index = nil
    } else {
      let view = editing.index ?? TableIndexView(frame: .zero)
      view.titles = titles
      view.textColor = sectionIndexColor
      view.restingBackgroundColor = sectionIndexBackgroundColor
      view.trackingBackgroundColor = sectionIndexTrackingBackgroundColor
      view.layer.zPosition = 1000
      view.onChoice = { [weak self] index in self?.showSection(titles[index], index) }
      if view.superview == nil { addSubview(view) }
      editing.index = view
    }
    if had != (editing.index != nil) { rowAppearanceDidChange() }
  }

  private func showSection(_ title: String, _ index: Int) {
    guard let dataSource = storedDataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    if title == Self.indexSearch, index == 0 {
      return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    guard engine.counts.indices.contains(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
