/// The pressed modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A pressed key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the pressed modifiers.
  open private(set) var characters: String
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// Creates a key that types nothing.
  public override init() {
    characters = ""
    charactersIgnoringModifiers = ""
    modifierFlags = []
    keyCode = .keyboardErrorUndefined
    super.init()
  }

  package init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}
