/// The page curl transition: a turning page is folded over toward the spine, and reveals the one below.
///
/// Differs from iOS: the fold stays upright instead of leaning as the finger moves up and down.
@MainActor
final class PageCurlTransition: NSObject, PageTransitionPerformer, UIGestureRecognizerDelegate {
  @OwnerReference private var pages: UIPageViewController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var area = CGRect.zero
  private var turn: PageTransition?
  private(set) var curl: PageCurl?
  private var direction = UIPageViewController.NavigationDirection.forward
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var completion: ((Bool) -> Void)?

  /// The duration of a complete turn, in seconds.
  static let duration: TimeInterval = 0.6
  /// The part of the width at either side in which a tap turns the page.
  private static let tapZone: CGFloat = 0.2

  init(_ pages: UIPageViewController) {
    _pages = OwnerReference(wrappedValue: pages)
    super.init()
    pan.delegate = self
    tap.delegate = self
    pan.addHandler { [weak self] _ in self?.panDidChange() }
    tap.addHandler { [weak self] _ in self?.tapped() }
    pages.view.addGestureRecognizer(pan)
    pages.view.addGestureRecognizer(tap)
  }

  var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }
  func dataSourceDidChange() {}

  // MARK: Places

  private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }
  private var isMirrored: Bool { isHorizontal && pages.view.isRightToLeft }
  private var hasTwoPages: Bool { pages.spineLocation == .mid }

  private func frame(of index: Int) -> CGRect {
    guard hasTwoPages else { return area }
    let place = isMirrored ? 1 - index : index
    return isHorizontal
      ? CGRect(
        x: area.minX + CGFloat(place) * area.width / 2, y: area.minY, width: area.width / 2,
        height: area.height)
      : CGRect(
        x: area.minX, y: area.minY + CGFloat(place) * area.height / 2, width: area.width,
        height: area.height / 2)
  }

  private var visibleCount: Int { hasTwoPages ? 2 : 1 }

  func show(_ new: [UIViewController]) {
    for page in pages.children where !new.contains(where: { $0 === page }) {
      page.viewIfLoaded?.removeFromSuperview()
    }
    for (index, page) in new.prefix(visibleCount).enumerated() { put(page, at: index, above: true) }
  }

  private func put(_ page: UIViewController, at index: Int, above: Bool) {
    let view = page.view!
    view.autoresizingMask = []
    view.frame = frame(of: index)
    if above { pages.view.addSubview(view) } else { pages.view.insertSubview(view, at: 0) }
  }

  func layOut(in area: CGRect) {
    self.area = area
    guard turn == nil else { return }
    for (index, page) in pages.shown.prefix(visibleCount).enumerated() {
      if page.viewIfLoaded?.superview === pages.view { page.view.frame = frame(of: index) }
    }
  }

  // MARK: Turning

  func turn(
    from old: [UIViewController], to new: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, completion: ((Bool) -> Void)?
  ) {
    self.completion = completion
    pages.view.layoutIfNeeded()
    run(from: old, to: new, direction, isProgrammatic: true)
  }

  private func run(
    from old: [UIViewController], to new: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, isProgrammatic: Bool
  ) {
    self.direction = direction
    let seen = (old: Array(old.prefix(visibleCount)), new: Array(new.prefix(visibleCount)))
    for page in new { pages.stage(page) }
    for page in old where !new.contains(where: { $0 === page }) { page.willMove(toParent: nil) }
    let turn = PageTransition(pages, from: seen.old, to: seen.new, isAnimated: true)
    turn.duration = Self.duration
    turn.interactor = interaction
    let isForward = direction == .forward
    turn.install = { [weak self] in
      guard let self else { return }
      for (index, page) in seen.new.enumerated() {
        // Going back, the page comes in on top; going forward, the old one leaves from the top.
        put(page, at: index, above: !hasTwoPages && !isForward)
      }
    }
    turn.animate = { [weak self] context in
      guard let self else { return context.completeTransition(true) }
      flip(seen.old, seen.new, isForward, context)
    }
    turn.settle = { [weak self] completed in
      guard let self else { return }
      curl?.remove()
      curl = nil
      for page in completed ? seen.old : seen.new { page.viewIfLoaded?.removeFromSuperview() }
      if completed { pages.shown = new }
    }
    turn.finish = { [weak self] completed in
      guard let self else { return }
      self.turn = nil
      interaction = nil
      for page in completed ? old : new { pages.release(page) }
      let completion = completion
      self.completion = nil
      if !isProgrammatic {
        pages.storedDelegate?.pageViewController(
          pages, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
      }
      completion?(true)
    }
    self.turn = turn
    turn.begin()
  }

  /// Folds over the top page; with two pages, its back is the page that arrives on the other side of the
  /// spine.
  private func flip(
    _ old: [UIViewController], _ new: [UIViewController], _ isForward: Bool,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let isDouble = hasTwoPages && old.count == 2 && new.count == 2
    let leaf = isDouble ? old[isForward ? 1 : 0].view : isForward ? old.first?.view : new.first?.view
    guard let leaf else { return context.completeTransition(!context.transitionWasCancelled) }
    let printed: UIView? = isDouble ? new[isForward ? 0 : 1].view : nil
    let spineIsFar = isDouble ? !isForward : pages.spineLocation == .max
    let curl = PageCurl(
      leaf, other: printed, in: pages.view, area: area, isHorizontal: isHorizontal,
      isMirrored: spineIsFar != isMirrored)
    self.curl = curl
    let (start, end): (CGFloat, CGFloat) = isDouble || isForward ? (0, 1) : (1, 0)
    // Shows the shadows from the start.
    curl.place(start == 0 ? 0.001 : 0.999)
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      curl.place(end == 0 ? 0.001 : 0.999)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func finishNow() {
    guard let turn else { return }
    let completion = completion
    self.completion = nil
    interaction = nil
    turn.end(completed: true)
    completion?(false)
  }

  // MARK: Gestures

  /// The pages that a turn leads to, or `nil` at the end of the book.
  private func target(_ direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
    guard let source = pages.storedDataSource else { return nil }
    let count = pages.spineLocation == .mid || pages.isDoubleSided ? 2 : 1
    var found: [UIViewController] = []
    var edge = direction == .forward ? pages.shown.last : pages.shown.first
    for _ in 0..<count {
      guard let page = edge else { return nil }
      edge =
        direction == .forward
        ? source.pageViewController(pages, viewControllerAfter: page)
        : source.pageViewController(pages, viewControllerBefore: page)
      guard let edge else { return nil }
      found.append(edge)
    }
    return direction == .forward ? found : found.reversed()
  }

  private func begin(_ direction: UIPageViewController.NavigationDirection) {
    guard let new = target(direction) else { return interaction = nil }
    pages.storedDelegate?.pageViewController(pages, willTransitionTo: new)
    run(from: pages.shown, to: new, direction, isProgrammatic: false)
  }

  private var length: CGFloat { max(1, isHorizontal ? area.width : area.height) }
  private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  /// The direction of a turn for a finger movement: forward is against the reading direction.
  private func direction(of movement: CGFloat) -> UIPageViewController.NavigationDirection {
    ((movement < 0) != isMirrored) == (pages.spineLocation != .max) ? .forward : .reverse
  }

  private var progress: CGFloat {
    let movement = along(pan.translation(in: pages.view))
    return self.direction(of: movement) == direction ? min(abs(movement) / length, 1) : 0
  }

  private func panDidChange() {
    guard let pages = $pages else { return }
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      begin(direction(of: along(pan.translation(in: pages.view))))
    case .changed: interaction?.update(progress)
    case .ended:
      let velocity = along(pan.velocity(in: pages.view))
      let isDecided = abs(velocity) >= InteractivePopGesture.decisiveSpeed
      let goesOn = isDecided ? direction(of: velocity) == direction : progress > 0.5
      finish(completing: goesOn, velocity: abs(velocity) * (goesOn ? 1 : -1))
    case .cancelled, .failed: finish(completing: false, velocity: 0)
    default: break
    }
  }

  private func finish(completing: Bool, velocity: CGFloat) {
    guard let interaction else { return }
    self.interaction = nil
    interaction.releaseFrequency = InteractivePopGesture.frequency
    interaction.releaseVelocity = velocity / length
    completing ? interaction.finish() : interaction.cancel()
  }

  private func tapped() {
    guard let pages = $pages else { return }
    let place = along(tap.location(in: pages.view)) / length
    begin((place < 0.5) != isMirrored ? .reverse : .forward)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard turn == nil, !pages.shown.isEmpty, pages.storedDataSource != nil else { return false }
    if gestureRecognizer === tap {
      let place = along(tap.location(in: pages.view)) / length
      return place < Self.tapZone || place > 1 - Self.tapZone
    }
    let movement = pan.translation(in: pages.view)
    return isHorizontal ? abs(movement.x) > abs(movement.y) : abs(movement.y) > abs(movement.x)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(gestureRecognizer === tap && touch.view is UIControl)
  }
}
