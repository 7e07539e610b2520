/// A key of the on-screen keyboard.
@MainActor
final class KeyboardKeyView: UIControl {
  let key: KeyboardLayout.Key
  private let face = UIView()
  private let label = UILabel()
  private let letters = UILabel()
  private let symbol: UIView?
  private let form: KeyboardLayout.Form
  /// Whether the key is beside the home indicator, where keys have no background.
  private let isBare: Bool

  var isDark = false { didSet { if isDark != oldValue { update() } } }
  /// Whether the key is highlighted in the tint color, like a search key.
  var isProminent = false { didSet { update() } }

  /// - Parameters:
  ///   - letters: Small letters below the title, as on number pads.
  ///   - isBare: Whether the key has no background.
  init(
    _ key: KeyboardLayout.Key, title: String, letters: String = "", isShifted: Bool, isLocked: Bool = false,
    form: KeyboardLayout.Form = .phone(hasBand: false), isBare: Bool = false
  ) {
    self.key = key
    self.form = form
    self.isBare = isBare
    symbol = Self.symbol(of: key, isShifted, isLocked)
    super.init(frame: .zero)
    isAccessibilityElement = key != .blank
    accessibilityLabel = title
    accessibilityTraits = Self.traits(of: key)
    accessibilityIdentifier = Self.identifier(of: key)
    face.isUserInteractionEnabled = false
    if !isBare {
      face.layer.cornerRadius = form == .tablet ? 7 : 5
      face.layer.shadowOffset = CGSize(width: 0, height: 1)
      face.layer.shadowRadius = 0
      face.layer.shadowOpacity = 0.3
    }
    addSubview(face)
    if let symbol {
      face.addSubview(symbol)
    } else {
      label.text = title
      label.textAlignment = .center
      label.accessibilityElementsHidden = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      let isLetter = title.count == 1
      label.font = .systemFont(
        ofSize: isLetter ? (letters.isEmpty ? 22 : 25) : 16,
        weight: form == .tablet && isLetter ? .light : .regular)
      face.addSubview(label)
    }
    if !letters.isEmpty {
      self.letters.attributedText = NSAttributedString(
        string: letters, attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .semibold), .kern: 2])
      self.letters.textAlignment = .center
      self.letters.accessibilityElementsHidden = true
      face.addSubview(self.letters)
    }
    isHidden = key == .blank
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("KeyboardKeyView is never archived") }

  /// On iOS, letters, space, delete and the keys that switch planes have the trait of keyboard keys; others are
  /// buttons.
  private static func traits(of key: KeyboardLayout.Key) -> UIAccessibilityTraits {
    switch key {
    case .character, .space, .delete, .plane, .blank: .keyboardKey
    case .shift, .enter, .globe, .emoji, .dismiss: .button
    }
  }

  /// The identifiers of keys in UI tests, independent of the language.
  private static func identifier(of key: KeyboardLayout.Key) -> String? {
    switch key {
    case .shift: "shift"
    case .delete: "delete"
    case .space: "space"
    case .enter: "Return"
    case .plane(.letters): "letters"
    case .plane: "more"
    case .globe: "Next keyboard"
    case .emoji: "Emoji"
    case .dismiss: "Hide keyboard"
    case .character(let text): text
    case .blank: nil
    }
  }

  private static func symbol(of key: KeyboardLayout.Key, _ isShifted: Bool, _ isLocked: Bool) -> UIView? {
    switch key {
    case .shift: KeyboardGlyphView(.shift(isOn: isShifted, isLocked: isLocked))
    case .delete: KeyboardGlyphView(.delete)
    case .globe: KeyboardGlyphView(.globe)
    case .emoji: KeyboardGlyphView(.emoji)
    case .dismiss: KeyboardGlyphView(.dismiss)
    default: nil
    }
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  private var isLetter: Bool {
    switch key {
    case .character, .space: true
    default: false
    }
  }

  private var fill: UIColor {
    if isBare { return .clear }
    if isProminent, isEnabled, !isHighlighted { return .systemBlue }
    // While pressed, the two kinds of keys exchange their colors.
    if isLetter != isHighlighted { return UIColor(white: isDark ? 0.42 : 1, alpha: 1) }
    return isDark ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
  }

  private func update() {
    let ink: UIColor = isProminent && isEnabled ? .white : isDark ? .white : .black
    face.backgroundColor = fill
    label.textColor = isEnabled ? ink : ink.withAlphaComponent(0.3)
    letters.textColor = ink
    (symbol as? KeyboardGlyphView)?.color = isBare ? ink.withAlphaComponent(isHighlighted ? 0.3 : 0.6) : ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    symbol?.frame = face.bounds
    label.frame = face.bounds.narrowed(dx: 3)
    if letters.attributedText?.length ?? 0 > 0 {
      label.frame.size.height -= 12
      letters.frame = CGRect(x: 0, y: label.frame.maxY - 6, width: bounds.width, height: 13)
    }
  }
}
