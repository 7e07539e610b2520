/// A wheel that turned, or two fingers that moved on a touchpad.
package struct HostScrollEvent: Sendable {
  package enum Phase: Sendable {
    /// A wheel's notch: there is no gesture around it.
    case discrete
    /// Fingers came to rest on the touchpad, moved, or were lifted.
    case began, changed, ended
    /// The gesture became something else.
    case cancelled
  }

  package var phase: Phase
  package var location: CGPoint

  /// By how much the content should move, in points: what a finger's movement would be. Positive is down and right.
  package var delta: CGPoint

  /// With `ended`, the speed at which the fingers left, in points a second; otherwise zero.
  package var velocity: CGPoint

  package var modifiers: HostModifiers
  package var timestamp: TimeInterval

  package init(
    _ phase: Phase, location: CGPoint, delta: CGPoint, velocity: CGPoint = .zero,
    modifiers: HostModifiers = [],
    timestamp: TimeInterval
  ) {
    self.phase = phase
    self.location = location
    self.delta = delta
    self.velocity = velocity
    self.modifiers = modifiers
    self.timestamp = timestamp
  }
}
