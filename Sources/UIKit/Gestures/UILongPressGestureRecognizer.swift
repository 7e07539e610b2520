/// Recognizes a long press. It begins when the fingers have been down long enough, changes as they move, and
/// ends when they lift.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration in seconds (Metrics.md 2.5).
  open var minimumPressDuration: TimeInterval = 0.5
  /// The allowed movement of the fingers before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  private var taps = 0
  private var fingers = 0
  private var timer: FrameClock.Deadline?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    fingers += touches.count
    guard fingers <= numberOfTouchesRequired else { return state = .failed }
    guard fingers == numberOfTouchesRequired else { return }
    timer?.cancel()
    guard taps == numberOfTapsRequired else { return }
    timer = FrameClock.shared.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, storedState == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .possible {
      if touches.contains(where: { $0.travel > allowableMovement }) { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible else {
      if !sequence.live.contains(where: { !$0.isOver }) { state = .ended }
      return
    }
    timer?.cancel()
    let wasTap = touches.allSatisfy { event.timestamp - $0.startTime <= UITapGestureRecognizer.longestTap }
    guard wasTap, taps < numberOfTapsRequired, sequence.waiting == nil else { return state = .failed }
    guard !sequence.live.contains(where: { !$0.isOver }) else { return }
    taps += 1
    fingers = 0
    timer = FrameClock.shared.schedule(after: TouchStream.multiTapInterval) { [weak self] in
      self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    fingers = 0
  }

  package override var awaitsTouches: Bool { taps > 0 && fingers == 0 }
}
