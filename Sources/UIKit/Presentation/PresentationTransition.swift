/// Puts one presentation on screen, or takes it off, through the appearance engine.
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

  func schedulePresentation(completion: (@MainActor () -> Void)?) {
    TransitionScheduler.shared.schedule { waitToPresent(completion: completion) }
  }

  /// A presenter that is on its way back to its place arrives first.
  private func waitToPresent(completion: (@MainActor () -> Void)?) {
    guard presented.rare?.presentation === presentation else { return }
    if let returning = presenting.activePresentation?.returningTransition {
      _ = returning.addAlongside(nil) { _ in waitToPresent(completion: completion) }
      return
    }
    beginPresentation(completion: completion)
  }

  private func beginPresentation(completion: (@MainActor () -> Void)?) {
    guard let place = hostView else { return forget() }
    let frame = isInContext ? presenting.viewIfLoaded?.frame ?? place.bounds : place.bounds
    let container = PresentationContainerView(frame: frame, presentation: presentation)
    presentation._containerView = container
    place.addSubview(container)
    var plan = AppearanceTransition.Plan(
      script: presentation.shouldRemovePresentersView ? .coveringPresentation : .overlay,
      containerView: container, isAnimated: isAnimated)
    plan.from = presenting
    plan.to = presented
    plan.toCause = .beingPresented
    plan.container = presenting
    plan.presentationStyle = presentation.resolvedStyle
    plan.fromInitialFrame = presenting.viewIfLoaded?.frame ?? .zero
    plan.fromFinalFrame = plan.fromInitialFrame
    plan.animator = animator(isPresenting: true)
    if let animator = plan.animator, isAnimated {
      plan.interactor = presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }
    plan.install = { transition in
      presentation.presentationTransitionWillBegin()
      let frame = presentation.frameOfPresentedViewInContainerView
      transition.plan.toFinalFrame = frame
      transition.plan.toView = presentation.presentedView
      if let view = presentation.presentedView, view._superview == nil {
        view.frame = frame
        container.addSubview(view)
      }
    }
    plan.settle = { completed in
      if completed {
        presentation.updatePresentersTint()
        if presentation.shouldRemovePresentersView { hidePresenter() }
      } else {
        abandon()
      }
      presentation.presentationTransitionDidEnd(completed)
    }
    plan.finish = { completed in
      presentation.letGoOfTransition()
      if completed { completion?() }
    }
    run(plan)
  }

  @discardableResult
  private func run(_ plan: AppearanceTransition.Plan) -> AppearanceTransition {
    let transition = AppearanceTransition(plan)
    presentation.transition = transition
    followTint(transition)
    transition.begin()
    return transition
  }

  /// The presenter's tint changes with the movement; where a finger drives that, when the finger has let it go on.
  private func followTint(_ transition: AppearanceTransition) {
    guard transition.plan.interactor != nil else {
      _ = transition.addAlongside({ _ in presentation.updatePresentersTint() }, completion: nil)
      return
    }
    transition.addInteractionHandler { context in
      guard !context.isCancelled else { return }
      UIView.animate(withDuration: Self.tintDuration) { presentation.updatePresentersTint() }
    }
  }

  /// Seconds in which the tint changes where a finger has driven the movement.
  private static let tintDuration: TimeInterval = 0.25

  // MARK: Dismiss

  /// Keeps a picture of the topmost presentation, for an animated dismissal of a whole chain.
  func rememberTopOfChain() {
    guard isAnimated else { return }
    var top = presented
    while let next = top.presentedAbove { top = next }
    presentation.standIn = top === presented ? nil : DismissedChain(top: top)
  }

  func scheduleDismissal(completion: (@MainActor () -> Void)?) {
    presentation.isDismissing = true
    TransitionScheduler.shared.schedule { waitToDismiss(completion: completion) }
  }

  private func waitToDismiss(completion: (@MainActor () -> Void)?) {
    if let running = presentation.runningTransition {
      _ = running.addAlongside(nil) { _ in waitToDismiss(completion: completion) }
      return
    }
    beginDismissal(completion: completion)
  }

  /// Starts a dismissal that a gesture drives.
  func dismiss(
    with interaction: any UIViewControllerInteractiveTransitioning, completion: (@MainActor () -> Void)?
  ) {
    presentation.isDismissing = true
    presentation.dismissalInteraction = interaction
    beginDismissal(completion: completion)
    presentation.dismissalInteraction = nil
  }

  /// Ends the presentation at once, with its callbacks and without animation.
  /// - Parameter presenterStays: whether what it covered becomes visible; not where that is dismissed with it.
  func dismissNow(presenterStays: Bool = true) {
    presentation.transition?.end(completed: true)
    guard presented.rare?.presentation === presentation else { return }
    presentation.isDismissing = true
    guard presentation._containerView != nil else { return forget() }
    beginDismissal(completion: nil, endsNow: true, presenterStays: presenterStays)
  }

  /// Controllers of a chain that are hidden as it is dismissed hear nothing: they have disappeared already.
  private func dismissalScript(presenterStays: Bool) -> AppearanceScript {
    let leaves = presented.appearance != .disappeared
    guard presentation.shouldRemovePresentersView, presenterStays else {
      return leaves ? .overlayDismissal : .silent
    }
    return leaves ? .uncoveringDismissal : .uncovering
  }

  private func beginDismissal(
    completion: (@MainActor () -> Void)?, endsNow: Bool = false, presenterStays: Bool = true
  ) {
    guard presented.rare?.presentation === presentation else {
      completion?()
      return
    }
    guard let container = presentation._containerView else {
      forget()
      completion?()
      return
    }
    presented.dismissChainAbove()
    var plan = AppearanceTransition.Plan(
      script: dismissalScript(presenterStays: presenterStays),
      containerView: container, isAnimated: isAnimated)
    plan.from = presented
    plan.to = presenting
    plan.fromCause = .beingDismissed
    plan.container = presenting
    plan.presentationStyle = presentation.resolvedStyle
    let standIn = presentation.standIn
    presentation.standIn = nil
    plan.fromView =
      standIn?.install(in: container, replacing: presentation.presentedView) ?? presentation.presentedView
    plan.fromInitialFrame = presentation.presentedView?.frame ?? .zero
    plan.fromFinalFrame = plan.fromInitialFrame.offsetBy(dx: 0, dy: container.bounds.height)
    plan.animator = standIn.map { isAnimated ? $0.animator : nil } ?? animator(isPresenting: false)
    if let interaction = presentation.dismissalInteraction {
      plan.interactor = interaction
    } else if let animator = plan.animator, isAnimated {
      plan.interactor = presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
    plan.install = { transition in
      if presentation.shouldRemovePresentersView { showPresenter() }
      transition.plan.toFinalFrame = presenting.viewIfLoaded?.frame ?? .zero
      presentation.dismissalTransitionWillBegin()
    }
    plan.settle = { completed in
      standIn?.remove(restoring: presentation.presentedView)
      if completed {
        presentation.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
      } else {
        presentation.isDismissing = false
        presentation.updatePresentersTint()
        if presentation.shouldRemovePresentersView { hidePresenter() }
      }
      presentation.dismissalTransitionDidEnd(completed)
      if completed { forget(keepingPresenterLink: true) }
    }
    plan.finish = { completed in
      presentation.letGoOfTransition()
      if completed { forget() }
      if completed { completion?() }
    }
    let transition = run(plan)
    if standIn != nil, transition.stage == .running {
      UIView.animate(withDuration: transition.transitionDuration) { presentation.chainWillLeave() }
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

  /// The view that the container is put into: the window, or the view that defines the context.
  private var hostView: UIView? {
    guard let presenterView = presenting.viewIfLoaded else { return nil }
    return isInContext ? presenterView.superview : presenterView.window
  }

  /// Whether the presentation covers the presenter's view only (SPEC.md P8).
  private var isInContext: Bool {
    presentation.resolvedStyle.usesPresentationContext && presenting.viewIfLoaded?.superview != nil
  }

  private func hidePresenter() {
    presentation.hiddenPresenterPlace = presenting.viewIfLoaded?.superview
    presenting.viewIfLoaded?.removeFromSuperview()
  }

  private func showPresenter() {
    guard let view = presenting.viewIfLoaded, view.superview == nil,
      let container = presentation._containerView, let place = presentation.hiddenPresenterPlace
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
    presentation.restorePresentersTint()
    presentation._containerView = nil
    if presenting.rare?.presented === presented { presenting.rare?.presented = nil }
    presented.rare?.presenting = nil
    if keepingPresenterLink { return }
    presented.rare?.presentation = nil
    presentation.stop()
  }
}
