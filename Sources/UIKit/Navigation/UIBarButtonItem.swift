/// A button of a navigation bar or toolbar: a system item, a title, an image, a custom view or a space.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The prominent style of iOS 26. Differs from iOS 26: drawn as `done`.
    public static var prominent: Style { .done }
    @available(*, deprecated, message: "Use plain.") public static var bordered: Style { .plain }
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks,
      search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close,
      writingTools
  }

  package private(set) var systemItem: SystemItem?

  open var style: Style = .plain { didSet { if style != oldValue { contentDidChange() } } }
  /// The width of the item, in points; zero to follow its content. For a fixed space, its width.
  open var width: CGFloat = 0 {
    willSet { willChange("width") }
    didSet {
      defer { didChange("width") }
      if width != oldValue { contentDidChange() }
    }
  }
  open var customView: UIView? {
    willSet { willChange("customView") }
    didSet {
      defer { didChange("customView") }
      contentDidChange()
    }
  }
  open var tintColor: UIColor? {
    willSet { willChange("tintColor") }
    didSet {
      defer { didChange("tintColor") }
      recordExplicitValue(\.tintColor); contentDidChange()
    }
  }
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction? { didSet { primaryActionDidChange() } }
  open var menu: UIMenu? {
    willSet { willChange("menu") }
    didSet {
      defer { didChange("menu") }
      contentDidChange()
    }
  }
  /// A badge at the upper corner of an item.
  public struct Badge: Hashable, Sendable {
    package let text: String
    public var backgroundColor: UIColor?
    public var foregroundColor: UIColor?

    /// Returns a badge with a number, limited to 999.
    public static func count(_ count: Int) -> Badge { Badge(text: count > 999 ? "999+" : String(count)) }
    public static func string(_ string: String) -> Badge { Badge(text: string) }
    /// Returns a dot.
    public static func indicator() -> Badge { Badge(text: "") }
    private init(text: String) { self.text = text }
  }

  open var badge: Badge? { didSet { if badge != oldValue { contentDidChange() } } }
  /// Whether the item shares a background with adjacent items. No effect: items have no background.
  open var sharesBackground = true
  open var hidesSharedBackground = false
  /// Identifies the item across changes of its bar.
  open var identifier: String?
  open var possibleTitles: Set<String>? { didSet { contentDidChange() } }
  open var isSelected = false {
    willSet { willChange("selected") }
    didSet {
      defer { didChange("selected") }
      if isSelected != oldValue { contentDidChange() }
    }
  }
  open var isHidden = false {
    willSet { willChange("hidden") }
    didSet {
      defer { didChange("hidden") }
      if isHidden != oldValue { contentDidChange() }
    }
  }
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private var backgroundImages: [BarState: UIImage] = [:]
  private var positionOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  private var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backBackgroundImages: [BarState: UIImage] = [:]

  /// The state that an image of a bar button applies to.
  private struct BarState: Hashable {
    var state: UIControl.State.RawValue
    var metrics: UIBarMetrics

    init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
      self.state = state.rawValue
      self.metrics = metrics
    }
  }
  /// The group that contains the item.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The menu element that represents the item if it does not fit in the bar; `nil` for an element with the
  /// same action.
  open var menuRepresentation: UIMenuElement? {
    get { _menuRepresentation ?? makeMenuElement() }
    set { _menuRepresentation = newValue }
  }
  private var _menuRepresentation: UIMenuElement?
  /// The view in which the item is currently shown.
  package weak var presentedInView: UIView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UIBarButtonItem.self)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.target = target as AnyObject?
    self.action = action
    become(systemItem)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // An initializer sets the property without calling its observers.
    primaryActionDidChange()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Returns a space with a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Adopts the appearance of a system item.
  package func become(_ item: SystemItem) {
    systemItem = item
    style = item == .done || item == .save ? .done : .plain
    title = item.title
    image = item.symbolName.flatMap { UIImage(systemName: $0) }
  }

  private func primaryActionDidChange() {
    if let primaryAction, systemItem == nil {
      title = primaryAction.title
      image = primaryAction.image
    }
    contentDidChange()
  }

  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the action of a tap: the primary action, otherwise that of the target.
  package func perform(from sender: UIView?) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  // MARK: Appearance

  /// A value for the default metrics also applies to the others.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgroundImages[BarState(state, barMetrics)] = image
    contentDidChange()
    recordCall(Int(state.rawValue) << 8 | barMetrics.rawValue) {
      $0.setBackgroundImage(image, for: state, barMetrics: barMetrics)
    }
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarState(state, barMetrics)] ?? backgroundImages[BarState(state, .default)]
  }

  /// Sets the background image of items with a style. An item has one style, so the image is ignored by other items.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    guard style == self.style else { return }
    setBackgroundImage(image, for: state, barMetrics: barMetrics)
  }
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
  }

  /// Moves the background image down, in points. A value for the default metrics also applies to the others.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backgroundOffsets[barMetrics] = adjustment
    contentDidChange()
    recordCall(barMetrics.rawValue) {
      $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? backgroundOffsets[.default] ?? 0
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    positionOffsets[barMetrics] = adjustment
    contentDidChange()
    recordCall(barMetrics.rawValue) { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    positionOffsets[barMetrics] ?? positionOffsets[.default] ?? .zero
  }

  /// Adjusts the title position of a back button to the screen of the item, in points.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[barMetrics] = adjustment
    contentDidChange()
    recordCall(barMetrics.rawValue) { $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
  }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? backTitleOffsets[.default] ?? .zero
  }

  /// Sets the background image of a back button to the screen of the item, which replaces the chevron.
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgroundImages[BarState(state, barMetrics)] = image
    contentDidChange()
    recordCall(Int(state.rawValue) << 8 | barMetrics.rawValue) {
      $0.setBackButtonBackgroundImage(image, for: state, barMetrics: barMetrics)
    }
  }
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgroundImages[BarState(state, barMetrics)] ?? backBackgroundImages[BarState(state, .default)]
  }

  /// Moves the background image of a back button to the screen of the item down, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backBackgroundOffsets[barMetrics] = adjustment
    contentDidChange()
    recordCall(barMetrics.rawValue) {
      $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backBackgroundOffsets[barMetrics] ?? backBackgroundOffsets[.default] ?? 0
  }

  // MARK: Groups

  /// Returns a group of this item alone, with a fixed position.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// Returns a group of this item alone that can be moved on iPadOS.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    defaultCreatingMovableGroup(customizationIdentifier: customizationIdentifier)
  }
  /// Returns a group of this item alone that can be removed from the bar on iPadOS.
  open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
    -> UIBarButtonItemGroup
  {
    defaultCreatingOptionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization)
  }
}

extension UIBarButtonItem.SystemItem {
  var title: String? {
    switch self {
    case .done: SystemString.done.text
    case .cancel: SystemString.cancel.text
    case .edit: SystemString.edit.text
    case .save: SystemString.save.text
    case .undo: SystemString.undo.text
    case .redo: SystemString.redo.text
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .writingTools: "pencil"
    }
  }
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarStyle: UInt, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}
