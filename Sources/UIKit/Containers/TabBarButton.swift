/// One tab: an icon above its title, or beside it where there is room.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private var badge: BadgeView?
  private var appearance: UITabBarItemAppearance?
  private var unselectedColor: UIColor?

  var isInline = false { didSet { if isInline != oldValue { update() } } }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .center
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TabBarButton is never archived") }

  func apply(_ appearance: UITabBarItemAppearance, unselected: UIColor?) {
    self.appearance = appearance
    unselectedColor = unselected
    update()
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }

  func update() {
    isEnabled = item.isEnabled
    let state = isSelected ? appearance?.selected : isEnabled ? appearance?.normal : appearance?.disabled
    let color = state?.iconColor ?? (isSelected ? tintColor : unselectedColor ?? .secondaryLabel)!
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = color
    // FACTS.md 1.4: 10-point titles; beside the icon they are 13.
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium),
      .foregroundColor: state?.titleTextAttributes[.foregroundColor] ?? color,
    ]
    attributes.merge(state?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    updateBadge()
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    setNeedsLayout()
  }

  private func updateBadge() {
    guard let value = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? BadgeView()
    view.show(value, color: item.badgeColor ?? .systemRed)
    if view.superview == nil { addSubview(view) }
    badge = view
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let imageSize = imageView.image?.size ?? .zero
    let titleSize = label.intrinsicContentSize
    if isInline {
      // A badge stands between the icon and the title.
      let badgeWidth = badge.map { max(0, $0.fittingSize.width - 9) } ?? 0
      let gap: CGFloat = imageSize == .zero || titleSize.width == 0 ? 0 : 7 + badgeWidth
      let titleWidth = min(titleSize.width, max(0, bounds.width - imageSize.width - gap))
      let start = (bounds.width - imageSize.width - gap - titleWidth) / 2
      imageView.frame = CGRect(x: start, y: 0, width: imageSize.width, height: bounds.height)
      label.frame = CGRect(x: start + imageSize.width + gap, y: 0, width: titleWidth, height: bounds.height)
    } else {
      let hasTitle = titleSize.width > 0
      imageView.frame = CGRect(
        x: 0, y: hasTitle ? 2 : 0, width: bounds.width, height: hasTitle ? 31 : bounds.height)
      label.frame = CGRect(x: 1, y: bounds.height - 15, width: bounds.width - 2, height: 12)
    }
    if let badge {
      let size = badge.fittingSize
      let x = isInline ? imageView.frame.maxX - 5 : bounds.midX + 4
      badge.frame = CGRect(x: x, y: 2, width: size.width, height: size.height)
    }
  }
}

/// A short text on a coloured disc.
final class BadgeView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ text: String, color: UIColor) {
    label.text = text
    backgroundColor = color
    setNeedsLayout()
  }

  /// 18 points high, and as wide as the text needs.
  var fittingSize: CGSize { CGSize(width: max(18, label.intrinsicContentSize.width + 10), height: 18) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
