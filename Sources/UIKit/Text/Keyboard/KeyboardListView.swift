/// The list of keyboards above the globe key while it is held.
@MainActor
final class KeyboardListView: UIView {
  private static let rowHeight: CGFloat = 44
  private static let width: CGFloat = 220

  /// - Parameters:
  ///   - names: The names of the keyboards.
  ///   - chosen: The current one.
  init(_ names: [String], chosen: Int, isDark: Bool, choose: @escaping @MainActor (Int) -> Void) {
    super.init(
      frame: CGRect(x: 0, y: 0, width: Self.width, height: CGFloat(names.count) * Self.rowHeight))
    backgroundColor = UIColor(white: isDark ? 0.25 : 1, alpha: 1)
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    let ink: UIColor = isDark ? .white : .black
    for (index, name) in names.enumerated() {
      let row = UIButton(type: .custom)
      row.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: Self.width, height: Self.rowHeight)
      row.setTitle(name, for: .normal)
      row.setTitleColor(ink, for: .normal)
      row.setTitleColor(ink.withAlphaComponent(0.4), for: .highlighted)
      row.titleLabel?.font = .systemFont(ofSize: 17, weight: index == chosen ? .semibold : .regular)
      row.accessibilityTraits = index == chosen ? [.button, .selected] : .button
      row.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
      addSubview(row)
      guard index > 0 else { continue }
      let line = UIView(
        frame: CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: Self.width, height: 0.5))
      line.backgroundColor = ink.withAlphaComponent(0.2)
      addSubview(line)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("KeyboardListView is never archived") }
}
