/// Shows one bar button item and performs its action when tapped.
final class BarButtonView: UIControl, BarItemHost, SystemBarButton {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView()
  private let backgroundView = UIImageView()
  private var appearance: UIBarButtonItemAppearance?
  private var badgeView: BadgeView?

  /// The distance from the touchable edge to the title or image, in points.
  static let contentInset: CGFloat = 8

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    if let custom = item.customView {
      addSubview(custom)
      custom.isBarItemContent = true
    } else {
      label.textAlignment = .center
      imageView.contentMode = .center
      addSubview(backgroundView)
      addSubview(label)
      addSubview(imageView)
      addAction(UIAction { [weak self] _ in self?.activate() }, for: .touchUpInside)
      showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
      isContextMenuInteractionEnabled = item.menu != nil
    }
    item.presentedInView = self
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("BarButtonView is never archived") }

  override var isElementByDefault: Bool { item.customView == nil }
  override var roleTraits: UIAccessibilityTraits { item.customView == nil ? .button : [] }
  override var controlMenu: UIMenu? { item.menu }

  private func activate() { item.perform(from: self) }

  func apply(_ appearance: UIBarButtonItemAppearance?) {
    self.appearance = appearance
    update()
  }

  private func update() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    guard item.customView == nil else { return }
    let image = image
    imageView.image = image?.withRenderingMode(
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    imageView.preferredSymbolConfiguration = symbolConfiguration(of: image)
    imageView.isHidden = image == nil
    label.isHidden = image != nil
    updateColors()
    updateBackground()
    updateBadge()
    accessibilityValue = item.badge.flatMap { $0.text.isEmpty ? nil : $0.text }
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  /// Returns the symbol configuration. Symbols without one of their own are large in bars of standard height
  /// (the "+" recorded by swift-snapshot-testing's tests is 18 points wide).
  private func symbolConfiguration(of image: UIImage?) -> UIImage.SymbolConfiguration? {
    guard let image, image.isSymbolImage, barMetrics == .default, image.symbolConfiguration == nil else {
      return nil
    }
    return UIImage.SymbolConfiguration(scale: .large)
  }

  private func updateBadge() {
    guard let badge = item.badge else {
      badgeView?.removeFromSuperview()
      badgeView = nil
      return
    }
    let view = badgeView ?? BadgeView()
    badgeView = view
    if view.superview == nil { addSubview(view) }
    view.show(
      badge.text, color: badge.backgroundColor ?? .systemRed,
      attributes: badge.foregroundColor.map { [.foregroundColor: $0] } ?? [:])
    setNeedsLayout()
  }

  /// Centers the badge at the upper trailing corner of the image or title. A badge without text is a dot of 8 points.
  private func layOutBadge() {
    guard let badgeView, let badge = item.badge else { return }
    let size = badge.text.isEmpty ? CGSize(width: 8, height: 8) : badgeView.fittingSize
    let content = imageView.isHidden ? label.intrinsicContentSize : imageView.image?.size ?? .zero
    let side: CGFloat = isRightToLeft ? -1 : 1
    badgeView.frame = CGRect(
      x: bounds.midX + side * content.width / 2 - size.width / 2,
      y: max(1, bounds.midY - content.height / 2 - size.height / 2), width: size.width, height: size.height)
  }

  /// The minimum width of a button with an image, in points.
  private static let minimumImageWidth: CGFloat = 36

  /// The image; on a phone in landscape, that for its lower bar.
  private var image: UIImage? {
    traitCollection.verticalSizeClass == .compact ? item.landscapeImagePhone ?? item.image : item.image
  }

  private var barMetrics: UIBarMetrics { traitCollection.verticalSizeClass == .compact ? .compact : .default }

  private var stateAppearance: UIBarButtonItemStateAppearance? {
    if !isEnabled { return appearance?.disabled }
    return isHighlighted ? appearance?.highlighted : isFocused ? appearance?.focused : appearance?.normal
  }

  /// Updates the background. The image of the item for the state precedes that of the bar. A selected item
  /// without one has a disc in its tint color.
  private func updateBackground() {
    let state: UIControl.State = isEnabled ? isHighlighted ? .highlighted : .normal : .disabled
    backgroundView.image =
      item.backgroundImage(for: state, barMetrics: barMetrics)
      ?? item.backgroundImage(for: .normal, barMetrics: barMetrics) ?? stateAppearance?.backgroundImage
      ?? appearance?.normal.backgroundImage
    let showsSelection = isSelected && backgroundView.image == nil
    backgroundView.backgroundColor = showsSelection ? tintColor : nil
    backgroundView.layer.cornerRadius = showsSelection ? 6 : 0
    backgroundView.isHidden = backgroundView.image == nil && !showsSelection
    setNeedsLayout()
  }

  private func updateColors() {
    var color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    if isSelected { color = .systemBackground }
    imageView.tintColor = color
    let attributes = titleAttributes(color: color)
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  private func titleAttributes(color: UIColor) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
      .foregroundColor: color,
    ]
    attributes.merge(stateAppearance?.titleTextAttributes ?? [:]) { $1 }
    let state: UIControl.State = isEnabled ? isHighlighted ? .highlighted : .normal : .disabled
    attributes.merge(
      item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) ?? [:]
    ) { $1 }
    return attributes
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    guard item.customView == nil else { return }
    updateColors()
    updateBackground()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
    update()
    // Symbols and landscape images have another size in a bar of another height.
    superview?.setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue, item.customView == nil else { return }
      updateColors()
      updateBackground()
      // Metrics.md 1.3: alpha 0.2 while pressed.
      let alpha: CGFloat = isHighlighted ? 0.2 : 1
      let change = { [self] in
        label.alpha = alpha
        imageView.alpha = alpha
      }
      if isHighlighted { change() } else { UIView.animate(withDuration: 0.25, animations: change) }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let custom = item.customView {
      let fitting = custom.barItemSize(fitting: size)
      return CGSize(
        width: item.width > 0 ? item.width : fitting.width + 2 * Self.contentInset, height: fitting.height)
    }
    var width = contentSize.width + 2 * Self.contentInset
    if item.width > 0 { width = item.width }
    return CGSize(width: max(width, image == nil ? 0 : Self.minimumImageWidth), height: size.height)
  }

  private var contentSize: CGSize {
    if image != nil { return imageView.displayedSize }
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    var size = label.sizeThatFits(unbounded)
    for title in item.possibleTitles ?? [] {
      let width = (title as NSString).size(withAttributes: titleAttributes(color: tintColor)).width
      size.width = max(size.width, width.rounded(.up))
    }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = item.customView { return place(custom) }
    var offset = item.titlePositionAdjustment(for: barMetrics)
    let own = stateAppearance?.titlePositionAdjustment ?? .zero
    offset.horizontal += own.horizontal
    offset.vertical += own.vertical
    label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    let isCompact = barMetrics == .compact && item.landscapeImagePhone != nil
    imageView.frame = bounds.inset(by: isCompact ? item.landscapeImagePhoneInsets : item.imageInsets)
    layOutBackground()
    layOutBadge()
  }
}

extension BarButtonView {
  func barItemContentSizeDidChange(_ view: UIView) {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Places a custom view. Views with a size of their own keep it, others fill the button.
  private func place(_ custom: UIView) {
    guard custom.superview === self else { return }
    let room = item.width > 0 ? bounds : bounds.narrowed(dx: Self.contentInset)
    if custom.fillsBarButton { return custom.placeInBar(room) }
    let size = custom.barItemSize(fitting: bounds.size)
    custom.placeInBar(
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// Lays out the background. An image fills the height of the bar, a selection leaves its edges free.
  private func layOutBackground() {
    guard let image = backgroundView.image else {
      return backgroundView.frame = bounds.narrowed(dx: 2, dy: max(0, (bounds.height - 32) / 2))
    }
    let height = min(bounds.height, image.size.height)
    var offset = stateAppearance?.backgroundImagePositionAdjustment ?? .zero
    offset.vertical += item.backgroundVerticalPositionAdjustment(for: barMetrics)
    backgroundView.frame = CGRect(
      x: offset.horizontal, y: (bounds.height - height) / 2 + offset.vertical, width: bounds.width,
      height: height)
  }
}

extension BarButtonView: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? {
    isEnabled && item.customView == nil ? .fade(to: 0.2, content: self) : nil
  }
}
