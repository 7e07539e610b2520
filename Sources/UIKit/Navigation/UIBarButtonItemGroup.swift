/// Related buttons of a bar. If they do not fit, a representative item is shown, or none and the overflow
/// menu of the bar lists them.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { adopt(oldValue) } }
  /// The item shown when the items do not fit; without an action of its own, it shows a menu of them.
  open var representativeItem: UIBarButtonItem? { didSet { itemDidChange?() } }
  /// Whether the representative item is currently shown.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Whether the items are shown regardless of the available space.
  open var alwaysAvailable = false { didSet { itemDidChange?() } }
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange?() } } }
  /// The representation of the group in the overflow menu; `nil` for a menu of its items.
  open var menuRepresentation: UIMenu?
  /// Called when the bar must update the group.
  final var itemDidChange: (@MainActor () -> Void)?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt([])
  }

  /// Creates a group without items.
  public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

  @available(*, unavailable, message: "Groups are made in code; storyboards have items alone.")
  public required init?(coder: NSCoder) { fatalError("UIBarButtonItemGroup is never archived") }

  /// Returns a group with a fixed position.
  open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// Returns a group that can be moved on iPadOS.
  ///
  /// Differs from iOS: bars cannot be customized here, so the group stays in place.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// Returns a group that can be removed from the bar, or added to it, on iPadOS.
  ///
  /// Differs from iOS: bars cannot be customized here; a group that is not in the default customization is
  /// hidden.
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

  /// The items that a bar shows if there is enough space.
  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }

  /// The elements of the group in the overflow menu.
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

  /// Returns a menu element with the action of the item.
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
