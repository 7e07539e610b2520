import UIKit

/// The keys of `XCUIKeyboardKey`'s raw values: control characters and AppKit's function key characters.
enum KeyName {
  private static let named: [Character: UIKeyboardHIDUsage] = [
    "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{3}": .keypadEnter, "\t": .keyboardTab,
    "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteOrBackspace, "\u{1B}": .keyboardEscape,
    "\u{F700}": .keyboardUpArrow, "\u{F701}": .keyboardDownArrow, "\u{F702}": .keyboardLeftArrow,
    "\u{F703}": .keyboardRightArrow, "\u{F728}": .keyboardDeleteForward, "\u{F729}": .keyboardHome,
    "\u{F72B}": .keyboardEnd, "\u{F72C}": .keyboardPageUp, "\u{F72D}": .keyboardPageDown,
    "\u{F746}": .keyboardHelp,
  ]

  /// The key of a character that does not produce text.
  static func key(for character: Character) -> UIKeyboardHIDUsage? {
    if let key = named[character] { return key }
    // F1 to F12.
    guard let scalar = character.unicodeScalars.first?.value, (0xF704...0xF70F).contains(scalar) else {
      return nil
    }
    return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + Int(scalar - 0xF704))
  }

  /// The key of a US keyboard for a letter, digit or space.
  static func printableKey(for character: Character) -> UIKeyboardHIDUsage? {
    guard let value = character.lowercased().unicodeScalars.first?.value else { return nil }
    let usage: Int? =
      switch value {
      case 0x61...0x7A: UIKeyboardHIDUsage.keyboardA.rawValue + Int(value - 0x61)
      case 0x31...0x39: UIKeyboardHIDUsage.keyboard1.rawValue + Int(value - 0x31)
      case 0x30: UIKeyboardHIDUsage.keyboard0.rawValue
      case 0x20: UIKeyboardHIDUsage.keyboardSpacebar.rawValue
      default: nil
      }
    return usage.flatMap(UIKeyboardHIDUsage.init(rawValue:))
  }
}
