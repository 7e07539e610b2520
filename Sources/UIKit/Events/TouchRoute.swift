/// The way of one touch to the view that it hit: what the view has been told, and what is held back.
@MainActor
final class TouchRoute {
  enum Stage {
    /// The view knows nothing of the touch.
    case held
    /// The view was told that the touch began.
    case live
    /// The touch has ended; the view will hear of it when recognizers have decided.
    case endHeld
    case over
  }

  let touch: UITouch
  let view: UIView
  var stage = Stage.held
  /// A recognizer has taken the touch: the view hears that it was cancelled, or nothing.
  var isClaimed = false
  /// What a scroll view around the view wants: the touch might be a scroll.
  var hold: TouchHold?
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

/// A delay before a touch reaches a view, because it may become something else.
package struct TouchHold {
  /// In seconds.
  package var delay: TimeInterval
  /// When this recognizer fails the touch goes on at once.
  package weak var recognizer: UIGestureRecognizer?

  package init(delay: TimeInterval, recognizer: UIGestureRecognizer?) {
    self.delay = delay
    self.recognizer = recognizer
  }

  /// The view hears nothing of the touch.
  package static var refusal: TouchHold { TouchHold(delay: .infinity, recognizer: nil) }
  var isRefusal: Bool { delay == .infinity }
}
