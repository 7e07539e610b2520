/// The fields of an alert, one below the other in a box.
final class AlertFieldsView: UIView {
  private let fields: [UITextField]
  private var lines: [UIView] = []

  /// Measures of iOS 17, in points.
  private static let rowHeight: CGFloat = 31
  private static let inset: CGFloat = 7
  private static let cornerRadius: CGFloat = 6

  init(_ fields: [UITextField]) {
    self.fields = fields
    super.init(frame: .zero)
    backgroundColor = Self.fill
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    layer.borderWidth = 0.5
    for field in fields {
      addSubview(field)
      let line = UIView()
      line.backgroundColor = .separator
      line.isHidden = lines.isEmpty
      lines.append(line)
      addSubview(line)
    }
    updateBorder()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertFieldsView is never archived") }

  private static let fill = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.5) : UIColor(white: 1, alpha: 1)
  }

  private func updateBorder() { layer.borderColor = UIColor.separator.cgColor(with: traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  var height: CGFloat { CGFloat(fields.count) * Self.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    for (index, field) in fields.enumerated() {
      let row = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
      field.frame = row.insetBy(dx: Self.inset, dy: 0)
      lines[index].frame = CGRect(x: 0, y: row.minY, width: bounds.width, height: hairline)
    }
  }
}

/// A field of an alert, which passes its return key on to the alert.
final class AlertTextField: UITextField {
  var onReturn: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13)
    clearButtonMode = .whileEditing
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertTextField is never archived") }

  package override func returnWasAllowed() {
    super.returnWasAllowed()
    onReturn()
  }
}
