/// Recognizes one or several taps with one or several fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The required button of a pointing device.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var fingersOfTap = 0
  private var lastTapPlace = CGPoint.zero
  private var timer: FrameClock.Deadline?

  /// The allowed movement of a finger, in points (Metrics.md 2.5).
  private static let allowance: CGFloat = 10
  /// The maximum duration of a tap, in seconds.
  static let longestTap: TimeInterval = 0.75

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersOfTap == 0, taps > 0, !isNearLastTap(touches) { return fail() }
    fingersOfTap += touches.count
    guard fingersOfTap <= numberOfTouchesRequired else { return fail() }
    if fingersOfTap == touches.count { expire(after: Self.longestTap) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travel > Self.allowance }) { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !touches.contains(where: { $0.travel > Self.allowance }) else { return fail() }
    guard !sequence.live.contains(where: { !$0.isOver }) else { return }
    guard fingersOfTap == numberOfTouchesRequired else { return fail() }
    fingersOfTap = 0
    taps += 1
    if taps == numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      lastTapPlace = center
      expire(after: TouchStream.multiTapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    fingersOfTap = 0
  }

  private func isNearLastTap(_ touches: Set<UITouch>) -> Bool {
    touches.allSatisfy {
      hypot($0.position.x - lastTapPlace.x, $0.position.y - lastTapPlace.y)
        <= TouchStream.multiTapDistance * CGFloat(max(1, numberOfTouchesRequired))
    }
  }

  private func fail() { state = .failed }

  private func expire(after delay: TimeInterval) {
    timer?.cancel()
    timer = FrameClock.shared.schedule(after: delay) { [weak self] in
      guard let self, storedState == .possible, sequence.waiting == nil else { return }
      fail()
    }
  }

  package override var awaitsTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  package override func accepts(_ touch: UITouch) -> Bool {
    !touch.isIndirect && (touch.type != .indirectPointer || touch.buttons == buttonMaskRequired)
  }

  /// A tap does not prevent recognizers for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }
}
