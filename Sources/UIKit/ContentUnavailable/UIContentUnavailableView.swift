/// Shows a `UIContentUnavailableConfiguration` centered in its safe area, and scrolls content that does not
/// fit.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// Whether content that does not fit can be scrolled.
  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  private var shown: UIContentUnavailableConfiguration
  private let scroller = UIScrollView()
  private let stack = UIStackView()

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepare()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
      shown = new
      apply()
    }
  }

  private func prepare() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroller.frame = bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentInsetAdjustmentBehavior = .always
    scroller.addSubview(stack)
    addSubview(scroller)
    let content = scroller.contentLayoutGuide
    let middle = stack.centerYAnchor.constraint(equalTo: content.centerYAnchor)
    middle.priority = .defaultHigh
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroller.safeAreaLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: scroller.safeAreaLayoutGuide.heightAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
      middle,
    ])
    stack.isLayoutMarginsRelativeArrangement = true
    apply()
  }

  /// Touches outside the buttons pass through, so that an empty list can be pulled to refresh.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let scrolls = scroller.contentSize.height > scroller.bounds.height
    return scrolls || hit is UIControl ? hit : nil
  }

  // MARK: Content

  private func apply() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    let isCentered = shown.alignment == .center
    stack.alignment = isCentered ? .center : .leading
    stack.directionalLayoutMargins = shown.directionalLayoutMargins
    var parts: [(view: UIView, space: CGFloat)] = []
    if let picture = picture() { parts.append((picture, shown.imageToTextPadding)) }
    if let label = label(shown.text, shown.attributedText, shown.textProperties) {
      label.accessibilityTraits = .header
      parts.append((label, shown.textToSecondaryTextPadding))
    }
    if let label = label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties) {
      parts.append((label, 0))
    }
    let buttons = [
      button(shown.button, shown.buttonProperties),
      button(shown.secondaryButton, shown.secondaryButtonProperties),
    ].compactMap { $0 }
    if !buttons.isEmpty, !parts.isEmpty { parts[parts.count - 1].space = shown.textToButtonPadding }
    parts += buttons.map { ($0, shown.buttonToSecondaryButtonPadding) }
    for (view, space) in parts {
      stack.addArrangedSubview(view)
      if view !== parts.last?.view { stack.setCustomSpacing(space, after: view) }
    }
    applyBackground()
  }

  private func applyBackground() {
    backgroundColor = shown.background.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = shown.background.cornerRadius
  }

  private func picture() -> UIView? {
    if shown.kind == .loading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner
    }
    guard let image = shown.image else { return nil }
    let properties = shown.imageProperties
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    if let color = properties.tintColor { view.tintColor = color }
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    let limit = properties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard attributed.map({ $0.length > 0 }) ?? !(text ?? "").isEmpty else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let title =
      configuration.title ?? configuration.attributedTitle.map { String($0.characters) }
      ?? properties.primaryAction?.title
    guard title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    if configuration.title != nil || configuration.image != nil || configuration.attributedTitle != nil {
      button.configuration = configuration
    }
    if let menu = properties.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    }
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    return button
  }
}
