/// Drives the transition of an animator by percentages, usually those of a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var animations: DrivenAnimations?
  private var isEnding = false

  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the completion relative to the animator.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing of the completion; nil for the completion curve.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  /// The duration of the transition in seconds.
  open var duration: CGFloat { CGFloat(animations?.clock.duration ?? 0) }

  /// The velocity of the finger, as a fraction of the transition per second, with which the completion
  /// starts.
  package var releaseVelocity: CGFloat = 0
  /// The frequency of the spring for the completion, in radians per second; `nil` uses the completion curve.
  package var releaseFrequency: CGFloat?

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? AppearanceTransition, let animator = transition.plan.animator
    else { return }
    context = transitionContext
    isEnding = false
    let animations = DrivenAnimations(duration: animator.transitionDuration(using: transitionContext))
    self.animations = animations
    animations.record {
      animator.animateTransition(using: transition)
      transition.runAlongside(duration: animations.clock.duration)
    }
    animations.clock.scrub(toFraction: 0)
    animations.clock.completion = { [weak self] end in self?.clockDidEnd(end) }
  }

  /// Updates the transition to a fraction from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard !isEnding else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    animations?.clock.scrub(toFraction: Double(self.percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() {
    animations?.clock.pause()
    context?.pauseInteractiveTransition()
  }

  /// Animates to the end and completes the transition.
  open func finish() { end(.end) }

  /// Animates back to the beginning and cancels the transition.
  open func cancel() { end(.start) }

  private func end(_ end: AnimationClock.End) {
    guard !isEnding, let animations, let context else { return }
    isEnding = true
    end == .end ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    let left = end == .end ? 1 - percentComplete : percentComplete
    guard left > 0 else { return animations.clock.stop(at: end) }
    if let frequency = releaseFrequency {
      // For the spring, progress toward the target is positive, whichever end it is.
      let velocity = (end == .end ? releaseVelocity : -releaseVelocity) / left
      let frequency = Double(frequency)
      let spring = SpringCurve(
        mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, velocity: Double(velocity))
      animations.clock.run(to: end, duration: spring.settlingDuration, course: .spring(spring))
    } else {
      let length = Double(left) * animations.clock.duration / Double(max(completionSpeed, 0.001))
      let curve = timingCurve?.cubicTimingParameters?.timingFunction ?? completionCurve.timingFunction
      animations.clock.run(to: end, duration: length, course: .timing(curve))
    }
  }

  private func clockDidEnd(_ end: AnimationClock.End) {
    guard let animations else { return }
    self.animations = nil
    if end == .start { animations.revert() }
    animations.complete()
    context = nil
  }
}
