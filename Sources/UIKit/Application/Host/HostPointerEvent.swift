/// An event of a finger, pen or mouse.
package struct HostPointerEvent: Sendable {
  package enum Phase: Sendable {
    /// Moved in the window without pressing.
    case hover
    /// Left the window without pressing.
    case exit
    case down, move, up
    /// The sequence was canceled by the system; no `up` follows.
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

  /// Constant from `down` to `up`, and unique among simultaneous sequences. The mouse is 0.
  package var id: Int

  package var location: CGPoint

  /// The buttons held after the event; for `up` and `cancel`, the buttons held before.
  package var buttons: Buttons

  package var modifiers: HostModifiers

  /// The force in 0...1; 1 if unknown.
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
