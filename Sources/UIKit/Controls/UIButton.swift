/// A control with a title, an image or both that performs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  package override var textInConstraintDescriptions: String? { currentTitle }
  package override var describesItselfAsTransparent: Bool { true }
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  open private(set) var buttonType: ButtonType
  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

  private var content: [UIControl.State.RawValue: ButtonStateContent] = [:]
  private lazy var _titleLabel = makeTitleLabel()
  private lazy var _imageView = makeImageView()
  private lazy var subtitle = makeSubtitleLabel()
  private var hasTitleLabel = false
  private var hasImageView = false
  private var hasSubtitle = false
  private let backgroundView = ButtonBackgroundView()
  private var indicator: UIActivityIndicatorView?
  /// The pointer interaction of the button; nil until first used.
  final var pointer: ButtonPointer?

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button with the class's own `init(frame:)`, and gives it the type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    become(type)
  }

  /// Changes the type of a new button.
  final func become(_ type: ButtonType) {
    buttonType = type
    setStandardImage()
    setNeedsLayout()
  }

  public required init?(coder: NSCoder) {
    buttonType = coder.interfaceValue(for: UIButton.self) ?? .custom
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIButton.self)
  }

  /// Creates a button that performs the action and uses its title and image.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    adopt(primaryAction)
  }

  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Property observers are not called in an initializer.
    setNeedsUpdateConfiguration()
    adopt(primaryAction)
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func prepare() {
    backgroundView.isHidden = true
    accessibilityTraits.insert(.button)
    setStandardImage()
  }

  private func setStandardImage() {
    switch buttonType {
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
    guard hasStandardImage else { return }
    // The images of these types have the size of those in bars.
    setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large), forImageIn: .normal)
  }

  /// Whether the type has an image of its own.
  private var hasStandardImage: Bool { buttonType != .custom && buttonType != .system }

  // MARK: Configuration

  open var configuration: Configuration? {
    willSet { willChange("configuration") }
    didSet {
      defer { didChange("configuration") }
      setNeedsUpdateConfiguration()
    }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the button updates its configuration when its state changes.
  open var automaticallyUpdatesConfiguration = true
  private var isUpdating = false

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
    updateContent()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  package override var triggersPrimaryActionOnTap: Bool { true }

  package override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil {
      if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    } else {
      updateContent()
    }
  }

  // MARK: Content by state

  /// With a configuration, the title of the normal state is that of the configuration; other states override
  /// it.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal, configuration != nil {
      configuration?.title = title
      configuration?.attributedTitle = nil
    }
    change(state) { $0.title = title }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    if state == .normal, configuration != nil {
      configuration?.attributedTitle = title.map(AttributedString.init)
    }
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
    recordCall(Int(state.rawValue)) { $0.setTitleColor(color, for: state) }
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
    recordCall(Int(state.rawValue)) { $0.setTitleShadowColor(color, for: state) }
  }
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal, configuration != nil { configuration?.image = image }
    change(state) { $0.image = image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
    recordCall(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content[state.rawValue]?.symbolConfiguration
  }
  /// Whether a symbol that replaces another is crossfaded.
  open var isSymbolAnimationEnabled = false

  private func change(_ state: State, _ mutate: (inout ButtonStateContent) -> Void) {
    mutate(&content[state.rawValue, default: ButtonStateContent()])
    updateContent()
  }

  open func title(for state: State) -> String? { value(\.title, state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, state) }
  open func titleColor(for state: State) -> UIColor? { value(\.titleColor, state) ?? defaultTitleColor }
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, state) }
  open func image(for state: State) -> UIImage? { value(\.image, state) }
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, state) }

  /// Returns the value for a state, or else that for the normal state.
  private func value<Value>(_ key: KeyPath<ButtonStateContent, Value?>, _ state: State) -> Value? {
    content[state.rawValue]?[keyPath: key] ?? content[State.normal.rawValue]?[keyPath: key]
  }

  /// The color that `setTitleColor(_:for:)` set for the state.
  final var ownTitleColor: UIColor? { value(\.titleColor, state) }

  private var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }

  open var currentTitle: String? {
    configuration.map { withContent(of: state, $0).title } ?? title(for: state)
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? {
    configuration.map { withContent(of: state, $0).image } ?? image(for: state)
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    value(\.symbolConfiguration, state)
  }

  // MARK: Subviews

  open var titleLabel: UILabel? { _titleLabel }
  open var imageView: UIImageView? { _imageView }
  open var subtitleLabel: UILabel? { hasSubtitle ? subtitle : nil }

  private var defaultFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    addSubview(label)
    hasTitleLabel = true
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    addSubview(view)
    hasImageView = true
    return view
  }

  private func makeSubtitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    addSubview(label)
    hasSubtitle = true
    return label
  }

  // MARK: Display

  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private func invalidateLayout() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateContent() {
    if let configuration {
      applyConfiguration(withContent(of: state, configuration.updated(for: self)))
    } else {
      showPlain()
    }
    invalidateLayout()
  }

  /// Returns a configuration with the content set for a state, and with the content of the normal state where
  /// it has none.
  private func withContent(of state: State, _ configuration: Configuration) -> Configuration {
    guard !content.isEmpty else { return configuration }
    var shown = configuration
    let own = state == .normal ? nil : content[state.rawValue]
    let normal = content[State.normal.rawValue]
    let isUntitled = shown.title == nil && shown.attributedTitle == nil
    if let title = own?.title ?? (isUntitled ? normal?.title : nil) {
      shown.title = title
      shown.attributedTitle = nil
    }
    if let title = own?.attributedTitle ?? (isUntitled ? normal?.attributedTitle : nil) {
      shown.attributedTitle = AttributedString(title)
    }
    if let image = own?.image ?? (shown.image == nil ? normal?.image : nil) { shown.image = image }
    return shown
  }

  private func showPlain() {
    indicator?.removeFromSuperview()
    indicator = nil
    let state = self.state
    let attributed = attributedTitle(for: state)
    let plain = title(for: state)
    if attributed != nil || plain != nil || hasTitleLabel {
      if let attributed {
        _titleLabel.attributedText = attributed
      } else {
        _titleLabel.text = plain
        _titleLabel.textColor =
          isEnabled || content[State.disabled.rawValue]?.titleColor != nil
          ? currentTitleColor : buttonType == .system ? .tertiaryLabel : currentTitleColor
      }
      _titleLabel.isHidden = attributed == nil && plain == nil
    }
    if let image = image(for: state) {
      _imageView.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
      _imageView.image =
        buttonType == .system && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
      _imageView.tintColor = isEnabled ? nil : .tertiaryLabel
      _imageView.isHidden = false
    } else if hasImageView {
      _imageView.isHidden = true
    }
    if let image = currentBackgroundImage {
      if backgroundView.superview == nil { insertSubview(backgroundView, at: 0) }
      backgroundView.show(image: image)
    }
    backgroundView.isHidden = currentBackgroundImage == nil
    // Metrics.md 1.8: a highlighted system button shows its title at alpha 0.2.
    let alpha: CGFloat = isHighlighted && buttonType == .system ? 0.2 : 1.0
    if hasTitleLabel { _titleLabel.alpha = alpha }
    if hasImageView {
      _imageView.alpha = isHighlighted && buttonType == .custom && adjustsImageWhenHighlighted ? 0.5 : alpha
    }
  }

  private func applyConfiguration(_ configuration: Configuration) {
    if let title = configuration.resolvedTitle(for: self) {
      _titleLabel.attributedText = title
      _titleLabel.lineBreakMode = configuration.titleLineBreakMode
      _titleLabel.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
      _titleLabel.textAlignment = textAlignment(configuration)
      _titleLabel.isHidden = false
      _titleLabel.alpha = 1
    } else if hasTitleLabel {
      _titleLabel.isHidden = true
    }
    if let text = configuration.resolvedSubtitle(for: self) {
      subtitle.attributedText = text
      subtitle.numberOfLines = wrapsTitle ? 0 : 1
      subtitle.textAlignment = textAlignment(configuration)
      subtitle.isHidden = false
    } else if hasSubtitle {
      subtitle.isHidden = true
    }
    if configuration.showsActivityIndicator {
      let spinner = indicator ?? UIActivityIndicatorView(style: .medium)
      spinner.color = configuration.foregroundColor(for: self)
      spinner.startAnimating()
      if spinner.superview !== self { addSubview(spinner) }
      indicator = spinner
    } else {
      indicator?.removeFromSuperview()
      indicator = nil
    }
    if let image = configuration.image, indicator == nil {
      _imageView.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(font: configuration.titleFont(for: self))
      _imageView.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      let imageColor = configuration.foregroundColor(for: self)
      _imageView.tintColor = configuration.imageColorTransformer?(imageColor) ?? imageColor
      _imageView.isHidden = false
      _imageView.alpha = 1
    } else if hasImageView {
      _imageView.isHidden = true
    }
    if backgroundView.superview == nil { insertSubview(backgroundView, at: 0) }
    backgroundView.isHidden = false
    backgroundView.show(configuration, for: self)
  }

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .automatic, .leading: .natural
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContent()
  }

  // MARK: Layout

  private var titleSize: CGSize {
    hasTitleLabel && !_titleLabel.isHidden ? _titleLabel.intrinsicContentSize : .zero
  }
  private var subtitleSize: CGSize {
    hasSubtitle && !subtitle.isHidden ? subtitle.intrinsicContentSize : .zero
  }
  private var imageSize: CGSize {
    if let indicator { return indicator.intrinsicContentSize }
    return hasImageView && !_imageView.isHidden ? _imageView.displayedSize : .zero
  }

  /// - Parameter width: The width available to the content; the title of a configuration wraps if it is too
  ///   narrow.
  private func arrangement(inWidth width: CGFloat = .infinity) -> ButtonLayoutSolver {
    var arrangement = ButtonLayoutSolver(
      image: imageSize, title: titleSize, subtitle: subtitleSize,
      placement: configuration?.imagePlacement ?? .leading, imagePadding: configuration?.imagePadding ?? 0,
      titlePadding: configuration?.titlePadding ?? 0,
      titleAlignment: configuration?.titleAlignment ?? .automatic, isRightToLeft: isRightToLeft)
    guard wrapsTitle, arrangement.size.width > width else { return arrangement }
    let room = CGSize(width: max(1, width - arrangement.imageWidth), height: .infinity)
    if arrangement.title.width > room.width { arrangement.title = _titleLabel.sizeThatFits(room) }
    if arrangement.subtitle.width > room.width { arrangement.subtitle = subtitle.sizeThatFits(room) }
    return arrangement
  }

  private var wrapsTitle: Bool { configuration?.titleLineBreakMode == .byWordWrapping }

  private var totalInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  /// The height of a title that is not there, which buttons without a configuration or standard image reserve.
  private var emptyTitleHeight: CGFloat {
    guard configuration == nil, !hasStandardImage, titleSize == .zero else { return 0 }
    return (hasTitleLabel ? _titleLabel.font : defaultFont).lineHeight
  }

  open override var intrinsicContentSize: CGSize {
    var size = arrangement().size
    size.height = max(size.height, emptyTitleHeight)
    let insets = totalInsets
    var result = CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    if buttonType == .close { result = CGSize(width: max(30, result.width), height: max(30, result.height)) }
    if configuration == nil, insets == .zero, !hasStandardImage, imageSize == .zero {
      // Six points above and below the title (Metrics.md 1.8).
      result.width = max(result.width, 30)
      result.height += 12
    }
    if let image = currentBackgroundImage?.size {
      result = CGSize(width: max(result.width, image.width), height: max(result.height, image.height))
    }
    return CGSize(width: result.width.rounded(.up), height: result.height.rounded(.up))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    guard size.width > 0, let height = intrinsicHeight(forWidth: size.width) else { return natural }
    return CGSize(width: min(natural.width, size.width), height: height)
  }

  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    let insets = totalInsets
    guard wrapsTitle, width.isFinite, intrinsicContentSize.width > width else { return nil }
    let size = arrangement(inWidth: width - insets.left - insets.right).size
    return (size.height + insets.top + insets.bottom).rounded(.up)
  }

  /// The baselines of the title.
  package override var baselineOffsets: BaselineOffsets {
    guard contentVerticalAlignment == .center, hasTitleLabel, !_titleLabel.isHidden else {
      return super.baselineOffsets
    }
    let size = intrinsicContentSize
    let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    let offsets = _titleLabel.baselineOffsets
    return BaselineOffsets(
      first: title.minY + offsets.first - size.height / 2, last: title.maxY - offsets.last - size.height / 2,
      lineHeight: offsets.lineHeight, origin: .center)
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: totalInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).title.inset(by: titleEdgeInsets)
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).image.inset(by: imageEdgeInsets)
  }

  private func frames(in content: CGRect) -> ButtonLayoutSolver.Frames {
    arrangement(inWidth: content.width).frames(
      in: content, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if hasTitleLabel { _titleLabel.frame = titleRect(forContentRect: content) }
    if hasImageView { _imageView.frame = imageRect(forContentRect: content) }
    indicator?.frame = imageRect(forContentRect: content)
    if hasSubtitle { subtitle.frame = frames(in: content).subtitle }
  }

  // MARK: Menus

  /// Whether the button shows the selected element of its menu, or toggles if it has no menu.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
  open var menu: UIMenu? {
    willSet { willChange("menu") }
    didSet {
      defer { didChange("menu") }

      isContextMenuInteractionEnabled = menu != nil
      showSelection()
    }
  }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  package override var controlMenu: UIMenu? { menu }
  package override var menuSelectsOne: Bool { changesSelectionAsPrimaryAction }
  package override func controlMenuDidClose() { showSelection() }

  /// Shows the title of the selected menu element, or of the first one if none is selected.
  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty { menu.leavesInLine.first?.state = .on }
    guard let chosen = menu.selectedElements.first else { return }
    setTitle(chosen.title, for: .normal)
  }

  // MARK: Accessibility

  /// The title and the subtitle. Without them, the label of the image is used.
  open override var accessibilityLabel: String? {
    get {
      if let label = super.accessibilityLabel { return label }
      let titles = [
        configuration?.attributedTitle.map { String($0.characters) } ?? currentAttributedTitle?.string
          ?? currentTitle, configuration?.subtitle,
      ].compactMap { $0 }.filter { !$0.isEmpty }
      if !titles.isEmpty { return titles.joined(separator: ", ") }
      switch buttonType {
      case .contactAdd: return SystemString.add.text
      case .detailDisclosure, .infoLight, .infoDark: return SystemString.moreInfo.text
      case .close: return SystemString.close.text
      case .custom, .system: return currentImage?.accessibilityLabel
      }
    }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Behavioral style

  /// Has an effect only on a Mac.
  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { defaultPreferredBehavioralStyle }
    set { defaultPreferredBehavioralStyle = newValue }
  }
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Pointer

  /// Whether the button responds to a pointer over it.
  open var isPointerInteractionEnabled: Bool {
    get { defaultIsPointerInteractionEnabled }
    set { defaultIsPointerInteractionEnabled = newValue }
  }
  /// Provides the pointer style over the button; setting it enables the interaction.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { defaultPointerStyleProvider }
    set { defaultPointerStyleProvider = newValue }
  }
  /// Whether a pointer is over the button and the button responds to it.
  open var isHovered: Bool { pointer?.isOver ?? false }
  /// Whether the primary action menu of the button is open.
  open var isHeld: Bool { showsMenuAsPrimaryAction && contextMenuInteraction?.isOpen ?? false }
}
