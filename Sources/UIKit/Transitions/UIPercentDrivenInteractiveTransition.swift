/// Drives an animator's transition by a percentage, usually that of a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var animations: DrivenAnimations?
  private var isEnding = false

  open private(set) var percentComplete: CGFloat = 0
  /// How much faster than the animator the end is played.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true
  /// The transition's length in seconds.
  open var duration: CGFloat { CGFloat(animations?.clock.duration ?? 0) }

  /// The speed of the finger, in percentages per second, with which the end goes on.
  package var releaseVelocity: CGFloat = 0
  /// Radians per second of the spring that plays the end; `nil` plays it on the completion curve.
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

  /// Shows the transition at a part of its way, from 0 to 1.
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

  /// Plays the rest and completes.
  open func finish() { end(.end) }

  /// Plays back to the beginning and cancels.
  open func cancel() { end(.start) }

  private func end(_ end: AnimationClock.End) {
    guard !isEnding, let animations, let context else { return }
    isEnding = true
    end == .end ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    let left = end == .end ? 1 - percentComplete : percentComplete
    guard left > 0 else { return animations.clock.stop(at: end) }
    if let frequency = releaseFrequency {
      // Progress towards the end is positive for the spring, whichever end it is.
      let velocity = (end == .end ? releaseVelocity : -releaseVelocity) / left
      let frequency = Double(frequency)
      let spring = SpringCurve(
        mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, velocity: Double(velocity))
      animations.clock.run(to: end, duration: spring.settlingDuration, course: .spring(spring))
    } else {
      let length = Double(left) * animations.clock.duration / Double(max(completionSpeed, 0.001))
      animations.clock.run(to: end, duration: length, course: .timing(completionCurve.timingFunction))
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
