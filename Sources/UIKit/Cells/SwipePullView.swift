/// The buttons revealed by a swipe. They share the revealed width, starting with the first at the row's edge.
final class SwipePullView: UIView, LayoutOnlyView {
  let actions: [UIContextualAction]
  private let buttons: [SwipeActionButton]
  /// Whether the actions are at the left edge, so that the first is leftmost.
  private let isAtLeft: Bool
  var onChoice: (@MainActor (UIContextualAction, UIView) -> Void)?
  /// Whether the first action fills the whole width because releasing performs it.
  var isFull = false

  init(_ actions: [UIContextualAction], isAtLeft: Bool) {
    self.actions = actions
    self.isAtLeft = isAtLeft
    buttons = actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = actions.last?.backgroundColor
    for (button, action) in zip(buttons, actions) {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let button else { return }
          onChoice?(action, button)
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which every button has its full width.
  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.ownWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = fullWidth
    guard total > 0 else { return }
    let scale = bounds.width / total
    var place: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : button.ownWidth * scale
      let x = isAtLeft ? place : bounds.width - place - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      place += width
    }
  }
}

/// A swipe action button with an image above a title.
final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let action: UIContextualAction

  /// Metrics.md 1.7.
  private static let inset: CGFloat = 12
  private static let leastWidth: CGFloat = 74

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: action.image == nil ? 15 : 13, weight: .medium)
    label.textColor = .white
    label.numberOfLines = 2
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .center
    addSubview(imageView)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var ownWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: 160, height: 0)).width
    return max(Self.leastWidth, max(text, imageView.image?.size.width ?? 0).rounded(.up) + 2 * Self.inset)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.7 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = ownWidth
    let middle = bounds.width / 2
    let size = imageView.image?.size ?? .zero
    let text = label.sizeThatFits(CGSize(width: own - Self.inset, height: 0))
    let gap: CGFloat = size.height > 0 && text.height > 0 ? 4 : 0
    // Low rows only have space for either image or title.
    let showsText = size.height == 0 || size.height + gap + text.height <= bounds.height - 4
    label.isHidden = !showsText
    let height = size.height + (showsText ? gap + text.height : 0)
    let top = ((bounds.height - height) / 2).rounded()
    imageView.frame = CGRect(
      x: (middle - size.width / 2).rounded(), y: top, width: size.width, height: size.height)
    label.frame = CGRect(
      x: (middle - text.width / 2).rounded(), y: top + size.height + gap, width: text.width,
      height: text.height)
  }
}
