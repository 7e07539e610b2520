/// The delivery of one touch to its view: what has been delivered, and what is delayed.
@MainActor
final class TouchRoute {
  enum Stage {
    /// The view has not received the touch.
    case held
    /// The view has received the beginning of the touch.
    case live
    /// The touch has ended; the view receives it after recognizers have decided.
    case endHeld
    case over
  }

  let touch: UITouch
  let view: UIView
  var stage = Stage.held
  /// Whether a recognizer has claimed the touch; the view then receives a cancellation, or nothing.
  var isClaimed = false
  /// The delay requested by an enclosing scroll view, because the touch might scroll.
  var hold: TouchDelay?
  var holdTimer: FrameClock.Deadline?

  init(touch: UITouch, view: UIView) {
    self.touch = touch
    self.view = view
  }

  func releaseHold() {
    hold = nil
    holdTimer?.cancel()
    holdTimer = nil
  }

  private var recognizers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

  var isHeldByRecognizer: Bool {
    recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided && $0.hasSeen(touch) }
  }

  var isHeldByScrolling: Bool {
    guard let hold else { return false }
    guard let recognizer = hold.recognizer else { return true }
    return recognizer.isUndecided && recognizer.hasSeen(touch)
  }

  var isEndHeld: Bool {
    recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided && $0.hasSeen(touch) }
  }
}

/// A delay before a touch is delivered to a view, because it may become part of a gesture.
package struct TouchDelay {
  /// In seconds.
  package var delay: TimeInterval
  /// The recognizer whose failure ends the delay.
  @BackReference package var recognizer: UIGestureRecognizer?

  package init(delay: TimeInterval, recognizer: UIGestureRecognizer?) {
    self.delay = delay
    self.recognizer = recognizer
  }

  /// A delay after which the touch is never delivered.
  package static var refusal: TouchDelay { TouchDelay(delay: .infinity, recognizer: nil) }
  var isRefusal: Bool { delay == .infinity }
}
