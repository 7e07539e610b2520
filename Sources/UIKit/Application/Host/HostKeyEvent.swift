/// A key event that was not handled by the input method.
package struct HostKeyEvent: Sendable {
  package enum Phase: Sendable { case down, up, cancel }

  package var phase: Phase

  /// The position of the key as a USB HID usage on page 7, the raw value of `UIKeyboardHIDUsage`; 0 if
  /// unknown.
  package var usage: Int

  /// The characters with and without the current modifiers.
  package var characters: String
  package var charactersIgnoringModifiers: String

  package var modifiers: HostModifiers

  /// Whether the key is repeated because it is held.
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
