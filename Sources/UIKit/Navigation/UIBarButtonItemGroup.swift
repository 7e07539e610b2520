/// Buttons of a bar that belong together. Where there is no room for them, one that stands for all is shown, or none and
/// the bar's overflow menu lists them.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { adopt(oldValue) } }
  /// What is shown in place of the items where they do not fit; a tap on one without an action lists them.
  open var representativeItem: UIBarButtonItem? { didSet { itemDidChange?() } }
  /// Whether the representative is shown now.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Whether the items are shown however little room there is.
  open var alwaysAvailable = false { didSet { itemDidChange?() } }
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange?() } } }
  /// What the overflow menu shows for the group; `nil` is a menu of its items.
  open var menuRepresentation: UIMenu?
  /// Called when the bar must show the group again.
  final var itemDidChange: (@MainActor () -> Void)?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt([])
  }

  @available(*, unavailable, message: "Groups are made in code; storyboards have items alone.")
  public required init?(coder: NSCoder) { fatalError("UIBarButtonItemGroup is never archived") }

  /// A group that is always where it was put.
  open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that iPadOS lets a person move.
  ///
  /// Differs from iOS: bars are not customized here, so the group stays.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// A group that iPadOS lets a person take out of the bar, or bring into it.
  ///
  /// Differs from iOS: bars are not customized here; a group that is not in the default customization is hidden.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  private func adopt(_ old: [UIBarButtonItem]) {
    for item in old where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems { item.buttonGroup = self }
    itemDidChange?()
  }

  /// The items that a bar shows while there is room.
  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }

  /// What the overflow menu lists for the group.
  var overflowElements: [UIMenuElement] {
    if isHidden { return [] }
    if let menuRepresentation { return [menuRepresentation] }
    return shownItems.filter { !$0.isSpace }.compactMap(\.menuRepresentation)
  }
}

extension UIBarButtonItem {

  func defaultCreatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  func defaultCreatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// The entry of a menu that does what the item does.
  func makeMenuElement() -> UIMenuElement {
    let name = title ?? accessibilityLabel ?? image?.accessibilityLabel ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(title: name, image: image, children: menu.children)
    }
    return UIAction(
      title: name, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] _ in self?.perform(from: nil) }
  }
}
