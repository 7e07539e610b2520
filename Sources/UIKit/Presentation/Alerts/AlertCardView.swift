/// A rounded panel of an alert or action sheet: texts on top, buttons below or side by side, hairlines between.
final class AlertCardView: UIView {
  /// Measures in points (FACTS.md 1.12).
  struct Metrics {
    var width: CGFloat
    var cornerRadius: CGFloat
    var rowHeight: CGFloat
    var titleFont: UIFont
    var messageFont: UIFont
    var textColor: UIColor
    var textInset: CGFloat
    var textTop: CGFloat
    var textGap: CGFloat
    var textBottom: CGFloat
    var buttonFontSize: CGFloat
    var pairsButtons: Bool

    static var alert: Metrics {
      Metrics(
        width: 270, cornerRadius: 14, rowHeight: 44, titleFont: .systemFont(ofSize: 17, weight: .semibold),
        messageFont: .systemFont(ofSize: 13), textColor: .label, textInset: 16, textTop: 19, textGap: 3,
        textBottom: 19, buttonFontSize: 17, pairsButtons: true)
    }

    static func actionSheet(width: CGFloat) -> Metrics {
      Metrics(
        width: width, cornerRadius: 14, rowHeight: 57, titleFont: .systemFont(ofSize: 13, weight: .semibold),
        messageFont: .systemFont(ofSize: 13), textColor: .secondaryLabel, textInset: 16, textTop: 14.5,
        textGap: 8, textBottom: 16, buttonFontSize: 20, pairsButtons: false)
    }
  }

  private let metrics: Metrics
  private let background: UIView
  private let texts = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fields: AlertFieldsView?
  private let buttons: [AlertActionButton]
  private var lines: [UIView] = []

  /// - Parameters:
  ///   - isOpaque: whether the panel hides what is behind it, as a separate cancel button does.
  ///   - isBare: whether something else draws the panel, as a popover does.
  init(
    title: String?, message: String?, fields: [UITextField] = [], actions: [UIAlertAction],
    bold: UIAlertAction?,
    metrics: Metrics, isOpaque: Bool = false, isBare: Bool = false,
    onTap: @escaping @MainActor (UIAlertAction) -> Void
  ) {
    self.metrics = metrics
    self.fields = fields.isEmpty ? nil : AlertFieldsView(fields)
    buttons = actions.map { action in
      let button = AlertActionButton(action, isBold: action === bold, fontSize: metrics.buttonFontSize)
      button.addAction(UIAction { _ in onTap(action) }, for: .touchUpInside)
      return button
    }
    if isBare {
      background = UIView()
    } else if isOpaque {
      background = UIView()
      background.backgroundColor = .secondarySystemGroupedBackground
    } else {
      background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    }
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = isBare ? 0 : metrics.cornerRadius
    layer.cornerCurve = .continuous
    addSubview(background)
    addText(title, titleLabel, metrics.titleFont)
    addText(
      message, messageLabel, title == nil && metrics.pairsButtons ? metrics.titleFont : metrics.messageFont)
    if let view = self.fields { texts.addSubview(view) }
    addSubview(texts)
    for button in buttons {
      addSubview(button)
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertCardView is never archived") }

  private func addText(_ text: String?, _ label: UILabel, _ font: UIFont) {
    guard let text, !text.isEmpty else { return label.isHidden = true }
    label.text = text
    label.font = font
    label.textColor = metrics.textColor
    label.textAlignment = .center
    label.numberOfLines = 0
    texts.addSubview(label)
  }

  private var isPaired: Bool {
    guard metrics.pairsButtons, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.titleWidth <= metrics.width / 2 - 16 }
  }

  private var buttonsHeight: CGFloat {
    isPaired ? metrics.rowHeight : CGFloat(buttons.count) * metrics.rowHeight
  }

  private func fit(_ label: UILabel) -> CGFloat {
    label.isHidden
      ? 0
      : label.sizeThatFits(CGSize(width: metrics.width - 2 * metrics.textInset, height: .infinity)).height
  }

  /// Between the texts and the fields, in points.
  private static let fieldsGap: CGFloat = 16

  private var textHeight: CGFloat {
    let (title, message) = (fit(titleLabel), fit(messageLabel))
    let fields = fields.map { $0.height + (title + message > 0 ? Self.fieldsGap : 0) } ?? 0
    guard title + message + fields > 0 else { return 0 }
    let gap = title > 0 && message > 0 ? metrics.textGap : 0
    return metrics.textTop + title + gap + message + fields + metrics.textBottom
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: metrics.width, height: (textHeight + buttonsHeight).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let (title, message) = (fit(titleLabel), fit(messageLabel))
    let width = bounds.width - 2 * metrics.textInset
    titleLabel.frame = CGRect(x: metrics.textInset, y: metrics.textTop, width: width, height: title)
    let gap = title > 0 && message > 0 ? metrics.textGap : 0
    messageLabel.frame = CGRect(
      x: metrics.textInset, y: metrics.textTop + title + gap, width: width, height: message)
    if let fields {
      let bottom = max(messageLabel.frame.maxY, metrics.textTop) + (title + message > 0 ? Self.fieldsGap : 0)
      fields.frame = CGRect(x: metrics.textInset, y: bottom, width: width, height: fields.height)
    }
    // Where the screen is too low for all of it, the texts give way.
    let room = max(bounds.height - buttonsHeight, 0)
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(textHeight, room))
    placeButtons(from: texts.frame.maxY)
  }

  private func placeButtons(from top: CGFloat) {
    let hairline = 1 / max(1, traitCollection.displayScale)
    if isPaired {
      for (index, button) in buttons.enumerated() {
        let x = CGFloat(index) * bounds.width / 2
        button.frame = CGRect(x: x, y: top, width: bounds.width / 2, height: metrics.rowHeight)
        lines[index].frame =
          index == 0
          ? CGRect(x: 0, y: top, width: bounds.width, height: hairline)
          : CGRect(x: x, y: top, width: hairline, height: metrics.rowHeight)
      }
      return
    }
    for (index, button) in buttons.enumerated() {
      let y = top + CGFloat(index) * metrics.rowHeight
      button.frame = CGRect(x: 0, y: y, width: bounds.width, height: metrics.rowHeight)
      lines[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      lines[index].isHidden = index == 0 && top == 0
    }
  }
}
