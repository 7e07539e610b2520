/// The elements of an edit menu in a row on a rounded platter; if they do not fit, arrows navigate between
/// pages.
@MainActor
final class EditMenuBubble: UIView {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let clip = UIView()
  private var pages: [[UIButton]] = []
  private var page = 0
  private var lines: [UIView] = []
  private let maximumWidth: CGFloat

  /// Metrics of iOS 17, in points.
  private static let height: CGFloat = 44
  private static let cornerRadius: CGFloat = 12
  private static let inset: CGFloat = 14
  private static let arrowWidth: CGFloat = 36

  init(
    _ entries: [EditMenuEntry], maximumWidth: CGFloat, onChoose: @escaping @MainActor (EditMenuEntry) -> Void
  ) {
    self.maximumWidth = maximumWidth
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    clip.layer.cornerRadius = Self.cornerRadius
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    clip.addSubview(background)
    addSubview(clip)
    accessibilityIdentifier = "edit menu"
    let buttons = entries.map { entry in
      let button = Self.makeButton(entry.title)
      button.addAction(UIAction { _ in onChoose(entry) }, for: .touchUpInside)
      return button
    }
    pages = paged(buttons)
    showPage(0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("EditMenuBubble is never archived") }

  private static func makeButton(_ title: String) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.setTitleColor(.secondaryLabel, for: .highlighted)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    return button
  }

  private func makeArrow(_ name: String, to target: Int) -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel =
      name == "chevron.right" ? SystemString.showMoreItems.text : SystemString.showPreviousItems.text
    button.addAction(UIAction { [weak self] _ in self?.showPage(target) }, for: .touchUpInside)
    return button
  }

  private static func width(of button: UIButton) -> CGFloat {
    guard let title = button.currentTitle else { return arrowWidth }
    return (title as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width.rounded(.up)
      + 2 * inset
  }

  private func paged(_ buttons: [UIButton]) -> [[UIButton]] {
    let whole = buttons.reduce(0) { $0 + Self.width(of: $1) }
    if whole <= maximumWidth { return [buttons] }
    var pages: [[UIButton]] = [[]]
    var width = Self.arrowWidth
    for button in buttons {
      let own = Self.width(of: button)
      if width + own > maximumWidth, !(pages[pages.count - 1].isEmpty) {
        pages.append([])
        width = 2 * Self.arrowWidth
      }
      pages[pages.count - 1].append(button)
      width += own
    }
    for index in pages.indices {
      if index > 0 { pages[index].insert(makeArrow("chevron.left", to: index - 1), at: 0) }
      if index + 1 < pages.count { pages[index].append(makeArrow("chevron.right", to: index + 1)) }
    }
    return pages
  }

  private func showPage(_ new: Int) {
    for button in pages[page] { button.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    page = new
    for button in pages[page] { clip.addSubview(button) }
    lines = pages[page].dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      clip.addSubview(line)
      return line
    }
    if superview != nil {
      let middle = center.x
      bounds.size = sizeThatFits(.zero)
      center.x = middle
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: pages[page].reduce(0) { $0 + Self.width(of: $1) }, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    background.frame = bounds
    let hairline = 1 / max(1, traitCollection.displayScale)
    var x: CGFloat = 0
    for (index, button) in pages[page].enumerated() {
      let width = Self.width(of: button)
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if index > 0 { lines[index - 1].frame = CGRect(x: x, y: 0, width: hairline, height: bounds.height) }
      x += width
    }
  }
}
