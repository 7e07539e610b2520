/// The scrolling transition: pages side by side in a paging scroll view. It contains the previous, the
/// current and the next page; when scrolling ends, the current page moves to the middle.
@MainActor
final class PageScrollTransition: PageTransitionPerformer {
  private typealias Direction = UIPageViewController.NavigationDirection

  @OwnerReference private var pages: UIPageViewController
  let scrollView = UIScrollView()
  private var turn: PageTransition?
  private var direction = Direction.forward
  /// Whether the app requested the turn, rather than the user.
  private var isProgrammatic = false
  private var completion: ((Bool) -> Void)?
  private var isPlacing = false
  private var neighbours: (before: UIViewController?, after: UIViewController?)?

  init(_ pages: UIPageViewController) {
    _pages = OwnerReference(wrappedValue: pages)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
    scrollView.scrollObserver = self
    pages.view.insertSubview(scrollView, at: 0)
    dataSourceDidChange()
  }

  var gestureRecognizers: [UIGestureRecognizer] { [] }

  func dataSourceDidChange() {
    neighbours = nil
    scrollView.isScrollEnabled = pages.storedDataSource != nil
  }

  // MARK: Places

  private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }
  private var spacing: CGFloat { pages.interPageSpacing }
  private var current: UIViewController? { turn?.from.first ?? pages.shown.first }

  /// The distance from one page to the next, in points.
  private var stride: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }
  private var sign: CGFloat { isHorizontal && pages.view.isRightToLeft ? -1 : 1 }

  private func point(_ along: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  private var offset: CGFloat { isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y }

  /// The distance of the content from the resting position of the current page, toward the next page.
  private var travel: CGFloat { (offset - stride) * sign }

  /// - Parameter place: -1 for the previous page, 1 for the next one.
  private func frame(at place: CGFloat) -> CGRect {
    let start = (1 + place * sign) * stride + spacing / 2
    let size = scrollView.bounds.size
    return isHorizontal
      ? CGRect(x: start, y: 0, width: size.width - spacing, height: size.height)
      : CGRect(x: 0, y: start, width: size.width, height: size.height - spacing)
  }

  private func place(_ page: UIViewController?, at place: CGFloat) {
    guard let view = page?.view else { return }
    view.autoresizingMask = []
    view.frame = frame(at: place)
    if view.superview !== scrollView { scrollView.addSubview(view) }
  }

  func layOut(in area: CGRect) {
    let spread = spacing / 2
    let frame = isHorizontal ? area.insetBy(dx: -spread, dy: 0) : area.insetBy(dx: 0, dy: -spread)
    let isResized = frame.size != scrollView.bounds.size
    isPlacing = true
    scrollView.frame = frame
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: 3 * stride, height: frame.height) : CGSize(width: frame.width, height: 3 * stride)
    isPlacing = false
    if isResized || turn == nil { center() }
    if turn == nil { place(current, at: 0) }
  }

  func show(_ new: [UIViewController]) {
    for view in scrollView.subviews where pages.children.contains(where: { $0.viewIfLoaded === view }) {
      if !new.contains(where: { $0.viewIfLoaded === view }) { view.removeFromSuperview() }
    }
    neighbours = nil
    // A page of zero size would break the constraints of its content.
    if scrollView.bounds.isEmpty { layOut(in: pages.view.bounds) }
    place(new.first, at: 0)
    center()
  }

  private func center() {
    guard !scrollView.scroller.isDragging else { return }
    isPlacing = true
    blockMissingSides()
    scrollView.contentOffset = point(stride)
    isPlacing = false
  }

  /// Limits scrolling on the sides that have no page.
  private func blockMissingSides() {
    let (before, after) = neighbours.map { ($0.before != nil, $0.after != nil) } ?? (false, false)
    let (low, high) = sign > 0 ? (before, after) : (after, before)
    setInsets(low ? 0 : -stride, high ? 0 : -stride)
  }

  private func setInsets(_ start: CGFloat, _ end: CGFloat) {
    let kept = scrollView.contentOffset
    scrollView.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    // Changing the insets moves content that rests at an edge.
    if scrollView.contentOffset != kept { scrollView.contentOffset = kept }
  }

  // MARK: Turning

  private func findNeighbors() {
    guard neighbours == nil, let source = pages.storedDataSource, let page = current else { return }
    neighbours = (
      source.pageViewController(pages, viewControllerBefore: page),
      source.pageViewController(pages, viewControllerAfter: page)
    )
    isPlacing = true
    blockMissingSides()
    isPlacing = false
  }

  private func begin(_ direction: UIPageViewController.NavigationDirection) {
    let target = direction == .forward ? neighbours?.after : neighbours?.before
    guard let target, let old = pages.shown.first, target !== old else { return }
    self.direction = direction
    isProgrammatic = false
    pages.storedDelegate?.pageViewController(pages, willTransitionTo: [target])
    run(from: [old], to: [target])
  }

  func turn(
    from old: [UIViewController], to new: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, completion: ((Bool) -> Void)?
  ) {
    neighbours = nil
    self.direction = direction
    self.completion = completion
    isProgrammatic = true
    pages.view.layoutIfNeeded()
    let side: CGFloat = direction == .forward ? 1 : -1
    isPlacing = true
    setInsets(0, 0)
    isPlacing = false
    run(from: old, to: new)
    scrollView.setContentOffset(point(stride + side * sign * stride), animated: true)
  }

  private func run(from old: [UIViewController], to new: [UIViewController]) {
    for page in new { pages.stage(page) }
    for page in old { page.willMove(toParent: nil) }
    let turn = PageTransition(pages, from: old, to: new, isAnimated: true)
    turn.install = { [weak self] in
      guard let self else { return }
      place(new.first, at: direction == .forward ? 1 : -1)
      scrollView.layoutIfNeeded()
    }
    turn.settle = { [weak self] completed in
      guard let self else { return }
      for page in completed ? old : new { page.viewIfLoaded?.removeFromSuperview() }
      pages.shown = completed ? new : old
    }
    turn.finish = { [weak self] completed in self?.didFinish(old, new, completed) }
    self.turn = turn
    turn.begin()
  }

  private func didFinish(_ old: [UIViewController], _ new: [UIViewController], _ completed: Bool) {
    turn = nil
    for page in completed ? old : new { pages.release(page) }
    if !completed { for page in old { page.didMove(toParent: pages) } }
    neighbours = nil
    if completed {
      shiftToCenter()
      if !isProgrammatic { pages.pagesDidTurn(direction) }
    }
    if !isProgrammatic {
      pages.storedDelegate?.pageViewController(
        pages, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
    }
  }

  /// Moves the new page to the middle, without a visible jump while the user drags.
  private func shiftToCenter() {
    isPlacing = true
    let shift = (direction == .forward ? -stride : stride) * sign
    if scrollView.scroller.isDragging {
      findNeighbors()
      isPlacing = true
      scrollView.scroller.shift(by: point(shift))
    } else {
      blockMissingSides()
      scrollView.scroller.stop()
      scrollView.contentOffset = point(stride)
    }
    place(pages.shown.first, at: 0)
    isPlacing = false
  }

  func finishNow() {
    guard let turn else { return }
    let completed = isProgrammatic || travel * (direction == .forward ? 1 : -1) > stride / 2
    let completion = completion
    self.completion = nil
    scrollView.scroller.stop()
    turn.end(completed: completed)
    center()
    completion?(false)
  }
}

extension PageScrollTransition: ScrollObserver {
  func scrollViewOffsetDidChange(_ scrollView: UIScrollView) {
    guard !isPlacing, !isProgrammatic || turn == nil, stride > 0, abs(travel) > 0.5 else { return }
    findNeighbors()
    let towards: UIPageViewController.NavigationDirection = travel > 0 ? .forward : .reverse
    if let turn {
      if towards != direction {
        turn.end(completed: false)
      } else if abs(travel) >= stride, scrollView.scroller.isDragging {
        return turn.end(completed: true)
      } else {
        return
      }
      findNeighbors()
    }
    begin(towards)
  }

  func scrollViewDidEndTracking(_ scrollView: UIScrollView, target: inout CGPoint) {}

  func scrollViewDidComeToRest(_ scrollView: UIScrollView) {
    guard !isPlacing, let turn else { return }
    let completed = travel * (direction == .forward ? 1 : -1) > stride / 2
    let completion = completion
    self.completion = nil
    turn.end(completed: completed)
    center()
    completion?(true)
  }
}
