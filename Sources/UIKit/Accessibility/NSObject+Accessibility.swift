/// The informal UIAccessibility protocol of all objects. Responders, images and bar items declare their own
/// properties, which code that has them as `NSObject` reads and sets, too.
public protocol _UIAccessibilityInformalProtocol: AnyObject {}

extension NSObject: _UIAccessibilityInformalProtocol {}

private final class ObjectAccessibility {
  var state = AccessibilityState()
  let details = AccessibilityDetails()
}

// Its address is used, never its content.
private nonisolated(unsafe) var objectAccessibilityKey: UInt8 = 0

extension _UIAccessibilityInformalProtocol {
  @MainActor
  private var attributes: ObjectAccessibility {
    if let found = attributesIfAny { return found }
    let made = ObjectAccessibility()
    objc_setAssociatedObject(self, &objectAccessibilityKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
  @MainActor
  private var attributesIfAny: ObjectAccessibility? {
    objc_getAssociatedObject(self, &objectAccessibilityKey) as? ObjectAccessibility
  }

  /// The object as a responder, whose declared properties have the values.
  @MainActor
  private var responder: UIResponder? { self as? UIResponder }

  /// The object as one whose class overrides actions.
  @MainActor
  private var overriding: PTObject? { self as? PTObject }

  @MainActor
  private func value<Value>(_ path: KeyPath<UIResponder, Value>, _ own: @autoclosure () -> Value) -> Value {
    guard let responder else { return own() }
    return responder[keyPath: path]
  }

  /// Sets a property of a responder; returns false for other objects.
  @MainActor
  private func assign<Value>(_ value: Value, _ path: ReferenceWritableKeyPath<UIResponder, Value>) -> Bool {
    guard let responder else { return false }
    responder[keyPath: path] = value
    return true
  }

  /// The label of an object that is not a responder, but declares a label; a string is its own.
  @MainActor
  private var declaredLabel: String? {
    (self as? any LabeledObject).map(\.accessibilityLabel) ?? attributesIfAny?.state.label
      ?? (self as? NSString)?.description
  }

  /// The identifier of an object that is not a responder, but declares an identifier.
  @MainActor
  private var declaredIdentifier: String? {
    (self as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? attributesIfAny?.state.identifier
  }

  /// Whether the object is an accessibility element.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { value(\.isAccessibilityElement, attributesIfAny?.state.isElement ?? false) }
    set { if !assign(newValue, \.isAccessibilityElement) { attributes.state.isElement = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { value(\.accessibilityLabel, declaredLabel) }
    set { if !assign(newValue, \.accessibilityLabel) { attributes.state.label = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { value(\.accessibilityHint, attributesIfAny?.state.hint) }
    set { if !assign(newValue, \.accessibilityHint) { attributes.state.hint = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { value(\.accessibilityValue, attributesIfAny?.state.value) }
    set { if !assign(newValue, \.accessibilityValue) { attributes.state.value = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get { value(\.accessibilityIdentifier, declaredIdentifier) }
    set { if !assign(newValue, \.accessibilityIdentifier) { attributes.state.identifier = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { value(\.accessibilityTraits, attributesIfAny?.state.traits ?? []) }
    set { if !assign(newValue, \.accessibilityTraits) { attributes.state.traits = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityLanguage: String? {
    get { value(\.accessibilityLanguage, attributesIfAny?.state.language) }
    set { if !assign(newValue, \.accessibilityLanguage) { attributes.state.language = newValue } }
  }
  /// The frame in screen coordinates.
  @preconcurrency @MainActor
  public var accessibilityFrame: CGRect {
    get { value(\.accessibilityFrame, attributesIfAny?.state.frame ?? .zero) }
    set { if !assign(newValue, \.accessibilityFrame) { attributes.state.frame = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityPath: UIBezierPath? {
    get { value(\.accessibilityPath, attributesIfAny?.details.path) }
    set { if !assign(newValue, \.accessibilityPath) { attributes.details.path = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityActivationPoint: CGPoint {
    get {
      value(
        \.accessibilityActivationPoint,
        attributesIfAny?.state.activationPoint
          ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY))
    }
    set {
      if !assign(newValue, \.accessibilityActivationPoint) { attributes.state.activationPoint = newValue }
    }
  }
  @preconcurrency @MainActor
  public var accessibilityElements: [Any]? {
    get { value(\.accessibilityElements, attributesIfAny?.state.elements) }
    set { if !assign(newValue, \.accessibilityElements) { attributes.state.elements = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityElementsHidden: Bool {
    get { value(\.accessibilityElementsHidden, attributesIfAny?.state.hidesElements ?? false) }
    set { if !assign(newValue, \.accessibilityElementsHidden) { attributes.state.hidesElements = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityViewIsModal: Bool {
    get { value(\.accessibilityViewIsModal, attributesIfAny?.state.isModal ?? false) }
    set { if !assign(newValue, \.accessibilityViewIsModal) { attributes.state.isModal = newValue } }
  }
  @preconcurrency @MainActor
  public var shouldGroupAccessibilityChildren: Bool {
    get { value(\.shouldGroupAccessibilityChildren, attributesIfAny?.state.groupsChildren ?? false) }
    set {
      if !assign(newValue, \.shouldGroupAccessibilityChildren) { attributes.state.groupsChildren = newValue }
    }
  }
  @preconcurrency @MainActor
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { value(\.accessibilityContainerType, attributesIfAny?.state.containerType ?? .none) }
    set { if !assign(newValue, \.accessibilityContainerType) { attributes.state.containerType = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { value(\.accessibilityNavigationStyle, attributesIfAny?.details.navigationStyle ?? .automatic) }
    set {
      if !assign(newValue, \.accessibilityNavigationStyle) { attributes.details.navigationStyle = newValue }
    }
  }
  @preconcurrency @MainActor
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      value(
        \.accessibilityRespondsToUserInteraction,
        attributesIfAny?.details.respondsToUserInteraction ?? isAccessibilityElement)
    }
    set {
      if !assign(newValue, \.accessibilityRespondsToUserInteraction) {
        attributes.details.respondsToUserInteraction = newValue
      }
    }
  }
  @preconcurrency @MainActor
  public var accessibilityUserInputLabels: [String]! {
    get { value(\.accessibilityUserInputLabels, attributesIfAny?.details.userInputLabels ?? []) }
    set {
      if !assign(newValue, \.accessibilityUserInputLabels) { attributes.details.userInputLabels = newValue }
    }
  }
  @preconcurrency @MainActor
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      value(
        \.accessibilityCustomActions, attributesIfAny?.state.customActions as? [UIAccessibilityCustomAction])
    }
    set { if !assign(newValue, \.accessibilityCustomActions) { attributes.state.customActions = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { value(\.accessibilityCustomRotors, attributesIfAny?.details.customRotors) }
    set { if !assign(newValue, \.accessibilityCustomRotors) { attributes.details.customRotors = newValue } }
  }
  @preconcurrency @MainActor
  public func accessibilityActivate() -> Bool {
    responder?.accessibilityActivate() ?? overriding?.accessibilityActivate() ?? false
  }
  @preconcurrency @MainActor
  public func accessibilityIncrement() {
    if let responder { responder.accessibilityIncrement() } else { overriding?.accessibilityIncrement() }
  }
  @preconcurrency @MainActor
  public func accessibilityDecrement() {
    if let responder { responder.accessibilityDecrement() } else { overriding?.accessibilityDecrement() }
  }
  @preconcurrency @MainActor
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    responder?.accessibilityScroll(direction) ?? overriding?.accessibilityScroll(direction) ?? false
  }
  @preconcurrency @MainActor
  public func accessibilityPerformEscape() -> Bool {
    responder?.accessibilityPerformEscape() ?? overriding?.accessibilityPerformEscape() ?? false
  }
  @preconcurrency @MainActor
  public func accessibilityPerformMagicTap() -> Bool {
    responder?.accessibilityPerformMagicTap() ?? overriding?.accessibilityPerformMagicTap() ?? false
  }
  @preconcurrency @MainActor
  public func accessibilityElementCount() -> Int {
    responder?.accessibilityElementCount() ?? (accessibilityElements?.count ?? 0)
  }
  @preconcurrency @MainActor
  public func accessibilityElement(at index: Int) -> Any? {
    if let responder { return responder.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  @preconcurrency @MainActor
  public func index(ofAccessibilityElement element: Any) -> Int {
    if let responder { return responder.index(ofAccessibilityElement: element) }
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}

/// An object other than a responder that declares an accessibility label.
@MainActor
protocol LabeledObject: AnyObject {
  var accessibilityLabel: String? { get }
}
