extension Animation {
  /// The app's own animation; the animation itself if it is one of the framework's.
  public var base: any CustomAnimation {
    if case .custom(let custom) = curve { return custom.animation }
    return FrameworkAnimation(animation: self)
  }
  /// Has no effect on the motion. Differs from iOS: completions are called at the end of the animation.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// An animation of the framework as a custom one.
private struct FrameworkAnimation: CustomAnimation {
  let animation: Animation
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < animation.duration else { return nil }
    return value.scaled(by: animation.progress(at: time))
  }
}

extension Transaction {
  /// Calls `completion` when the animation of this transaction has completed.
  @MainActor @preconcurrency
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let wait = animation?.duration ?? 0
    UpdateQueue.afterUpdate {
      CATransaction.afterCommit {
        if wait > 0 { FrameClock.shared.schedule(after: wait) { completion() } } else { completion() }
      }
    }
  }

  /// Whether gestures track the velocity of values; a value for apps to set and read.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
}
private struct TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }

extension Spring {
  /// The force on the spring's end at a position and velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
  public func force(target: CGFloat, position: CGFloat, velocity: CGFloat) -> CGFloat {
    (target - position) * CGFloat(stiffness) - velocity * CGFloat(damping)
  }
  /// Advances a value and its velocity by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let next = value + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value = next
  }
}
