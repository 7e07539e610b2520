/// A scroll event of a wheel or touchpad.
package struct HostScrollEvent: Sendable {
  package enum Phase: Sendable {
    /// A wheel notch, without a gesture.
    case discrete
    /// Fingers rested on the touchpad, moved, or were lifted.
    case began, changed, ended
    /// The gesture was canceled.
    case cancelled
  }

  package var phase: Phase
  package var location: CGPoint

  /// The content movement in points, like that of a finger. Positive is down and right.
  package var delta: CGPoint

  /// For `ended`, the velocity of the fingers in points per second; otherwise zero.
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
