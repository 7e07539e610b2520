/// Shows an alert in the middle of the safe area, or an action sheet at the bottom, over a dimmed screen.
final class AlertPresentationController: UIPresentationController {
  private var dimming: PresentationDimmingView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var dimsPresentersTint: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = alert?.view else { return .zero }
    let bounds = containerView.bounds
    let safe = containerView.safeAreaInsets
    var room = bounds.inset(by: safe)
    // Metrics.md 1.5: an alert is centered in the area above the keyboard.
    room.size.height = max(0, min(room.maxY, bounds.maxY - containerView.keyboardOverlap) - room.minY)
    if isSheet {
      let size = view.sizeThatFits(room.size)
      let (width, height) = (size.width, min(size.height, room.height - 8))
      return CGRect(
        x: (bounds.midX - width / 2).rounded(), y: bounds.maxY - max(safe.bottom, 8) - height, width: width,
        height: height)
    }
    var size = view.sizeThatFits(room.size)
    size.height = min(size.height, room.height - 16)
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height)
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView, let view = presentedView else { return }
    dimming?.frame = containerView.bounds
    let frame = frameOfPresentedViewInContainerView
    view.bounds = CGRect(origin: .zero, size: frame.size)
    if isAtRest { view.center = CGPoint(x: frame.midX, y: frame.midY) }
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let dimming = PresentationDimmingView { [weak self] in self?.alert?.cancelByUser() }
    dimming.frame = containerView.bounds
    dimming.alpha = PresentationDimmingView.strength
    containerView.insertSubview(dimming, at: 0)
    self.dimming = dimming
    presentedView?.autoresizingMask = []
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming?.removeFromSuperview() }
    containerView?.setNeedsLayout()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming?.removeFromSuperview() }
  }

  override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(isPresenting: isPresenting, slides: isSheet, dimming: dimming)
  }
}

/// Scales and fades an alert in, or slides an action sheet up; both dim the screen behind.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let slides: Bool
  private weak var dimming: UIView?

  /// The duration of a critically damped spring of 22.88 radians per second (Metrics.md 1.5).
  static let duration: TimeInterval = 0.4036

  init(isPresenting: Bool, slides: Bool, dimming: UIView?) {
    self.isPresenting = isPresenting
    self.slides = slides
    self.dimming = dimming
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let strength = PresentationDimmingView.strength
    let dimming = dimming ?? context.containerView.subviews.first { $0 is PresentationDimmingView }
    let resting = view.center
    let distance = context.containerView.bounds.maxY - (resting.y - view.bounds.height / 2)
    let away = CGPoint(x: resting.x, y: resting.y + distance)
    if isPresenting {
      dimming?.alpha = 0
      if slides {
        view.center = away
      } else {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { [isPresenting, slides] in
      dimming?.alpha = isPresenting ? strength : 0
      if slides {
        view.center = isPresenting ? resting : away
      } else {
        view.alpha = isPresenting ? 1 : 0
        view.transform = .identity
      }
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
