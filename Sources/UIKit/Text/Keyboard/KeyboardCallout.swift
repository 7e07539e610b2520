/// The callout above a pressed letter key of a phone.
@MainActor
final class KeyboardCallout: UIView {
  private let label = UILabel()
  private var key = CGRect.zero
  var isDark = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    accessibilityElementsHidden = true
    label.font = .systemFont(ofSize: 34, weight: .light)
    label.textAlignment = .center
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("KeyboardCallout is never archived") }

  /// Shows a letter above a key, within a width.
  func show(_ text: String, above key: CGRect, in width: CGFloat) {
    let head = CGSize(width: key.width + 26, height: 52)
    let x = min(max(key.midX - head.width / 2, 2), width - head.width - 2)
    frame = CGRect(
      x: x, y: key.minY - head.height - 6, width: head.width, height: head.height + 6 + key.height)
    self.key = key.offsetBy(dx: -frame.minX, dy: -frame.minY)
    label.text = text
    label.textColor = isDark ? .white : .black
    label.frame = CGRect(x: 0, y: 0, width: head.width, height: head.height)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor(white: isDark ? 0.42 : 1, alpha: 1).setFill()
    let head = CGRect(x: 0, y: 0, width: bounds.width, height: 52)
    UIBezierPath(roundedRect: head, cornerRadius: 9).fill()
    let foot = CGRect(x: key.minX, y: key.minY - 4, width: key.width, height: key.height + 4)
    UIBezierPath(roundedRect: foot, cornerRadius: 5).fill()
    // The neck connects the wide head with the narrow key.
    let neck = UIBezierPath()
    neck.move(to: CGPoint(x: 0, y: head.maxY - 12))
    neck.addQuadCurve(
      to: CGPoint(x: key.minX, y: key.minY + 8), controlPoint: CGPoint(x: key.minX * 0.6, y: head.maxY))
    neck.addLine(to: CGPoint(x: key.maxX, y: key.minY + 8))
    neck.addQuadCurve(
      to: CGPoint(x: bounds.width, y: head.maxY - 12),
      controlPoint: CGPoint(x: bounds.width - (bounds.width - key.maxX) * 0.6, y: head.maxY))
    neck.close()
    neck.fill()
  }
}
