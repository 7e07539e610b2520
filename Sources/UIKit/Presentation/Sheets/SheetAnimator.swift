/// Slides a sheet up from the bottom and down again.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let sheet: UISheetPresentationController
  private let isPresenting: Bool

  init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
    self.sheet = sheet
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ModalAnimator.slideDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let away = sheet.distanceToHide
    if isPresenting { sheet.place(offset: away) }
    UIView.animate(
      withDuration: ModalAnimator.slideDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { [sheet, isPresenting] in
      sheet.place(offset: isPresenting ? 0 : away)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Dismisses a sheet interactively while it is dragged.
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: AppearanceTransition?
  private var alongside: DrivenAnimations?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? AppearanceTransition else { return }
    context = transition
    let animations = DrivenAnimations(duration: ModalAnimator.slideDuration)
    alongside = animations
    animations.record { transition.runAlongside(duration: ModalAnimator.slideDuration) }
    animations.clock.scrub(toFraction: 0)
    animations.clock.completion = { end in
      if end == .start { animations.revert() }
      animations.complete()
    }
  }

  func update(_ fraction: CGFloat) {
    let fraction = min(max(fraction, 0), 1)
    alongside?.clock.scrub(toFraction: Double(fraction))
    context?.updateInteractiveTransition(fraction)
  }

  /// Called when the finger lifts: the alongside animations continue on their own.
  func release(completing: Bool) {
    completing ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    guard let clock = alongside?.clock else { return }
    clock.run(
      to: completing ? .end : .start, duration: ModalAnimator.slideDuration / 2,
      course: .timing(CAMediaTimingFunction(name: .easeOut)))
  }

  /// Called when the transition ends without the drag.
  func abandon() {
    alongside?.clock.stop(at: .end)
    alongside = nil
    context = nil
  }

  /// Called when the sheet has come to rest.
  func complete(_ completed: Bool) {
    let context = self.context
    self.context = nil
    context?.completeTransition(completed)
  }
}
