/// Animates view properties, and can be paused, scrubbed, reversed and continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var state = UIViewAnimatingState.inactive
  /// The duration in seconds.
  open private(set) var duration: TimeInterval
  /// The delay after `startAnimation`, in seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  /// Whether `fractionComplete` of a paused animation is the progress of the animated values rather than a fraction of the
  /// duration.
  ///
  /// Animations with a delay follow the curve of those without.
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  private var pending: [(animation: @MainActor () -> Void, delayFactor: CGFloat)] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  private var animations: DrivenAnimations?
  private var _isReversed = false
  /// The last scrubbed progress, and its fraction of the duration.
  private var scrubbed: (progress: Double, time: Double)?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration(default: duration) ?? duration
    timingParameters = parameters
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    MainThreadDeallocation.run {
      if state == .stopped {
        UIKitFault.raise(
          .internalInconsistency,
          "It is an error to release a paused or stopped property animator. Property animators must either finish "
            + "animating or be explicitly stopped and finished before they can be released.")
      }
    }
  }

  // MARK: Adding

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds an animation with a delay.
  ///
  /// - Parameters:
  ///   - animation: The changes to animate.
  ///   - delayFactor: The delay as a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard let animations, state == .active else {
      pending.append((animation, delayFactor))
      return
    }
    record(animation, after: delayFactor, into: animations)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open var isRunning: Bool { state == .active && (animations?.clock.isRunning ?? false) }

  open var isReversed: Bool {
    get { _isReversed }
    set {
      guard newValue != _isReversed else { return }
      _isReversed = newValue
      if isRunning { run() }
    }
  }

  /// The completed part of the animation, from 0 to 1. Setting it pauses the animation at this point.
  ///
  /// It is a fraction of the duration while the animation runs. While it is paused, see `scrubsLinearly`.
  open var fractionComplete: CGFloat {
    get {
      // Without a duration, a clock has no part of it.
      let isTimed = duration > 0 || isRunning
      let time = animations.map { isTimed ? $0.clock.fraction : scrubbed?.time ?? 0 } ?? 0
      let fraction = CGFloat(isRunning || !scrubsLinearly ? time : progress(at: time))
      return _isReversed ? 1 - fraction : fraction
    }
    set {
      activate()
      let fraction = Double(min(max(_isReversed ? 1 - newValue : newValue, 0), 1))
      let time = scrubsLinearly ? self.time(of: fraction) : fraction
      scrubbed = (fraction, time)
      animations?.clock.scrub(toFraction: time)
    }
  }

  /// The progress along the timing curve at a fraction of the duration.
  private func progress(at time: Double) -> Double {
    if let scrubbed, scrubbed.time == time { return scrubbed.progress }
    guard time > 0, time < 1 else { return time }
    return min(max(curveValue(at: time), 0), 1)
  }

  /// The first fraction of the duration at which the timing curve has reached a progress.
  private func time(of progress: Double) -> Double {
    guard progress > 0, progress < 1 else { return progress }
    // Springs oscillate: the first of equal intervals that ends above the progress contains the time.
    let steps = 128
    let end = (1..<steps).first { curveValue(at: Double($0) / Double(steps)) >= progress } ?? steps
    var low = Double(end - 1) / Double(steps)
    var high = Double(end) / Double(steps)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curveValue(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }

  private func curveValue(at time: Double) -> Double {
    if let spring = timingParameters?.springTimingParameters {
      return spring.curve(duration: duration).value(at: time * duration)
    }
    let cubic = timingParameters?.cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    return cubic.timingFunction.value(at: time)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    activate()
    guard delay > 0 else { return run() }
    FrameClock.shared.schedule(after: delay) { [weak self] in
      guard let self, state == .active, !isRunning else { return }
      run()
    }
  }

  open func pauseAnimation() {
    activate()
    animations?.clock.pause()
  }

  /// Continues a paused animation.
  /// - `durationFactor`: The remaining time as a fraction of the original duration; zero keeps the
  ///   remaining duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let clock = animations?.clock, state == .active else { return }
    let end: AnimationClock.End = _isReversed ? .start : .end
    let length = durationFactor > 0 ? Double(durationFactor) * duration : nil
    if let spring = parameters?.springTimingParameters {
      clock.run(to: end, duration: length, course: .spring(spring.curve(duration: length ?? duration)))
    } else if let cubic = parameters?.cubicTimingParameters {
      clock.run(to: end, duration: length, course: .timing(cubic.timingFunction))
    } else {
      clock.run(to: end, duration: length)
    }
  }

  /// Stops at the current position. With `false`, the animator remains stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let animations else { return }
    animations.holdPresentation()
    animations.clock.completion = nil
    animations.clock.stop(at: nil)
    state = .stopped
    guard withoutFinishing else { return }
    self.animations = nil
    completions = []
    state = .inactive
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIKitFault.raise(
        .internalInconsistency, "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    switch finalPosition {
    case .start: animations?.revert()
    case .end: animations?.applyFinalValues()
    case .current: break
    }
    end(at: finalPosition)
  }

  // MARK: Driving

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    scrubbed = nil
    let animations = DrivenAnimations(duration: duration)
    self.animations = animations
    let blocks = pending
    pending = []
    for block in blocks { record(block.animation, after: block.delayFactor, into: animations) }
    animations.clock.scrub(toFraction: 0)
    // The animator is retained until its animation has ended, as on iOS.
    animations.clock.completion = { end in self.clockDidEnd(end) }
  }

  private func record(
    _ animation: @escaping @MainActor () -> Void, after delayFactor: CGFloat,
    into animations: DrivenAnimations
  ) {
    let now = animations.clock.time
    let left = duration - now
    let wait = now + Double(delayFactor) * left
    animations.record {
      UIViewAnimationState(
        duration: max(0, duration - wait), delay: wait, timing: timing, options: [], completion: nil
      ).run(animation)
    }
  }

  private var timing: UIViewAnimationState.Timing {
    if let spring = timingParameters?.springTimingParameters {
      return .springCurve(spring.curve(duration: duration))
    }
    if let cubic = timingParameters?.cubicTimingParameters { return .function(cubic.timingFunction) }
    return .curve(.easeInOut)
  }

  private func run() {
    guard state == .active else { return }
    animations?.clock.run(to: _isReversed ? .start : .end)
  }

  private func clockDidEnd(_ end: AnimationClock.End) {
    if end == .start { animations?.revert() }
    if pausesOnCompletion {
      animations?.complete()
      return
    }
    self.end(at: end == .end ? .end : .start)
  }

  private func end(at position: UIViewAnimatingPosition) {
    animations?.complete()
    animations = nil
    state = .inactive
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
