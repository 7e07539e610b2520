/// Scrolls a scroll view as requested by views, and reports scrolling by the user.
@MainActor
final class ScrollBehavior: NSObject, UIScrollViewDelegate {
  private weak var item: (any ScrollContainer)?
  private var options = ScrollOptions()
  private var positioning: ScrollPositioning?
  private var wish: ScrollPosition?
  private var reported: AnyHashable?
  private var hasPosition = false
  private var size = CGSize.zero
  private var contentSize = CGSize.zero
  private var flash: AnyHashable?
  private var mustFlash = false
  private var phase = ScrollPhase.idle

  init(_ item: any ScrollContainer) { self.item = item }

  private var scroll: UIScrollView? { item?.scrollView }

  /// The part of the insets requested by views.
  private var margins = UIEdgeInsets.zero

  /// Applies the options of surrounding views to the scroll view.
  func apply(_ options: ScrollOptions, _ axes: Axis.Set, showsIndicators: Bool = true) {
    guard let scroll, let environment = item?.environment else { return }
    scroll.showsVerticalScrollIndicator =
      showsIndicators && !environment.verticalScrollIndicatorVisibility.isHidden && axes.contains(.vertical)
    scroll.showsHorizontalScrollIndicator =
      showsIndicators && !environment.horizontalScrollIndicatorVisibility.isHidden
      && axes.contains(.horizontal)
    if scroll.isScrollEnabled != environment.isScrollEnabled {
      scroll.isScrollEnabled = environment.isScrollEnabled
    }
    scroll.keyboardDismissMode = environment.keyboardDismissMode
    func bounces(_ axis: Axis.Set, _ standard: Bool) -> Bool {
      options.bouncesBySize.contains(axis) ? false : options.alwaysBounces.contains(axis) || standard
    }
    scroll.alwaysBounceVertical = bounces(.vertical, axes.contains(.vertical))
    scroll.alwaysBounceHorizontal = bounces(.horizontal, axes == .horizontal)
    if scroll.clipsToBounds == options.isClipDisabled { scroll.clipsToBounds = !options.isClipDisabled }
    applyMargins(options, to: scroll)
  }

  private func applyMargins(_ options: ScrollOptions, to scroll: UIScrollView) {
    let isRightToLeft = scroll.isRightToLeft
    func insets(_ own: EdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
        right: isRightToLeft ? own.leading : own.trailing)
    }
    var content = insets(options.contentMargins)
    // In lists, the sections apply horizontal margins.
    if scroll is UICollectionView { (content.left, content.right) = (0, 0) }
    let old = margins
    if content != old {
      margins = content
      // Others, such as a refresh control, may have changed the insets.
      scroll.contentInset.top += content.top - old.top
      scroll.contentInset.left += content.left - old.left
      scroll.contentInset.bottom += content.bottom - old.bottom
      scroll.contentInset.right += content.right - old.right
    }
    let indicators = insets(options.indicatorMargins)
    if scroll.verticalScrollIndicatorInsets != indicators { scroll.scrollIndicatorInsets = indicators }
  }

  func update(_ item: any ScrollContainer, _ options: ScrollOptions, _ positioning: ScrollPositioning?) {
    self.options = options
    self.positioning = positioning
    if options.flash != flash {
      flash = options.flash
      mustFlash = flash != nil
    }
    if mustFlash, item.scrollView.window != nil {
      mustFlash = false
      // The content size is known after the surrounding layout.
      CATransaction.afterCommit { [weak item] in item?.scrollView.flashScrollIndicators() }
    }
  }

  // MARK: Positions

  /// Whether no layout has been performed yet.
  var isUnplaced: Bool { !hasPosition }

  /// - Parameter isFirst: Whether the content size is final for the first time.
  func contentWasLaidOut(isFirst: Bool = false) {
    guard let scroll, scroll.bounds.width > 0, scroll.bounds.height > 0 else { return }
    let isFirst = isFirst || !hasPosition
    let old = (size, contentSize)
    (size, contentSize) = (scroll.bounds.size, scroll.contentSize)
    insets = scroll.adjustedContentInset
    if isFirst, contentSize != .zero {
      hasPosition = true
      if let anchor = options.anchors[.initialOffset] { move(to: anchor) }
    } else if let anchor = options.anchors[.sizeChanges], (size, contentSize) != old, !scroll.isTracking,
      wasAt(anchor, old.0, old.1, scroll.adjustedContentInset)
    {
      move(to: anchor)
    }
    if hasPosition, let wanted = positioning?.wanted, wanted.place != .none, wanted != wish {
      wish = wanted
      if case .view(let id, _) = wanted.place, id == reported { return }
      go(to: wanted, animated: !isFirst && LayoutPass.animation != nil)
    }
    notifyObservers()
  }

  /// The anchor to which the content returns when the scroll view is laid out.
  private var returningAnchor: UnitPoint?
  private var insets = UIEdgeInsets.zero

  /// Called when bars, the safe area or the keyboard leave the content other room, before the offset changes.
  func insetsDidChange() {
    guard let scroll else { return }
    defer { insets = scroll.adjustedContentInset }
    guard hasPosition, !scroll.isTracking, insets != scroll.adjustedContentInset,
      let anchor = options.anchors[.sizeChanges] ?? options.anchors[.initialOffset]
    else { return }
    if wasAt(anchor, size, contentSize, insets) { returningAnchor = anchor }
  }

  func scrollViewDidLayOut() {
    guard let anchor = returningAnchor else { return }
    returningAnchor = nil
    move(to: anchor)
  }

  /// Whether the content was at an anchor before its size changed.
  private func wasAt(_ anchor: UnitPoint, _ size: CGSize, _ content: CGSize, _ insets: UIEdgeInsets) -> Bool {
    guard let scroll else { return false }
    func matches(_ offset: CGFloat, _ room: CGFloat, _ whole: CGFloat, _ part: CGFloat, _ inset: CGFloat)
      -> Bool
    {
      abs(offset + inset - max(0, whole - room) * part) < 2
    }
    return matches(
      scroll.contentOffset.y, size.height - insets.top - insets.bottom, content.height, anchor.y, insets.top)
      && matches(
        scroll.contentOffset.x, size.width - insets.left - insets.right, content.width, anchor.x, insets.left)
  }

  private func move(to anchor: UnitPoint) {
    guard let scroll else { return }
    let insets = scroll.adjustedContentInset
    let room = CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    scroll.contentOffset = CGPoint(
      x: max(0, contentSize.width - room.width) * anchor.x - insets.left,
      y: max(0, contentSize.height - room.height) * anchor.y - insets.top)
  }

  private func go(to position: ScrollPosition, animated: Bool) {
    guard let item, let scroll else { return }
    if animated { enter(.animating) }
    let insets = scroll.adjustedContentInset
    var offset = scroll.contentOffset
    switch position.place {
    case .none: return
    case .view(let id, let anchor):
      reported = id
      let anchor = anchor ?? positioning?.anchor ?? .topLeading
      UpdateQueue.afterUpdate { [weak item] in
        guard let node = item?.contentNode, node.isAlive else { return }
        _ = node.scrollBelow(to: id, anchor, animated: animated)
      }
      return
    case .edge(let edge):
      let isRightToLeft = scroll.isRightToLeft
      let end = max(-insets.left, scroll.contentSize.width - size.width + insets.right)
      switch edge {
      case .top: offset.y = -insets.top
      case .bottom: offset.y = max(-insets.top, scroll.contentSize.height - size.height + insets.bottom)
      case .leading: offset.x = isRightToLeft ? end : -insets.left
      case .trailing: offset.x = isRightToLeft ? -insets.left : end
      }
    case .point(let x, let y):
      if let x { offset.x = x - insets.left }
      if let y { offset.y = y - insets.top }
    }
    scroll.setContentOffset(offset, animated: animated)
  }

  // MARK: Reports

  func didScroll() {
    notifyObservers()
    guard let item, let positioning, let scroll, hasPosition else { return }
    let targets = item.scrollTargets()
    guard !targets.isEmpty else { return }
    let visible = item.freeRect
    let current: AnyHashable?
    if let anchor = positioning.anchor {
      let point = CGPoint(
        x: visible.minX + visible.width * anchor.x, y: visible.minY + visible.height * anchor.y)
      func distance(_ rect: CGRect) -> CGFloat {
        let own = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        return hypot(own.x - point.x, own.y - point.y)
      }
      current = targets.min { distance($0.frame) < distance($1.frame) }?.id
    } else {
      // The first target that is mostly visible.
      current =
        targets.first { target in
          let shown = target.frame.intersection(visible)
          guard !shown.isNull, target.frame.width * target.frame.height > 0 else { return false }
          return shown.width * shown.height >= target.frame.width * target.frame.height / 2
        }?.id ?? targets.first { $0.frame.intersects(visible) }?.id
    }
    guard let current, current != reported,
      scroll.isTracking || scroll.isDragging || scroll.isDecelerating || phase == .idle
    else { return }
    // An animation to the requested position is in progress.
    guard phase != .animating else { return }
    reported = current
    UpdateQueue.afterUpdate { positioning.report(current) }
  }

  private func notifyObservers() {
    guard !options.observers.isEmpty, let scroll else { return }
    let geometry = ScrollGeometry(scroll)
    for observer in options.observers { observer.geometry?(geometry) }
  }

  private func enter(_ new: ScrollPhase) {
    guard new != phase, let scroll else { return }
    let old = phase
    phase = new
    guard !options.observers.isEmpty else { return }
    let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(scroll), velocity: nil)
    for observer in options.observers { observer.phase?(old, new, context) }
  }

  // MARK: Delegate

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { enter(.interacting) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    enter(decelerate ? .decelerating : .idle)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { enter(.idle) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let behavior = options.targetBehavior, let item else { return }
    let insets = scrollView.adjustedContentInset
    let room = CGSize(
      width: scrollView.bounds.width - insets.left - insets.right,
      height: scrollView.bounds.height - insets.top - insets.bottom)
    func visible(_ offset: CGPoint) -> CGRect {
      CGRect(origin: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top), size: room)
    }
    var target = ScrollTarget(rect: visible(targetContentOffset.pointee), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: visible(scrollView.contentOffset), anchor: nil),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: scrollView.contentSize,
      containerSize: room,
      axes: item.mainAxis == .horizontal ? .horizontal : .vertical, environment: item.environment,
      frames: item.scrollTargets().map(\.frame))
    behavior.updateTarget(&target, context: context)
    let limit = CGPoint(
      x: max(0, scrollView.contentSize.width - room.width),
      y: max(0, scrollView.contentSize.height - room.height))
    targetContentOffset.pointee = CGPoint(
      x: max(0, min(target.rect.minX, limit.x)) - insets.left,
      y: max(0, min(target.rect.minY, limit.y)) - insets.top)
  }
}
