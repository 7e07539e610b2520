/// A control with two buttons that increase and decrease a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  package override var huggedAxes: UIAxis { [.horizontal, .vertical] }
  // Metrics.md 1.8: 94 by 32.
  private static let size = CGSize(width: 94, height: 32)
  /// The delay before a held button repeats, and between the first repeats, in seconds; repeats accelerate up
  /// to `fastest`.
  private static let repeatDelay: CFTimeInterval = 0.5
  private static let pace: CFTimeInterval = 0.3
  private static let fastest: CFTimeInterval = 0.06

  // The divider and the signs as recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot,
  // testStepper).
  private static let dividerColor = UIColor.opaqueSeparator.withAlphaComponent(0.62)
  fileprivate static let signSize: CGFloat = 16

  private let background = UIImageView()
  private let divider = UIImageView()
  private let decrement = StepperButton(.decrement)
  private let increment = StepperButton(.increment)
  private var backgrounds: [State.RawValue: UIImage] = [:]
  private var dividers: [DividerKey: UIImage] = [:]
  private var repetition: FrameClock.Deadline?
  private var heldPart: StepperButton?
  private var heldSteps = 0
  private var pendingSteps = false

  private struct DividerKey: Hashable {
    var left: State.RawValue
    var right: State.RawValue
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
    coder.decodeInterface(of: self, as: UIStepper.self)
  }

  private func prepare() {
    background.backgroundColor = .tertiarySystemFill
    background.layer.cornerRadius = 8
    background.clipsToBounds = true
    divider.backgroundColor = Self.dividerColor
    divider.layer.cornerRadius = 0.5
    for part in [background, divider, decrement, increment] as [UIView] { addSubview(part) }
    decrement.stepper = self
    increment.stepper = self
    update()
  }

  // MARK: Value

  open var value: Double = 0 {
    willSet { willChange("value") }
    didSet {
      defer { didChange("value") }

      value = min(max(value, minimumValue), maximumValue)
      update()
    }
  }
  open var minimumValue: Double = 0 {
    willSet { willChange("minimumValue") }
    didSet {
      defer { didChange("minimumValue") }
      rangeDidChange()
    }
  }
  open var maximumValue: Double = 100 {
    willSet { willChange("maximumValue") }
    didSet {
      defer { didChange("maximumValue") }
      rangeDidChange()
    }
  }
  /// The amount of one step; greater than zero.
  open var stepValue: Double = 1 {
    willSet { willChange("stepValue") }
    didSet {
      defer { didChange("stepValue") }

      guard stepValue <= 0 else { return }
      UIKitFault.raise(.invalidArgument, "stepValue must be > 0")
      stepValue = oldValue
    }
  }
  /// Whether targets are notified of each value while a button is held, rather than only of the last one.
  open var isContinuous = true
  /// Whether a held button repeats.
  open var autorepeat = true
  /// Whether stepping beyond one end continues at the other.
  open var wraps = false { didSet { update() } }

  private func rangeDidChange() {
    value = min(max(value, minimumValue), maximumValue)
    update()
  }

  private func canStep(_ direction: Double) -> Bool {
    isEnabled && (wraps || (direction > 0 ? value < maximumValue : value > minimumValue))
  }

  fileprivate func step(_ direction: Double, _ event: UIEvent?, isHeld: Bool = false) {
    guard canStep(direction) else { return }
    let next = value + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous || !isHeld {
      send([.valueChanged, .primaryActionTriggered], event)
    } else {
      pendingSteps = true
    }
  }

  // MARK: Appearance

  open func setIncrementImage(_ image: UIImage?, for state: State) { increment.set(image, for: state) }
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrement.set(image, for: state) }
  open func incrementImage(for state: State) -> UIImage? { increment.images[state.rawValue] }
  open func decrementImage(for state: State) -> UIImage? { decrement.images[state.rawValue] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    update()
  }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
  ) {
    dividers[DividerKey(left: left.rawValue, right: right.rawValue)] = image
    update()
  }
  open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    dividers[DividerKey(left: left.rawValue, right: right.rawValue)]
  }

  private func update() {
    decrement.isAvailable = canStep(-1)
    increment.isAvailable = canStep(1)
    let picture = backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
    background.image = picture
    background.backgroundColor = picture == nil ? .tertiarySystemFill : nil
    let (left, right) = isRightToLeft ? (increment, decrement) : (decrement, increment)
    let line =
      dividers[DividerKey(left: left.state.rawValue, right: right.state.rawValue)]
      ?? dividers[DividerKey(left: State.normal.rawValue, right: State.normal.rawValue)]
    divider.image = line
    divider.backgroundColor = line == nil ? Self.dividerColor : nil
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(origin: .zero, size: Self.size)
    background.frame = box
    let width = divider.image?.size.width ?? 1
    divider.frame =
      divider.image == nil
      ? CGRect(x: box.midX - width / 2, y: 7, width: width, height: box.height - 14)
      : CGRect(x: box.midX - width / 2, y: 0, width: width, height: box.height)
    let left = CGRect(x: 0, y: 0, width: box.width / 2, height: box.height)
    let right = left.offsetBy(dx: box.width / 2, dy: 0)
    decrement.frame = isRightToLeft ? right : left
    increment.frame = isRightToLeft ? left : right
  }

  // MARK: Tracking

  private func part(at touch: UITouch) -> StepperButton? {
    let place = touch.location(in: self)
    return [decrement, increment].first { $0.frame.insetBy(dx: 0, dy: -20).contains(place) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let part = part(at: touch), part.isAvailable else { return false }
    heldPart = part
    heldSteps = 0
    part.isPressed = true
    if autorepeat { scheduleRepetition(after: Self.repeatDelay) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    heldPart?.isPressed = part(at: touch) === heldPart
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let part = heldPart, part.isPressed, heldSteps == 0 { step(part.kind.rawValue, event) }
    release()
    if pendingSteps {
      pendingSteps = false
      send([.valueChanged, .primaryActionTriggered], event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    release()
    super.cancelTracking(with: event)
  }

  private func release() {
    repetition?.cancel()
    repetition = nil
    heldPart?.isPressed = false
    heldPart = nil
  }

  private func scheduleRepetition(after delay: CFTimeInterval) {
    repetition = FrameClock.shared.schedule(after: delay) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard let part = heldPart, isTracking else { return }
    heldSteps += 1
    if part.isPressed { step(part.kind.rawValue, nil, isHeld: true) }
    scheduleRepetition(after: max(Self.fastest, Self.pace * pow(0.85, Double(heldSteps))))
  }

  // MARK: Keys and accessibility

  package override func operate(_ key: ControlKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left, .right: step((key == .right) != isRightToLeft ? 1 : -1, nil)
    case .up: step(1, nil)
    case .down: step(-1, nil)
    default: return false
    }
    return true
  }

  /// The two buttons are the accessibility elements; the whole stepper has the keyboard focus.
  package override var isElementByDefault: Bool { false }
  open override var canBecomeFocused: Bool { isEnabled }
  open override func accessibilityIncrement() { step(1, nil) }
  open override func accessibilityDecrement() { step(-1, nil) }
}

/// One of the two buttons. It only draws: the stepper handles the touches.
@MainActor
private final class StepperButton: UIView {
  enum Kind: Double { case decrement = -1, increment = 1 }

  let kind: Kind
  weak var stepper: UIStepper?
  private let picture = UIImageView()
  private let shade = UIView()
  private(set) var images: [UIControl.State.RawValue: UIImage] = [:]
  var isAvailable = true { didSet { if isAvailable != oldValue { update() } } }
  var isPressed = false { didSet { if isPressed != oldValue { update() } } }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shade.backgroundColor = .tertiarySystemFill
    shade.layer.cornerRadius = 8
    shade.alpha = 0
    picture.contentMode = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: UIStepper.signSize, weight: .regular)
    addSubview(shade)
    addSubview(picture)
    update()
  }

  required init?(coder: NSCoder) {
    kind = .increment
    super.init(coder: coder)
  }

  var state: UIControl.State { isAvailable ? (isPressed ? .highlighted : .normal) : .disabled }

  func set(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    update()
  }

  private func update() {
    picture.image =
      images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
      ?? UIImage(systemName: kind == .increment ? "plus" : "minus")
    picture.tintColor = isAvailable ? .label : .tertiaryLabel
    shade.alpha = isPressed ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    picture.frame = bounds
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { kind == .increment ? SystemString.increment.text : SystemString.decrement.text }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { isAvailable ? .button : [.button, .notEnabled] }
    set {}
  }
  override func accessibilityActivate() -> Bool {
    guard isAvailable else { return false }
    stepper?.step(kind.rawValue, nil)
    return true
  }
}
