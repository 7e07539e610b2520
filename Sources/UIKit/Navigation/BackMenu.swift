/// The list of the screens below, which a long press on the back button opens: the nearest first.
final class BackMenu: UIView {
  struct Entry {
    let title: String
    let go: @MainActor () -> Void
  }

  private let platter = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let anchor: CGRect

  /// FACTS.md 1.8: context menus are 250 points wide, their rows 42 high.
  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 42
  private static let inset: CGFloat = 16

  /// Shows the menu in the window of a button, below it.
  static func open(_ entries: [Entry], at button: UIView) {
    guard !entries.isEmpty, let window = button.window else { return }
    let menu = BackMenu(entries, anchor: button.convert(button.bounds, to: window))
    menu.frame = window.bounds
    menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(menu)
    menu.layoutIfNeeded()
    menu.appear()
  }

  private init(_ entries: [Entry], anchor: CGRect) {
    self.anchor = anchor
    super.init(frame: .zero)
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.addHandler { [weak self] _ in self?.close() }
    addGestureRecognizer(tap)
    platter.layer.cornerRadius = 13
    platter.layer.cornerCurve = .continuous
    platter.clipsToBounds = true
    addSubview(platter)
    for (index, entry) in entries.enumerated() { addRow(entry, index) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("BackMenu is never archived") }

  private func addRow(_ entry: Entry, _ index: Int) {
    let y = CGFloat(index) * Self.rowHeight
    let row = UIButton(type: .custom)
    row.setTitle(entry.title, for: .normal)
    row.setTitleColor(.label, for: .normal)
    row.setTitleColor(.secondaryLabel, for: .highlighted)
    row.titleLabel?.font = .systemFont(ofSize: 17)
    row.titleLabel?.lineBreakMode = .byTruncatingTail
    row.contentHorizontalAlignment = .leading
    row.contentEdgeInsets = UIEdgeInsets(top: 0, left: Self.inset, bottom: 0, right: Self.inset)
    row.frame = CGRect(x: 0, y: y, width: Self.width, height: Self.rowHeight)
    row.accessibilityIdentifier = "BackMenuRow"
    row.addAction(
      UIAction { [weak self] _ in
        self?.close()
        entry.go()
      }, for: .touchUpInside)
    platter.contentView.addSubview(row)
    guard index > 0 else { return }
    let line = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: 0.5))
    line.backgroundColor = .separator
    platter.contentView.addSubview(line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rows = CGFloat(platter.contentView.subviews.filter { $0 is UIButton }.count)
    let room = bounds.height - anchor.maxY - safeAreaInsets.bottom - 8
    let size = CGSize(width: Self.width, height: min(rows * Self.rowHeight, max(Self.rowHeight, room)))
    let x = min(max(anchor.minX, 8), max(8, bounds.width - size.width - 8))
    platter.bounds.size = size
    platter.center = CGPoint(x: x + size.width / 2, y: anchor.maxY + 4 + size.height / 2)
  }

  private func appear() {
    platter.alpha = 0
    platter.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      [self] in
      platter.alpha = 1
      platter.transform = .identity
    }
  }

  private func close() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.2) { [self] in
      platter.alpha = 0
      platter.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }
}

extension BackMenu: UIGestureRecognizerDelegate {
  /// Rows take their own touches.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === self
  }
}

extension UINavigationController {
  /// What a long press on the back button offers.
  var backMenuEntries: [BackMenu.Entry] {
    var entries: [BackMenu.Entry] = []
    var navigation = innermost
    while true {
      for screen in navigation.stack.dropLast().reversed() {
        let shown = (screen as? UINavigationController)?.topScreen ?? screen
        let title = shown.navigationItem.titleForBackButton ?? "Back"
        entries.append(
          BackMenu.Entry(title: title) { [weak navigation, weak screen] in
            guard let navigation, let screen, navigation.stack.contains(where: { $0 === screen }) else {
              return
            }
            navigation.popToViewController(screen, animated: true)
          })
      }
      guard navigation !== self, let outer = navigation._parent as? UINavigationController else { break }
      navigation = outer
    }
    return entries
  }
}
