/// The text fields of an alert, stacked in a box: a collection view in UI tests, as on iOS.
package final class AlertFieldsView: UIView {
  private let fields: [UITextField]
  private var lines: [UIView] = []

  /// Metrics of iOS 17, in points.
  private static let rowHeight: CGFloat = 31
  private static let font = AlertCardView.ScalableFont(.footnote)
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
  package required init?(coder: NSCoder) { fatalError("AlertFieldsView is never archived") }

  private static let fill = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.5) : UIColor(white: 1, alpha: 1)
  }

  private func updateBorder() { layer.borderColor = UIColor.separator.cgColor(with: traitCollection) }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private var rowHeight: CGFloat {
    let font = Self.font.font(traitCollection)
    return max(Self.rowHeight, (font.lineHeight + 15).rounded(.up))
  }

  var height: CGFloat { CGFloat(fields.count) * rowHeight }

  /// The field being edited.
  var edited: UITextField? { fields.first { $0.isFirstResponder } }

  /// Updates the fonts of the fields for which the app has set none.
  func updateFonts(_ traits: UITraitCollection) {
    for case let field as AlertTextField in fields { field.updateFont(Self.font.font(traits)) }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    let height = rowHeight
    for (index, field) in fields.enumerated() {
      let row = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
      field.frame = row.narrowed(dx: Self.inset)
      lines[index].frame = CGRect(x: 0, y: row.minY, width: bounds.width, height: hairline)
    }
  }
}

/// A text field of an alert, which forwards its return key to the alert.
final class AlertTextField: UITextField {
  var onReturn: () -> Void = {}
  private var standardFont: UIFont?

  override init(frame: CGRect) {
    super.init(frame: frame)
    updateFont(.systemFont(ofSize: 13))
    clearButtonMode = .whileEditing
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertTextField is never archived") }

  /// Sets the font unless the app has set another one.
  func updateFont(_ new: UIFont) {
    guard standardFont == nil || font == standardFont else { return }
    standardFont = new
    font = new
  }

  package override func returnWasAllowed() {
    super.returnWasAllowed()
    onReturn()
  }
}
