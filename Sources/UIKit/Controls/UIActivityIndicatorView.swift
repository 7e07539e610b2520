/// A spinning indicator that shows that a task is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  package override var describesItselfAsTransparent: Bool { true }
  package override var huggedAxes: UIAxis { [.horizontal, .vertical] }
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    @available(*, deprecated, message: "Use large.") public static var whiteLarge: Style { .large }
    @available(*, deprecated, message: "Use medium.") public static var white: Style { .medium }
    @available(*, deprecated, message: "Use medium.") public static var gray: Style { .medium }
  }

  private lazy var wheel = ActivityIndicatorSteps { [weak self] in self?.setNeedsDisplay() }
  open private(set) var isAnimating = false {
    willSet { willChange("animating") }
    didSet { didChange("animating") }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIActivityIndicatorView.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    backgroundColor = nil
    isHidden = hidesWhenStopped
  }

  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The color of the indicator: 128/255 gray in light, 140/255 in dark appearance (Metrics.md 1.8).
  open var color: UIColor! = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 140.0 / 255, alpha: 1) : UIColor(white: 128.0 / 255, alpha: 1)
  }
  {
    didSet {
      recordExplicitValue(\.color)
      setNeedsDisplay()
    }
  }

  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    updateWheel()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    updateWheel()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateWheel()
  }

  /// Spins the indicator only while it is visible.
  private func updateWheel() { wheel.isTurning = isAnimating && window != nil }

  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  /// Opacities of the blades from the leading one backwards (Metrics.md 1.8).
  private static let opacities: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let blade = style == .large ? CGSize(width: 12, height: 5) : CGSize(width: 6.5, height: 2.5)
    let distance: CGFloat = style == .large ? 11.5 : 6.75
    let color = self.color.cgColor
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<8 {
      context.saveGState()
      context.rotate(by: .pi + CGFloat(wheel.step - index) * .pi / 4)
      context.setFillColor(color.copy(alpha: color.alpha * Self.opacities[index]) ?? color)
      let place = CGRect(
        x: distance - blade.width / 2, y: -blade.height / 2, width: blade.width, height: blade.height)
      context.addPath(
        CGPath(
          roundedRect: place, cornerWidth: blade.height / 2, cornerHeight: blade.height / 2, transform: nil))
      context.fillPath()
      context.restoreGState()
    }
  }
}
