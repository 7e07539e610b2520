/// Pressed modifier keys. The raw values are those of `UIKeyModifierFlags`.
///
/// The desktop's main shortcut modifier is reported as `command`: on Linux, Control, whereas the Super key is
/// reported as `control`.
package struct HostModifiers: OptionSet, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let capsLock = HostModifiers(rawValue: 1 << 16)
  package static let shift = HostModifiers(rawValue: 1 << 17)
  package static let control = HostModifiers(rawValue: 1 << 18)
  package static let option = HostModifiers(rawValue: 1 << 19)
  package static let command = HostModifiers(rawValue: 1 << 20)
  package static let numericPad = HostModifiers(rawValue: 1 << 21)
}
