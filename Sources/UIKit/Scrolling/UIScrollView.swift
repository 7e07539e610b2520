/// A view that shows a part of larger content, and lets a finger, a wheel or keys scroll and zoom it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.suffix += [
      "contentOffset: \(ViewDescription.point(contentOffset))",
      "contentSize: \(ViewDescription.size(contentSize))",
      "adjustedContentInset: \(ViewDescription.insets(adjustedContentInset))",
    ]
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// The fraction of the scrolling speed that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  package lazy var scroller = ScrollEngine(self)
  package var _contentSize = CGSize.zero
  package var _contentInset = UIEdgeInsets.zero
  package var systemContentInset = UIEdgeInsets.zero
  private let indicators = ScrollIndicators()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    scroller.attach()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    scroller.attach()
    coder.decodeInterface(of: self, as: UIScrollView.self)
  }

  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  /// The delegate. Subclasses redeclare it with a narrower type, as on iOS; if the context does not determine
  /// the type, theirs is used.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
  /// The delegate that was last stored, regardless of the narrower type in a subclass and of an override of
  /// the property: UIKit also reads its instance variable.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }
  package func scrollDelegateDidChange() {}

  // MARK: Content

  /// The size of the visible part of the content, in points.
  open var visibleSize: CGSize { bounds.size }

  package override var geometryKeys: [String] { super.geometryKeys + ["contentOffset"] }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffsetNow(newValue) }
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(NSCoder.string(for: contentOffset), forKey: "contentOffset")
    coder.encode(ScrollPosition(self)?.propertyList, forKey: "position")
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let text = coder.decodeObject(forKey: "contentOffset") as? String else { return }
    contentOffset = NSCoder.cgPoint(for: text)
    let position = ScrollPosition(propertyList: coder.decodeObject(forKey: "position"))
    if let position, position.item != nil { ScrollRestoration.restore(self, to: position) }
  }

  open var contentSize: CGSize {
    get { _contentSize }
    set {
      willChange("contentSize")
      defer { didChange("contentSize") }

      guard newValue != _contentSize else { return }
      _contentSize = newValue
      updateSystemInset()
      setNeedsLayout()
    }
  }

  /// The custom space around the content.
  open var contentInset: UIEdgeInsets {
    get { _contentInset }
    set {
      willChange("contentInset")
      defer { didChange("contentInset") }

      guard newValue != _contentInset else { return }
      preservingRestPosition { _contentInset = newValue }
    }
  }

  /// `contentInset` plus the insets of safe areas and of a running refresh.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = _contentInset + systemContentInset
    if let room = refreshControl?.room { insets.top += room }
    return insets
  }

  open func adjustedContentInsetDidChange() {}

  /// The control that a pull beyond the top reveals and starts.
  open var refreshControl: UIRefreshControl? {
    willSet { willChange("refreshControl") }
    didSet {
      defer { didChange("refreshControl") }

      guard refreshControl !== oldValue else { return }
      oldValue?.detach()
      refreshControl?.attach(to: self)
    }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateSystemInset() }
  }
  /// Whether the safe area's insets are added to those of the scroll indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.setNeedsUpdate(in: self) } }

  /// Sets the content offset; the animation is a cosine over 0.3 seconds (Metrics.md 2.4).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      scroller.stop()
      self.contentOffset = contentOffset
      return
    }
    scroller.animate(to: contentOffset)
  }

  /// Scrolls the minimum distance that shows the rectangle, in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minX < visible.minX {
      offset.x -= visible.minX - rect.minX
    } else if rect.maxX > visible.maxX {
      offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX)
    }
    if rect.minY < visible.minY {
      offset.y -= visible.minY - rect.minY
    } else if rect.maxY > visible.maxY {
      offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY)
    }
    offset = scroller.clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Behavior

  open var isScrollEnabled: Bool {
    get { scroller.pan.isEnabled }
    set {
      willChange("scrollEnabled")
      defer { didChange("scrollEnabled") }
      scroller.pan.isEnabled = newValue
    }
  }
  open var isPagingEnabled = false {
    willSet { willChange("pagingEnabled") }
    didSet { didChange("pagingEnabled") }
  }
  open var isDirectionalLockEnabled = false
  open var bounces = true
  /// Whether scrolling beyond the top and bottom bounces back, while `bounces` is true.
  open var bouncesVertically = true
  /// Whether scrolling beyond the sides bounces back, while `bounces` is true.
  open var bouncesHorizontally = true
  /// Whether keys scroll.
  open var allowsKeyboardScrolling = true
  /// The place of content that is smaller than the view, in fractions of the free space. Without effect: content is at the top left.
  open var contentAlignmentPoint = CGPoint.zero
  /// Whether a horizontal drag beyond the end scrolls the enclosing scroll view.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag beyond the end scrolls the enclosing scroll view.
  open var transfersVerticalScrollingToParent = true

  /// Stops dragging, deceleration and zooming where they are.
  open func stopScrollingAndZooming() {
    setContentOffset(contentOffset, animated: false)
    for recognizer in [panGestureRecognizer, pinchGestureRecognizer].compactMap({ $0 })
    where recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  /// Performs changes of the content offset, and shows the indicators as during scrolling.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    flashScrollIndicators()
    changes()
  }
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateSystemInset() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateSystemInset() } }
  }
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indexDisplayMode = IndexDisplayMode.automatic
  open var isTracking: Bool { scroller.isTracking }
  open var isDragging: Bool { scroller.isDragging }
  open var isDecelerating: Bool { scroller.isDecelerating }

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.isControl }

  /// The delay before content receives touches, in seconds, because they may scroll (Metrics.md 2.4).
  private static let contentTouchDelay: TimeInterval = 0.15

  /// The delay before content at rest receives touches, in seconds; `nil` if touches are not delayed.
  package final var restingTouchDelay: TimeInterval? {
    guard isScrollEnabled, delaysContentTouches,
      scroller.canScrollHorizontally || scroller.canScrollVertically
    else { return nil }
    return Self.contentTouchDelay
  }

  package override func touchDelay(for touch: UITouch, in view: UIView, with event: UIEvent) -> TouchDelay? {
    guard view !== self, isScrollEnabled else { return nil }
    // A touch that stops moving content is not delivered to the content.
    if scroller.isCoasting || !touchesShouldBegin([touch], with: event, in: view) { return .refusal }
    return restingTouchDelay.map { TouchDelay(delay: $0, recognizer: scroller.pan) }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === scroller.pan, !scroller.canBeginDrag { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { scroller.pan }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroller.pinch }

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1 { didSet { scroller.zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { scroller.zoomLimitsDidChange() } }
  open var bouncesZoom = true
  open var zoomScale: CGFloat {
    get { scroller.zoomScale }
    set {
      willChange("zoomScale")
      defer { didChange("zoomScale") }
      scroller.zoom(to: newValue, animated: false)
    }
  }
  open var isZooming: Bool { scroller.isZooming }
  open var isZoomBouncing: Bool { scroller.isZoomBouncing }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { scroller.zoom(to: scale, animated: animated) }
  /// Zooms so that the rectangle, in the coordinates of the zoomed view, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { scroller.zoom(to: rect, animated: animated) }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { indicators.setNeedsUpdate(in: self) } }
  open var showsHorizontalScrollIndicator = true { didSet { indicators.setNeedsUpdate(in: self) } }
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.setNeedsUpdate(in: self) } }
  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.setNeedsUpdate(in: self) }
  }
  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.setNeedsUpdate(in: self) }
  }
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open func flashScrollIndicators() { indicators.flash(in: self) }
  package func showIndicators() { indicators.show(in: self) }
  package func fadeIndicators() { indicators.fade(in: self) }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size != old.size { updateSystemInset() }
      if newValue.origin != old.origin { offsetDidChange() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      // Content that fits has no insets (`scrollsHorizontally`).
      if super.bounds.size != old { updateSystemInset() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroller.contentDidChange()
    if ScrollRestoration.isPending { ScrollRestoration.viewDidLayOut(self) }
    indicators.update(in: self)
    lowerEdgeObserver?.contentDidMoveAtLowerEdge(of: self)
    contentCover?.followScrolling()
  }

  /// The cover of the content, such as a running search. It stays in front of rows that are added.
  final weak var contentCover: (any ScrollContentCover)?

  package override var isConstraintScrollView: Bool { true }
  package override func constraintContentSizeDidChange(_ size: CGSize) { contentSize = size }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSystemInset()
  }

  /// The safe area for subviews, without the part that the content insets include.
  package override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    if systemContentInset.top > 0 { insets.top = 0 }
    if systemContentInset.bottom > 0 { insets.bottom = 0 }
    if systemContentInset.left > 0 { insets.left = 0 }
    if systemContentInset.right > 0 { insets.right = 0 }
    return insets
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else {
      scrollObserver?.scrollViewDidLeaveWindow(self)
      return
    }
    updateSystemInset()
    // The bars around a screen follow new content.
    if let screen = superview?.owningController { screen._parent?.childLayoutPreferencesDidChange(screen) }
  }

  /// Called after each change of the offset; containers follow it (large titles, pages).
  package func offsetDidChange() {
    setNeedsLayout()
    refreshControl?.scrollViewDidScroll()
    scrollDelegate?.scrollViewDidScroll(self)
    scrollObserver?.scrollViewOffsetDidChange(self)
  }

  /// The height of the view that the keyboard covers, if the view adjusts for it. In points.
  package var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { updateSystemInset() } } }

  package weak var scrollObserver: (any ScrollObserver)?
  /// The container whose bar at the lower edge depends on the content below it. It is notified after each
  /// layout: of every change of offset, content, size and insets.
  @BackReference package final var lowerEdgeObserver: UIViewController?
  /// The distance that content extends below the lower edge of the visible area, in points; zero at the end
  /// of the content.
  package final var lowerEdgeDistance: CGFloat {
    max(0, _contentSize.height + adjustedContentInset.bottom - bounds.maxY)
  }
  /// The distance by which content may be above its top inset, because a bar there expands again as it
  /// scrolls. In points.
  package var topExpansion: CGFloat = 0
  /// Whether the navigation bar over the screen has a large title.
  package final var hasLargeTitle = false { didSet { updateLargeTitle() } }
  /// Whether a large title is above the content when it is not scrolled, and nothing else of the screen is.
  package final var isBelowLargeTitle = false {
    didSet { if isBelowLargeTitle != oldValue { largeTitleDidChange() } }
  }
  package func largeTitleDidChange() {}
  /// Whether changes of insets leave the offset unchanged, because the caller sets both.
  package var holdsOffset = false
  /// Whether the view was in a window when its insets were last updated.
  package final var hasBeenInWindow = false

  // MARK: Guides

  /// The content area: constraints to it determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The frame of the view: items constrained to it do not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }
}

/// A container that observes the scrolling of a view inside it.
@MainActor
package protocol ScrollObserver: AnyObject {
  func scrollViewOffsetDidChange(_ scrollView: UIScrollView)
  func scrollViewDidEndTracking(_ scrollView: UIScrollView, target: inout CGPoint)
  func scrollViewDidComeToRest(_ scrollView: UIScrollView)
  func scrollViewDidLeaveWindow(_ scrollView: UIScrollView)
}

extension ScrollObserver {
  package func scrollViewDidLeaveWindow(_ scrollView: UIScrollView) {}
}
