/// Converts scrolling with a touchpad or wheel into gestures, for one scene.
@MainActor
package final class ScrollStream {
  private let stream: IndirectGestureStream
  private var pause: FrameClock.Deadline?

  init(scene: UIWindowScene) { stream = IndirectGestureStream(scene: scene, type: .scroll) }

  /// The maximum time between wheel notches of the same gesture, in seconds.
  private static let notchPause: TimeInterval = 0.12

  func receive(_ scroll: HostScrollEvent) {
    pause?.cancel()
    switch scroll.phase {
    case .began: begin(scroll)
    case .changed: stream.isUnderWay ? send(.moved, scroll) : begin(scroll)
    case .ended: send(.ended, scroll)
    case .cancelled: send(.cancelled, scroll)
    case .discrete:
      stream.isUnderWay ? send(.moved, scroll) : begin(scroll)
      pause = FrameClock.shared.schedule(after: Self.notchPause) { [weak self] in
        var end = scroll
        end.delta = .zero
        end.timestamp = scroll.timestamp + Self.notchPause
        self?.send(.ended, end)
      }
    }
  }

  private func begin(_ scroll: HostScrollEvent) {
    stream.begin(.scroll(scroll), at: scroll.location, scroll.timestamp, scroll.modifiers)
  }

  private func send(_ phase: UITouch.Phase, _ scroll: HostScrollEvent) {
    stream.send(phase, .scroll(scroll), at: scroll.location, scroll.timestamp, scroll.modifiers)
  }
}
