/// Fades a popover in and out; adapted to a sheet or a full-screen presentation it animates as those do.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let popover: UIPopoverPresentationController
  private let isPresenting: Bool

  init(_ popover: UIPopoverPresentationController, isPresenting: Bool) {
    self.popover = popover
    self.isPresenting = isPresenting
  }

  private var other: (any UIViewControllerAnimatedTransitioning)? {
    switch popover.form {
    case .sheet: SheetAnimator(popover.adaptiveSheetPresentationController, isPresenting: isPresenting)
    case .covering:
      ModalAnimator(
        style: popover.presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
    case .popover, nil: nil
    }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { other?.transitionDuration(using: transitionContext) ?? 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let other { return other.animateTransition(using: context) }
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting { view.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      view.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
