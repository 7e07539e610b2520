/// Performs the page transitions of a page view controller: by scrolling or by curling.
@MainActor
protocol PageTransitionPerformer: AnyObject {
  var gestureRecognizers: [UIGestureRecognizer] { get }
  /// Shows pages without callbacks.
  func show(_ pages: [UIViewController])
  func layOut(in area: CGRect)
  func dataSourceDidChange()
  /// Performs a transition between pages; the new ones are already `shown`.
  func turn(
    from old: [UIViewController], to new: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, completion: ((Bool) -> Void)?)
  /// Finishes a running transition immediately.
  func finishNow()
}

/// One page transition: an appearance transition for each page that appears or disappears, of which the first
/// one drives the animation.
@MainActor
final class PageTransition {
  @OwnerReference private var pages: UIPageViewController
  let from: [UIViewController]
  let to: [UIViewController]
  private let isAnimated: Bool
  private var leader: AppearanceTransition?
  private var followers: [AppearanceTransition] = []

  /// Inserts the views, after the will-callbacks.
  var install: @MainActor () -> Void = {}
  /// Called when the animation has ended, before the did-callbacks.
  var settle: @MainActor (_ completed: Bool) -> Void = { _ in }
  var finish: @MainActor (_ completed: Bool) -> Void = { _ in }
  /// The animation; `nil` if a scroll view moves the pages.
  var animate: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var duration: TimeInterval = 0.3

  init(_ pages: UIPageViewController, from: [UIViewController], to: [UIViewController], isAnimated: Bool) {
    _pages = OwnerReference(wrappedValue: pages)
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
  }

  var isRunning: Bool { leader != nil }

  func begin() {
    guard pages.appearance == .appeared || pages.appearance == .appearing, !(from.isEmpty && to.isEmpty)
    else {
      return install()
    }
    let count = max(from.count, to.count, 1)
    followers = (1..<count).map { AppearanceTransition(plan($0)) }
    for follower in followers { follower.begin() }
    var first = plan(0)
    first.interactor = interactor
    first.install = { [self] _ in install() }
    first.settle = { [self] completed in settle(completed) }
    first.finish = { [self] completed in
      for follower in followers { follower.end(completed: completed) }
      followers = []
      leader = nil
      finish(completed)
    }
    let transition = AppearanceTransition(first)
    leader = transition
    transition.begin()
  }

  func end(completed: Bool) { leader?.end(completed: completed) }

  private func plan(_ index: Int) -> AppearanceTransition.Plan {
    var plan = AppearanceTransition.Plan(
      script: pages.transitionStyle == .scroll ? .pageScroll : .pageCurl, containerView: pages.view,
      isAnimated: isAnimated)
    plan.from = from.indices.contains(index) ? from[index] : nil
    plan.to = to.indices.contains(index) ? to[index] : nil
    plan.container = pages
    plan.animator = Animator(duration: duration, run: index == 0 ? animate : nil)
    return plan
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let run: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?

    init(
      duration: TimeInterval, run: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
    ) {
      self.duration = duration
      self.run = run
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      run?(transitionContext)
    }
  }
}
