/// Shows or dismisses one presentation with appearance transitions.
@MainActor
package struct PresentationTransition {
  private let presentation: UIPresentationController
  private let source: UIViewController
  private let isAnimated: Bool
  private let presented: UIViewController
  private let presenting: UIViewController

  package init(_ presentation: UIPresentationController, source: UIViewController, animated: Bool) {
    self.presentation = presentation
    self.source = source
    isAnimated = animated && UIView.areAnimationsEnabled
    presented = presentation.presentedViewController
    presenting = presentation.presentingViewController
  }

  // MARK: Present

  /// Schedules the presentation, which begins in the next layout pass. The delegate is asked for its animator
  /// now, and the participants have their `transitionCoordinator` from now on.
  func schedulePresentation(completion: (@MainActor () -> Void)?) {
    let container = PresentationContainerView(frame: hostView?.bounds ?? .zero, presentation: presentation)
    var plan = AppearanceTransition.Plan(
      script: .overlay, containerView: container, isAnimated: isAnimated)
    plan.from = presenting
    plan.to = presented
    plan.toCause = .beingPresented
    plan.container = presenting
    plan.presentationStyle = presentation.resolvedStyle
    plan.endsInLaterTurn = presentation.endsInLaterTurn
    plan.fromView = presentation.shouldRemovePresentersView ? .controllers : .none
    plan.animator = animator(isPresenting: true)
    if let animator = plan.animator {
      plan.interactor = presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }
    let transition = AppearanceTransition(plan)
    presentation.transition = transition
    transition.announce()
    TransitionScheduler.shared.schedule { waitToPresent(transition, completion: completion) }
  }

  /// Waits for the transition of a presenter that is itself being presented, or restored to its position.
  private func waitToPresent(_ transition: AppearanceTransition, completion: (@MainActor () -> Void)?) {
    guard presented.rare?.presentation === presentation, transition.stage == .planned else {
      return transition.abandon()
    }
    let below = presenting.activePresentation
    if let running = below?.returningTransition ?? (below?.isPlanned == true ? below?.transition : nil) {
      _ = running.addAlongside(nil) { _ in waitToPresent(transition, completion: completion) }
      return
    }
    beginPresentation(transition, completion: completion)
  }

  private func beginPresentation(_ transition: AppearanceTransition, completion: (@MainActor () -> Void)?) {
    guard let place = hostView, let container = transition.plan.containerView as? PresentationContainerView
    else {
      transition.abandon()
      return forget()
    }
    container.frame = isInContext ? presenting.viewIfLoaded?.frame ?? place.bounds : place.bounds
    presentation._containerView = container
    presentation.presenterPlace = presenting.viewIfLoaded?.superview
    place.addSubview(container)
    var plan = transition.plan
    if presentation.shouldRemovePresentersView { plan.script = .coveringPresentation }
    plan.fromInitialFrame = presenting.viewIfLoaded?.frame ?? .zero
    plan.fromFinalFrame = plan.fromInitialFrame
    plan.install = { transition in
      presented.setPlacedByContainer(true)
      presentation.presentationTransitionWillBegin()
      let frame = presentation.frameOfPresentedViewInContainerView
      transition.plan.toFinalFrame = frame
      if let view = presentation.presentedView {
        transition.plan.toView = .view(view)
        if view._superview == nil {
          view.frame = frame
          container.addSubview(view)
        }
      }
    }
    plan.settle = { completed in
      restorePresenterView()
      if completed {
        presentation.updatePresenterTint()
        if presentation.shouldRemovePresentersView {
          hidePresenter()
          withdrawPresenter()
        }
      } else {
        abandon()
      }
      presentation.presentationTransitionDidEnd(completed)
    }
    plan.finish = { completed in
      presentation.clearTransition()
      if completed { completion?() }
    }
    transition.plan = plan
    updateTintFromEnvironment(transition)
    transition.begin()
  }

  /// Changes the presenter's tint alongside the transition; for an interactive one, after the finger has
  /// lifted and the transition continues.
  private func updateTintFromEnvironment(_ transition: AppearanceTransition) {
    guard transition.plan.interactor != nil else {
      _ = transition.addAlongside({ _ in presentation.updatePresenterTint() }, completion: nil)
      return
    }
    transition.addInteractionHandler { context in
      guard !context.isCancelled else { return }
      UIView.animate(withDuration: Self.tintDuration) { presentation.updatePresenterTint() }
    }
  }

  /// The duration of the tint change after an interactive transition, in seconds.
  private static let tintDuration: TimeInterval = 0.25

  // MARK: Dismiss

  /// Keeps a snapshot of the topmost presentation, for the animated dismissal of a chain.
  func recordTopOfChain() {
    guard isAnimated else { return }
    var top = presented
    while let next = top.presentedAbove { top = next }
    presentation.chainSnapshot = top === presented ? nil : DismissalSnapshot(top: top)
  }

  /// Schedules the dismissal, which begins in the next layout pass, or when the presentation has ended.
  func scheduleDismissal(completion: (@MainActor () -> Void)?) {
    presentation.isDismissing = true
    let transition = planDismissal()
    presentation.plannedDismissal = transition
    transition.announce()
    TransitionScheduler.shared.schedule { waitToDismiss(transition, completion: completion) }
  }

  private func planDismissal() -> AppearanceTransition {
    let container = presentation._containerView ?? presentation.transition?.plan.containerView
    var plan = AppearanceTransition.Plan(
      script: .silent, containerView: container ?? UIView(), isAnimated: isAnimated)
    plan.from = presented
    plan.to = presenting
    plan.fromCause = .beingDismissed
    plan.container = presenting
    plan.presentationStyle = presentation.resolvedStyle
    plan.endsInLaterTurn = presentation.endsInLaterTurn
    plan.toView = presentation.shouldRemovePresentersView ? .controllers : .none
    if let view = presentation.presentedView { plan.fromView = .view(view) }
    if isAnimated { plan.animator = presentation.chainSnapshot?.animator ?? animator(isPresenting: false) }
    if let interaction = presentation.dismissalInteraction {
      plan.interactor = interaction
    } else if let animator = plan.animator {
      plan.interactor = presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
    return AppearanceTransition(plan)
  }

  private func waitToDismiss(_ transition: AppearanceTransition, completion: (@MainActor () -> Void)?) {
    if presented.rare?.presentation === presentation, let running = presentation.runningTransition {
      _ = running.addAlongside(nil) { _ in waitToDismiss(transition, completion: completion) }
      return
    }
    beginDismissal(transition, completion: completion)
  }

  /// Starts an interactive dismissal.
  func dismiss(
    with interaction: any UIViewControllerInteractiveTransitioning, completion: (@MainActor () -> Void)?
  ) {
    presentation.isDismissing = true
    presentation.dismissalInteraction = interaction
    beginDismissal(planDismissal(), completion: completion)
    presentation.dismissalInteraction = nil
  }

  /// Ends the presentation immediately, with its callbacks and without animation.
  /// - Parameter presenterStays: Whether the presenter becomes visible; false if it is dismissed as well.
  func dismissNow(presenterStays: Bool = true) {
    presentation.transition?.end(completed: true)
    guard presented.rare?.presentation === presentation else { return }
    presentation.isDismissing = true
    guard presentation._containerView != nil else { return forget() }
    beginDismissal(planDismissal(), completion: nil, endsNow: true, presenterStays: presenterStays)
  }

  /// Returns the callbacks of the dismissal. Hidden controllers of a chain receive none, because they have
  /// already disappeared.
  private func dismissalSequence(presenterStays: Bool) -> AppearanceSequence {
    let leaves = presented.appearance != .disappeared
    guard presentation.shouldRemovePresentersView, presenterStays else {
      return leaves ? .overlayDismissal : .silent
    }
    return leaves ? .uncoveringDismissal : .uncovering
  }

  private func beginDismissal(
    _ transition: AppearanceTransition, completion: (@MainActor () -> Void)?, endsNow: Bool = false,
    presenterStays: Bool = true
  ) {
    if presentation.plannedDismissal === transition { presentation.plannedDismissal = nil }
    guard presented.rare?.presentation === presentation, let container = presentation._containerView else {
      if presented.rare?.presentation === presentation { forget() }
      completion?()
      return transition.abandon()
    }
    presented.dismissChainAbove()
    var plan = transition.plan
    plan.containerView = container
    plan.script = dismissalSequence(presenterStays: presenterStays)
    let chainSnapshot = presentation.chainSnapshot
    presentation.chainSnapshot = nil
    if let chainSnapshot {
      plan.fromView = .view(chainSnapshot.install(in: container, replacing: presentation.presentedView))
    }
    plan.fromInitialFrame = presentation.presentedView?.frame ?? .zero
    plan.fromFinalFrame = plan.fromInitialFrame.offsetBy(dx: 0, dy: container.bounds.height)
    plan.install = { transition in
      if presentation.shouldRemovePresentersView { showPresenter() }
      transition.plan.toFinalFrame = presenting.viewIfLoaded?.frame ?? .zero
      presentation.dismissalTransitionWillBegin()
    }
    plan.settle = { completed in
      chainSnapshot?.remove(restoring: presentation.presentedView)
      restorePresenterView()
      if completed {
        presentation.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
      } else {
        presentation.isDismissing = false
        presentation.updatePresenterTint()
        if presentation.shouldRemovePresentersView { hidePresenter() }
      }
      presentation.dismissalTransitionDidEnd(completed)
      if completed { forget(keepingPresenterLink: true) }
    }
    plan.finish = { completed in
      presentation.clearTransition()
      if completed { forget() }
      if completed { completion?() }
    }
    transition.plan = plan
    presentation.transition = transition
    updateTintFromEnvironment(transition)
    transition.begin()
    if chainSnapshot != nil, transition.stage == .running {
      UIView.animate(withDuration: transition.transitionDuration) { presentation.chainWillDismiss() }
    }
    if endsNow { transition.end(completed: true) }
  }

  // MARK: Pieces

  private func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated else { return nil }
    let delegate = presented.transitioningDelegate
    let custom =
      isPresenting
      ? delegate?.animationController(forPresented: presented, presenting: presenting, source: source)
      : delegate?.animationController(forDismissed: presented)
    if let custom { return custom }
    return presentation.standardAnimator(isPresenting: isPresenting)
  }

  /// The superview of the container: the window, or the view that defines the context.
  private var hostView: UIView? {
    guard let presenterView = presenting.viewIfLoaded else { return nil }
    return isInContext ? presenterView.superview : presenterView.window
  }

  /// Whether the presentation covers only the presenter's view (Specification.md P8).
  private var isInContext: Bool {
    presentation.resolvedStyle.usesPresentationContext && presenting.viewIfLoaded?.superview != nil
  }

  private func hidePresenter() {
    presentation.presenterPlace = presenting.viewIfLoaded?.superview
    presenting.viewIfLoaded?.removeFromSuperview()
  }

  /// Makes the presenter disappear again if its container has begun to show it during the presentation, by a pop for example.
  private func withdrawPresenter() {
    guard presenting.accepts(.willDisappear) else { return }
    presenting.send(.willDisappear, animated: isAnimated)
  }

  private func showPresenter() {
    if presenting.viewIfLoaded?.superview == nil { placePresenter() }
  }

  /// Restores the presenter's view to its original superview if an animator has moved it into the container,
  /// because it would otherwise be removed with it.
  private func restorePresenterView() {
    guard let view = presenting.viewIfLoaded, let container = presentation._containerView,
      view !== container, view.isDescendant(of: container)
    else { return }
    placePresenter()
  }

  private func placePresenter() {
    guard let view = presenting.viewIfLoaded, let container = presentation._containerView,
      let place = presentation.presenterPlace
    else { return }
    view.frame = container.superview === place ? container.frame : place.bounds
    if container.superview === place {
      place.insertSubview(view, belowSubview: container)
    } else {
      place.insertSubview(view, at: 0)
    }
  }

  private func abandon() {
    presentation.presentedView?.removeFromSuperview()
    presentation._containerView?.removeFromSuperview()
    forget()
  }

  private func forget(keepingPresenterLink: Bool = false) {
    presentation.restorePresenterTint()
    presentation._containerView = nil
    if presenting.rare?.presented === presented { presenting.rare?.presented = nil }
    presented.rare?.presenting = nil
    if keepingPresenterLink { return }
    presented.rare?.presentation = nil
    presented.setPlacedByContainer(false)
    presentation.stop()
  }
}
