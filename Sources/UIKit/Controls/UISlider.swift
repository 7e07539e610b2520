/// A control that selects a value from a range with a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  package override var describesItselfAsTransparent: Bool { true }
  package override var huggedAxes: UIAxis { .vertical }
  public enum BehavioralStyle: UInt, Sendable { case automatic, pad, mac }

  // As recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testSlider): 34 points high,
  // the track 4 points thick, in the middle and inset by 3 points, the center of the thumb a point above it.
  private static let height: CGFloat = 34
  private static let thumbSide: CGFloat = 28
  private static let thickness: CGFloat = 4
  private static let inset: CGFloat = 3
  private static let thumbRise: CGFloat = 1
  private static let alignmentInset: CGFloat = 2
  /// The distance around the thumb at which a finger still takes it, in points.
  private static let reach: CGFloat = 12

  /// Contains track and thumb, so that they fade together.
  private let face = UIView()
  private let line = SliderLine()
  private let thumb = SliderThumb()
  private var minimumImageView: UIImageView?
  private var maximumImageView: UIImageView?
  private var artwork: [State.RawValue: SliderArtwork] = [:]
  private var _value: Float = 0 {
    willSet { willChange("value") }
    didSet { didChange("value") }
  }
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UISlider.self)
  }

  private func prepare() {
    face.isUserInteractionEnabled = false
    face.addSubview(line)
    face.addSubview(thumb)
    addSubview(face)
    updateArtwork()
  }

  // MARK: Value

  /// The value, within the range.
  open var value: Float {
    get { _value }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    willSet { willChange("minimumValue") }
    didSet {
      defer { didChange("minimumValue") }

      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  open var maximumValue: Float = 1 {
    willSet { willChange("maximumValue") }
    didSet {
      defer { didChange("maximumValue") }

      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// Whether targets are notified of each value while the thumb moves, rather than only of the last one.
  open var isContinuous = true {
    willSet { willChange("continuous") }
    didSet { didChange("continuous") }
  }
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  open var behavioralStyle: BehavioralStyle { .pad }

  private func rangeDidChange() {
    _value = clamped(_value)
    setNeedsLayout()
  }

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

  /// Sets the value without notifying the targets.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    _value = clamped(value)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  private var fraction: CGFloat { fraction(of: _value) }
  private func fraction(of value: Float) -> CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  // MARK: Appearance

  open var minimumTrackTintColor: UIColor? {
    willSet { willChange("minimumTrackTintColor") }
    didSet {
      defer { didChange("minimumTrackTintColor") }
      recordExplicitValue(\.minimumTrackTintColor); updateArtwork()
    }
  }
  open var maximumTrackTintColor: UIColor? {
    willSet { willChange("maximumTrackTintColor") }
    didSet {
      defer { didChange("maximumTrackTintColor") }
      recordExplicitValue(\.maximumTrackTintColor); updateArtwork()
    }
  }
  open var thumbTintColor: UIColor? {
    willSet { willChange("thumbTintColor") }
    didSet {
      defer { didChange("thumbTintColor") }
      recordExplicitValue(\.thumbTintColor); updateArtwork()
    }
  }
  /// The image before the track.
  open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: &minimumImageView) }
  }
  /// The image after the track.
  open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: &maximumImageView) }
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    view?.removeFromSuperview()
    view = image.map { UIImageView(image: $0) }
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    change(state) { $0.thumb = image }
    recordCall(Int(state.rawValue)) { $0.setThumbImage(image, for: state) }
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { change(state) { $0.minimum = image } }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { change(state) { $0.maximum = image } }
  open func thumbImage(for state: State) -> UIImage? { artwork[state.rawValue]?.thumb }
  open func minimumTrackImage(for state: State) -> UIImage? { artwork[state.rawValue]?.minimum }
  open func maximumTrackImage(for state: State) -> UIImage? { artwork[state.rawValue]?.maximum }
  open var currentThumbImage: UIImage? { current(\.thumb) }
  open var currentMinimumTrackImage: UIImage? { current(\.minimum) }
  open var currentMaximumTrackImage: UIImage? { current(\.maximum) }

  private func change(_ state: State, _ body: (inout SliderArtwork) -> Void) {
    body(&artwork[state.rawValue, default: SliderArtwork()])
    updateArtwork()
  }

  private func current(_ part: KeyPath<SliderArtwork, UIImage?>) -> UIImage? {
    artwork[state.rawValue]?[keyPath: part] ?? artwork[State.normal.rawValue]?[keyPath: part]
  }

  private func updateArtwork() {
    line.show(
      minimum: currentMinimumTrackImage, maximum: currentMaximumTrackImage,
      minimumColor: minimumTrackTintColor ?? tintColor, maximumColor: maximumTrackTintColor ?? .systemFill)
    thumb.show(currentThumbImage, color: thumbTintColor ?? .white)
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateArtwork()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    face.alpha = isEnabled ? 1 : 0.5
    if !artwork.isEmpty { updateArtwork() }
  }

  // MARK: Layout

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: Self.alignmentInset, bottom: 1, right: Self.alignmentInset)
  }
  open override var intrinsicContentSize: CGSize {
    let height = max(Self.height, currentThumbImage?.size.height ?? 0)
    return CGSize(width: UIView.noIntrinsicMetric, height: height - 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(Self.height, currentThumbImage?.size.height ?? 0))
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isRightToLeft, in: bounds)
  }

  private func imageRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 13
    let images = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    var left = Self.inset
    var right = Self.inset
    for image in images where !image.isEmpty {
      if image.minX < bounds.midX { left = image.width + gap } else { right = image.width + gap }
    }
    let height = max(currentMinimumTrackImage?.size.height ?? 0, Self.thickness)
    return CGRect(
      x: bounds.minX + left, y: (bounds.midY - height / 2).rounded(),
      width: max(0, bounds.width - left - right), height: height)
  }

  /// Returns the rectangle of the thumb for a value, at whole points (Metrics.md 1.8).
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let room = rect.width + 2 * Self.inset - size.width
    let part = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
    return CGRect(
      x: (rect.minX - Self.inset + part * room).rounded(),
      y: (rect.midY - size.height / 2 - (currentThumbImage == nil ? Self.thumbRise : 0)).rounded(),
      width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: _value)
    minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
    face.frame = bounds
    line.frame = track.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    line.split = place.midX - track.minX
    line.isMirrored = isRightToLeft
    line.layoutIfNeeded()
    thumb.frame = place.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  // MARK: Tracking

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: _value)
  }

  /// Extends the touch area beyond the bounds, because the thumb is small.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -6, dy: -6).contains(point)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = currentThumbRect
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else { return false }
    grip = place.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let width = currentThumbRect.width
    let room = track.width + 2 * Self.inset - width
    guard room > 0 else { return true }
    let left = track.minX - Self.inset + width / 2
    var part = min(max((touch.location(in: self).x - grip - left) / room, 0), 1)
    if isRightToLeft { part = 1 - part }
    let value = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard value != _value else { return true }
    _value = value
    setNeedsLayout()
    if isContinuous { send(.valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    send([.valueChanged, .primaryActionTriggered], event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keys and accessibility

  package override func operate(_ key: ControlKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left, .right: step((key == .right) != isRightToLeft ? 0.05 : -0.05)
    case .up, .down: step(key == .up ? 0.05 : -0.05)
    case .pageUp, .pageDown: step(key == .pageUp ? 0.2 : -0.2)
    case .home, .end: step(key == .end ? 1 : -1)
    case .activate: return false
    }
    return true
  }

  /// Moves by a fraction of the range.
  private func step(_ part: Float) {
    let value = clamped(_value + part * (maximumValue - minimumValue))
    guard value != _value else { return }
    setValue(value, animated: true)
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  package override var accessibilityRole: AccessibilityRole? { .slider }
  package override var roleTraits: UIAccessibilityTraits { .adjustable }
  /// The value as a percentage of the range.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  open override func accessibilityIncrement() { step(0.1) }
  open override func accessibilityDecrement() { step(-0.1) }
}

private struct SliderArtwork {
  var thumb: UIImage?
  var minimum: UIImage?
  var maximum: UIImage?
}

/// The track of the slider, in two colors.
@MainActor
private final class SliderLine: UIView {
  private let minimum = UIImageView()
  private let maximum = UIImageView()
  /// The position where the colors meet, in points from the left.
  var split: CGFloat = 0 { didSet { if split != oldValue { setNeedsLayout() } } }
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(maximum)
    addSubview(minimum)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(minimum low: UIImage?, maximum high: UIImage?, minimumColor: UIColor, maximumColor: UIColor) {
    minimum.image = low
    maximum.image = high
    minimum.backgroundColor = low == nil ? minimumColor : nil
    maximum.backgroundColor = high == nil ? maximumColor : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let end = min(max(split, 0), bounds.width)
    let left = CGRect(x: 0, y: 0, width: end, height: bounds.height)
    let right = CGRect(x: end, y: 0, width: bounds.width - end, height: bounds.height)
    minimum.frame = isMirrored ? right : left
    maximum.frame = isMirrored ? left : right
    let (first, last): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMinXMaxYCorner], [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    )
    minimum.layer.maskedCorners = isMirrored ? last : first
    maximum.layer.maskedCorners = isMirrored ? first : last
    minimum.layer.cornerRadius = minimum.image == nil ? bounds.height / 2 : 0
    maximum.layer.cornerRadius = maximum.image == nil ? bounds.height / 2 : 0
  }
}

/// The thumb: an image, or a white disc.
@MainActor
private final class SliderThumb: UIView {
  private let disc = ThumbView()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(disc)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ image: UIImage?, color: UIColor) {
    picture.image = image
    disc.isHidden = image != nil
    disc.backgroundColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = bounds
    picture.frame = bounds
  }
}
