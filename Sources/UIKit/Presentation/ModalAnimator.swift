/// The standard animations of full-screen presentations.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The settling time of a critically damped spring with an angular frequency of 18.2574 (Metrics.md 2.3).
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
    switch style {
    case .crossDissolve: 0.3
    case .partialCurl: PageCurlTransition.duration
    case .coverVertical, .flipHorizontal: Self.slideDuration
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    switch style {
    case .coverVertical: slide(view, in: context)
    case .partialCurl: curl(view, in: context)
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

  /// Curls the presenter's screen up like a page, or back. Differs from iOS: it is curled completely, so that
  /// no part of it remains visible.
  private func curl(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    let other = context.viewController(forKey: isPresenting ? .from : .to)?.viewIfLoaded
    guard let leaf = other?.snapshotView(afterScreenUpdates: true) else { return slide(view, in: context) }
    let container = context.containerView
    leaf.frame = container.bounds
    container.addSubview(leaf)
    let curl = PageCurl(
      leaf, other: nil, in: container, area: container.bounds, isHorizontal: false, isMirrored: false)
    curl.place(isPresenting ? 0 : 1)
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      curl.place(isPresenting ? 1 : 0)
    } completion: { _ in
      curl.remove()
      leaf.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
