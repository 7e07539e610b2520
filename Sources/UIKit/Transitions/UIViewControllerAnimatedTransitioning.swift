/// Animates one transition between two view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Starts the animation, which must finally call `completeTransition(_:)` on the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animator of a transition that can be paused and reversed: the same one for each call during the transition.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { missingAnimator }

  /// The animator; `nil` if the method is not implemented, as in an optional call on iOS.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  {
    let animator: any UIViewImplicitlyAnimating = interruptibleAnimator(using: transitionContext)
    return animator¿
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Stands for the animator of a type that does not implement the method.
@MainActor private let missingAnimator = UIViewPropertyAnimator(
  duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))

/// Returns the result of an optional call of `interruptibleAnimator(using:)`.
@MainActor
public postfix func ¿ (animator: any UIViewImplicitlyAnimating) -> (any UIViewImplicitlyAnimating)? {
  animator === missingAnimator ? nil : animator
}
