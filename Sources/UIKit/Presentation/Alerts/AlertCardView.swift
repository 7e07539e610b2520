/// A rounded panel of an alert or action sheet: texts at the top, buttons below in a column or a row, with
/// separators.
final class AlertCardView: UIView {
  /// Metrics in points, at the text size Large (Metrics.md 1.12); texts and rows grow with larger ones.
  struct Metrics {
    var cornerRadius: CGFloat
    var rowHeight: CGFloat
    var title: ScalableFont
    var message: ScalableFont
    var button: ScalableFont
    var textColor: UIColor
    var textInset: CGFloat
    var textTop: CGFloat
    var textGap: CGFloat
    var textBottom: CGFloat
    var pairsButtons: Bool

    static var alert: Metrics {
      Metrics(
        cornerRadius: 14, rowHeight: 44, title: ScalableFont(.headline, .semibold),
        message: ScalableFont(.footnote), button: ScalableFont(.body),
        textColor: .label, textInset: 16, textTop: 19, textGap: 3, textBottom: 19, pairsButtons: true)
    }

    static var actionSheet: Metrics {
      Metrics(
        cornerRadius: 14, rowHeight: 57, title: ScalableFont(.footnote, .semibold),
        message: ScalableFont(.footnote), button: ScalableFont(.title3),
        textColor: .secondaryLabel, textInset: 16, textTop: 14.5, textGap: 8, textBottom: 16,
        pairsButtons: false)
    }
  }

  /// The font of a text style with a weight.
  struct ScalableFont {
    private let style: UIFont.TextStyle
    private let weight: UIFont.Weight

    init(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) {
      self.style = style
      self.weight = weight
    }

    func font(_ traits: UITraitCollection, weight: UIFont.Weight? = nil) -> UIFont {
      .systemFont(
        ofSize: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize,
        weight: weight ?? self.weight)
    }
  }

  private let metrics: Metrics
  private let background: UIView
  private let texts = UIScrollView()
  private let rows = AlertRowsView()
  /// Contents of the scroll views. As on iOS, they are views of their own, which UI tests name.
  private let textContent = UIView()
  private let buttonContent = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fields: AlertFieldsView?
  private let buttons: [AlertActionButton]
  private var lines: [UIView] = []
  /// The content size category of the current fonts.
  private var category: UIContentSizeCategory?

  /// - Parameters:
  ///   - isOpaque: Whether the panel is opaque, like a separate cancel button.
  ///   - isBare: Whether another view draws the panel, like a popover.
  init(
    title: String?, message: String?, fields: [UITextField] = [], actions: [UIAlertAction],
    bold: UIAlertAction?,
    metrics: Metrics, isOpaque: Bool = false, isBare: Bool = false,
    onTap: @escaping @MainActor (UIAlertAction) -> Void
  ) {
    self.metrics = metrics
    self.fields = fields.isEmpty ? nil : AlertFieldsView(fields)
    buttons = actions.map { action in
      let button = AlertActionButton(action, isBold: action === bold, font: metrics.button)
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
    addText(title, titleLabel)
    addText(message, messageLabel)
    if let view = self.fields { textContent.addSubview(view) }
    texts.addSubview(textContent)
    rows.addSubview(buttonContent)
    addSubview(texts)
    addSubview(rows)
    for button in buttons {
      buttonContent.addSubview(button)
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      buttonContent.addSubview(line)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertCardView is never archived") }

  private func addText(_ text: String?, _ label: UILabel) {
    guard let text, !text.isEmpty else { return label.isHidden = true }
    label.text = text
    label.textColor = metrics.textColor
    label.textAlignment = .center
    label.numberOfLines = 0
    textContent.addSubview(label)
  }

  private func updateFonts() {
    let traits = traitCollection
    guard traits.preferredContentSizeCategory != category else { return }
    category = traits.preferredContentSizeCategory
    titleLabel.font = metrics.title.font(traits)
    // Without a title, the message takes the place of the title.
    messageLabel.font =
      titleLabel.isHidden && metrics.pairsButtons ? titleLabel.font : metrics.message.font(traits)
    for button in buttons { button.updateFont(traits) }
    fields?.updateFonts(traits)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A panel that fills a sheet keeps its frame.
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      setNeedsLayout()
    }
  }

  // MARK: Measuring

  private func isPaired(inWidth width: CGFloat) -> Bool {
    guard metrics.pairsButtons, buttons.count == 2,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    return buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  private func buttonsHeight(inWidth width: CGFloat) -> CGFloat {
    let heights = buttons.map { $0.height(inWidth: width, atLeast: metrics.rowHeight) }
    return isPaired(inWidth: width) ? heights.max() ?? 0 : heights.reduce(0, +)
  }

  private func fit(_ label: UILabel, inWidth width: CGFloat) -> CGFloat {
    label.isHidden
      ? 0 : label.sizeThatFits(CGSize(width: width - 2 * metrics.textInset, height: .infinity)).height
  }

  /// The space between the texts and the fields, in points.
  private static let fieldsGap: CGFloat = 16

  private func textHeight(inWidth width: CGFloat) -> CGFloat {
    let (title, message) = (fit(titleLabel, inWidth: width), fit(messageLabel, inWidth: width))
    let fields = fields.map { $0.height + (title + message > 0 ? Self.fieldsGap : 0) } ?? 0
    guard title + message + fields > 0 else { return 0 }
    let gap = title > 0 && message > 0 ? metrics.textGap : 0
    return metrics.textTop + title + gap + message + fields + metrics.textBottom
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateFonts()
    return CGSize(
      width: size.width,
      height: (textHeight(inWidth: size.width) + buttonsHeight(inWidth: size.width)).rounded(.up))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    updateFonts()
    background.frame = bounds
    let textHeight = textHeight(inWidth: bounds.width)
    let buttonsHeight = buttonsHeight(inWidth: bounds.width)
    // If the screen is too small, the texts scroll, and the buttons take at most half of the height.
    let room = max(bounds.height - textHeight, min(buttonsHeight, bounds.height / 2))
    let shown = min(buttonsHeight, room, bounds.height)
    texts.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: min(textHeight, bounds.height - shown))
    texts.contentSize = CGSize(width: bounds.width, height: textHeight)
    textContent.frame = CGRect(origin: .zero, size: texts.contentSize)
    texts.isScrollEnabled = textHeight > texts.frame.height + 0.5
    rows.frame = CGRect(x: 0, y: texts.frame.maxY, width: bounds.width, height: shown)
    rows.contentSize = CGSize(width: bounds.width, height: buttonsHeight)
    buttonContent.frame = CGRect(origin: .zero, size: rows.contentSize)
    rows.isScrollEnabled = buttonsHeight > shown + 0.5
    placeTexts()
    placeButtons(isBelowText: textHeight > 0)
    if texts.isScrollEnabled, let field = fields?.edited {
      texts.scrollRectToVisible(field.convert(field.bounds, to: texts), animated: false)
    }
  }

  private func placeTexts() {
    let (title, message) = (
      fit(titleLabel, inWidth: bounds.width), fit(messageLabel, inWidth: bounds.width)
    )
    let width = bounds.width - 2 * metrics.textInset
    titleLabel.frame = CGRect(x: metrics.textInset, y: metrics.textTop, width: width, height: title)
    let gap = title > 0 && message > 0 ? metrics.textGap : 0
    messageLabel.frame = CGRect(
      x: metrics.textInset, y: metrics.textTop + title + gap, width: width, height: message)
    if let fields {
      let bottom = max(messageLabel.frame.maxY, metrics.textTop) + (title + message > 0 ? Self.fieldsGap : 0)
      fields.frame = CGRect(x: metrics.textInset, y: bottom, width: width, height: fields.height)
    }
  }

  private func placeButtons(isBelowText: Bool) {
    let hairline = 1 / max(1, traitCollection.displayScale)
    let width = bounds.width
    if isPaired(inWidth: width) {
      let height = buttonsHeight(inWidth: width)
      for (index, button) in buttons.enumerated() {
        let x = (index == 0) != isRightToLeft ? 0 : width / 2
        button.frame = CGRect(x: x, y: 0, width: width / 2, height: height)
      }
      lines[0].frame = CGRect(x: 0, y: 0, width: width, height: hairline)
      lines[0].isHidden = !isBelowText
      lines[1].frame = CGRect(x: width / 2, y: 0, width: hairline, height: height)
      return
    }
    // Cancel is first in a row and last in a column.
    let isTurned = buttons.count == 2 && metrics.pairsButtons && buttons[0].action.style == .cancel
    var y: CGFloat = 0
    for (index, button) in (isTurned ? buttons.reversed() : buttons).enumerated() {
      let height = button.height(inWidth: width, atLeast: metrics.rowHeight)
      button.frame = CGRect(x: 0, y: y, width: width, height: height)
      lines[index].frame = CGRect(x: 0, y: y, width: width, height: hairline)
      lines[index].isHidden = index == 0 && !isBelowText
      y += height
    }
  }
}

/// The buttons of a panel, which scroll if they do not fit.
private final class AlertRowsView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertRowsView is never archived") }

  // A drag that begins on a button scrolls, because all content consists of buttons.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
