/// The large title below the row of a navigation bar; it is clipped as it scrolls up behind the row.
final class LargeTitleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.lineBreakMode = .byTruncatingTail
    label.accessibilityTraits.insert(.header)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height of the title area when unscrolled, in points.
  private var zoneHeight = UINavigationBar.Metrics.largeTitleHeight

  func show(title: String?, font: UIFont, zone: CGFloat, attributes: [NSAttributedString.Key: Any]) {
    zoneHeight = zone
    var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    all.merge(attributes) { $1 }
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: all) }
    setNeedsLayout()
  }

  /// Returns a label with the appearance of the title that can be animated across the bar, or `nil` if the
  /// title is not visible.
  /// - Parameter place: The future frame of this view in the bar; `nil` for the current one.
  func makeTransitionLabel(in bar: UINavigationBar, at place: CGRect? = nil) -> UILabel? {
    let zone = place ?? frame
    guard window != nil, zone.height > Self.minimumVisibleTitleHeight, label.attributedText?.length ?? 0 > 0,
      place != nil || !isHidden
    else { return nil }
    let copy = UILabel()
    if let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
      copy.font = font
    }
    copy.attributedText = label.attributedText
    copy.lineBreakMode = .byTruncatingTail
    var text = textFrame(in: zone.size)
    text.size.width = min(text.width, copy.intrinsicContentSize.width)
    if isRightToLeft { text.origin.x = zone.width - margin - safeAreaInsets.right - text.width }
    copy.frame = text.offsetBy(dx: zone.minX, dy: zone.minY)
    return copy
  }

  /// The minimum visible height of a title, in points; below it, the title counts as invisible.
  private static let minimumVisibleTitleHeight: CGFloat = 40

  private var margin: CGFloat { SystemMargins.bar(width: bounds.width) }

  /// Returns the frame of the text: 3.5 points below the top of its area, which is attached to the lower edge
  /// of the bar (Metrics.md 1.3).
  private func textFrame(in size: CGSize) -> CGRect {
    let full = zoneHeight
    let insets = safeAreaInsets
    let zoneTop = min(0, size.height - full)
    let stretch = max(0, size.height - full)
    return CGRect(
      x: insets.left + margin, y: zoneTop + 3.5 + stretch,
      width: max(0, size.width - insets.left - insets.right - 2 * margin),
      height: label.intrinsicContentSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = textFrame(in: bounds.size)
    label.textAlignment = isRightToLeft ? .right : .left
  }
}
