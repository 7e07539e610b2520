/// A row of dots, one for each page, of which the current one is highlighted.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  package override var describesItselfAsTransparent: Bool { true }
  package override var huggedAxes: UIAxis { .vertical }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop

    fileprivate var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  // Metrics.md 1.8: dots of 7.59 points, a total margin of 20 points. Their distance and the height as recorded on
  // iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testPageControl): three dots are 73 points
  // wide and 77 pixels of a third of a point high; at 2, the height is 26 points.
  private static let pitch: CGFloat = 53 / 3
  private static let margin: CGFloat = 20
  private var thickness: CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (25.6 * scale).rounded(.up) / scale
  }
  private static let dot: CGFloat = 7.59
  /// The number of smaller dots at an end with hidden dots.
  private static let shrunkDots = 2
  /// How far a finger moves to turn a page, in points.
  private static let scrubDistance: CGFloat = 18

  private let background = UIView()
  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The first dot that is shown at full size if not all fit.
  private var firstShown = 0
  /// The number of visible dots in the last layout.
  private var lastShown = 0
  private var scrubStart: CGFloat = 0
  private var scrubPage = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIPageControl.self)
  }

  private func prepare() {
    background.isUserInteractionEnabled = false
    background.backgroundColor = .systemFill
    background.alpha = 0
    addSubview(background)
  }

  // MARK: Pages

  open var numberOfPages = 0 {
    willSet { willChange("numberOfPages") }
    didSet {
      defer { didChange("numberOfPages") }

      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      currentPage = clamped(currentPage)
      invalidateIntrinsicContentSize()
      rebuild()
    }
  }

  /// The index of the current page, clamped to the valid range.
  open var currentPage = 0 {
    willSet { willChange("currentPage") }
    didSet {
      defer { didChange("currentPage") }

      currentPage = clamped(currentPage)
      if currentPage != oldValue { refresh(animated: window != nil) }
    }
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

  open var hidesForSinglePage = false { didSet { refresh(animated: false) } }
  /// Whether the current page is shown only after `updateCurrentPageDisplay`.
  @available(*, deprecated, message: "The current page is shown as it changes.")
  open var defersCurrentPageDisplay: Bool {
    get { false }
    set {}
  }
  @available(*, deprecated, message: "The current page is shown as it changes.")
  open func updateCurrentPageDisplay() {}

  // MARK: Progress

  /// The progress of the current page; nil for dots only. Differs from iOS: the current dot fades in with its progress, instead of a
  /// bar that fills.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.pageControl = nil
      progress?.pageControl = self
      refresh(animated: false)
    }
  }

  func progressDidChange() { refresh(animated: false) }

  /// The opacity of the current dot.
  private var currentAlpha: CGFloat { progress.map { 0.4 + 0.6 * CGFloat($0.currentProgress) } ?? 1 }

  // MARK: Appearance

  open var pageIndicatorTintColor: UIColor? {
    didSet { recordExplicitValue(\.pageIndicatorTintColor); refresh(animated: false) }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { recordExplicitValue(\.currentPageIndicatorTintColor); refresh(animated: false) }
  }
  open var preferredIndicatorImage: UIImage? { didSet { rebuild() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { rebuild() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { refresh(animated: false) } }
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    rebuild()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    rebuild()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentImages[page] ?? preferredCurrentPageIndicatorImage
  }

  private func rebuild() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let view = UIImageView()
      view.contentMode = .center
      view.layer.cornerRadius = Self.dot / 2
      addSubview(view)
      dots.append(view)
    }
    refresh(animated: false)
  }

  private func refresh(animated: Bool) {
    setNeedsLayout()
    let change: @MainActor () -> Void = { [self] in
      for (page, view) in dots.enumerated() {
        let isCurrent = page == currentPage
        let picture = isCurrent ? currentPageIndicatorImage(forPage: page) : nil
        let image = (picture ?? indicatorImage(forPage: page))?.withRenderingMode(.alwaysTemplate)
        let color =
          isCurrent
          ? currentPageIndicatorTintColor ?? .white
          : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
        view.image = image
        view.tintColor = color
        view.backgroundColor = image == nil ? color : nil
        view.isHidden = hidesForSinglePage && numberOfPages < 2
        view.alpha = !isEnabled ? 0.5 : isCurrent ? currentAlpha : 1
      }
      background.alpha =
        backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        ? 1 : 0
      layoutIfNeeded()
    }
    guard animated else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    for (page, view) in dots.enumerated() {
      view.alpha = !isEnabled ? 0.5 : page == currentPage ? currentAlpha : 1
    }
  }

  // MARK: Layout

  /// Returns the size that fits the given number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.pitch * CGFloat(max(0, pageCount)) + Self.margin
    return direction.isVertical
      ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let whole = intrinsicContentSize
    return CGSize(
      width: size.width > 0 ? min(size.width, whole.width) : whole.width,
      height: size.height > 0 && direction.isVertical ? min(size.height, whole.height) : whole.height)
  }

  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isVertical = direction.isVertical
    let length = isVertical ? bounds.height : bounds.width
    // The length may have been rounded to a pixel.
    let room = max(1, Int((length - Self.margin) / Self.pitch + 0.1))
    let shown = min(numberOfPages, room)
    // Scrolls the visible dots only as far as necessary to show the current one at full size. A change of the width
    // resets the position.
    if shown != lastShown { firstShown = 0 }
    lastShown = shown
    let edge = min(Self.shrunkDots, max(0, (shown - 1) / 2))
    firstShown = min(max(firstShown, currentPage - shown + 1 + edge), currentPage - edge)
    firstShown = min(max(0, firstShown), max(0, numberOfPages - shown))
    let start = (length - CGFloat(shown) * Self.pitch) / 2 + Self.pitch / 2
    for (page, view) in dots.enumerated() {
      let slot = page - firstShown
      let along = start + CGFloat(isReversed ? shown - 1 - slot : slot) * Self.pitch
      let side = view.image.map { max($0.size.width, $0.size.height) } ?? Self.dot
      view.bounds.size = CGSize(width: side, height: side)
      view.center =
        isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
      let scale = scale(ofSlot: slot, shown: shown)
      view.transform = CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))
      view.alpha = scale > 0 ? (isEnabled ? 1 : 0.5) : 0
    }
    let extent = CGFloat(shown) * Self.pitch + Self.margin - 4
    background.bounds.size =
      isVertical
      ? CGSize(width: thickness, height: extent) : CGSize(width: extent, height: thickness)
    background.center = CGPoint(x: bounds.midX, y: bounds.midY)
    background.layer.cornerRadius = thickness / 2
  }

  /// Shrinks the dots at an end beyond which there are more.
  private func scale(ofSlot slot: Int, shown: Int) -> CGFloat {
    guard slot >= 0, slot < shown else { return 0 }
    guard shown < numberOfPages else { return 1 }
    let before = firstShown > 0
    let after = firstShown + shown < numberOfPages
    if before, slot == 0 { return 0.5 }
    if before, slot == 1 { return 0.75 }
    if after, slot == shown - 1 { return 0.5 }
    if after, slot == shown - 2 { return 0.75 }
    return 1
  }

  // MARK: Tracking

  /// Whether holding and moving a finger scrubs through the pages.
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none

  private func position(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    return direction.isVertical ? place.y : place.x
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard numberOfPages > 1 else { return false }
    scrubStart = position(of: touch)
    scrubPage = currentPage
    interactionState = .discrete
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let distance = position(of: touch) - scrubStart
    if interactionState == .discrete, abs(distance) > Self.scrubDistance / 2 {
      interactionState = .continuous
      refresh(animated: true)
    }
    guard interactionState == .continuous else { return true }
    let steps = Int((distance / Self.scrubDistance).rounded())
    go(to: scrubPage + (isReversed ? -steps : steps), event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasDiscrete = interactionState == .discrete
    interactionState = .none
    if wasDiscrete, isTouchInside, let touch {
      let middle = direction.isVertical ? bounds.midY : bounds.midX
      let isForward = (position(of: touch) > middle) != isReversed
      go(to: currentPage + (isForward ? 1 : -1), event)
    }
    refresh(animated: true)
  }

  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
    refresh(animated: true)
    super.cancelTracking(with: event)
  }

  private func go(to page: Int, _ event: UIEvent?) {
    let page = clamped(page)
    guard page != currentPage else { return }
    currentPage = page
    send([.valueChanged, .primaryActionTriggered], event)
  }

  // MARK: Keys and accessibility

  package override func operate(_ key: ControlKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left, .right: go(to: currentPage + ((key == .right) != isReversed ? 1 : -1), nil)
    case .up, .pageUp: go(to: currentPage - 1, nil)
    case .down, .pageDown: go(to: currentPage + 1, nil)
    case .home: go(to: 0, nil)
    case .end: go(to: numberOfPages - 1, nil)
    case .activate: return false
    }
    return true
  }

  package override var accessibilityRole: AccessibilityRole? { .pages }
  package override var roleTraits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (numberOfPages > 0 ? SystemString.page.text(currentPage + 1, numberOfPages) : nil)
    }
    set { super.accessibilityValue = newValue }
  }
  // The outline and the label for voice input as recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot,
  // testPageControl).
  open override var accessibilityPath: UIBezierPath? {
    get { super.accessibilityPath ?? accessibilityPath(cornerRadius: bounds.height / 2) }
    set { super.accessibilityPath = newValue }
  }
  open override var accessibilityUserInputLabels: [String]! {
    get { ownAccessibility?.details?.userInputLabels ?? [SystemString.pageControl.text] }
    set { super.accessibilityUserInputLabels = newValue }
  }
  open override func accessibilityIncrement() { go(to: currentPage + 1, nil) }
  open override func accessibilityDecrement() { go(to: currentPage - 1, nil) }
}
