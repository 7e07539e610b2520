/// The large title under a navigation bar's row; it is cut off at the row as it scrolls up behind it.
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

  func show(title: String?, attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    all.merge(attributes) { $1 }
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: all) }
    setNeedsLayout()
  }

  /// A picture of the title as it stands, or `nil` where none is to be seen.
  func duplicateIfShown() -> LargeTitleView? {
    guard !isHidden, bounds.height > 0, window != nil else { return nil }
    let copy = LargeTitleView(frame: frame)
    copy.label.attributedText = label.attributedText
    return copy
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let full = UINavigationBar.Metrics.largeTitleHeight
    let insets = safeAreaInsets
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let height = label.intrinsicContentSize.height
    // FACTS.md 1.3: 3.5 below the top of its zone, which hangs from the bar's lower edge.
    let zoneTop = min(0, bounds.height - full)
    let stretch = max(0, bounds.height - full)
    label.transform = .identity
    label.frame = CGRect(
      x: insets.left + margin, y: zoneTop + 3.5 + stretch,
      width: max(0, bounds.width - insets.left - insets.right - 2 * margin), height: height)
    label.textAlignment = isRightToLeft ? .right : .left
  }
}
