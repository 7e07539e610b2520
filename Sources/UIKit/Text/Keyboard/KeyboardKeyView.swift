/// A key of the drawn keyboard.
@MainActor
final class KeyboardKeyView: UIControl {
  let key: KeyboardLayout.Key
  private let face = UIView()
  private let label = UILabel()
  private let symbol: KeyboardGlyphView?

  var isDark = false { didSet { update() } }
  /// Whether the key stands out in the tint, as a search key does.
  var isProminent = false { didSet { update() } }

  init(_ key: KeyboardLayout.Key, title: String, isShifted: Bool) {
    self.key = key
    switch key {
    case .shift: symbol = KeyboardGlyphView(.shift(isOn: isShifted))
    case .delete: symbol = KeyboardGlyphView(.delete)
    case .globe: symbol = KeyboardGlyphView(.globe)
    default: symbol = nil
    }
    super.init(frame: .zero)
    isAccessibilityElement = key != .blank
    accessibilityLabel = title
    accessibilityTraits = .keyboardKey
    face.isUserInteractionEnabled = false
    face.layer.cornerRadius = 5
    face.layer.shadowOffset = CGSize(width: 0, height: 1)
    face.layer.shadowRadius = 0
    face.layer.shadowOpacity = 0.3
    addSubview(face)
    if let symbol {
      face.addSubview(symbol)
    } else {
      label.text = title
      label.textAlignment = .center
      label.accessibilityElementsHidden = true
      label.font = .systemFont(ofSize: title.count == 1 ? 22 : 16)
      face.addSubview(label)
    }
    isHidden = key == .blank
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("KeyboardKeyView is never archived") }

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

  private func update() {
    let ink: UIColor = isProminent && isEnabled ? .white : isDark ? .white : .black
    // Pressed, the two kinds of keys change places.
    let isLight = isLetter != isHighlighted
    let light = UIColor(white: isDark ? 0.42 : 1, alpha: 1)
    let dark =
      isDark ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    face.backgroundColor = isProminent && isEnabled && !isHighlighted ? .systemBlue : isLight ? light : dark
    label.textColor = isEnabled ? ink : ink.withAlphaComponent(0.3)
    symbol?.color = ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    label.frame = face.bounds
    symbol?.frame = face.bounds
  }
}
