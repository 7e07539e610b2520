/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  package override var describesItselfAsTransparent: Bool { true }
  package override var huggedAxes: UIAxis { [.horizontal, .vertical] }
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  // Metrics.md 1.12: 51 by 31; the alignment rectangle excludes 2 points at the trailing side.
  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2
  /// The additional width of the thumb while touched, in points.
  private static let stretch: CGFloat = 7
  /// The distance after which a touch drags the thumb instead of tapping, in points.
  private static let dragDistance: CGFloat = 8

  private let face = UIView()
  private let track = UIView()
  private let fill = UIView()
  private let thumb = ThumbView()

  private var value = false {
    willSet { willChange("on") }
    didSet { didChange("on") }
  }
  /// The displayed state, which a touch may change before it becomes the value.
  private var shownValue = false
  private var touchStart: CGFloat = 0
  private var isDragged = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
    coder.decodeInterface(of: self, as: UISwitch.self)
  }

  private func prepare() {
    face.isUserInteractionEnabled = false
    track.backgroundColor = .secondarySystemFill
    for view in [track, fill] {
      view.layer.cornerRadius = Self.size.height / 2
      face.addSubview(view)
    }
    face.addSubview(thumb)
    addSubview(face)
    updateColors()
    fill.alpha = 0
  }

  // MARK: Value

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state without notifying the targets.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    show(on, animated: animated)
  }

  private func commit(_ event: UIEvent?) {
    guard shownValue != value else { return }
    value = shownValue
    send([.valueChanged, .primaryActionTriggered], event)
  }

  // MARK: Appearance

  /// The color of the switch in the on position; system green by default.
  open var onTintColor: UIColor? { didSet { recordExplicitValue(\.onTintColor); updateColors() } }
  open var thumbTintColor: UIColor? { didSet { recordExplicitValue(\.thumbTintColor); updateColors() } }
  /// Has no effect, as on iOS since version 7.
  open var onImage: UIImage? { didSet { recordExplicitValue(\.onImage) } }
  /// Has no effect, as on iOS since version 7.
  open var offImage: UIImage? { didSet { recordExplicitValue(\.offImage) } }
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  /// The label of a checkbox; not shown by a sliding switch.
  open var title: String?

  private func updateColors() {
    fill.backgroundColor = onTintColor ?? .systemGreen
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    isRightToLeft
      ? UIEdgeInsets(top: 0, left: Self.inset, bottom: 0, right: 0)
      : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.inset)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - Self.inset, height: Self.size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private var thumbFrame: CGRect {
    let side = Self.size.height - 2 * Self.inset
    let width = isHighlighted ? side + Self.stretch : side
    let isAtRight = shownValue != isRightToLeft
    return CGRect(
      x: isAtRight ? Self.size.width - Self.inset - width : Self.inset, y: Self.inset, width: width,
      height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = CGRect(origin: .zero, size: Self.size)
    track.frame = face.bounds
    fill.frame = face.bounds
    thumb.frame = thumbFrame
  }

  private func show(_ on: Bool, animated: Bool) {
    shownValue = on
    setNeedsLayout()
    let change: @MainActor () -> Void = { [self] in
      layoutIfNeeded()
      thumb.layoutIfNeeded()
      fill.alpha = shownValue ? 1 : 0
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      springDuration: 0.3, bounce: 0.05, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    face.alpha = isEnabled ? 1 : 0.5
    show(shownValue, animated: true)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self).x
    isDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x
    if abs(place - touchStart) > Self.dragDistance { isDragged = true }
    if isDragged {
      let isAtRight = place > Self.size.width / 2
      let wanted = isAtRight != isRightToLeft
      if wanted != shownValue { show(wanted, animated: true) }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isDragged, isTouchInside { shownValue.toggle() }
    commit(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    shownValue = value
    super.cancelTracking(with: event)
  }

  /// Prevents pan recognizers of enclosing views from taking horizontal drags.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keys and accessibility

  package override func operate(_ key: ControlKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .activate: show(!shownValue, animated: true)
    case .left, .right: show((key == .right) != isRightToLeft, animated: true)
    default: return false
    }
    commit(nil)
    return true
  }

  package override var accessibilityRole: AccessibilityRole? { .toggle }
  package override var roleTraits: UIAccessibilityTraits { [.button, .toggleButton] }
  /// "1" or "0". A value that is set is not used, as recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot,
  /// testSwitchControls).
  open override var accessibilityValue: String? {
    get { value ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }
}
