/// The engine for all transitions between controllers: a plan (from, to, script), its will-callbacks, the
/// installation of the new view, an animation or an interactive gesture, and its did-callbacks or their
/// reversal.
///
/// Containers describe the change, and the engine performs it. A change requested inside an event starts in
/// the next layout pass, so that several changes in one turn are combined (Conformance.md L23 to L26).
@preconcurrency @MainActor
package final class AppearanceTransition: NSObject {

  package enum Stage: UInt8, Sendable { case planned, running, settling, ended }

  package typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  @exclusivity(unchecked) package var plan: Plan
  @exclusivity(unchecked) package private(set) var stage = Stage.planned
  package internal(set) var isInteractive = false
  package internal(set) var initiallyInteractive = false
  package internal(set) var wasCancelled = false
  package internal(set) var percentComplete: CGFloat = 0
  package internal(set) var completionVelocity: CGFloat = 1

  private var animationsAlongside: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var isQueueingAlongside = true
  private var isAttached = false

  package init(_ plan: Plan) {
    self.plan = plan
    super.init()
  }

  // MARK: Running

  /// Schedules the transition for the next layout pass.
  package func schedule() { TransitionScheduler.shared.schedule(self) }

  /// Makes the transition the coordinator of its participants from the time of the request. If another one is
  /// still running, that one remains their coordinator.
  package func announce() {
    guard stage == .planned else { return }
    updateInteractivity()
    attach()
  }

  /// Ends a transition that never began. Its animations and completions still run, because callers wait for
  /// them.
  package func abandon() {
    guard stage == .planned else { return }
    stage = .ended
    plan.isAnimated = false
    runAlongside(duration: 0)
    detach()
    runCompletions()
  }

  /// Begins the transition: will-callbacks, installation, animation.
  package func begin() {
    guard stage == .planned else { return }
    stage = .running
    TransitionScheduler.shared.didBegin(self)
    updateInteractivity()
    attach()
    setCauses(plan.fromCause, plan.toCause)
    send(plan.script.begin)
    plan.install(self)
    if plan.sendsCallbacks, let to = plan.to, to.appearance == .appearing {
      to.sendIsAppearing(animated: plan.isAnimated)
    }
    plan.isAnimated ? animate() : finishWithoutAnimation()
  }

  private func updateInteractivity() {
    isInteractive = plan.isAnimated && plan.interactor?.wantsInteractiveStart == true
    initiallyInteractive = isInteractive
  }

  private func animate() {
    guard let animator = plan.animator else { return finishWithoutAnimation() }
    plan.containerView.layoutIfNeeded()
    if let interactor = plan.interactor, isInteractive {
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    if stage == .running { runAlongside(duration: animator.transitionDuration(using: self)) }
  }

  private func finishWithoutAnimation() {
    runAlongside(duration: 0)
    stage = .settling
    if plan.endsInLaterTurn {
      FrameClock.shared.schedule(after: FrameClock.shared.frameInterval) { self.end(completed: true) }
    } else {
      CATransaction.afterCommit { self.end(completed: true) }
    }
    plan.containerView.setNeedsLayout()
  }

  /// Sends the did-callbacks, or reverses the will-callbacks, and lets the container clean up.
  package func end(completed: Bool) {
    guard stage != .ended else { return }
    guard stage != .planned else { return abandon() }
    stage = .ended
    isQueueingAlongside = false
    wasCancelled = !completed
    plan.settle(completed)
    if !completed { setCauses(.none, .none) }
    send(completed ? plan.script.finish : plan.script.cancel)
    setCauses(.none, .none)
    detach()
    plan.animator?.animationEnded(completed)
    runCompletions()
    plan.finish(completed)
    if plan.sendsCallbacks {
      // A dismissal has already removed its container.
      AccessibilityCenter.shared.screenDidChange(
        in: plan.containerView._window ?? plan.container?.viewIfLoaded?._window)
    }
    TransitionScheduler.shared.didEnd(self)
    StateRestorationCoordinator.shared.interfaceDidChange()
  }

  /// Sends callbacks, except to a screen whose appearance another transition has reversed in the meantime.
  private func send(_ steps: [AppearanceSequence.Step]) {
    guard plan.sendsCallbacks else { return }
    for step in steps {
      guard let controller = step.party == .from ? plan.from : plan.to, controller.accepts(step.call) else {
        continue
      }
      controller.send(step.call, animated: plan.isAnimated)
    }
  }

  private func runCompletions() {
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  private func setCauses(_ from: AppearanceTrigger, _ to: AppearanceTrigger) {
    plan.from?.cause = from
    plan.to?.cause = to
  }

  private func attach() {
    guard plan.isAnimated || plan.endsInLaterTurn else { return }
    isAttached = true
    for controller in plan.participants
    where stage != .planned || controller.rare?.transition?.isUnderWay != true {
      controller.extendedState.transition = self
    }
  }

  private func detach() {
    guard isAttached else { return }
    isAttached = false
    for controller in plan.participants where controller.rare?.transition === self {
      controller.extendedState.transition = nil
    }
  }

  private var isUnderWay: Bool { stage == .running || stage == .settling }

  // MARK: Alongside

  /// Starts the alongside animations, once.
  package func runAlongside(duration: TimeInterval) {
    guard isQueueingAlongside else { return }
    isQueueingAlongside = false
    let animations = animationsAlongside
    animationsAlongside = []
    guard !animations.isEmpty else { return }
    if plan.isAnimated, duration > 0 {
      UIView.animate(withDuration: duration, delay: 0, options: plan.alongsideOptions) {
        for animation in animations { animation(self) }
      }
    } else {
      UIView.performWithoutAnimation { for animation in animations { animation(self) } }
    }
  }

  package func addAlongside(_ animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isQueueingAlongside {
      animationsAlongside.append(animation)
    } else {
      animation(self)
    }
    return true
  }

  package func addInteractionHandler(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  package func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }
}

extension AppearanceTransition {
  /// The change described by its container.
  package struct Plan {
    package var script: AppearanceSequence
    package var from: UIViewController?
    package var to: UIViewController?
    /// The container, or the presenter, which also has a `transitionCoordinator` during the transition.
    package var container: UIViewController?
    package var fromCause = AppearanceTrigger.none
    package var toCause = AppearanceTrigger.none
    package var isAnimated: Bool
    package var presentationStyle = UIModalPresentationStyle.none
    /// Whether a transition without animation ends one run loop turn later (Conformance.md L28). It then also
    /// has a coordinator.
    package var endsInLaterTurn = false
    /// Whether there are callbacks: there are none while the container itself is off screen.
    package var sendsCallbacks = true
    /// The superview of both views.
    package var containerView: UIView
    /// The views returned by `view(forKey:)`.
    package var fromView = ParticipantView.controllers
    package var toView = ParticipantView.controllers
    package var fromInitialFrame = CGRect.zero
    package var fromFinalFrame = CGRect.zero
    package var toInitialFrame = CGRect.zero
    package var toFinalFrame = CGRect.zero
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interactor: (any UIViewControllerInteractiveTransitioning)?
    package var alongsideOptions: UIView.AnimationOptions = []
    /// Called after the will-callbacks and before the animation, when the container installs its views.
    package var install: @MainActor (AppearanceTransition) -> Void = { _ in }
    /// Called when the animation has ended, before the did-callbacks.
    package var settle: @MainActor (_ completed: Bool) -> Void = { _ in }
    /// Called at the end.
    package var finish: @MainActor (_ completed: Bool) -> Void = { _ in }

    package init(script: AppearanceSequence, containerView: UIView, isAnimated: Bool) {
      self.script = script
      self.containerView = containerView
      self.isAnimated = isAnimated
    }

    var participants: [UIViewController] { [from, to, container].compactMap { $0 } }
  }

  /// The view of a participant that an animator may move.
  package enum ParticipantView {
    /// The root view of the controller.
    case controllers
    case view(UIView)
    /// None: the view stays in place. UIKit documents this for the presenter of a style that keeps it on
    /// screen.
    case none
  }
}
