/// Converts pinches and rotations on a touchpad into gestures, for one scene.
@MainActor
package final class PinchStream {
  private let stream: IndirectGestureStream

  init(scene: UIWindowScene) { stream = IndirectGestureStream(scene: scene, type: .transform) }

  func receive(_ pinch: HostPinchEvent) {
    switch pinch.phase {
    case .began: stream.begin(.pinch(pinch), at: pinch.location, pinch.timestamp, [])
    case .changed: send(.moved, pinch)
    case .ended: send(.ended, pinch)
    case .cancelled: send(.cancelled, pinch)
    }
  }

  private func send(_ phase: UITouch.Phase, _ pinch: HostPinchEvent) {
    stream.send(phase, .pinch(pinch), at: pinch.location, pinch.timestamp, [])
  }
}
