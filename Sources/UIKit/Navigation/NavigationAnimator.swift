/// The standard push and pop: the front screen slides by its entire width, the one behind it by 0.3 of it
/// with a dimming view (Metrics.md 2.1), both with a critically damped spring.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.5
  static let parallax: CGFloat = 0.3
  static let shadeOpacity: CGFloat = 0.1

  private let operation: UINavigationController.Operation
  private let isRightToLeft: Bool

  init(operation: UINavigationController.Operation, isRightToLeft: Bool) {
    self.operation = operation
    self.isRightToLeft = isRightToLeft
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let isPush = operation != .pop
    let (front, back) = isPush ? (to, from) : (from, to)
    let width = context.containerView.bounds.width * (isRightToLeft ? -1 : 1)
    let resting = CGPoint(x: context.containerView.bounds.midX, y: front.center.y)
    let backResting = CGPoint(x: context.containerView.bounds.midX, y: back.center.y)
    let frontOffscreen = CGPoint(x: resting.x + width, y: resting.y)
    let backOffscreen = CGPoint(x: backResting.x - Self.parallax * width, y: backResting.y)

    let shade = UIView(frame: back.bounds)
    shade.backgroundColor = .black
    shade.alpha = isPush ? 0 : Self.shadeOpacity
    shade.isUserInteractionEnabled = false
    back.addSubview(shade)
    castEdgeShadow(from: front)
    front.center = isPush ? frontOffscreen : resting
    back.center = isPush ? backResting : backOffscreen

    animate(followingFinger: context.isInteractive) {
      front.center = isPush ? resting : frontOffscreen
      back.center = isPush ? backOffscreen : backResting
      shade.alpha = isPush ? Self.shadeOpacity : 0
    } completion: { _ in
      shade.removeFromSuperview()
      front.layer.shadowOpacity = 0
      front.center = resting
      back.center = backResting
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Animates with a spring, or in step with the finger that drives the transition.
  private func animate(
    followingFinger: Bool, _ changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    if followingFinger {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: completion)
    } else {
      UIView.animate(
        withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: changes, completion: completion)
    }
  }

  private func castEdgeShadow(from view: UIView) {
    view.layer.shadowOpacity = 0.15
    view.layer.shadowRadius = 4.5
    view.layer.shadowOffset = .zero
  }
}
