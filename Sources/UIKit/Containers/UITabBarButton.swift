/// One tab, with the name of iOS that apps search for: an icon above its title, or beside it where there is enough space.
final class UITabBarButton: UIControl, SystemBarButton {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private var badge: BadgeView?
  private var appearance: UITabBarAppearance?
  private var unselectedColor: UIColor?

  // As recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testTabBars): the title's top above the bar's
  // lower edge, the badge's top, and its distance from the middle where there is no image.
  private static let titleRise: CGFloat = 40.0 / 3
  private static let badgeTop: CGFloat = 2
  private static let badgeOffset: CGFloat = 11

  var layout = UITabBarItemAppearance.Style.stacked { didSet { if layout != oldValue { update() } } }
  private var isInline: Bool { layout != .stacked }

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
  required init?(coder: NSCoder) { fatalError("UITabBarButton is never archived") }

  func apply(_ appearance: UITabBarAppearance, unselected: UIColor?) {
    self.appearance = appearance
    unselectedColor = unselected
    update()
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }

  /// The appearance of the button for its current layout and state.
  private var stateAppearance: UITabBarItemStateAppearance? {
    let appearance =
      switch layout {
      case .stacked: appearance?.stackedLayoutAppearance
      case .inline: appearance?.inlineLayoutAppearance
      case .compactInline: appearance?.compactInlineLayoutAppearance
      }
    guard let appearance else { return nil }
    return isSelected ? appearance.selected : isEnabled ? appearance.normal : appearance.disabled
  }

  func update() {
    isEnabled = item.isEnabled
    let stateAppearance = stateAppearance
    let plain: UIColor = isSelected ? tintColor : unselectedColor ?? .secondaryLabel
    let color = stateAppearance?.iconColor ?? (isEnabled ? plain : .tertiaryLabel)
    let image = image
    imageView.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = color
    // Metrics.md 1.4: 10-point titles; beside the icon they are 13.
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium),
      .foregroundColor: color,
    ]
    attributes.merge(stateAppearance?.titleTextAttributes ?? [:]) { $1 }
    let state: UIControl.State = isSelected ? .selected : isEnabled ? .normal : .disabled
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    updateBadge(stateAppearance)
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
    setNeedsLayout()
  }

  override var accessibilityValue: String? {
    get { item.accessibilityValue ?? badgeText }
    set {}
  }
  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set {}
  }

  /// The description of the badge: a number of items, or its text.
  private var badgeText: String? {
    guard let value = item.badgeValue, !value.isEmpty else { return nil }
    guard let number = Int(value) else { return value }
    return (number == 1 ? SystemString.oneItem.text : SystemString.items.text(number)).lowercased()
  }

  private var image: UIImage? {
    let image = layout == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
    return isSelected ? item.selectedImage ?? image : image
  }

  private func updateBadge(_ stateAppearance: UITabBarItemStateAppearance?) {
    guard let value = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? BadgeView()
    var attributes = stateAppearance?.badgeTextAttributes ?? [:]
    attributes.merge(item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    view.show(
      value, color: item.badgeColor ?? stateAppearance?.badgeBackgroundColor ?? .systemRed,
      attributes: attributes)
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
      // A badge is placed between the icon and the title.
      let badgeWidth = badge.map { max(0, $0.fittingSize.width - 9) } ?? 0
      let gap: CGFloat = imageSize == .zero || titleSize.width == 0 ? 0 : 7 + badgeWidth
      let titleWidth = min(titleSize.width, max(0, bounds.width - imageSize.width - gap))
      let start = (bounds.width - imageSize.width - gap - titleWidth) / 2
      imageView.frame = CGRect(x: start, y: 0, width: imageSize.width, height: bounds.height)
      label.frame = CGRect(x: start + imageSize.width + gap, y: 0, width: titleWidth, height: bounds.height)
    } else {
      let hasTitle = titleSize.width > 0
      imageView.frame = CGRect(
        x: 0, y: hasTitle ? 1 : 0, width: bounds.width, height: hasTitle ? 31 : bounds.height)
      label.frame = CGRect(
        x: 1, y: bounds.height - Self.titleRise, width: bounds.width - 2, height: 12)
    }
    let anchor = imageView.frame
    let insets = layout == .compactInline ? item.landscapeImagePhoneInsets : item.imageInsets
    imageView.frame = anchor.inset(by: insets)
    let stateAppearance = stateAppearance
    label.frame.origin.x +=
      item.titlePositionAdjustment.horizontal + (stateAppearance?.titlePositionAdjustment.horizontal ?? 0)
    label.frame.origin.y +=
      item.titlePositionAdjustment.vertical + (stateAppearance?.titlePositionAdjustment.vertical ?? 0)
    if let badge {
      let size = badge.fittingSize
      let x = isInline ? anchor.maxX - 5 : bounds.midX + (imageSize == .zero ? Self.badgeOffset : 4)
      let offset = stateAppearance?.badgePositionAdjustment ?? .zero
      badge.frame = CGRect(
        x: x + offset.horizontal, y: Self.badgeTop + offset.vertical, width: size.width, height: size.height)
    }
  }
}

/// A short text on a colored disc.
final class BadgeView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any] = [:]) {
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    label.text = text
    backgroundColor = color
    setNeedsLayout()
  }

  /// The size of the badge: 18 points high, and as wide as the text requires.
  var fittingSize: CGSize { CGSize(width: max(18, label.intrinsicContentSize.width + 8), height: 18) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
