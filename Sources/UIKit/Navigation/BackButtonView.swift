/// The standard back button: a chevron and the title of the previous screen.
final class BackButtonView: UIControl, SystemBarButton {
  override var isBackButton: Bool { true }

  enum BackTitleForm { case full, generic, none }

  let indicator = UIImageView()
  let label = UILabel()
  private var fullTitle: String?
  private var spokenTitle: String?
  /// Whether the back button item has a tint color of its own.
  var hasOwnTint = false
  private var genericTitle: String { SystemString.back.text }

  /// The distance of the chevron from the edge, in points. With a margin of 16, the title starts at 29 points, and the
  /// center of the chevron is at 14.8 (Metrics.md 1.3).
  var leading: CGFloat = 8 { didSet { if leading != oldValue { setNeedsLayout() } } }
  static let gap: CGFloat = 22.0 / 3
  static let indicatorSize = CGSize(width: 41.0 / 3, height: 21)

  var titleForm = BackTitleForm.full { didSet { if titleForm != oldValue { updateTitle() } } }

  init() {
    super.init(frame: .zero)
    indicator.contentMode = .center
    label.font = Self.font
    addSubview(indicator)
    addSubview(label)
    accessibilityTraits.formUnion([.button, .backButton])
    accessibilityIdentifier = "BackButton"
  }

  private static let font = UIFont.systemFont(ofSize: 17)
  private static let chevron = UIImage(
    systemName: "chevron.backward",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 21.5, weight: .semibold))?
    .withRenderingMode(.alwaysTemplate)

  /// - Parameters:
  ///   - title: The visible title.
  ///   - spokenTitle: The accessibility label, if it is not the title.
  ///   - indicatorImage: The image used instead of the chevron; `nil` is the standard one.
  func show(title: String?, spokenTitle: String? = nil, indicatorImage: UIImage?) {
    fullTitle = title
    self.spokenTitle = spokenTitle
    let image = indicatorImage?.withRenderingMode(.alwaysTemplate) ?? Self.chevron
    if indicator.image !== image { indicator.image = image }
    updateTitle()
    setNeedsLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("BackButtonView is never archived") }

  private func updateTitle() {
    switch titleForm {
    case .full: label.text = fullTitle
    case .generic: label.text = genericTitle
    case .none: label.text = nil
    }
    accessibilityLabel = spokenTitle ?? fullTitle ?? genericTitle
  }

  func apply(_ appearance: UIBarButtonItemAppearance?) {
    let attributes = appearance?.normal.titleTextAttributes ?? [:]
    if let font = attributes[.font] as? UIFont { label.font = font }
    ownColor = attributes[.foregroundColor] as? UIColor
    barOffset = appearance?.normal.titlePositionAdjustment ?? .zero
    barBackground = appearance?.normal.backgroundImage
    updateColors()
  }
  private var ownColor: UIColor?
  private var barOffset = UIOffset.zero
  private var barBackground: UIImage?
  private var itemOffset = UIOffset.zero
  private var backgroundOffset: CGFloat = 0
  private var backgroundView: UIImageView?

  /// Adopts the back button settings of an item; a background image replaces the chevron.
  func adopt(_ item: UIBarButtonItem?) {
    itemOffset = item?.backButtonTitlePositionAdjustment(for: .default) ?? .zero
    backgroundOffset = item?.backButtonBackgroundVerticalPositionAdjustment(for: .default) ?? 0
    let image = item?.backButtonBackgroundImage(for: .normal, barMetrics: .default) ?? barBackground
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil { insertSubview(view, at: 0) }
    backgroundView = view
    view.image = image
    view.isHidden = image == nil
    indicator.isHidden = image != nil
    setNeedsLayout()
  }

  /// Sets the color of the title; the chevron follows the tint color automatically.
  private func updateColors() { label.textColor = ownColor ?? tintColor }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha: CGFloat = isHighlighted ? 0.2 : 1
      let change = { [self] in
        label.alpha = alpha
        indicator.alpha = alpha
      }
      if isHighlighted { change() } else { UIView.animate(withDuration: 0.25, animations: change) }
    }
  }

  /// The width with the current form of the title, in points.
  var fittingWidth: CGFloat {
    let title = label.text ?? ""
    let titleWidth = title.isEmpty ? 0 : Self.gap + label.intrinsicContentSize.width
    return leading + Self.indicatorSize.width + titleWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.indicatorSize
    var arrow = CGRect(
      x: leading, y: barContentTop(of: size.height), width: size.width, height: size.height)
    let start = leading + size.width + Self.gap
    let titleHeight = min(label.intrinsicContentSize.height, bounds.height)
    var title = CGRect(
      x: start, y: barContentTop(of: titleHeight), width: max(0, bounds.width - start), height: titleHeight)
    if isRightToLeft {
      arrow.origin.x = bounds.width - arrow.maxX
      title.origin.x = bounds.width - title.maxX
    }
    indicator.frame = arrow
    label.frame = title.offsetBy(
      dx: barOffset.horizontal + itemOffset.horizontal, dy: barOffset.vertical + itemOffset.vertical)
    guard let backgroundView, let image = backgroundView.image else { return }
    let height = min(bounds.height, image.size.height)
    backgroundView.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2 + backgroundOffset, width: bounds.width, height: height)
  }
}

extension BackButtonView: PressFeedbackProvider {
  package var pressFeedback: PressFeedback? { .fade(to: 0.2, content: self) }
}
