/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  package override var describesItselfAsTransparent: Bool { true }
  package override var huggedAxes: UIAxis { .vertical }
  public enum Style: Int, Sendable { case `default`, bar }

  /// The height of the default style and of the one for bars, in points.
  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  private let track = UIImageView()
  private let fill = UIImageView()
  private var ticker: FrameClock.Ticker?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    // An initializer sets the property without calling its observers.
    updateColors()
    bounds.size.height = thickness
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIProgressView.self)
  }

  private func prepare() {
    addSubview(track)
    addSubview(fill)
    updateColors()
  }

  // MARK: Progress

  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    willSet { willChange("progress") }
    didSet {
      defer { didChange("progress") }

      progress = min(max(progress, 0), 1)
      if progress != oldValue { setNeedsLayout() }
    }
  }

  /// Sets the progress; the animation takes a quarter of a second (Metrics.md 1.8).
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState]) { self.layoutIfNeeded() }
  }

  /// The progress object that is shown while the view is in a window.
  open var observedProgress: Progress? { didSet { follow() } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  private func follow() {
    ticker?.invalidate()
    ticker = nil
    guard window != nil, let observed = observedProgress else { return }
    setProgress(Float(observed.fractionCompleted), animated: false)
    ticker = FrameClock.shared.addTicker(isBackground: true) { [weak self] _ in
      guard let self, let observed = observedProgress else { return }
      let part = Float(observed.fractionCompleted)
      if part != progress { setProgress(part, animated: true) }
    }
  }

  // MARK: Appearance

  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      updateColors()
    }
  }
  open var progressTintColor: UIColor? {
    willSet { willChange("progressTintColor") }
    didSet {
      defer { didChange("progressTintColor") }
      recordExplicitValue(\.progressTintColor); updateColors()
    }
  }
  open var trackTintColor: UIColor? {
    willSet { willChange("trackTintColor") }
    didSet {
      defer { didChange("trackTintColor") }
      recordExplicitValue(\.trackTintColor); updateColors()
    }
  }
  open var progressImage: UIImage? { didSet { recordExplicitValue(\.progressImage); updateColors() } }
  open var trackImage: UIImage? { didSet { recordExplicitValue(\.trackImage); updateColors() } }

  private func updateColors() {
    fill.image = progressImage
    track.image = trackImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor =
      trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill) : nil
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    // Metrics.md 1.8: the width is rounded to points and at least 8, and zero without progress.
    let width =
      progress > 0 ? min(bounds.width, max(8, (CGFloat(progress) * bounds.width + 0.5).rounded(.down))) : 0
    fill.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    fill.layer.cornerRadius = progressImage == nil ? radius : 0
  }

  // MARK: Accessibility

  package override var accessibilityRole: AccessibilityRole? { .progress }
  package override var isElementByDefault: Bool { true }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SystemString.progress.text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibility.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
}
