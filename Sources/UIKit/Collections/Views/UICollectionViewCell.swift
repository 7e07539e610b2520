/// A cell of a collection view.
///
/// Content belongs in `contentView`; behind it are `backgroundView` and, while highlighted or selected,
/// `selectedBackgroundView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  public enum DragState: Int, Sendable { case none, lifting, dragging }

  private var content: UIView
  private var needsConfigurationUpdate = false
  private var configurations: Configurations?

  /// State of configured cells only.
  private final class Configurations {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: UIView?
    var handler: ConfigurationUpdateHandler?
    var outline: OutlineState?
    var updatesContent = true
    var updatesBackground = true
  }

  private var configured: Configurations {
    if let configurations { return configurations }
    let made = Configurations()
    configurations = made
    return made
  }

  public override init(frame: CGRect) {
    content = UIView()
    super.init(frame: frame)
    adopt(content)
  }

  public required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
    adopt(content)
    coder.decodeInterface(of: self, as: UICollectionViewCell.self)
  }

  /// The view for the content, which fills the cell.
  open var contentView: UIView { content }

  private func adopt(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Replaces the content view with that of a nib or storyboard.
  package func replaceContentView(_ view: UIView) {
    content.removeFromSuperview()
    content = view
    adopt(view)
  }

  // MARK: Accessibility

  package override var isElementByDefault: Bool { true }
  package override var accessibilityRole: AccessibilityRole? { .cell }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue.subtracting(.selected) }
  }
  open override var canBecomeFocused: Bool { elementMayHaveFocus }

  // MARK: State

  /// Whether the cell is selected. Propagated to highlightable subviews.
  open var isSelected: Bool = false {
    willSet { willChange("selected") }
    didSet {
      defer { didChange("selected") }
      if isSelected != oldValue { stateDidChange() }
    }
  }

  /// Whether the cell is touched.
  open var isHighlighted: Bool = false {
    willSet { willChange("highlighted") }
    didSet {
      defer { didChange("highlighted") }
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  /// Whether the collection view is in editing mode.
  open package(set) var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsUpdateConfiguration()
      contentSizeDidChange()
    }
  }

  /// Whether the user is moving the cell.
  package var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether something is dragged over the collection view, or into this cell.
  var dropState = UICellConfigurationState.DropState.none {
    didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } }
  }
  package var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// The outline state; list cells indent by it and show a disclosure.
  package var outline: OutlineState? {
    get { configurations?.outline }
    set {
      guard newValue != nil || configurations?.outline != nil else { return }
      configured.outline = newValue
      setNeedsUpdateConfiguration()
    }
  }

  open func dragStateDidChange(_ dragState: DragState) {}

  private func stateDidChange() {
    let shows = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !shows
    Self.highlight(shows, in: content)
    setNeedsUpdateConfiguration()
  }

  private static func highlight(_ isHighlighted: Bool, in view: UIView) {
    for child in view._subviews {
      switch child {
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case let label as UILabel: label.isHighlighted = isHighlighted
      case is UIControl: continue
      default: break
      }
      highlight(isHighlighted, in: child)
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    if dragState != .none { dragState = .none }
    if dropState != .none { dropState = .none }
    if isReordering { isReordering = false }
  }

  // MARK: Backgrounds

  /// The view behind all content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, isHidden: false) }
  }

  /// The view between `backgroundView` and the content while highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView, isHidden: !(isSelected || isHighlighted)) }
  }

  private func replace(_ old: UIView?, by new: UIView?, isHidden: Bool) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.isHidden = isHidden
    insertSubview(new, belowSubview: content)
    if let backgroundView, new !== backgroundView { sendSubviewToBack(backgroundView) }
  }

  // MARK: Configurations

  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isReordering = isReordering
    state.isFocused = isFocused
    state.isExpanded = outline?.isExpanded ?? false
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
    state.cellDropState = dropState
    return state
  }

  /// The content configuration. Setting it replaces `contentView` with the configuration's content view.
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

  /// Returns the default background: none, except in lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background configuration, which replaces `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set {
      guard newValue != nil || configurations?.background != nil else { return }
      configured.background = newValue
      showBackground(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configured.updatesBackground = newValue }
  }

  /// Called when the state has changed, to update configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      guard newValue != nil || configurations?.handler != nil else { return }
      configured.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Requests an update of the configurations before the next display.
  open func setNeedsUpdateConfiguration() {
    guard configurations != nil || updatesConfigurationByOverride, !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Whether the class updates configurations without any being set: list cells and subclasses that override
  /// the update.
  package var updatesConfigurationByOverride: Bool { type(of: self) != UICollectionViewCell.self }

  package func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurations?.handler?(self, state)
    // Configurations set by the update itself are current.
    needsConfigurationUpdate = false
  }

  /// Updates the configurations for a state. By default, sets their updated versions.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard let configurations else { return }
    if configurations.updatesContent, let content = configurations.content {
      showContent(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      showBackground(background.updated(for: state))
    }
  }

  private func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard configured.contentView != nil else { return }
      configured.contentView = nil
      return replaceContentView(UIView())
    }
    if let view = configured.contentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      configured.contentView = view
      replaceContentView(view)
    }
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
      return
    }
    let view = configuration.show(in: configured.backgroundView, of: self)
    guard view !== configured.backgroundView else { return }
    configured.backgroundView?.removeFromSuperview()
    configured.backgroundView = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  package override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateConfigurationIfNeeded()
    return fittedSize(of: content, attributes)
  }
}
