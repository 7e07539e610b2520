/// Converts fingers, wheels and time into the content offset of one scroll view.
@MainActor
package final class ScrollEngine {
  private enum Activity {
    case idle
    /// A finger drags the content; `anchor` is the offset without the rubber band at the start of the drag.
    case dragging(anchor: CGPoint)
    /// The content decelerates or bounces.
    case coasting(x: ScrollMotion, y: ScrollMotion)
    /// A programmatic scroll.
    case animating(from: CGPoint, to: CGPoint, start: CFTimeInterval)
    case zooming
  }

  @OwnerReference private var view: UIScrollView
  let pan = ScrollPanGestureRecognizer()
  private(set) var pinch: UIPinchGestureRecognizer?
  private var activity = Activity.idle
  private var ticker: FrameClock.Ticker?
  private enum Axis { case horizontal, vertical }
  private var lockedAxis: Axis?
  private(set) var isTracking = false

  /// The duration of a programmatic scroll, in seconds (Metrics.md 2.4).
  static let animationDuration: CFTimeInterval = 0.3
  /// The frequency of the spring that settles on a page, in radians per second.
  static let pagingFrequency = 12.0

  init(_ view: UIScrollView) { _view = OwnerReference(wrappedValue: view) }

  deinit {
    // The scroll view, which is deallocated on the main thread, owns the engine.
    MainThreadDeallocation.run { ticker?.invalidate() }
  }

  func attach() {
    pan.scrollView = view
    pan.allowedScrollTypesMask = .all
    pan.onEvent = { [engine = BackReference(wrappedValue: self)] in engine.wrappedValue?.panDidChange() }
    view.addGestureRecognizer(pan)
  }

  var isDragging: Bool {
    if case .dragging = activity { return true }
    return false
  }

  var isDecelerating: Bool {
    if case .coasting = activity { return true }
    return false
  }

  /// Whether the content moves without a finger on it.
  var isCoasting: Bool {
    switch activity {
    case .coasting, .animating: true
    case .idle, .dragging, .zooming: false
    }
  }

  var isMoving: Bool {
    if case .idle = activity { return false }
    return true
  }

  // MARK: Range

  private var insets: UIEdgeInsets { view.adjustedContentInset }

  private var xRange: ClosedRange<CGFloat> {
    range(-insets.left, view.contentSize.width + insets.right - view.bounds.width)
  }

  private var yRange: ClosedRange<CGFloat> {
    range(-insets.top - view.topExpansion, view.contentSize.height + insets.bottom - view.bounds.height)
  }

  private func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> { low...max(low, high) }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, xRange.lowerBound), xRange.upperBound),
      y: min(max(offset.y, yRange.lowerBound), yRange.upperBound))
  }

  var canScrollHorizontally: Bool {
    xRange.upperBound > xRange.lowerBound || (bouncesX && view.alwaysBounceHorizontal)
  }
  var canScrollVertically: Bool {
    yRange.upperBound > yRange.lowerBound || (bouncesY && view.alwaysBounceVertical)
  }
  private var bouncesX: Bool { view.bounces && view.bouncesHorizontally }
  private var bouncesY: Bool { view.bounces && view.bouncesVertically }

  // MARK: Dragging

  /// Whether the content can move in the direction of the fingers, and gives up their touches if it already
  /// has them.
  var canBeginDrag: Bool {
    let movement = pan.beginning
    let isHorizontal = abs(movement.x) > abs(movement.y)
    guard isHorizontal ? canScrollHorizontally : canScrollVertically else { return false }
    guard let dispatcher = view.window?.touchDispatcher else { return true }
    for touch in pan.sequence.live where dispatcher.hasDelivered(touch) {
      guard let content = touch.view, content !== view else { continue }
      guard view.canCancelContentTouches, view.touchesShouldCancel(in: content) else { return false }
    }
    return true
  }

  private func panDidChange() {
    guard let view = $view else { return }
    if pan.isScrollingInSteps {
      scroll(by: pan.translation(in: view))
      return pan.setTranslation(.zero, in: view)
    }
    switch pan.state {
    case .began: beginDrag()
    case .changed: drag()
    case .ended: endDrag(velocity: pan.velocity(in: view))
    case .cancelled, .failed: endDrag(velocity: .zero)
    default: break
    }
  }

  /// Stops moving content when a finger touches it (Metrics.md 2.4).
  func touchDidBegin() {
    isTracking = true
    if isCoasting { stop() }
  }

  func touchesDidEnd() {
    guard isTracking, !isDragging else { return }
    isTracking = false
    if view.isPagingEnabled {
      let target = page(from: view.contentOffset, landing: view.contentOffset, velocity: .zero)
      if target != view.contentOffset { coast(velocity: .zero, to: target) }
    } else if clamped(view.contentOffset) != view.contentOffset {
      coast(velocity: .zero, to: nil)
    }
  }

  private func beginDrag() {
    stop()
    isTracking = true
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    if view.keyboardDismissMode == .onDrag || view.keyboardDismissMode == .onDragWithAccessory {
      view.window?.endEditing(true)
    }
    lockedAxis = view.isDirectionalLockEnabled ? dominantAxis(of: pan.translation(in: view)) : nil
    activity = .dragging(anchor: unbanded(view.contentOffset))
    view.showIndicators()
    drag()
  }

  private func dominantAxis(of translation: CGPoint) -> Axis? {
    let (dx, dy) = (abs(translation.x), abs(translation.y))
    if dx > 2 * dy { return .horizontal }
    return dy > 2 * dx ? .vertical : nil
  }

  private var dragsKeyboard: Bool {
    view.keyboardDismissMode == .interactive || view.keyboardDismissMode == .interactiveWithAccessory
  }

  private func drag() {
    guard case .dragging(let anchor) = activity else { return }
    if dragsKeyboard { view.window?.windowScene?.sceneKeyboard.follow(pan.center.y) }
    let translation = pan.translation(in: view)
    var offset = view.contentOffset
    if canScrollHorizontally, lockedAxis != .vertical {
      offset.x = banded(anchor.x - translation.x, in: xRange, extent: view.bounds.width, bouncesX)
    }
    if canScrollVertically, lockedAxis != .horizontal {
      offset.y = banded(anchor.y - translation.y, in: yRange, extent: view.bounds.height, bouncesY)
    }
    move(to: offset)
  }

  private func banded(
    _ value: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let clamped = min(max(value, range.lowerBound), range.upperBound)
    guard bounces else { return clamped }
    return clamped + CGFloat(ScrollMotion.rubberBand(Double(value - clamped), extent: Double(extent)))
  }

  /// Removes the rubber band, so that content caught beyond an edge does not jump.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    func undo(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ extent: CGFloat) -> CGFloat {
      let clamped = min(max(value, range.lowerBound), range.upperBound)
      let shown = abs(value - clamped)
      guard shown > 0, shown < extent else { return value }
      let raw = shown * extent / (CGFloat(ScrollMotion.rubberBandCoefficient) * (extent - shown))
      return clamped + (value < clamped ? -raw : raw)
    }
    return CGPoint(
      x: undo(offset.x, xRange, view.bounds.width), y: undo(offset.y, yRange, view.bounds.height))
  }

  private func endDrag(velocity finger: CGPoint) {
    guard isDragging else {
      isTracking = false
      return
    }
    if dragsKeyboard { view.window?.windowScene?.sceneKeyboard.endFollowing(velocity: finger.y) }
    view.refreshControl?.dragWillEnd()
    isTracking = false
    var velocity = CGPoint(
      x: canScrollHorizontally && lockedAxis != .vertical ? -finger.x : 0,
      y: canScrollVertically && lockedAxis != .horizontal ? -finger.y : 0)
    let rate = Double(view.decelerationRate.rawValue)
    let offset = view.contentOffset
    var target = clamped(
      CGPoint(
        x: ScrollMotion.landing(from: Double(offset.x), velocity: Double(velocity.x), rate: rate),
        y: ScrollMotion.landing(from: Double(offset.y), velocity: Double(velocity.y), rate: rate)))
    if view.isPagingEnabled { target = page(from: offset, landing: target, velocity: velocity) }
    let natural = target
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: perMillisecond, targetContentOffset: &target)
    view.scrollObserver?.scrollViewDidEndTracking(view, target: &target)
    if target != natural, !view.isPagingEnabled { velocity = retargeted(velocity, offset, target, rate) }
    let isForced = view.isPagingEnabled || target != natural
    activity = .idle
    let willCoast =
      velocity != .zero && (isForced || target != offset) || clamped(offset) != offset
      || (isForced && target != offset)
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: willCoast)
    guard willCoast else {
      view.fadeIndicators()
      view.scrollObserver?.scrollViewDidComeToRest(view)
      return
    }
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    coast(velocity: velocity, to: isForced ? target : nil)
  }

  /// Returns the page nearest to where the content would stop, at most one page away from the start of the
  /// drag.
  private func page(from offset: CGPoint, landing: CGPoint, velocity: CGPoint) -> CGPoint {
    func snap(_ value: CGFloat, _ speed: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return value }
      let position = value / extent
      if speed > 200 { return position.rounded(.up) * extent }
      if speed < -200 { return position.rounded(.down) * extent }
      return position.rounded() * extent
    }
    return clamped(
      CGPoint(
        x: snap(offset.x, velocity.x, view.bounds.width), y: snap(offset.y, velocity.y, view.bounds.height)))
  }

  private func retargeted(_ velocity: CGPoint, _ offset: CGPoint, _ target: CGPoint, _ rate: Double)
    -> CGPoint
  {
    CGPoint(
      x: ScrollMotion.velocity(from: Double(offset.x), landingAt: Double(target.x), rate: rate),
      y: ScrollMotion.velocity(from: Double(offset.y), landingAt: Double(target.y), rate: rate))
  }

  // MARK: Coasting

  private func coast(velocity: CGPoint, to target: CGPoint?) {
    let now = FrameClock.shared.now
    let offset = view.contentOffset
    let rate = Double(view.decelerationRate.rawValue)
    func motion(
      _ position: CGFloat, _ speed: CGFloat, _ range: ClosedRange<CGFloat>, _ goal: CGFloat?, _ bounces: Bool
    ) -> ScrollMotion {
      if let goal, view.isPagingEnabled || abs(speed) < 100 {
        return ScrollMotion(
          position: Double(position), velocity: Double(speed), target: Double(goal),
          frequency: Self.pagingFrequency, at: now)
      }
      return ScrollMotion(
        position: Double(position), velocity: Double(speed),
        range: Double(range.lowerBound)...Double(range.upperBound), rate: rate, bounces: bounces, at: now)
    }
    activity = .coasting(
      x: motion(offset.x, velocity.x, xRange, target?.x, bouncesX),
      y: motion(offset.y, velocity.y, yRange, target?.y, bouncesY))
    view.showIndicators()
    startTicking()
  }

  func animate(to offset: CGPoint) { animate(to: offset, .content) }

  private func animate(to offset: CGPoint, _ destination: Destination) {
    guard offset != view.contentOffset else {
      view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
      return
    }
    self.destination = destination
    activity = .animating(from: view.contentOffset, to: offset, start: FrameClock.shared.now)
    view.showIndicators()
    startTicking()
  }

  /// Scrolls to the end of the content, which moves if rows that become visible have other heights than estimated.
  func animateToEnd() { animate(to: CGPoint(x: view.contentOffset.x, y: yRange.upperBound), .end) }

  /// Scrolls to the start of the content, which rows that become visible do not move.
  func animateToStart() { animate(to: CGPoint(x: view.contentOffset.x, y: yRange.lowerBound), .start) }

  /// The target of an animation: a place that moves with the content, or an edge.
  private enum Destination { case content, start, end }
  private var destination = Destination.content

  private var animationStart: CFTimeInterval {
    if case .animating(_, _, let start) = activity { return start }
    return 0
  }

  private func startTicking() {
    guard ticker == nil else { return }
    ticker = FrameClock.shared.addTicker { [weak self] time in self?.tick(at: time) }
  }

  /// Stops any motion.
  func stop() {
    arrival = nil
    ticker?.invalidate()
    ticker = nil
    activity = .idle
    destination = .content
    StateRestorationCoordinator.shared.scrollingDidEnd()
  }

  private func tick(at time: CFTimeInterval) {
    // A delegate may release the view.
    guard let view = $view else { return stop() }
    defer { withExtendedLifetime(view) {} }
    switch activity {
    case .coasting(var x, var y):
      move(to: CGPoint(x: x.advance(to: time), y: y.advance(to: time)))
      guard case .coasting = activity else { return }
      activity = .coasting(x: x, y: y)
      if x.isAtRest, y.isAtRest { finishCoasting() }
    case .animating where destination == .end && time - animationStart >= Self.animationDuration:
      for _ in 0..<8 where view.contentOffset.y < yRange.upperBound {
        move(to: CGPoint(x: view.contentOffset.x, y: yRange.upperBound))
        view.layoutIfNeeded()
      }
      if case .animating = activity { finishAnimation() }
    case .animating(let from, let to, let start):
      let part = min(1, (time - start) / Self.animationDuration)
      let eased = CGFloat(0.5 - 0.5 * cos(.pi * part))
      move(to: CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
      if part >= 1, case .animating = activity { finishAnimation() }
    case .idle, .dragging, .zooming:
      ticker?.invalidate()
      ticker = nil
    }
  }

  private func finishCoasting() {
    stop()
    view.fadeIndicators()
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    view.scrollObserver?.scrollViewDidComeToRest(view)
  }

  /// The end of the last programmatic scroll, as long as nothing else has moved the content.
  private(set) var arrival: CGPoint?

  private func finishAnimation() {
    stop()
    arrival = view.contentOffset
    view.fadeIndicators()
    view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    view.scrollObserver?.scrollViewDidComeToRest(view)
  }

  /// Sets the offset, rounded to device pixels (Metrics.md 2.4).
  private func move(to offset: CGPoint) {
    let scale = max(1, view.traitCollection.displayScale)
    view.setContentOffsetNow(
      CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
  }

  /// Whether the content is pulled beyond its start.
  var isBeyondStart: Bool {
    view.contentOffset.x < xRange.lowerBound - 0.5 || view.contentOffset.y < yRange.lowerBound - 0.5
  }

  /// Shifts the offset and any motion in progress after content before the visible area has changed its size,
  /// so that the visible content stays in place.
  func shift(by delta: CGPoint) {
    switch activity {
    case .dragging(let anchor):
      activity = .dragging(anchor: CGPoint(x: anchor.x + delta.x, y: anchor.y + delta.y))
    case .coasting(var x, var y):
      x.shift(by: Double(delta.x), range: Double(xRange.lowerBound)...Double(xRange.upperBound))
      y.shift(by: Double(delta.y), range: Double(yRange.lowerBound)...Double(yRange.upperBound))
      activity = .coasting(x: x, y: y)
    case .animating(let from, let to, let start):
      activity = .animating(
        from: CGPoint(x: from.x + delta.x, y: from.y + delta.y),
        to: destination == .start ? to : CGPoint(x: to.x + delta.x, y: to.y + delta.y), start: start)
    case .idle, .zooming: break
    }
    let offset = view.contentOffset
    let hadArrived = arrival == offset
    view.setContentOffsetNow(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
    arrival = hadArrived ? view.contentOffset : nil
  }

  /// Changes the target of a running programmatic scroll, without a jump.
  func retarget(_ offset: CGPoint) {
    guard case .animating(let from, let to, let start) = activity, to != offset else { return }
    let part = min(1, (FrameClock.shared.now - start) / Self.animationDuration)
    let eased = CGFloat(0.5 - 0.5 * cos(.pi * part))
    guard eased < 0.999 else {
      activity = .animating(from: from, to: offset, start: start)
      return
    }
    let now = view.contentOffset
    activity = .animating(
      from: CGPoint(x: (now.x - offset.x * eased) / (1 - eased), y: (now.y - offset.y * eased) / (1 - eased)),
      to: offset, start: start)
  }

  // MARK: Wheels and touchpads

  /// Scrolls by the distance from a wheel, within the content.
  private func scroll(by delta: CGPoint) {
    if isCoasting { stop() }
    let offset = view.contentOffset
    move(to: clamped(CGPoint(x: offset.x - delta.x, y: offset.y - delta.y)))
    view.showIndicators()
    view.fadeIndicators()
    StateRestorationCoordinator.shared.scrollingDidEnd()
  }

  // MARK: Content

  /// Keeps the offset during a change of the content, after which the caller sets it.
  func holdingOffset(_ change: () -> Void) {
    let wasHeld = holdsOffset
    holdsOffset = true
    change()
    holdsOffset = wasHeld
  }

  /// Called after a change of sizes or insets; content beyond an edge returns.
  func contentDidChange() {
    if holdsOffset { return }
    if case .coasting(var x, var y) = activity {
      x.shift(by: 0, range: Double(xRange.lowerBound)...Double(xRange.upperBound))
      y.shift(by: 0, range: Double(yRange.lowerBound)...Double(yRange.upperBound))
      activity = .coasting(x: x, y: y)
    }
    guard !isMoving, !isTracking else { return }
    let offset = view.contentOffset
    let inside = clamped(offset)
    guard inside != offset, hasBeenLaidOut else {
      hasBeenLaidOut = true
      return
    }
    if isBeyondByContentChange(offset) { view.setContentOffsetNow(inside) }
  }
  private var hasBeenLaidOut = false
  private var holdsOffset = false

  private func isBeyondByContentChange(_ offset: CGPoint) -> Bool {
    offset.x > xRange.upperBound || offset.y > yRange.upperBound
  }

  // MARK: Zooming

  private(set) var zoomScale: CGFloat = 1
  var isZooming: Bool {
    if case .zooming = activity { return true }
    return false
  }
  private(set) var isZoomBouncing = false
  /// The state of a pinch. The anchor is in the coordinates of the content, the middle of the fingers
  /// relative to the corner of the view.
  private var pinched: (scale: CGFloat, anchor: CGPoint, middle: CGPoint)?

  func zoomLimitsDidChange() {
    let zooms = view.minimumZoomScale != view.maximumZoomScale
    if zooms, pinch == nil {
      let recognizer = UIPinchGestureRecognizer()
      recognizer.addHandler { [weak self] _ in self?.pinchDidChange() }
      view.addGestureRecognizer(recognizer)
      pinch = recognizer
    }
    pinch?.isEnabled = zooms
  }

  private var zoomedView: UIView? { view.scrollDelegate?.viewForZooming(in: view) }

  private func pinchDidChange() {
    guard let view = $view, let pinch, let content = zoomedView else { return }
    switch pinch.state {
    case .began:
      stop()
      activity = .zooming
      view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
      pinched = (zoomScale, pinch.location(in: content), middle(of: pinch))
    case .changed:
      guard let start = pinched else { return }
      let middle = middle(of: pinch)
      pinched?.middle = middle
      apply(zoom: resisted(start.scale * pinch.scale), keeping: start.anchor, under: middle)
    case .ended, .cancelled, .failed:
      // Fingers lift one after the other, so that the last position is not that of the middle.
      guard let last = pinched else { return }
      pinched = nil
      activity = .idle
      settleZoom(around: last.anchor, at: last.middle)
    default: break
    }
  }

  private func middle(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: view)
    return CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY)
  }

  /// Returns the scale with resistance beyond the limits.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let (low, high) = (view.minimumZoomScale, view.maximumZoomScale)
    guard view.bouncesZoom else { return min(max(scale, low), high) }
    if scale > high { return high * pow(scale / high, 0.5) }
    return scale < low ? low * pow(scale / low, 0.5) : scale
  }

  /// - Parameter place: The position of the anchor relative to the corner of the view.
  private func apply(zoom scale: CGFloat, keeping anchor: CGPoint, under place: CGPoint?) {
    guard let content = zoomedView else { return }
    zoomScale = scale
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: content.bounds.width * scale, height: content.bounds.height * scale)
    content.center = CGPoint(x: size.width / 2, y: size.height / 2)
    view._contentSize = size
    if let place {
      view.setContentOffsetNow(CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y))
    }
    view.setNeedsLayout()
    view.scrollDelegate?.scrollViewDidZoom(view)
  }

  private func settleZoom(around anchor: CGPoint, at place: CGPoint) {
    let limited = min(max(zoomScale, view.minimumZoomScale), view.maximumZoomScale)
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      isZoomBouncing = false
      view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomedView, atScale: zoomScale)
    }
    isZoomBouncing = limited != zoomScale
    UIView.animate(withDuration: 0.25) { [self] in
      apply(zoom: limited, keeping: anchor, under: place)
      view.setContentOffsetNow(clamped(view.contentOffset))
    } completion: { _ in
      finish()
    }
  }

  func zoom(to scale: CGFloat, animated: Bool) {
    let limited = min(max(scale, view.minimumZoomScale), view.maximumZoomScale)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let anchor = CGPoint(x: middle.x / max(zoomScale, 0.001), y: middle.y / max(zoomScale, 0.001))
    perform(animated) { [self] in
      apply(
        zoom: limited, keeping: anchor, under: CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2))
      view.setContentOffsetNow(clamped(view.contentOffset))
    }
  }

  func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let wanted = min(view.bounds.width / rect.width, view.bounds.height / rect.height)
    let scale = min(max(wanted, view.minimumZoomScale), view.maximumZoomScale)
    perform(animated) { [self] in
      apply(zoom: scale, keeping: .zero, under: nil)
      let size = view.bounds.size
      let offset = CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
      view.setContentOffsetNow(clamped(offset))
    }
  }

  private func perform(_ animated: Bool, _ change: @escaping @MainActor () -> Void) {
    guard animated else { return change() }
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: zoomedView)
    UIView.animate(withDuration: 0.25, animations: change) { [weak self] _ in
      guard let self, let view = $view else { return }
      view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomedView, atScale: zoomScale)
    }
  }
}
