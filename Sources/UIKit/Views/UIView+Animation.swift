extension UIView {
  /// Whether property changes in animation blocks are animated at all.
  public class var areAnimationsEnabled: Bool { UIViewAnimationState.areAnimationsEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIViewAnimationState.areAnimationsEnabled = enabled
  }

  /// The duration, in seconds, of the animation block that is running; zero outside one.
  public class var inheritedAnimationDuration: TimeInterval { UIViewAnimationState.current?.duration ?? 0 }

  /// Makes changes that take effect at once, even inside an animation block.
  public class func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    let enabled = UIViewAnimationState.areAnimationsEnabled
    UIViewAnimationState.areAnimationsEnabled = false
    actions()
    UIViewAnimationState.areAnimationsEnabled = enabled
  }

  /// Animates the property changes made in a block.
  /// - Parameter duration: in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    start(
      duration: duration, delay: delay, timing: .curve(options.curve), options: options,
      animations: animations, completion: completion)
  }

  /// Animates with a spring.
  /// - Parameters:
  ///   - dampingRatio: 1 settles without overshoot; nearer to 0 oscillates longer.
  ///   - velocity: the initial speed, where 1 covers the whole distance in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    start(
      duration: duration, delay: delay, timing: .spring(damping: dampingRatio, velocity: velocity),
      options: options, animations: animations, completion: completion)
  }

  private class func start(
    duration: TimeInterval, delay: TimeInterval, timing: UIViewAnimationState.Timing,
    options: AnimationOptions, animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    UIViewAnimationState(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion
    ).run {
      animations()
    }
  }
}
