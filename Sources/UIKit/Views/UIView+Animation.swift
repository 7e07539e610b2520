extension UIView {
  class func defaultSetAnimationsEnabled(_ enabled: Bool) {
    UIViewAnimationState.areAnimationsEnabled = enabled
  }

  /// Runs changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    let enabled = UIViewAnimationState.areAnimationsEnabled
    UIViewAnimationState.areAnimationsEnabled = false
    actions()
    UIViewAnimationState.areAnimationsEnabled = enabled
  }

  /// Animates the property changes made in a block.
  /// - `duration`: In seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    start(
      duration: duration, delay: delay, timing: .curve(options.curve), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes with a timing function.
  package class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, function: CAMediaTimingFunction,
    options: AnimationOptions, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    start(
      duration: duration, delay: delay, timing: .function(function), options: options, animations: animations,
      completion: completion)
  }

  /// Animates with a spring.
  ///
  /// - `dampingRatio`: 1 settles without overshoot; values closer to 0 oscillate longer.
  /// - `velocity`: The initial velocity, where 1 covers the total distance in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    start(
      duration: duration, delay: delay, timing: .spring(damping: dampingRatio, velocity: velocity),
      options: options, animations: animations, completion: completion)
  }

  /// Animates with a spring specified by its perceptual duration, in seconds, and its bounce, -1 to 1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let curve = SpringCurve(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    start(
      duration: curve.settlingDuration, delay: delay, timing: .springCurve(curve), options: options,
      animations: animations, completion: completion)
  }

  /// Animates a change of one view's content with the transition in `options`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard duration > 0, areAnimationsEnabled, let transition = options.layerTransition else {
      return start(
        duration: duration, delay: 0, timing: .curve(options.curve), options: options,
        animations: { animations?() }, completion: completion)
    }
    transition.duration = duration
    transition.timingFunction = options.curve.timingFunction
    view.layer.add(transition, forKey: kCATransition)
    performWithoutAnimation { animations?() }
    start(
      duration: duration, delay: 0, timing: .curve(options.curve), options: options,
      hasDurationOfItsOwn: true, animations: {}, completion: completion)
  }

  /// Replaces one view by another in the same superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let place = fromView.superview else { return }
    let showsAndHides = options.contains(.showHideTransitionViews)
    transition(with: place, duration: duration, options: options) {
      if showsAndHides {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        toView.frame = toView.frame == .zero ? fromView.frame : toView.frame
        place.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: { finished in
      completion?(finished)
    }
  }

  /// Animates with key frames that `addKeyframe` adds in the block.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let outer = KeyframeScope.current
    KeyframeScope.current = KeyframeScope(duration: duration, delay: delay, options: options)
    animations()
    let hasKeyframes = KeyframeScope.current?.hasKeyframes == true
    KeyframeScope.current = outer
    start(
      duration: duration, delay: delay, timing: .curve(.linear), options: [],
      hasDurationOfItsOwn: hasKeyframes, animations: {}, completion: completion)
  }

  /// Adds a key frame; both times are fractions of the total duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    guard let scope = KeyframeScope.current else { return animations() }
    KeyframeScope.current?.hasKeyframes = true
    start(
      duration: scope.duration * frameDuration, delay: scope.delay + scope.duration * frameStartTime,
      timing: .curve(.linear), options: scope.animationOptions, animations: animations, completion: nil)
  }

  /// Performs an animation of the system on views, together with the changes of a block.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Animates changes beside those of the frameworks, and calls the completion after the duration, even if nothing changes.
  class func animateAlongside(
    duration: TimeInterval, options: AnimationOptions = [], _ changes: @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    start(
      duration: duration, delay: 0, timing: .curve(options.curve), options: options,
      hasDurationOfItsOwn: true,
      animations: changes, completion: completion)
  }

  private class func start(
    duration: TimeInterval, delay: TimeInterval, timing: UIViewAnimationState.Timing,
    options: AnimationOptions, hasDurationOfItsOwn: Bool = false, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    let state = UIViewAnimationState(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion)
    state.hasDurationOfItsOwn = hasDurationOfItsOwn
    state.run { animations() }
  }
}

extension UIView {
  /// An animation of the system for `perform(_:on:options:animations:completion:)`.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and are removed from their superviews at the end.
    case delete = 0
  }
}

/// The key-frame animation whose block is running.
@MainActor
private struct KeyframeScope {
  static var current: KeyframeScope?

  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.KeyframeAnimationOptions
  var hasKeyframes = false

  var animationOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: options.rawValue & 0x3F)
  }
}

extension UIView.AnimationOptions {
  /// Whether the options name a transition of a view's content.
  var hasTransition: Bool { (rawValue >> 20) & 0xF != 0 }

  /// The layer transition nearest to the specified one; flips and curls are replaced by cross-fades and
  /// pushes.
  @MainActor
  fileprivate var layerTransition: CATransition? {
    let transition = CATransition()
    switch (rawValue >> 20) & 0xF {
    case 5, 1, 2: transition.type = .fade
    case 3, 7:
      transition.type = .push
      transition.subtype = .fromTop
    case 4, 6:
      transition.type = .push
      transition.subtype = .fromBottom
    default: return nil
    }
    return transition
  }
}
