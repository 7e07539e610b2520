/// An object that receives events and passes on those it does not handle along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  // MARK: Key-value methods

  /// What hangs on the object: associated objects and observers.
  package final var attachments: AnyObject?

  /// Whether the object has a method of this name.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorRuntime.responds(self, to: $0) } ?? false
  }

  /// The value of a property by name.
  open func value(forKey key: String) -> Any? { KeyValueDefaults.value(of: self, forKey: key) }

  /// What `value(forKey:)` answers for a name that no property has: iOS's exception.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueDefaults.undefinedValue(of: self, forKey: key)
  }

  /// Sets a property by name.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueDefaults.setValue(value, of: self, forKey: key)
  }

  /// Sets a property at the end of a path of names joined by dots.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueDefaults.setValue(value, of: self, forKeyPath: keyPath)
  }

  /// What `setValue(_:forKey:)` does with a name that no property has: iOS's exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueDefaults.setUndefinedValue(of: self, forKey: key)
  }

  /// Called when a property changed that this object observes by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueDefaults.observe(keyPath, of: object, by: self)
  }

  /// The next object in the chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// The window whose first responder this object may be.
  package var responderWindow: UIWindow? { next?.responderWindow }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks the window's first responder to resign and takes its place.
  /// - Returns: `false` where this object may not or the present first responder will not.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      (self as? UIView)?.wishToBecomeFirstResponder()
      return false
    }
    return window.makeFirstResponder(self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else {
      (self as? UIView)?.flags.remove(.becomesFirstResponderInWindow)
      return true
    }
    guard canResignFirstResponder else { return false }
    window.clearFirstResponder(self)
    return true
  }

  // MARK: Touches and presses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// Whether this object takes the action now. By default: whether its class has a method of that name; of the
  /// standard edit actions only those count that the class overrides.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let edit = StandardEditAction(action) { return edit.isOverridden(by: type(of: self)) }
    return responds(to: action)
  }

  /// The first object from here along the chain that takes the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Standard edit actions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Changes the attributes of the selected text as the handler says.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}

  /// The undo manager of the nearest object up the chain that has one; at last the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Keys and menus

  /// The key combinations that this object answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Adds to the menu bar, or to the menu of selected content.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Brings a command's title and state up to date before it is shown or performed.
  open func validate(_ command: UICommand) {}

  // MARK: Activities

  /// What the person is doing in this object's content.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &userActivityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, &userActivityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Brings `activity` up to date before it is handed on.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Shows again what `activity` tells.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Accessibility

  /// Whether those who do not see the screen meet this object as one thing.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? false }
    set { accessibilityBox.state.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { ownAccessibility?.label ?? ownAccessibility?.defaultLabel }
    set { accessibilityBox.state.label = newValue }
  }
  open var accessibilityHint: String? {
    get { ownAccessibility?.hint }
    set { accessibilityBox.state.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { ownAccessibility?.value }
    set { accessibilityBox.state.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.traits ?? [] }
    set { accessibilityBox.state.traits = newValue }
  }
  /// The name under which tests find the object; nobody hears it.
  open var accessibilityIdentifier: String? {
    get { ownAccessibility?.identifier }
    set { accessibilityBox.state.identifier = newValue }
  }
  /// The rectangle on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { ownAccessibility?.frame ?? .zero }
    set { accessibilityBox.state.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return ownAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityBox.state.activationPoint = newValue }
  }
  /// The elements that stand for what this object holds, in reading order; `nil` leaves that to the views.
  open var accessibilityElements: [Any]? {
    get { ownAccessibility?.elements }
    set { accessibilityBox.state.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { ownAccessibility?.hidesElements ?? false }
    set { accessibilityBox.state.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { ownAccessibility?.isModal ?? false }
    set { accessibilityBox.state.isModal = newValue }
  }
  /// Whether the view keeps its colours where all others are inverted. Hosts invert nothing.
  open var accessibilityIgnoresInvertColors: Bool {
    get { ownAccessibility?.ignoresInvertColors ?? false }
    set { accessibilityBox.state.ignoresInvertColors = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { ownAccessibility?.groupsChildren ?? false }
    set { accessibilityBox.state.groupsChildren = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { ownAccessibility?.containerType ?? .none }
    set { accessibilityBox.state.containerType = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { ownAccessibility?.customActions as? [UIAccessibilityCustomAction] }
    set { accessibilityBox.state.customActions = newValue }
  }
  /// The language, as a BCP 47 tag, in which the object's texts are spoken.
  open var accessibilityLanguage: String? {
    get { ownAccessibility?.language }
    set { accessibilityBox.state.language = newValue }
  }
  /// The outline on the screen, in place of the frame.
  open var accessibilityPath: UIBezierPath? {
    get { ownAccessibility?.details?.path }
    set { accessibilityBox.details.path = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { ownAccessibility?.details?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      accessibilityLabel = newValue?.string
      accessibilityBox.details.label = newValue
    }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { ownAccessibility?.details?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      accessibilityBox.details.hint = newValue
    }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { ownAccessibility?.details?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      accessibilityValue = newValue?.string
      accessibilityBox.details.value = newValue
    }
  }
  /// What the person may say to mean the object.
  open var accessibilityUserInputLabels: [String]! {
    get { ownAccessibility?.details?.userInputLabels ?? [] }
    set { accessibilityBox.details.userInputLabels = newValue }
  }
  /// Ways through the object's content that an assistive technology offers.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { ownAccessibility?.details?.customRotors }
    set { accessibilityBox.details.customRotors = newValue }
  }
  /// Whether the element reacts to the person, where its traits do not tell.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { ownAccessibility?.details?.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibilityBox.details.respondsToUserInteraction = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { ownAccessibility?.details?.navigationStyle ?? .automatic }
    set { accessibilityBox.details.navigationStyle = newValue }
  }
  /// What kind of text the object shows.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { ownAccessibility?.details?.textualContext }
    set { accessibilityBox.details.textualContext = newValue }
  }
  /// Does what a double tap of an assistive technology asks for.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is on top: closes a popover, goes back.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { AccessibilityCenter.shared.focusedElement === self }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// What was set on this object; views keep it with what else they rarely have.
  package var ownAccessibility: AccessibilityState? { accessibilityBoxIfAny?.state }

  // MARK: Input

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() { responderWindow?.inputViewsDidChange(for: self) }
}

private nonisolated(unsafe) var userActivityKey: UInt8 = 0

/// An object that can go on from an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
