/// The blinking of a caret (Metrics.md 1.8): shown for 0.6 seconds after each change, then on and off for half a second each.
@MainActor
final class CaretBlink {
  private static let hold: TimeInterval = 0.6
  private static let halfPeriod: TimeInterval = 0.5

  private var deadline: FrameClock.Deadline?

  var isActive: Bool { deadline != nil }

  /// Shows a caret, and begins a new period.
  func restart(_ caret: UIView) {
    caret.alpha = 1
    schedule(caret, after: Self.hold)
  }

  func stop() {
    deadline?.cancel()
    deadline = nil
  }

  private func schedule(_ caret: UIView, after delay: TimeInterval) {
    deadline?.cancel()
    deadline = FrameClock.shared.schedule(after: delay, isBackground: true) { [weak self, weak caret] in
      guard let self, let caret, caret.window != nil else { return }
      caret.alpha = caret.alpha > 0.5 ? 0 : 1
      schedule(caret, after: Self.halfPeriod)
    }
  }
}
