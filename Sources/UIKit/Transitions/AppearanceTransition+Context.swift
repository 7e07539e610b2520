extension AppearanceTransition: UIViewControllerContextTransitioning {
  package var containerView: UIView { plan.containerView }
  package var isAnimated: Bool { plan.isAnimated }
  package var transitionWasCancelled: Bool { wasCancelled }
  package var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
  package var targetTransform: CGAffineTransform { .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  package func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    wasCancelled = false
    interactionDidChange()
  }

  package func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    wasCancelled = true
    interactionDidChange()
  }

  package func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    interactionDidChange()
  }

  package func completeTransition(_ didComplete: Bool) { end(completed: didComplete) }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.from
    case .to: plan.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: view(plan.fromView, of: plan.from)
    case .to: view(plan.toView, of: plan.to)
    default: nil
    }
  }

  private func view(_ view: ParticipantView, of controller: UIViewController?) -> UIView? {
    switch view {
    case .controllers: controller?.viewIfLoaded
    case .view(let view): view
    case .none: nil
    }
  }

  package func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === plan.from { return plan.fromInitialFrame }
    return controller === plan.to ? plan.toInitialFrame : .zero
  }

  package func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === plan.to { return plan.toFinalFrame }
    return controller === plan.from ? plan.fromFinalFrame : .zero
  }
}

extension AppearanceTransition: UIViewControllerTransitionCoordinator {
  package var isInterruptible: Bool {
    let animator: (any UIViewImplicitlyAnimating)? = plan.animator?.interruptibleAnimator(using: self)
    return animator != nil
  }
  package var isCancelled: Bool { wasCancelled }
  package var transitionDuration: TimeInterval {
    plan.isAnimated ? plan.animator?.transitionDuration(using: self) ?? 0 : 0
  }
  package var completionCurve: UIView.AnimationCurve { plan.interactor?.completionCurve ?? .easeInOut }

  @discardableResult
  package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    addAlongside(animation, completion: completion)
  }

  @discardableResult
  package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    addAlongside(animation, completion: completion)
  }

  package func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    addInteractionHandler { context in if !context.isInteractive { handler(context) } }
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping Block) { addInteractionHandler(handler) }
}

extension UIViewController {
  var defaultTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let transition = controller.currentTransition { return transition }
      candidate = controller._parent
    }
    return _view?._window?.sizeTransition
  }
}
