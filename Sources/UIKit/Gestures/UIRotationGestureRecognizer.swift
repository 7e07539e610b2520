/// Recognizes a rotation with two fingers. It ends when both have lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var fingers = TwoFingerGestureTracker()
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var carrierOffset: CGFloat = 0
  private var samples = MotionSamples()

  /// The rotation since the beginning in radians, clockwise. Setting it resets it to the value.
  open var rotation: CGFloat {
    get { turned }
    set {
      samples.shift(by: CGPoint(x: newValue - turned, y: 0))
      carrierOffset += newValue - turned
      turned = newValue
    }
  }

  /// The angular velocity in radians per second.
  open var velocity: CGFloat { samples.velocity.x }

  open override var numberOfTouches: Int { fingers.touches.count { !$0.isOver } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    lastAngle = fingers.angle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isComplete else { return }
    update(at: event.timestamp)
    if storedState != .possible { return state = .changed }
    guard abs(turned) * fingers.distance / 2 >= TwoFingerGestureTracker.slop else { return }
    if sequence.waiting == nil {
      turned = 0
      samples.removeAll()
      samples.add(.zero, at: event.timestamp)
    }
    state = .began
  }

  private func update(at time: TimeInterval) {
    var change = fingers.angle - lastAngle
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    lastAngle = fingers.angle
    turned += change
    samples.add(CGPoint(x: turned, y: 0), at: time)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isComplete, storedState != .possible { update(at: event.timestamp) }
    fingers.remove(touches)
    if storedState == .possible {
      if fingers.touches.isEmpty || sequence.waiting != nil { state = .failed }
    } else if fingers.touches.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.remove(touches)
    if fingers.touches.isEmpty { state = .cancelled }
  }

  open override func reset() {
    fingers.removeAll()
    turned = 0
    carrierOffset = 0
    samples.removeAll()
  }

  // MARK: Touchpad

  package override func accepts(_ touch: UITouch) -> Bool {
    if case .pinch = touch.indirectGesture { return true }
    return super.accepts(touch)
  }

  package override func indirectGestureChanged(_ touch: UITouch, with event: UIEvent) {
    guard case .pinch(let pinch) = touch.indirectGesture else { return }
    switch touch.phase {
    case .ended: state = storedState == .possible ? .failed : .ended
    case .cancelled: state = .cancelled
    default:
      turned = pinch.rotation + carrierOffset
      samples.add(CGPoint(x: turned, y: 0), at: pinch.timestamp)
      if storedState != .possible {
        state = .changed
      } else if abs(turned) >= 0.05 {
        state = .began
      }
    }
  }
}
