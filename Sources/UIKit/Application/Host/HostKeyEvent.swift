/// A key of the keyboard that the input method did not use up.
package struct HostKeyEvent: Sendable {
  package enum Phase: Sendable { case down, up, cancel }

  package var phase: Phase

  /// The place of the key: a USB HID usage on page 7, the raw value of `UIKeyboardHIDUsage`; 0 when unknown.
  package var usage: Int

  /// What the key types with the modifiers that are held, and without any.
  package var characters: String
  package var charactersIgnoringModifiers: String

  package var modifiers: HostModifiers

  /// The keyboard repeats it because it is held.
  package var isRepeat: Bool

  package var timestamp: TimeInterval

  package init(
    _ phase: Phase, usage: Int, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifiers: HostModifiers = [], isRepeat: Bool = false, timestamp: TimeInterval
  ) {
    self.phase = phase
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.timestamp = timestamp
  }
}
