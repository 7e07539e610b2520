/// Recognizes a pinch of two fingers. It ends when both have lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var fingers = TwoFingerGestureTracker()
  private var base: CGFloat?
  private var startDistance: CGFloat = 0
  private var _scale: CGFloat = 1
  private var carrierBase: CGFloat?
  private var samples = MotionSamples()

  /// The ratio of the distance of the fingers to the initial one. Setting it resets it to the value.
  open var scale: CGFloat {
    get { _scale }
    set {
      samples.shift(by: CGPoint(x: newValue - _scale, y: 0))
      if let carrierBase, _scale != 0 { self.carrierBase = carrierBase * newValue / _scale }
      _scale = newValue
      base = fingers.isComplete && newValue != 0 ? fingers.distance / newValue : nil
    }
  }

  /// The change of scale per second.
  open var velocity: CGFloat { samples.velocity.x }

  open override var numberOfTouches: Int { fingers.touches.count { !$0.isOver } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    guard fingers.isComplete else { return }
    startDistance = fingers.distance
    base = _scale == 0 ? nil : fingers.distance / _scale
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isComplete else { return }
    if storedState == .possible {
      guard abs(fingers.distance - startDistance) >= TwoFingerGestureTracker.slop else { return }
      if sequence.waiting == nil { base = fingers.distance }
      samples.add(CGPoint(x: _scale, y: 0), at: event.timestamp)
      state = .began
    } else {
      update(at: event.timestamp)
      state = .changed
    }
  }

  private func update(at time: TimeInterval) {
    if let base, base > 0 { _scale = fingers.distance / base }
    samples.add(CGPoint(x: _scale, y: 0), at: time)
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
    base = nil
    _scale = 1
    carrierBase = nil
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
      if storedState == .possible {
        guard abs(pinch.scale - 1) >= 0.01 else { return }
        carrierBase = 1
        _scale = pinch.scale
        samples.add(CGPoint(x: _scale, y: 0), at: pinch.timestamp)
        state = .began
      } else {
        _scale = pinch.scale * (carrierBase ?? 1)
        samples.add(CGPoint(x: _scale, y: 0), at: pinch.timestamp)
        state = .changed
      }
    }
  }
}
