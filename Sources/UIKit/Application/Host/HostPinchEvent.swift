/// A pinch or rotation of two fingers on a touchpad.
package struct HostPinchEvent: Sendable {
  package enum Phase: Sendable { case began, changed, ended, cancelled }

  package var phase: Phase
  package var location: CGPoint

  /// The ratio of the current to the initial distance between the fingers.
  package var scale: CGFloat

  /// The rotation since the beginning, in radians clockwise.
  package var rotation: CGFloat

  package var timestamp: TimeInterval

  package init(
    _ phase: Phase, location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0, timestamp: TimeInterval
  ) {
    self.phase = phase
    self.location = location
    self.scale = scale
    self.rotation = rotation
    self.timestamp = timestamp
  }
}
