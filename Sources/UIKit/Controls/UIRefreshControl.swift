/// The control that a pull beyond the top of a scroll view reveals; pulling far enough starts a refresh.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  // Metrics.md 1.8: 60 points high, and 60 to pull.
  private static let height: CGFloat = 60

  private let wheel = RefreshIndicatorView()
  private let label = UILabel()
  @BackReference private var scrollView: UIScrollView?
  /// The height reserved above the content during a refresh.
  private(set) var room: CGFloat = 0
  /// Whether the current pull has already started a refresh.
  private var hasFired = false
  private var endsAfterDrag = false

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIRefreshControl.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
    alpha = 0
  }

  // MARK: State

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false {
    willSet { willChange("refreshing") }
    didSet { didChange("refreshing") }
  }

  /// Text shown below the indicator.
  open var attributedTitle: NSAttributedString? {
    willSet { willChange("attributedTitle") }
    didSet {
      defer { didChange("attributedTitle") }

      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Tells the control that the app started a refresh. The content does not move, unless it is pulled beyond
  /// the top (Metrics.md 3.6).
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.isSpinning = true
    guard let scrollView else { return }
    let isPulled = pull > 0
    setRoom(Self.height)
    if isPulled, !scrollView.isTracking { scrollView.contentOffset.y -= Self.height }
    follow()
  }

  /// Tells the control that the refresh has ended; the content returns to its position.
  open func endRefreshing() {
    guard isRefreshing else { return }
    guard let scrollView, !scrollView.isDragging else {
      endsAfterDrag = scrollView != nil
      if scrollView == nil { finish() }
      return
    }
    finish()
  }

  private func finish() {
    isRefreshing = false
    endsAfterDrag = false
    hasFired = false
    guard let scrollView else { return wheel.isSpinning = false }
    let rest = -(scrollView.adjustedContentInset.top - room)
    let isShown = scrollView.contentOffset.y < rest
    setRoom(0)
    guard isShown, window != nil else {
      wheel.isSpinning = false
      return follow()
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.wheel.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        scrollView.setContentOffsetNow(CGPoint(x: scrollView.contentOffset.x, y: rest))
      },
      completion: { _ in
        self.wheel.transform = .identity
        if !self.isRefreshing { self.wheel.isSpinning = false }
        self.follow()
      })
  }

  private func setRoom(_ height: CGFloat) {
    guard room != height, let scrollView else { return }
    let held = scrollView.holdsOffset
    scrollView.holdsOffset = true
    room = height
    scrollView.adjustedContentInsetDidChange()
    scrollView.scrollDelegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
    scrollView.holdsOffset = held
  }

  // MARK: Scrolling

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.insertSubview(self, at: 0)
    follow()
  }

  func detach() {
    if room > 0 { setRoom(0) }
    removeFromSuperview()
    scrollView = nil
  }

  /// The distance of the content below its resting position, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - room)
  }

  func scrollViewDidScroll() {
    follow()
    guard let scrollView, scrollView.isDragging, isEnabled else { return }
    if !isRefreshing, !hasFired, pull >= Self.height { start() }
  }

  private func start() {
    hasFired = true
    isRefreshing = true
    wheel.isSpinning = true
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  /// Called when the finger lifts; during a refresh, the height stays reserved.
  func dragWillEnd() {
    hasFired = false
    if endsAfterDrag {
      FrameClock.shared.schedule(after: 0) { [weak self] in
        guard let self, endsAfterDrag else { return }
        finish()
      }
    } else if isRefreshing {
      setRoom(Self.height)
    }
  }

  /// Keeps the control at the upper edge, below the adjusted inset.
  private func follow() {
    guard let scrollView else { return }
    let top = scrollView.adjustedContentInset.top - room
    UIView.performWithoutAnimation {
      frame = CGRect(
        x: 0, y: scrollView.contentOffset.y + top, width: scrollView.bounds.width, height: Self.height)
    }
    let part = min(max(pull / Self.height, 0), 1)
    alpha = isRefreshing || wheel.isSpinning ? (pull > 0 ? 1 : 0) : min(1, part * 1.5)
    if !wheel.isSpinning { wheel.progress = part }
  }

  // MARK: Appearance

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = rare?.tintColor
    wheel.setNeedsDisplay()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    wheel.bounds.size = CGSize(width: 32, height: 32)
    wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? 24 : bounds.midY)
    label.frame = CGRect(x: 8, y: 42, width: max(0, bounds.width - 16), height: hasTitle ? 16 : 0)
  }

  package override var isElementByDefault: Bool { isRefreshing }
  open override var canBecomeFocused: Bool { false }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributedTitle?.string ?? SystemString.refreshing.text }
    set { super.accessibilityLabel = newValue }
  }
}

/// An activity indicator of eight blades that appear one after another, and spin during a refresh.
@MainActor
private final class RefreshIndicatorView: UIView {
  var color: UIColor?
  /// The fraction of the blades that are visible, from 0 to 1.
  var progress: CGFloat = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
  var isSpinning = false { didSet { if isSpinning != oldValue { updateWheel() } } }
  private lazy var wheel = ActivityIndicatorSteps { [weak self] in self?.setNeedsDisplay() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateWheel()
  }

  private func updateWheel() {
    setNeedsDisplay()
    wheel.isTurning = isSpinning && window != nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Metrics.md 1.8: blades of 3.5 by 10 on a ring of 10.
    let color = (color ?? UIColor(white: 0.56, alpha: 1)).resolvedColor(with: traitCollection).cgColor
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<8 {
      var opacity: CGFloat
      if isSpinning {
        let age = (wheel.step - index + 8) % 8
        opacity = [1, 0.84, 0.69, 0.54, 0.4, 0.32, 0.32, 0.32][age]
      } else {
        opacity = min(1, max(0, progress * 8 - CGFloat(index))) * 0.8
      }
      guard opacity > 0 else { continue }
      opacity *= color.alpha
      context.saveGState()
      context.rotate(by: CGFloat(index) * .pi / 4)
      context.setFillColor(color.copy(alpha: opacity) ?? color)
      let blade = CGRect(x: -1.75, y: -15, width: 3.5, height: 10)
      context.addPath(CGPath(roundedRect: blade, cornerWidth: 1.75, cornerHeight: 1.75, transform: nil))
      context.fillPath()
      context.restoreGState()
    }
  }
}
