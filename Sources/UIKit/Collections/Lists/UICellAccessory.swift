/// An accessory of a list row: a symbol, a control or a custom view.
nonisolated public struct UICellAccessory {
  /// The condition for showing an accessory.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// The side of the content and the order of an accessory.
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    public static func position(before accessory: UICellAccessory) -> Position {
      { list in list.firstIndex { $0.kind == accessory.kind } ?? 0 }
    }
    public static func position(after accessory: UICellAccessory) -> Position {
      { list in list.firstIndex { $0.kind == accessory.kind }.map { $0 + 1 } ?? list.count }
    }
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Equatable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public enum AccessoryType: Int, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder, multiselect
    case customView, label, popUpMenu
  }

  enum Kind: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder, multiselect
    case label(String), popUpMenu
    case customView(ObjectIdentifier)
  }

  public let accessoryType: AccessoryType
  let kind: Kind
  var displayed: DisplayedState
  var isLeading: Bool
  var position: Placement.Position?
  var tintColor: UIColor?
  var isHidden = false
  var reservedLayoutWidth: LayoutDimension = .actual
  var backgroundColor: UIColor?
  var action: (@MainActor () -> Void)?
  var customView: UIView?
  var maintainsFixedSize = false
  var font: UIFont?
  var menu: UIMenu?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = false

  private init(_ type: AccessoryType, _ kind: Kind, _ displayed: DisplayedState, leading: Bool) {
    accessoryType = type
    self.kind = kind
    self.displayed = displayed
    isLeading = leading
  }

  // MARK: Kinds

  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct OutlineDisclosureOptions {
    /// The interaction of an outline disclosure. A header toggles with a tap on the whole row; a cell only
    /// with its disclosure, and can be selected. Automatic uses a header in header rows.
    public enum Style: Int, Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct DeleteOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions

  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  private func with(_ isHidden: Bool?, _ width: LayoutDimension?, _ tint: UIColor?) -> UICellAccessory {
    var result = self
    result.isHidden = isHidden ?? false
    result.reservedLayoutWidth = width ?? reservedLayoutWidth
    result.tintColor = tint
    return result
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .disclosureIndicator, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// An outline disclosure that rotates, and expands and collapses the item unless an action is given.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.outlineDisclosure, .outlineDisclosure, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.action = actionHandler
    result.outlineStyle = options.style
    return result
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .checkmark, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.detail, .detail, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.action = actionHandler
    return result
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.delete, .delete, displayed, leading: true)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.action = actionHandler
    return result
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(.insert, .insert, displayed, leading: true)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.action = actionHandler
    return result
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.reorder, .reorder, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.showsVerticalSeparator = options.showsVerticalSeparator ?? true
    return result
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .multiselect, displayed, leading: true)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.label, .label(text), displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.font = options.font
    return result
  }

  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(.popUpMenu, .popUpMenu, displayed, leading: false)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    result.menu = menu
    return result
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let kind = Kind.customView(ObjectIdentifier(configuration.customView))
    var result: UICellAccessory
    switch configuration.placement {
    case .leading(let displayed, let position):
      result = UICellAccessory(.customView, kind, displayed, leading: true)
      result.position = position
    case .trailing(let displayed, let position):
      result = UICellAccessory(.customView, kind, displayed, leading: false)
      result.position = position
    }
    result = result.with(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
    result.customView = configuration.customView
    result.maintainsFixedSize = configuration.maintainsFixedSize
    return result
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
