/// The part of a recognizer that the gesture arena uses.
extension UIGestureRecognizer {
  func tracks(_ touch: UITouch) -> Bool { sequence.live.contains { $0 === touch } }

  func hasSeen(_ touch: UITouch) -> Bool { sequence.all.contains { $0 === touch } }

  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    sequence.all.contains { touch in other.sequence.all.contains { $0 === touch } }
  }

  /// Whether the gesture may still be recognized with its current touches, or with further ones.
  var isUndecided: Bool {
    storedState == .possible
      && (sequence.waiting != nil || awaitsTouches || sequence.live.contains { !$0.isOver })
  }

  /// Whether touch events are still delivered to the subclass.
  var listens: Bool {
    switch storedState {
    case .possible: sequence.waiting != .ended
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// The receiver of a message to the delegate, which may forward it.
  func delegate(for selector: StaticString) -> (any UIGestureRecognizerDelegate)? {
    storedDelegate.map { MessageForwarding.receiver(of: selector, to: $0) }
  }

  /// Returns whether the recognizer accepts a touch that begins.
  func admits(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, listens, accepts(touch),
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    if requiresExclusiveTouchType, let first = sequence.live.first, first.type != touch.type { return false }
    guard shouldReceive(event) else { return false }
    return delegate(for: "gestureRecognizer:shouldReceiveTouch:")?.gestureRecognizer(
      self, shouldReceive: touch) ?? true
  }

  /// Delivers changed touches to the subclass, by phase.
  func receive(_ touches: [UITouch], _ event: UIEvent) {
    lastEvent = event
    updateCenter()
    if let touch = touches.first(where: \.isIndirect) {
      indirectGestureChanged(touch, with: event)
      return
    }
    send(touches, .began, event) { $0.touchesBegan($1, with: $2) }
    send(touches, .moved, event) { $0.touchesMoved($1, with: $2) }
    send(touches, .ended, event) { $0.touchesEnded($1, with: $2) }
    send(touches, .cancelled, event) { $0.touchesCancelled($1, with: $2) }
  }

  private func send(
    _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent,
    _ body: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void
  ) {
    let meant = touches.filter { $0.phase == phase }
    if !meant.isEmpty { body(self, Set(meant), event) }
  }

  /// Updates the center of the touches that are down, or of the last ones after all have lifted.
  private func updateCenter() {
    let down = sequence.live.filter { !$0.isOver }
    let touches = down.isEmpty ? sequence.live : down
    guard !touches.isEmpty else { return }
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.position.x
      sum.y += touch.position.y
    }
    center = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Asks the delegate, and the views from the one that was hit up to that of the recognizer, whether the
  /// gesture may begin.
  func canBegin() -> Bool {
    if delegate(for: "gestureRecognizerShouldBegin:")?.gestureRecognizerShouldBegin(self) == false {
      return false
    }
    var candidate = sequence.all.first?.view ?? view
    while let current = candidate {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === view { break }
      candidate = current.superview
    }
    return true
  }

  /// Returns whether `other` must fail first: by a permanent requirement, or by the answer of either delegate
  /// for these touches.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if failureRequirements.contains(where: { $0.wrappedValue === other }) { return true }
    guard sharesTouch(with: other) else { return false }
    if let known = sequence.failureAnswers[ObjectIdentifier(other)] { return known }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate(for: "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")?.gestureRecognizer(
        self, shouldRequireFailureOf: other) ?? false
      || other.delegate(for: "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")?
        .gestureRecognizer(
          other, shouldBeRequiredToFailBy: self) ?? false
    sequence.failureAnswers[ObjectIdentifier(other)] = answer
    return answer
  }

  func agreesToRecognize(with other: UIGestureRecognizer) -> Bool {
    let simultaneous: StaticString = "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    return delegate(for: simultaneous)?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
      ?? false
      || other.delegate(for: simultaneous)?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false
  }
}
