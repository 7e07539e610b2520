/// The current animation block, which determines the animation of property changes.
@MainActor
package final class UIViewAnimationState {
  enum Timing {
    case curve(UIView.AnimationCurve)
    /// The damping ratio and initial velocity as specified to UIKit.
    case spring(damping: CGFloat, velocity: CGFloat)
    case springCurve(SpringCurve)
    case function(CAMediaTimingFunction)
  }

  static var current: UIViewAnimationState?
  static var areAnimationsEnabled = true
  /// Records the animations of all current blocks, to control their time.
  static var recorder: DrivenAnimations?

  private(set) var duration: TimeInterval
  private(set) var delay: TimeInterval
  private(set) var timing: Timing
  private(set) var options: UIView.AnimationOptions
  private var repeatCount: Float?
  private var completion: (@MainActor (Bool) -> Void)?
  private var remaining = 0
  private var allFinished = true
  private var isSealed = false
  /// Whether the completion is called after the duration of the block, even if the block changes nothing: something else
  /// is animated with it, such as a transition of a layer.
  var hasDurationOfItsOwn = false
  private let driver: DrivenAnimations?

  init(
    duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.options = options
    self.completion = completion
    driver = Self.recorder
    driver?.add(self)
  }

  /// Runs `changes` in this state; the completion is called after the last of their animations.
  func run(_ changes: @MainActor () -> Void) {
    let outer = Self.current
    Self.current = self
    CALayer.ownersProvideActions = true
    changes()
    Self.current = outer
    CALayer.ownersProvideActions = outer != nil
    isSealed = true
    if remaining == 0, driver == nil { finishWithoutAnimations() }
  }

  // MARK: Begun and committed blocks

  /// The state that was current when this one began.
  private var enclosing: UIViewAnimationState?

  /// Makes this state current until `commit()`.
  func begin() {
    enclosing = Self.current
    Self.current = self
    CALayer.ownersProvideActions = true
  }

  /// Ends the state. The completion is called after the last animation that was added.
  func commit() {
    guard Self.current === self else { return }
    Self.current = enclosing
    enclosing = nil
    CALayer.ownersProvideActions = Self.current != nil
    isSealed = true
    if remaining == 0, driver == nil { finishWithoutAnimations() }
  }

  /// Configures the animation of subsequent changes.
  func configure(
    duration: TimeInterval? = nil, delay: TimeInterval? = nil, curve: UIView.AnimationCurve? = nil,
    repeatCount: Float? = nil
  ) {
    if let duration { self.duration = duration }
    if let delay { self.delay = delay }
    if let curve { timing = .curve(curve) }
    if let repeatCount { self.repeatCount = repeatCount }
  }

  /// Runs changes whose animations are repeated.
  func repeating(_ count: Float, _ autoreverses: Bool, _ changes: () -> Void) {
    let (outerCount, outerOptions) = (repeatCount, options)
    repeatCount = count
    setOption(.autoreverse, autoreverses)
    changes()
    (repeatCount, options) = (outerCount, outerOptions)
  }

  func setOption(_ option: UIView.AnimationOptions, _ isOn: Bool) {
    if isOn { options.insert(option) } else { options.remove(option) }
  }

  func setCompletion(_ completion: @escaping @MainActor (Bool) -> Void) { self.completion = completion }

  /// Runs other changes with the parameters of this state, and a separate completion.
  func runAlongside(
    options: UIView.AnimationOptions, _ changes: @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    UIViewAnimationState(
      duration: duration, delay: 0, timing: timing, options: options, completion: completion
    ).run(changes)
  }

  /// Completes a block that added no animation: in the next turn of the run loop if its duration is zero, as documented,
  /// and before the call that ran it returns otherwise. Public reports of crashes show
  /// `sendDelegateAnimationDidStop:finished:` below `+[UIViewAnimationState popAnimationState]`.
  private func finishWithoutAnimations() {
    guard completion != nil else { return }
    if duration <= 0 {
      CATransaction.afterCommit { self.complete() }
    } else if hasDurationOfItsOwn, Self.areAnimationsEnabled {
      FrameClock.shared.schedule(after: delay + duration) { self.complete() }
    } else {
      complete()
    }
  }

  /// Calls the completion block once.
  func complete() {
    let completion = self.completion
    self.completion = nil
    completion?(allFinished)
  }

  func animationDidEnd(finished: Bool) {
    remaining -= 1
    if !finished { allFinished = false }
    if remaining == 0, isSealed, driver == nil { complete() }
  }

  /// Returns the layer action for a property of a view before it changes.
  static func action(for view: UIView, key: String) -> (any CAAction)? {
    guard let state = current, areAnimationsEnabled, state.duration > 0,
      let old = view.layer.value(forKeyPath: key)
    else { return nil }
    state.remaining += 1
    return ViewPropertyAction(state: state, oldValue: old)
  }

  func remember(_ layer: CALayer, _ key: String, _ oldValue: Any) { driver?.remember(layer, key, oldValue) }

  private func makeSpring(_ curve: SpringCurve, keyPath: String) -> CABasicAnimation {
    let spring = CASpringAnimation(keyPath: keyPath)
    spring.mass = CGFloat(curve.mass)
    spring.stiffness = CGFloat(curve.stiffness)
    spring.damping = CGFloat(curve.damping)
    spring.initialVelocity = CGFloat(curve.velocity)
    spring.duration = duration
    return spring
  }

  /// Returns the animation of a property for this block, without values.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch timing {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = curve.timingFunction
      animation.duration = duration
    case .function(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      animation.duration = duration
    case .spring(let damping, let velocity):
      let curve = SpringCurve(dampingRatio: Double(damping), duration: duration, velocity: Double(velocity))
      animation = makeSpring(curve, keyPath: keyPath)
    case .springCurve(let curve):
      animation = makeSpring(curve, keyPath: keyPath)
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    if let repeatCount, repeatCount > 0 { animation.repeatCount = repeatCount }
    animation.autoreverses = options.contains(.autoreverse)
    if let driver {
      animation.clock = driver.clock
      animation.beginTime = delay
    } else if delay > 0 {
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = .backwards
    }
    return animation
  }
}

/// Converts a property change of a view into the animation of its block.
private final class ViewPropertyAction: NSObject, CAAction, CAAnimationDelegate {
  private let state: UIViewAnimationState
  private let oldValue: Any

  init(state: UIViewAnimationState, oldValue: Any) {
    self.state = state
    self.oldValue = oldValue
  }

  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer, let newValue = layer.value(forKeyPath: key) else {
      return state.animationDidEnd(finished: true)
    }
    let animation = state.makeAnimation(keyPath: key)
    animation.delegate = self
    state.remember(layer, key, oldValue)
    if let difference = difference(from: newValue, to: oldValue) {
      // Additive, so that a change during an animation continues from the current position and velocity.
      animation.isAdditive = true
      animation.fromValue = difference.offset
      animation.toValue = difference.zero
      layer.add(animation, forKey: nil)
    } else {
      // A property that is not being animated already shows the new value.
      let goesOn = state.options.contains(.beginFromCurrentState) && layer.animation(forKey: key) != nil
      animation.fromValue = (goesOn ? layer.presentation()?.value(forKeyPath: key) : nil) ?? oldValue
      animation.toValue = newValue
      layer.add(animation, forKey: key)
    }
  }

  private func difference(from new: Any, to old: Any) -> (offset: Any, zero: Any)? {
    switch (new, old) {
    case (let new as CGPoint, let old as CGPoint):
      (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case (let new as CGRect, let old as CGRect):
      (
        CGRect(
          x: old.minX - new.minX, y: old.minY - new.minY, width: old.width - new.width,
          height: old.height - new.height), CGRect.zero
      )
    default: nil
    }
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    state.animationDidEnd(finished: finished)
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
