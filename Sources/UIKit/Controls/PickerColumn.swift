/// One wheel of a picker: a scroll view whose rows are bent around a cylinder.
@MainActor
package final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  @BackReference private var picker: UIPickerView?
  private let component: Int
  private let wheel = UIView()
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private(set) var rowCount = 0
  var rowHeight: CGFloat = 32
  /// The row that was last reported to the picker.
  package private(set) var selectedRow = -1
  private var isMovingByItself = false

  init(picker: UIPickerView, component: Int) {
    _picker = BackReference(wrappedValue: picker)
    self.component = component
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    scrollsToTop = false
    alwaysBounceVertical = true
    wheel.isUserInteractionEnabled = false
    addSubview(wheel)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] recognizer in
      guard let self else { return }
      if recognizer.state == .ended { tapped(at: recognizer.location(in: self)) }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func reload(rowCount: Int) {
    for view in rows.values { view.removeFromSuperview() }
    spare += rows.values
    rows = [:]
    self.rowCount = rowCount
    selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
    updateContent()
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? { rows[row] }

  /// Recreates the visible rows.
  func refresh() {
    for row in rows.keys {
      guard let old = rows[row] else { continue }
      guard let new = picker?.makeView(forRow: row, component: component, reusing: old), new !== old else {
        continue
      }
      old.removeFromSuperview()
      rows[row] = new
      wheel.addSubview(new)
    }
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    let row = min(max(row, 0), rowCount - 1)
    selectedRow = row
    let target = CGPoint(x: 0, y: offset(of: row))
    if animated, window != nil {
      isMovingByItself = true
      setContentOffset(target, animated: true)
    } else {
      setContentOffset(target, animated: false)
    }
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }
  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), max(0, rowCount - 1))
  }

  private func updateContent() {
    let margin = (bounds.height - rowHeight) / 2
    let insets = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    if contentInset != insets { contentInset = insets }
    if !isTracking, !isDecelerating, !isMovingByItself, selectedRow >= 0 {
      setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: false)
    }
  }

  package override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      updateContent()
    }
  }

  // MARK: The cylinder

  package override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation { bendRows() }
  }

  /// Bends the rows; the size of the wheel depends only on the height (Metrics.md 1.8).
  private func bendRows() {
    guard rowCount > 0, rowHeight > 0, bounds.height > 0 else { return }
    let height = bounds.height
    let turn = (2 * (height + 75) / rowHeight).rounded(.up)
    let radius = 0.334225372 * (height + 75)
    let middle = (contentOffset.y + contentInset.top) / rowHeight
    let reach = turn / 4
    let first = max(0, Int((middle - reach).rounded(.up)))
    let last = min(rowCount - 1, Int((middle + reach).rounded(.down)))
    wheel.frame = CGRect(x: 0, y: contentOffset.y, width: bounds.width, height: height)
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      spare.append(view)
      rows[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let distance = CGFloat(row) - middle
      let angle = distance * 2 * .pi / turn
      guard let view = rows[row] ?? insertRow(row) else { continue }
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: height / 2 + radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.001, cos(angle)))
      view.alpha = max(0, cos(angle)) * (1 - 0.5 * min(1, abs(distance)))
    }
  }

  private func insertRow(_ row: Int) -> UIView? {
    let old = spare.popLast()
    old?.transform = .identity
    guard let view = picker?.makeView(forRow: row, component: component, reusing: old) else { return nil }
    rows[row] = view
    wheel.addSubview(view)
    return view
  }

  // MARK: Turning

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    isMovingByItself = false
    settle()
  }

  /// Reports the middle row, if it changed, when the wheel stops.
  private func settle() {
    guard rowCount > 0, !isTracking else { return }
    let row = row(at: contentOffset.y)
    let target = offset(of: row)
    if abs(contentOffset.y - target) > 0.5 {
      isMovingByItself = true
      setContentOffset(CGPoint(x: 0, y: target), animated: true)
      return
    }
    choose(row)
  }

  private func choose(_ row: Int) {
    guard row != selectedRow else { return }
    selectedRow = row
    picker?.columnDidSelect(row, component: component)
  }

  private func tapped(at point: CGPoint) {
    let place = point.y - bounds.minY
    let nearest = rows.min { abs($0.value.center.y - place) < abs($1.value.center.y - place) }
    guard let row = nearest?.key else { return }
    turn(to: row)
  }

  /// Scrolls to a row on behalf of the user, and notifies the delegate.
  private func turn(to row: Int) {
    let row = min(max(row, 0), rowCount - 1)
    guard rowCount > 0, row != selectedRow else { return }
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: window != nil)
    choose(row)
    isMovingByItself = window != nil
  }

  // MARK: Keys and accessibility

  package override func operate(_ key: ControlKey) -> Bool {
    switch key {
    case .up: turn(to: selectedRow - 1)
    case .down: turn(to: selectedRow + 1)
    case .pageUp: turn(to: selectedRow - 5)
    case .pageDown: turn(to: selectedRow + 5)
    case .home: turn(to: 0)
    case .end: turn(to: rowCount - 1)
    default: return false
    }
    return true
  }

  package override var isElementByDefault: Bool { true }
  package override var canBecomeFocused: Bool { rowCount > 0 }
  package override var accessibilityRole: AccessibilityRole? { .picker }

  private var accessibilityDelegate: (any UIPickerViewAccessibilityDelegate)? {
    picker?.storedDelegate as? any UIPickerViewAccessibilityDelegate
  }

  package override var accessibilityLabel: String? {
    get {
      picker.flatMap { accessibilityDelegate?.pickerView($0, accessibilityLabelForComponent: component) }
        ?? super.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }

  package override var accessibilityHint: String? {
    get {
      picker.flatMap { accessibilityDelegate?.pickerView($0, accessibilityHintForComponent: component) }
        ?? super.accessibilityHint
    }
    set { super.accessibilityHint = newValue }
  }

  package override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set {}
  }
  package override var accessibilityValue: String? {
    get {
      guard let view = rows[selectedRow] else { return nil }
      return view.accessibilityLabel ?? (view as? UILabel)?.text
    }
    set {}
  }
  package override func accessibilityIncrement() { turn(to: selectedRow + 1) }
  package override func accessibilityDecrement() { turn(to: selectedRow - 1) }
}
