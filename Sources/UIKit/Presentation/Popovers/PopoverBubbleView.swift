/// The bubble of a popover: a rounded body with an arrow and a soft shadow, which contains the presented
/// view.
final class PopoverBubbleView: UIView {
  static let cornerRadius: CGFloat = 13

  private let body = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let arrow = ArrowView()
  private weak var content: UIView?
  private let tone: UIColor?
  private var placement: PopoverPlacement?

  /// - Parameter tone: The color of the arrow over a translucent material.
  init(content: UIView, tone: UIColor?) {
    self.content = content
    self.tone = tone
    super.init(frame: .zero)
    traitOverrides.userInterfaceLevel = .elevated
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 28
    layer.shadowOffset = CGSize(width: 0, height: 10)
    addSubview(arrow)
    body.clipsToBounds = true
    body.layer.cornerRadius = Self.cornerRadius
    body.layer.cornerCurve = .continuous
    addSubview(body)
    fillColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("PopoverBubbleView is never archived") }

  /// The fill color; `nil` is the system material, with an arrow of the same tone.
  var fillColor: UIColor? {
    didSet {
      body.effect = fillColor == nil ? UIBlurEffect(style: .systemMaterial) : nil
      body.backgroundColor = fillColor
      arrow.color = fillColor ?? tone ?? .secondarySystemGroupedBackground
      arrow.setNeedsDisplay()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The fill is resolved with the traits of the content, which are known when the container is laid out.
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      superview?.setNeedsLayout()
    }
  }

  func show(_ placement: PopoverPlacement) {
    self.placement = placement
    bounds = CGRect(origin: .zero, size: placement.frame.size)
    center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
    body.frame = placement.body
    installContent()
    setNeedsLayout()
  }

  /// Adds the content after the bubble has its size, so that it is never laid out at zero size.
  private func installContent() {
    guard let content, content.superview !== body.contentView else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = body.bounds
    body.contentView.addSubview(content)
  }

  func releaseContent() {
    if let content, content.superview === body.contentView { content.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    body.frame = placement.body
    arrow.frame = bounds
    arrow.points = placement.arrowPoints
  }

  /// The triangle of the arrow, with a rounded tip.
  private final class ArrowView: UIView {
    var points: [CGPoint] = [] { didSet { if points != oldValue { setNeedsDisplay() } } }
    var color: UIColor = .systemBackground

    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
      guard points.count == 3 else { return }
      let path = UIBezierPath()
      let tip = points[1]
      func towardsTip(_ base: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: base.x + (tip.x - base.x) * part, y: base.y + (tip.y - base.y) * part)
      }
      path.move(to: points[0])
      path.addLine(to: towardsTip(points[0], 0.8))
      path.addQuadCurve(to: towardsTip(points[2], 0.8), controlPoint: tip)
      path.addLine(to: points[2])
      path.close()
      color.setFill()
      path.fill()
    }
  }
}
