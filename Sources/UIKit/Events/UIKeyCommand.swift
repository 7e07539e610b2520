/// A command for a key combination.
open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the handling of the keys by the edited text.
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  // MARK: Keys without a character

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"

  // MARK: Matching

  /// The modifiers that distinguish commands; locks and the keypad do not.
  private static let significant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// Returns whether a key with its modifiers triggers this command.
  package func matches(_ key: UIKey) -> Bool {
    guard let input else { return false }
    let held = key.modifierFlags.intersection(Self.significant)
    let wanted = modifierFlags.intersection(Self.significant)
    if let special = key.keyCode.commandInput {
      return input == special && held == wanted
    }
    if held == wanted {
      return key.charactersIgnoringModifiers.lowercased() == input.lowercased() || key.characters == input
    }
    // For a character that requires Shift on this keyboard, Shift is not considered.
    return held.subtracting(.shift) == wanted && key.characters == input
  }

  /// Whether the command may be triggered. During text editing, keys that type belong to the text.
  func canInterrupt(typing: Bool, _ key: UIKey) -> Bool {
    !typing || wantsPriorityOverSystemBehavior || !key.modifierFlags.isDisjoint(with: [.command, .control])
      || key.keyCode == .keyboardEscape
  }
}

extension UIKeyboardHIDUsage {
  fileprivate var commandInput: String? {
    switch self {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardDeleteOrBackspace: "\u{8}"
    default:
      rawValue >= Self.keyboardF1.rawValue && rawValue <= Self.keyboardF12.rawValue
        ? "UIKeyInputF\(rawValue - Self.keyboardF1.rawValue + 1)" : nil
    }
  }
}
