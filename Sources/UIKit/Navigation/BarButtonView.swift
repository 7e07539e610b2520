/// Shows one bar button item, and does what it does when tapped.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView()
  private var appearance: UIBarButtonItemAppearance?

  /// Distance from the touchable edge to the title or image, in points.
  static let contentInset: CGFloat = 8

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    if let custom = item.customView {
      addSubview(custom)
    } else {
      label.textAlignment = .center
      imageView.contentMode = .center
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
    imageView.image = item.image?.withRenderingMode(
      item.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    imageView.isHidden = item.image == nil
    label.isHidden = item.image != nil
    updateColors()
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  private func updateColors() {
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    imageView.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
      .foregroundColor: color,
    ]
    let stateAppearance = isEnabled ? appearance?.normal : appearance?.disabled
    attributes.merge(stateAppearance?.titleTextAttributes ?? [:]) { $1 }
    let state: UIControl.State = isEnabled ? .normal : .disabled
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if item.customView == nil { updateColors() }
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue, item.customView == nil else { return }
      // FACTS.md 1.3: pressed alpha 0.2.
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
    return CGSize(width: max(width, item.image == nil ? 0 : 40), height: size.height)
  }

  private var contentSize: CGSize {
    if let image = item.image { return image.size }
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    var size = label.sizeThatFits(unbounded)
    for title in item.possibleTitles ?? [] {
      let font = label.font ?? UIFont.systemFont(ofSize: 17)
      size.width = max(size.width, (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up))
    }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = item.customView {
      if !custom.translatesAutoresizingMaskIntoConstraints || custom.bounds.size == .zero {
        custom.frame = item.width > 0 ? bounds : bounds.insetBy(dx: Self.contentInset, dy: 0)
      } else {
        custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
      }
      return
    }
    label.frame = bounds
    imageView.frame = bounds
  }
}

extension UIView {
  /// The size of a custom view in a bar: what its constraints ask for, else what it fits, else its own.
  func barItemSize(fitting size: CGSize) -> CGSize {
    let fitted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if !translatesAutoresizingMaskIntoConstraints, fitted.width > 0 || fitted.height > 0 { return fitted }
    if bounds.size != .zero { return bounds.size }
    let intrinsic = intrinsicContentSize
    if intrinsic.width > 0, intrinsic.height > 0 { return intrinsic }
    return sizeThatFits(size)
  }
}
