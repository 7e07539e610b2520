/// The view of an alert controller: one panel, or the actions above a separate cancel button.
final class AlertView: UIView {
  @BackReference private var controller: UIAlertController?
  private var cards: [AlertCardView] = []

  /// The space between the panels of an action sheet, in points (Metrics.md 1.12).
  private static let gap: CGFloat = 8

  init(_ controller: UIAlertController) {
    _controller = BackReference(wrappedValue: controller)
    super.init(frame: .zero)
    rebuild()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("AlertView is never archived") }

  /// The width of the actions in a popover, and that of an alert (Metrics.md 1.12).
  private static let popoverWidth: CGFloat = 288
  private static let alertWidth: CGFloat = 270
  /// The margin of an action sheet, and that of an alert whose text is too large for its usual width, in
  /// points.
  private static let sheetMargin: CGFloat = 8
  private static let largeAlertMargin: CGFloat = 16
  private static let largestAlertWidth: CGFloat = 414

  /// Returns the width of the panels for the available size.
  private func width(in room: CGSize) -> CGFloat {
    if controller?.usesPopover ?? false { return Self.popoverWidth }
    guard controller?.preferredStyle ?? .alert == .alert else {
      return min(room.width, room.height) - 2 * Self.sheetMargin
    }
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return Self.alertWidth }
    return max(Self.alertWidth, min(room.width - 2 * Self.largeAlertMargin, Self.largestAlertWidth))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      controller?.activePresentation?.containerView?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  func rebuild() {
    guard let controller else { return }
    for card in cards { card.removeFromSuperview() }
    cards = controller.preferredStyle == .alert ? [alertCard(controller)] : sheetCards(controller)
    for card in cards { addSubview(card) }
    setNeedsLayout()
  }

  private func card(
    _ controller: UIAlertController, _ actions: [UIAlertAction], texts: Bool, bold: UIAlertAction?,
    metrics: AlertCardView.Metrics,
    isOpaque: Bool = false, isBare: Bool = false
  ) -> AlertCardView {
    AlertCardView(
      title: texts ? controller.title : nil, message: texts ? controller.message : nil,
      fields: texts ? controller.textFields ?? [] : [], actions: actions, bold: bold, metrics: metrics,
      isOpaque: isOpaque, isBare: isBare
    ) { [weak controller] action in controller?.perform(action) }
  }

  /// Creates an alert with two actions side by side, cancel on the left; more actions are in a column, cancel
  /// last (Metrics.md 1.5).
  private func alertCard(_ controller: UIAlertController) -> AlertCardView {
    var actions = controller.actions
    let cancel = actions.first { $0.style == .cancel }
    if let cancel {
      actions.removeAll { $0 === cancel }
      actions.insert(cancel, at: actions.count == 1 ? 0 : actions.count)
    }
    return card(controller, actions, texts: true, bold: controller.preferredAction ?? cancel, metrics: .alert)
  }

  private func sheetCards(_ controller: UIAlertController) -> [AlertCardView] {
    let others = controller.actions.filter { $0.style != .cancel }
    if controller.usesPopover {
      // Metrics.md 1.5: a popover has no cancel action, because a tap outside has the same effect.
      return [
        card(
          controller, others, texts: true, bold: controller.preferredAction, metrics: .actionSheet,
          isBare: true)
      ]
    }
    let metrics = AlertCardView.Metrics.actionSheet
    var cards = [card(controller, others, texts: true, bold: controller.preferredAction, metrics: metrics)]
    if let cancel = controller.actions.first(where: { $0.style == .cancel }) {
      cards.append(card(controller, [cancel], texts: false, bold: cancel, metrics: metrics, isOpaque: true))
    }
    return cards
  }

  /// - Parameter size: The available size; the width of a popover is fixed.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = width(in: size)
    let heights = cards.map { $0.sizeThatFits(CGSize(width: width, height: size.height)).height }
    return CGSize(width: width, height: heights.reduce(0, +) + CGFloat(max(cards.count - 1, 0)) * Self.gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var bottom = bounds.height
    // Where there is too little room, the first panel scrolls and the others take at most a third each.
    let limit = sizeThatFits(bounds.size).height > bounds.height + 0.5 ? bounds.height / 3 : bounds.height
    for (index, card) in cards.enumerated().reversed() {
      let height = index == 0 ? bottom : min(card.sizeThatFits(bounds.size).height, limit)
      card.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
      bottom -= height + Self.gap
    }
  }
}
