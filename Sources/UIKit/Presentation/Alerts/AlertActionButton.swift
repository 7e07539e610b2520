/// One button of an alert or action sheet: a line of text that darkens while it is pressed.
final class AlertActionButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isBold: Bool
  private let fontSize: CGFloat

  init(_ action: UIAlertAction, isBold: Bool, fontSize: CGFloat) {
    self.action = action
    self.isBold = isBold
    self.fontSize = fontSize
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
    label.lineBreakMode = .byTruncatingMiddle
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

  /// The width that the title takes, in points.
  var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
