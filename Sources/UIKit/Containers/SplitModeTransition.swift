/// Slides columns of a split view in and out. Each column that appears or disappears has its own appearance
/// transition; the first of them drives the animation, timed or interactive.
@MainActor
package final class SplitModeTransition {
  private typealias Column = UISplitViewController.Column

  @OwnerReference private var split: UISplitViewController
  private let oldMode: UISplitViewController.DisplayMode
  private let coming: [UISplitViewController.Column]
  private let going: [UISplitViewController.Column]
  private let before: SplitLayoutSolver
  private let after: SplitLayoutSolver
  private var leader: AppearanceTransition?
  private var followers: [AppearanceTransition] = []

  /// The duration of the transition: that of a push, with the same spring.
  static let duration = NavigationAnimator.duration

  init(
    _ split: UISplitViewController, from oldMode: UISplitViewController.DisplayMode,
    coming: [UISplitViewController.Column], going: [UISplitViewController.Column],
    before: SplitLayoutSolver, after: SplitLayoutSolver
  ) {
    _split = OwnerReference(wrappedValue: split)
    self.oldMode = oldMode
    self.coming = coming
    self.going = going
    self.before = before
    self.after = after
  }

  func begin(animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)?) {
    var plans = coming.map { plan(for: $0, comes: true, animated) }
    plans += going.map { plan(for: $0, comes: false, animated) }
    guard !plans.isEmpty else { return moveWithoutCallbacks(animated: animated) }
    followers = plans.dropFirst().map(AppearanceTransition.init)
    for follower in followers { follower.begin() }
    var first = plans[0]
    first.interactor = interactor
    first.animator = Animator { [weak self] context in self?.animate(context) }
    let install = first.install
    first.install = { [self] transition in
      install(transition)
      for column in coming { split.install(column) }
      split.place(before)
      if !animated { split.place(after) }
    }
    first.settle = { [self] completed in settle(completed) }
    first.finish = { [self] completed in
      for follower in followers { follower.end(completed: completed) }
      followers = []
      if split.running === self { split.running = nil }
      self.leader = nil
      split.view.setNeedsLayout()
    }
    let leader = AppearanceTransition(first)
    self.leader = leader
    leader.begin()
    if !animated { leader.end(completed: true) }
  }

  /// Finishes the transition immediately.
  func finishNow() {
    guard let leader else { return }
    leader.end(completed: true)
  }

  private func plan(
    for column: UISplitViewController.Column, comes: Bool, _ animated: Bool
  ) -> AppearanceTransition.Plan {
    var plan = AppearanceTransition.Plan(
      script: comes ? .overlay : .overlayDismissal, containerView: split.view, isAnimated: animated)
    let screen = split.columns[column]?.container
    if comes { plan.to = screen } else { plan.from = screen }
    plan.container = split
    plan.animator = Animator { _ in }
    if comes { plan.install = { [split] _ in split.install(column) } }
    return plan
  }

  private func moveWithoutCallbacks(animated: Bool) {
    split.running = nil
    guard animated else { return split.place(after) }
    split.place(before)
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { [self] in
      split.place(after)
      split.view.layoutIfNeeded()
    }
  }

  private func animate(_ context: any UIViewControllerContextTransitioning) {
    let changes = { [self] in
      split.place(after)
      for column in split.allColumns {
        split.columns[column]?.container.viewIfLoaded?.layoutIfNeeded()
      }
    }
    let completion: @MainActor (Bool) -> Void = { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    if context.isInteractive {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: completion)
    } else {
      UIView.animate(
        withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: changes, completion: completion)
    }
  }

  private func settle(_ completed: Bool) {
    if !completed {
      split.mode = oldMode
      split.chosenMode = oldMode
      split.storedDelegate?.splitViewController(split, willChangeTo: oldMode)
    }
    for column in completed ? going : coming {
      split.columns[column]?.container.viewIfLoaded?.removeFromSuperview()
    }
    split.place(completed ? after : before)
    split.updateBarButtons()
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private let run: @MainActor (any UIViewControllerContextTransitioning) -> Void

    init(_ run: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void) { self.run = run }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { SplitModeTransition.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      run(transitionContext)
    }
  }
}
