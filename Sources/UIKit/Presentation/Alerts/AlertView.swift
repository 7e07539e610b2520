/// The view of an alert controller: one panel, or the actions above a separate cancel button.
final class AlertView: UIView {
  private unowned let controller: UIAlertController
  private var cards: [AlertCardView] = []

  /// Between an action sheet's panels, in points (FACTS.md 1.12).
  private static let gap: CGFloat = 8

  init(_ controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    rebuild()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertView is never archived") }

  /// The width of an action sheet's panels.
  var sheetWidth: CGFloat = 359 { didSet { if sheetWidth != oldValue { rebuild() } } }

  func rebuild() {
    for card in cards { card.removeFromSuperview() }
    cards = controller.preferredStyle == .alert ? [alertCard] : sheetCards
    for card in cards { addSubview(card) }
    setNeedsLayout()
  }

  private func card(
    _ actions: [UIAlertAction], texts: Bool, bold: UIAlertAction?, metrics: AlertCardView.Metrics,
    isOpaque: Bool = false, isBare: Bool = false
  ) -> AlertCardView {
    AlertCardView(
      title: texts ? controller.title : nil, message: texts ? controller.message : nil,
      fields: texts ? controller.textFields ?? [] : [], actions: actions, bold: bold, metrics: metrics,
      isOpaque: isOpaque, isBare: isBare
    ) { [unowned controller] action in controller.perform(action) }
  }

  /// Two actions stand side by side with cancel on the left; more stand in a column with cancel last (FACTS.md 1.5).
  private var alertCard: AlertCardView {
    var actions = controller.actions
    let cancel = actions.first { $0.style == .cancel }
    if let cancel {
      actions.removeAll { $0 === cancel }
      actions.insert(cancel, at: actions.count == 1 ? 0 : actions.count)
    }
    return card(actions, texts: true, bold: controller.preferredAction ?? cancel, metrics: .alert)
  }

  private var sheetCards: [AlertCardView] {
    let others = controller.actions.filter { $0.style != .cancel }
    if controller.usesPopover {
      // FACTS.md 1.5: a popover leaves the cancel action out: a tap beside it does the same.
      return [
        card(
          others, texts: true, bold: controller.preferredAction, metrics: .actionSheet(width: 288),
          isBare: true)
      ]
    }
    let metrics = AlertCardView.Metrics.actionSheet(width: sheetWidth)
    var cards = [card(others, texts: true, bold: controller.preferredAction, metrics: metrics)]
    if let cancel = controller.actions.first(where: { $0.style == .cancel }) {
      cards.append(card([cancel], texts: false, bold: cancel, metrics: metrics, isOpaque: true))
    }
    return cards
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = cards.map { $0.sizeThatFits(size) }
    let height = sizes.reduce(0) { $0 + $1.height } + CGFloat(max(cards.count - 1, 0)) * Self.gap
    return CGSize(width: sizes.first?.width ?? 0, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var bottom = bounds.height
    for (index, card) in cards.enumerated().reversed() {
      let height = index == 0 ? bottom : card.sizeThatFits(bounds.size).height
      card.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
      bottom -= height + Self.gap
    }
  }
}
