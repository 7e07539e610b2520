/// The bar above the keys: three words, separated by thin lines.
@MainActor
final class KeyboardSuggestionsView: UIView {
  private var buttons: [UIButton] = []
  private let lines = [UIView(), UIView()]
  private var suggestions: [KeyboardPredictor.Suggestion]?
  var choose: ((KeyboardPredictor.Suggestion) -> Void)?
  var isDark = false { didSet { if isDark != oldValue { updateColors() } } }
  /// The margins at the ends of the bar, in points.
  var sideInset: CGFloat = 0 { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for index in 0..<KeyboardPredictor.count {
      let button = UIButton(type: .custom)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.7
      button.addAction(
        UIAction { [weak self] _ in
          guard let self, let suggestions, suggestions.indices.contains(index) else { return }
          choose?(suggestions[index])
        }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    for line in lines { addSubview(line) }
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("KeyboardSuggestionsView is never archived") }

  func show(_ new: [KeyboardPredictor.Suggestion]) {
    guard new != suggestions else { return }
    suggestions = new
    for (index, button) in buttons.enumerated() {
      let suggestion = new.indices.contains(index) ? new[index] : nil
      let title = suggestion.map { $0.isTyped ? "“\($0.text)”" : $0.text }
      button.setTitle(title, for: .normal)
      button.accessibilityLabel = title
      button.isHidden = title == nil
    }
    for line in lines { line.isHidden = new.isEmpty }
  }

  private func updateColors() {
    let ink = isDark ? UIColor.white : .black
    for button in buttons {
      button.setTitleColor(ink, for: .normal)
      button.setTitleColor(ink.withAlphaComponent(0.4), for: .highlighted)
    }
    for line in lines { line.backgroundColor = ink.withAlphaComponent(0.18) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 2 * sideInset) / CGFloat(KeyboardPredictor.count)
    for (index, button) in buttons.enumerated() {
      let x = sideInset + CGFloat(index) * width
      button.frame = CGRect(x: x + 4, y: 4, width: width - 8, height: bounds.height - 8)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: x - 0.5, y: bounds.midY - 12, width: 1, height: 24)
      }
    }
  }
}
