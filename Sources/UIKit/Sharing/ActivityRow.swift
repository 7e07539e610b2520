/// One activity of an activity sheet: its title, and its image at the end of the row.
final class ActivityRow: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let line = UIView()
  /// Whether the row is the last one of its card, and thus has no separator.
  var isLast = false { didSet { line.isHidden = isLast } }

  private static let margin: CGFloat = 16
  private static let imageWidth: CGFloat = 24

  init(title: String?, image: UIImage?) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .label
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .label
    imageView.contentMode = .center
    line.backgroundColor = .separator
    for view in [label, imageView, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ActivityRow is never archived") }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    let start = Self.margin
    var picture = CGRect(
      x: bounds.width - Self.margin - Self.imageWidth, y: 0, width: Self.imageWidth, height: bounds.height)
    var text = CGRect(x: start, y: 0, width: max(0, picture.minX - 8 - start), height: bounds.height)
    var rule = CGRect(x: start, y: bounds.height - hairline, width: bounds.width - start, height: hairline)
    if isRightToLeft {
      picture.origin.x = bounds.width - picture.maxX
      text.origin.x = bounds.width - text.maxX
      rule.origin.x = bounds.width - rule.maxX
    }
    imageView.frame = picture
    label.frame = text
    label.textAlignment = isRightToLeft ? .right : .left
    line.frame = rule
  }
}
