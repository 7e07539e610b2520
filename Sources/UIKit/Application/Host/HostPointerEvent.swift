/// A finger, pen or mouse that touches, moves, lifts or hovers.
package struct HostPointerEvent: Sendable {
  package enum Phase: Sendable {
    /// In the window, nothing pressed.
    case hover
    /// Left the window without anything pressed.
    case exit
    case down, move, up
    /// The system took the sequence away: no `up` follows.
    case cancel
  }

  package enum Kind: Sendable { case touch, mouse, pen }

  /// The raw values are those of `UIEvent.ButtonMask`.
  package struct Buttons: OptionSet, Hashable, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let primary = Buttons(rawValue: 1 << 0)
    package static let secondary = Buttons(rawValue: 1 << 1)
    package static let middle = Buttons(rawValue: 1 << 2)
  }

  package var phase: Phase
  package var kind: Kind

  /// The same from `down` to `up`; different for two that are down at once. The mouse is 0.
  package var id: Int

  package var location: CGPoint

  /// What is held after the event; for `up` and `cancel`, what was held before it.
  package var buttons: Buttons

  package var modifiers: HostModifiers

  /// 0...1, or 1 where the device cannot tell.
  package var force: CGFloat

  package var timestamp: TimeInterval

  package init(
    _ phase: Phase, kind: Kind, id: Int = 0, location: CGPoint, buttons: Buttons = .primary,
    modifiers: HostModifiers = [], force: CGFloat = 1, timestamp: TimeInterval
  ) {
    self.phase = phase
    self.kind = kind
    self.id = id
    self.location = location
    self.buttons = buttons
    self.modifiers = modifiers
    self.force = force
    self.timestamp = timestamp
  }
}
