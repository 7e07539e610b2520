/// One row of a table.
///
/// Content is added to `contentView`, directly, with the labels of a standard style, or as a content
/// configuration. The cell manages margins, accessories and editing controls.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public enum CellStyle: Int, Sendable {
    /// A text with an image before it.
    case `default`
    /// A text, and a second one at the trailing edge.
    case value1
    /// A short text in the tint color directly before a second one.
    case value2
    /// A text with a smaller one below.
    case subtitle
  }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  package private(set) var style: CellStyle
  package var elementRecord = ElementRecord()
  private var content = UIView()
  package var parts = TableCellParts()
  package var labels = TableCellLabels()
  package var place = TableCellPlace()
  private var configurations: TableCellConfigurations?
  private var needsConfigurationUpdate = false
  @BackReference package final var table: UITableView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    elementRecord.reuseIdentifier = reuseIdentifier
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UITableViewCell.self)
  }

  private func prepare() {
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    adopt(content)
  }

  private func adopt(_ view: UIView) {
    view.frame = bounds
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    addSubview(view)
  }

  /// Adopts the style and identifier from a nib or storyboard.
  package func become(_ style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    elementRecord.reuseIdentifier = reuseIdentifier
  }

  /// Adopts the content view from a nib or storyboard.
  package func replaceContentView(_ view: UIView) {
    content.removeFromSuperview()
    content = view
    adopt(view)
    setNeedsLayout()
  }

  // MARK: Content

  /// The view for the content, with the width left by accessories and editing controls.
  open var contentView: UIView { content }

  /// The main label of a standard style. Unlike a content configuration, it is a view to set up directly.
  open var textLabel: UILabel? { configurations?.content == nil ? labels.text(of: self) : nil }
  /// The secondary label of a standard style; `nil` in the default style.
  open var detailTextLabel: UILabel? { configurations?.content == nil ? labels.detail(of: self) : nil }
  open var imageView: UIImageView? { configurations?.content == nil ? labels.image(of: self) : nil }

  /// Returns a configuration for the cell's style, to customize and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Returns the default background for the table style, to customize and set.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Invalidates the size of the content, so that the table measures the row again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidChange()
  }

  /// The content of the cell; its view replaces `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set {
      guard newValue != nil || configurations?.content != nil else { return }
      configured.content = newValue
      showContent(newValue)
      setNeedsUpdateConfiguration()
      contentSizeDidChange()
    }
  }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configured.updatesContent = newValue }
  }
  /// The background, used instead of that of the table.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set {
      configured.background = newValue
      configured.hasOwnBackground = newValue != nil
      stateDidChange()
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configured.updatesBackground = newValue }
  }
  /// Called whenever the state has changed, to update configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      configured.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  private var configured: TableCellConfigurations {
    if let configurations { return configurations }
    let made = TableCellConfigurations()
    configurations = made
    return made
  }

  package var configuredView: (any UIView & UIContentView)? { configurations?.contentView }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isReordering = place.isReordering
    state.isFocused = isFocused
    state.cellDragState = place.dragState
    state.cellDropState = place.dropState
    state.isSwiped = place.isSwiped
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests an update of the configurations before the next display.
  open func setNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  package func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurations?.handler?(self, state)
    needsConfigurationUpdate = false
    showBackground()
  }

  /// Updates the configurations for a state. By default they are updated with the state and applied again.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard let configurations else { return }
    if configurations.updatesContent, let content = configurations.content {
      showContent(content.updated(for: state))
    }
  }

  private func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard configured.contentView != nil else { return }
      configured.contentView = nil
      return replaceContentView(UIView())
    }
    labels = TableCellLabels()
    if let view = configured.contentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      configured.contentView = view
      replaceContentView(view)
    }
    setNeedsLayout()
  }

  // MARK: Backgrounds

  /// A view behind everything else, sized by the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, multipleSelectionBackgroundView) }
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    new?.frame = bounds
    showBackground()
    setNeedsLayout()
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      place.hasOwnColor = true
      showBackground()
    }
  }

  /// The background configuration in effect, and whether the app set one.
  package var backgroundInForce: (configuration: UIBackgroundConfiguration?, isOwn: Bool) {
    guard let configurations, configurations.hasOwnBackground, let background = configurations.background
    else { return (nil, false) }
    let updates = configurations.updatesBackground
    return (updates ? background.updated(for: configurationState) : background, true)
  }

  // MARK: State

  open var isSelected: Bool {
    get { place.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { place.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Sets the selected state. The fade takes 0.3 seconds (Metrics.md 1.7).
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != place.isSelected else { return }
    willChange("selected")
    defer { didChange("selected") }
    place.isSelected = selected
    stateDidChange(animated: animated)
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != place.isHighlighted else { return }
    willChange("highlighted")
    defer { didChange("highlighted") }
    place.isHighlighted = highlighted
    stateDidChange(animated: animated)
  }
  open var selectionStyle = SelectionStyle.default { didSet { showBackground() } }
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    willSet { willChange("accessoryType") }
    didSet {
      defer { didChange("accessoryType") }
      accessoriesDidChange()
    }
  }
  /// Replaces `accessoryType`.
  open var accessoryView: UIView? {
    willSet { willChange("accessoryView") }
    didSet {
      defer { didChange("accessoryView") }

      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      accessoriesDidChange()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoriesDidChange()
    }
  }

  private func accessoriesDidChange() {
    parts.accessoriesAreStale = true
    setNeedsLayout()
  }

  // MARK: Indentation and separators

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator below the row.
  open var separatorInset: UIEdgeInsets {
    get { place.separatorInset ?? effectiveSeparatorInset }
    set {
      defer { recordExplicitValue(\.separatorInset) }
      place.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { place.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != place.isEditing else { return }
    changeState(animated: animated) { self.place.isEditing = editing }
  }
  open var editingStyle: EditingStyle { place.editingStyle }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { place.isSwiped }
  /// Called before editing controls appear or disappear.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Reuse

  open var reuseIdentifier: String? { elementRecord.reuseIdentifier }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let now = traitCollection.preferredContentSizeCategory
    if now != previousTraitCollection?.preferredContentSizeCategory { labels.setFonts(in: self) }
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenLabel }
    set { super.accessibilityLabel = newValue }
  }
  package override var isElementByDefault: Bool { true }
  package override var accessibilityRole: AccessibilityRole? { .cell }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue.subtracting(.selected) }
  }
  open override var canBecomeFocused: Bool { elementMayHaveFocus }
}
