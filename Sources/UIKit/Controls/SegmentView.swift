/// One segment: a title or an image. The segmented control handles the touches.
@MainActor
package final class SegmentView: UIView {
  weak var control: UISegmentedControl?
  private let label = UILabel()
  private let picture = UIImageView()

  var title: String? {
    didSet {
      if title != nil { image = nil }
      contentDidChange()
    }
  }
  var image: UIImage? {
    didSet {
      if image != nil, title != nil { title = nil }
      contentDidChange()
    }
  }
  var action: UIAction? {
    didSet {
      guard let action else { return }
      if let image = action.image { self.image = image } else { title = action.title }
      isEnabled = !action.attributes.contains(.disabled)
    }
  }
  var fixedWidth: CGFloat = 0
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
  var adjustment = UIOffset.zero { didSet { if adjustment != oldValue { setNeedsLayout() } } }
  var isEnabled = true
  private var isChosen = false

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = true
    picture.contentMode = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14, weight: .regular)
    addSubview(label)
    addSubview(picture)
    contentDidChange()
  }

  convenience init(action: UIAction) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image)
    self.action = action
    isEnabled = !action.attributes.contains(.disabled)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func contentDidChange() {
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.isHidden = image == nil
    label.isHidden = image != nil
    setNeedsLayout()
  }

  /// The width of the content with its padding, in points.
  var naturalWidth: CGFloat {
    if let image { return image.size.width + Self.padding }
    let size = (title ?? "").size(withAttributes: control?.resolvedAttributes(for: .selected) ?? [:])
    return size.width.rounded(.up) + Self.padding
  }

  /// The padding of both sides together, in points, as recorded on iOS 17.5
  /// (https://github.com/cashapp/AccessibilitySnapshot, testSegmentedControl); one more point between two
  /// segments belongs to the divider.
  private static let padding: CGFloat = 20

  var naturalHeight: CGFloat {
    if let image { return image.size.height }
    return (title ?? "").size(withAttributes: control?.resolvedAttributes(for: .normal) ?? [:]).height
  }

  func show(isChosen: Bool, isPressed: Bool, isEnabled controlIsEnabled: Bool) {
    self.isChosen = isChosen
    guard let control else { return }
    var state: UIControl.State = isChosen ? .selected : []
    if isPressed { state.insert(.highlighted) }
    if !isEnabled || !controlIsEnabled { state.insert(.disabled) }
    let attributes = control.resolvedAttributes(for: state)
    if let title { label.attributedText = NSAttributedString(string: title, attributes: attributes) }
    picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
    // Metrics.md 1.8: disabled segments have half the alpha.
    let alpha: CGFloat = state.contains(.disabled) ? 0.5 : isPressed && !isChosen ? 0.3 : 1
    label.alpha = alpha
    picture.alpha = alpha
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let move = CGPoint(
      x: contentOffset.width + adjustment.horizontal, y: contentOffset.height + adjustment.vertical)
    picture.frame = bounds.offsetBy(dx: move.x, dy: move.y)
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0).offsetBy(dx: move.x, dy: move.y)
  }

  // MARK: Accessibility

  override package var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override package var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? action?.title ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override package var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = .button
      if isChosen { traits.insert(.selected) }
      if !isEnabled || control?.isEnabled == false { traits.insert(.notEnabled) }
      return traits
    }
    set {}
  }
  override package var accessibilityPosition: String? {
    control?.position(of: self).map { SystemString.positionInGroup.text($0.index + 1, $0.count) }
  }
  override package func accessibilityActivate() -> Bool { activateInControl() }
}

/// The raised background of the selected segment.
@MainActor
final class SegmentPill: UIView {
  private let picture = UIImageView()

  var image: UIImage? {
    didSet {
      picture.image = image
      update()
    }
  }
  var color: UIColor = .white { didSet { update() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    addSubview(picture)
    update()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func update() {
    backgroundColor = image == nil ? color : nil
    layer.shadowOpacity = image == nil ? 0.12 : 0
    layer.borderWidth = image == nil ? 0.5 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
