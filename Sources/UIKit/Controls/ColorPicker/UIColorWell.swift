/// A control that shows a color in a ring of hues and opens a color picker.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  private static let side: CGFloat = 28
  private let ring = ColorRing()
  private let disc = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIColorWell.self)
  }

  private func prepare() {
    for view in [ring, disc] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    colorDidChange()
  }

  /// The selected color; initially nil.
  open var selectedColor: UIColor? {
    willSet { willChange("selectedColor") }
    didSet {
      colorDidChange()
      didChange("selectedColor")
    }
  }
  /// The title of the color picker.
  open var title: String?
  open var supportsAlpha = true

  private func colorDidChange() {
    disc.backgroundColor = selectedColor
    disc.isHidden = selectedColor == nil
    ring.isHole = selectedColor != nil
  }

  package override func stateDidChange() {
    super.stateDidChange()
    ring.alpha = !isEnabled ? 0.4 : isHighlighted ? 0.6 : 1
    disc.alpha = ring.alpha
  }

  // MARK: Picking

  package override var triggersPrimaryActionOnTap: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { presentPicker() }
  }

  package override func operate(_ key: ControlKey) -> Bool {
    guard isEnabled, key == .activate else { return false }
    presentPicker()
    return true
  }

  private func presentPicker() {
    var presenter = window?.rootViewController
    while let presented = presenter?.presentedViewController { presenter = presented }
    guard let presenter else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    presenter.present(picker, animated: true)
  }

  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.frame = ring.frame.insetBy(dx: side * 0.18, dy: side * 0.18)
    disc.layer.cornerRadius = disc.bounds.width / 2
  }

  package override var roleTraits: UIAccessibilityTraits { .button }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? SystemString.colorWell.text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedColor.map { $0.hexadecimal } }
    set { super.accessibilityValue = newValue }
  }
}

/// A ring of all hues, with space in the middle for the selected color.
@MainActor
private final class ColorRing: UIView {
  var isHole = false { didSet { setNeedsDisplay() } }
  private static let wedges = 48

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let outer = bounds.width / 2
    let inner = isHole ? outer * 0.78 : 0
    context.setLineWidth(outer - inner)
    for index in 0..<Self.wedges {
      let start = CGFloat(index) / CGFloat(Self.wedges)
      let color = UIColor(hue: 1 - start, saturation: 0.85, brightness: 1, alpha: 1)
      context.setStrokeColor(color.cgColor)
      // Slightly larger than its share, so that there are no gaps between the wedges.
      context.addArc(
        center: center, radius: (outer + inner) / 2, startAngle: start * 2 * .pi,
        endAngle: (start + 1.3 / CGFloat(Self.wedges)) * 2 * .pi, clockwise: false)
      context.strokePath()
    }
  }
}

extension UIColor {
  /// The color as #RRGGBB.
  package var hexadecimal: String {
    guard let parts = byteComponents?.parts else { return "" }
    return "#" + parts.map { String(format: "%02X", $0) }.joined()
  }
}
