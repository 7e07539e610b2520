/// The informal UIAccessibility protocol of all objects. Responders, images and bar items declare their own
/// properties.
public protocol _UIAccessibilityInformalProtocol: AnyObject {}

extension NSObject: _UIAccessibilityInformalProtocol {}

private final class ObjectAccessibility {
  var state = AccessibilityState()
  let details = AccessibilityDetails()
}

// Its address is used, never its content.
private nonisolated(unsafe) var objectAccessibilityKey: UInt8 = 0

@MainActor
extension _UIAccessibilityInformalProtocol {
  private var attributes: ObjectAccessibility {
    if let found = attributesIfAny { return found }
    let made = ObjectAccessibility()
    objc_setAssociatedObject(self, &objectAccessibilityKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
  private var attributesIfAny: ObjectAccessibility? {
    objc_getAssociatedObject(self, &objectAccessibilityKey) as? ObjectAccessibility
  }

  /// Whether the object is an accessibility element.
  public var isAccessibilityElement: Bool {
    get { attributesIfAny?.state.isElement ?? false }
    set { attributes.state.isElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { attributesIfAny?.state.label }
    set { attributes.state.label = newValue }
  }
  public var accessibilityHint: String? {
    get { attributesIfAny?.state.hint }
    set { attributes.state.hint = newValue }
  }
  public var accessibilityValue: String? {
    get { attributesIfAny?.state.value }
    set { attributes.state.value = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { attributesIfAny?.state.identifier }
    set { attributes.state.identifier = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { attributesIfAny?.state.traits ?? [] }
    set { attributes.state.traits = newValue }
  }
  public var accessibilityLanguage: String? {
    get { attributesIfAny?.state.language }
    set { attributes.state.language = newValue }
  }
  /// The frame in screen coordinates.
  public var accessibilityFrame: CGRect {
    get { attributesIfAny?.state.frame ?? .zero }
    set { attributes.state.frame = newValue }
  }
  public var accessibilityPath: UIBezierPath? {
    get { attributesIfAny?.details.path }
    set { attributes.details.path = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get {
      attributesIfAny?.state.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { attributes.state.activationPoint = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { attributesIfAny?.state.elements }
    set { attributes.state.elements = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { attributesIfAny?.state.hidesElements ?? false }
    set { attributes.state.hidesElements = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { attributesIfAny?.state.isModal ?? false }
    set { attributes.state.isModal = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { attributesIfAny?.state.groupsChildren ?? false }
    set { attributes.state.groupsChildren = newValue }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { attributesIfAny?.state.containerType ?? .none }
    set { attributes.state.containerType = newValue }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { attributesIfAny?.details.navigationStyle ?? .automatic }
    set { attributes.details.navigationStyle = newValue }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get { attributesIfAny?.details.respondsToUserInteraction ?? isAccessibilityElement }
    set { attributes.details.respondsToUserInteraction = newValue }
  }
  public var accessibilityUserInputLabels: [String]! {
    get { attributesIfAny?.details.userInputLabels ?? [] }
    set { attributes.details.userInputLabels = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { attributesIfAny?.state.customActions as? [UIAccessibilityCustomAction] }
    set { attributes.state.customActions = newValue }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { attributesIfAny?.details.customRotors }
    set { attributes.details.customRotors = newValue }
  }
  public func accessibilityActivate() -> Bool { false }
  public func accessibilityIncrement() {}
  public func accessibilityDecrement() {}
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  public func accessibilityPerformEscape() -> Bool { false }
  public func accessibilityPerformMagicTap() -> Bool { false }
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  public func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}
