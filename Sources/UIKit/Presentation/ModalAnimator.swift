/// The standard movements of full-screen presentations.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// A critically damped spring of angular frequency 18.2574 settles in this time (FACTS.md 2.3).
  static let slideDuration: TimeInterval = 0.50573

  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    style == .crossDissolve ? 0.3 : Self.slideDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    switch style {
    case .coverVertical, .partialCurl: slide(view, in: context)
    case .crossDissolve: dissolve(view, in: context)
    case .flipHorizontal: flip(view, in: context)
    }
  }

  private func slide(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    let distance = context.containerView.bounds.height
    let resting = view.center
    let away = CGPoint(x: resting.x, y: resting.y + distance)
    if isPresenting { view.center = away }
    UIView.animate(
      withDuration: Self.slideDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { [isPresenting] in
      view.center = isPresenting ? resting : away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func dissolve(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    if isPresenting { view.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      view.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func flip(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    let edgeOn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    if isPresenting { view.transform3D = edgeOn }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      view.transform3D = isPresenting ? CATransform3DIdentity : edgeOn
    } completion: { _ in
      view.transform3D = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
