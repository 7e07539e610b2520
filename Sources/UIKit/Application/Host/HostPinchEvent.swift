/// Two fingers that spread or turn on a touchpad.
package struct HostPinchEvent: Sendable {
  package enum Phase: Sendable { case began, changed, ended, cancelled }

  package var phase: Phase
  package var location: CGPoint

  /// The distance of the fingers over that at the beginning.
  package var scale: CGFloat

  /// Radians clockwise since the beginning.
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
