/// The header or footer of a table section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  private var content = UIView()
  package var storedReuseIdentifier: String?
  private var titles: (text: UILabel?, detail: UILabel?)
  private var configuration: (any UIContentConfiguration)?
  private var configuredView: (any UIView & UIContentView)?
  private var backgroundShown: UIView?
  private var needsConfigurationUpdate = false

  /// Set by the table.
  package var tableStyle: UITableView.Style = .plain { didSet { tableStyleDidChange() } }
  package var isFooter = false { didSet { tableStyleDidChange() } }

  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    adopt(content)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adopt(content)
    coder.decodeInterface(of: self, as: UITableViewHeaderFooterView.self)
  }

  private func adopt(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    insetsLayoutMarginsFromSafeArea = false
    addSubview(view)
  }

  // MARK: Content

  open var contentView: UIView { content }

  /// The title label. Unlike a content configuration, it is a view to set up directly.
  open var textLabel: UILabel? {
    guard configuration == nil else { return nil }
    if titles.text == nil {
      titles.text = makeLabel()
      tableStyleDidChange()
    }
    return titles.text
  }

  open var detailTextLabel: UILabel? {
    guard configuration == nil else { return nil }
    if titles.detail == nil {
      titles.detail = makeLabel()
      tableStyleDidChange()
    }
    return titles.detail
  }

  private func makeLabel() -> UILabel {
    let label = TableCellLabel()
    label.numberOfLines = 0
    label.onChange = { [weak self] in self?.setNeedsLayout() }
    content.addSubview(label)
    return label
  }

  /// Returns a configuration for this position and table style, to customize and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (tableStyle, isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (.grouped, false), (.insetGrouped, false): .groupedHeader()
    case (.grouped, true), (.insetGrouped, true): .groupedFooter()
    }
  }

  private func tableStyleDidChange() {
    let standard = defaultContentConfiguration()
    for label in [titles.text, titles.detail] {
      guard let label = label as? TableCellLabel else { continue }
      label.adoptDefaults(standard.textProperties.font, standard.textProperties.color)
    }
    setNeedsLayout()
  }

  /// Sets the title in the format of the table style.
  package func showTitle(_ title: String?) {
    textLabel?.text = title.map { defaultContentConfiguration().textProperties.transformed($0) }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set {
      configuration = newValue
      show(newValue)
      setNeedsUpdateConfiguration()
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration { show(configuration.updated(for: state)) }
    if automaticallyUpdatesBackgroundConfiguration || backgroundShown == nil { showBackground() }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    needsConfigurationUpdate = false
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard configuredView != nil else { return }
      configuredView = nil
      return replaceContent(UIView())
    }
    titles = (nil, nil)
    if let view = configuredView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      configuredView = view
      replaceContent(view)
    }
  }

  private func replaceContent(_ view: UIView) {
    content.removeFromSuperview()
    content = view
    adopt(view)
    setNeedsLayout()
  }

  // MARK: Background

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
      showBackground()
    }
  }

  private func showBackground() {
    let standard: UIBackgroundConfiguration? =
      backgroundView == nil && backgroundColor == nil && tableStyle == .plain ? .listPlainHeaderFooter() : nil
    guard let shown = backgroundConfiguration ?? standard else {
      backgroundShown?.removeFromSuperview()
      backgroundShown = nil
      return
    }
    let view = shown.updated(for: configurationState).show(in: backgroundShown, of: self)
    if view !== backgroundShown { backgroundShown?.removeFromSuperview() }
    backgroundShown = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  // MARK: Reuse

  open var reuseIdentifier: String? { storedReuseIdentifier }
  open func prepareForReuse() {}

  // MARK: Layout

  private var arrangement: ListContentLayout {
    var result = ListContentLayout()
    let standard = defaultContentConfiguration()
    let margins = layoutMargins
    result.margins = UIEdgeInsets(
      top: standard.directionalLayoutMargins.top, left: isRightToLeft ? margins.right : margins.left,
      bottom: standard.directionalLayoutMargins.bottom, right: isRightToLeft ? margins.left : margins.right)
    func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
      guard let label, label.text?.isEmpty == false else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: 0)) }
    }
    result.text = measure(titles.text)
    result.secondaryText = measure(titles.detail)
    result.prefersSideBySide = !isFooter
    return result
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    if backgroundShown == nil { showBackground() }
    super.layoutSubviews()
    guard configuration == nil, titles.text != nil || titles.detail != nil else { return }
    let arrangement = arrangement
    let scale = max(1, traitCollection.displayScale)
    let frames = arrangement.frames(width: bounds.width, height: nil, scale: scale)
    // Header titles are aligned to the rows below, footer titles to the rows above.
    let shift = isFooter || tableStyle == .plain ? 0 : max(0, bounds.height - frames.height)
    place(titles.text, frames.text, shift)
    place(titles.detail, frames.secondaryText, shift)
  }

  private func place(_ view: UIView?, _ frame: CGRect, _ shift: CGFloat) {
    var frame = frame.offsetBy(dx: 0, dy: shift)
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view?.frame = frame
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let least = tableStyle == .plain && !isFooter ? TableHeights.plainHeader : 0
    if configuredView != nil || content.flags.contains(.hostsConstraints) {
      content.frame.size.width = size.width
      let height = content.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if height > 0 {
        return CGSize(width: size.width, height: max(height, configuredView == nil ? 0 : least))
      }
    }
    guard titles.text != nil || titles.detail != nil else {
      return CGSize(width: size.width, height: tableStyle == .plain ? TableHeights.plainHeader : 17.5)
    }
    let scale = max(1, traitCollection.displayScale)
    let height = arrangement.frames(width: size.width, height: nil, scale: scale).height
    return CGSize(width: size.width, height: max(least, (height * scale).rounded(.up) / scale))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableStyleDidChange()
    setNeedsUpdateConfiguration()
  }
}
