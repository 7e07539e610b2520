/// One button of an alert or action sheet: a line of text that is highlighted while pressed.
final class AlertActionButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isBold: Bool
  private let font: AlertCardView.ScalableFont

  /// The vertical padding of a title that is higher than its row, and the horizontal inset, in points.
  private static let padding: CGFloat = 12
  private static let sideInset: CGFloat = 8
  /// The minimum scale of a title that is too wide, before it is truncated.
  private static let leastScale: CGFloat = 0.8

  init(_ action: UIAlertAction, isBold: Bool, font: AlertCardView.ScalableFont) {
    self.action = action
    self.isBold = isBold
    self.font = font
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.minimumScaleFactor = Self.leastScale
    addSubview(label)
    isEnabled = action.isEnabled
    action.button = self
    accessibilityLabel = action.title
    accessibilityTraits = .button
    stateDidChange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertActionButton is never archived") }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : nil
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  /// Sets the font for a text size. Large titles wrap, others are truncated.
  func updateFont(_ traits: UITraitCollection) {
    label.font = font.font(traits, weight: isBold ? .semibold : .regular)
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    label.numberOfLines = isLarge ? 0 : 1
    label.adjustsFontSizeToFitWidth = !isLarge
    label.lineBreakMode = isLarge ? .byWordWrapping : .byTruncatingMiddle
  }

  /// The width of the title in one line, in points.
  var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width }

  /// Returns the height of the title, in points.
  func height(inWidth width: CGFloat, atLeast least: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * Self.sideInset, height: .infinity)
    return max(least, (label.sizeThatFits(room).height + 2 * Self.padding - 0.5).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.narrowed(dx: Self.sideInset)
  }
}
