/// An object that receives events and passes on those it does not handle along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  // MARK: Key-value methods

  /// Associated objects and observers of the object.
  package final var attachments: AnyObject?

  /// Returns whether the object has a method with this name.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorRuntime.responds(self, to: $0) } ?? false
  }

  /// Returns the value of a property by name.
  open func value(forKey key: String) -> Any? { KeyValueDefaults.value(of: self, forKey: key) }

  /// Called by `value(forKey:)` for a name without a property; raises the same exception as iOS.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueDefaults.undefinedValue(of: self, forKey: key)
  }

  /// Sets a property by name.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueDefaults.setValue(value, of: self, forKey: key)
  }

  /// Sets the property at the end of a key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueDefaults.setValue(value, of: self, forKeyPath: keyPath)
  }

  /// Called by `setValue(_:forKey:)` for a name without a property; raises the same exception as iOS.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueDefaults.setUndefinedValue(of: self, forKey: key)
  }

  /// Called when a property that this object observes by name has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueDefaults.observe(keyPath, of: object, by: self)
  }

  /// The next object in the responder chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// The window whose first responder this object can be.
  package var responderWindow: UIWindow? { next?.responderWindow }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object the first responder, after asking the current one to resign.
  /// - Returns: `false` if this object cannot become first responder or the current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      (self as? UIView)?.requestFirstResponder()
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

  // MARK: Pasting

  /// The types of pasted and dropped items that the object accepts.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, &Self.pasting) as? UIPasteConfiguration }
    set { objc_setAssociatedObject(self, &Self.pasting, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  private static var pasting = 0

  /// Pastes items. Subclasses that set a configuration override it.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether the object accepts all of the items.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers, !itemProviders.isEmpty else {
      return false
    }
    return itemProviders.allSatisfy { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  // MARK: Input

  /// The buttons beside the typing suggestions of a text view.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(self, &Self.assistantItem) as? UITextInputAssistantItem {
      return item
    }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &Self.assistantItem, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
  private static var assistantItem = 0

  /// The controller of the view that replaces the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language of the keyboard; nil while the object is not the first responder.
  open var textInputMode: UITextInputMode? { isFirstResponder ? UITextInputMode.current : nil }
  /// The name under which the language of the keyboard is kept. Differs from iOS: all text has one language.
  open var textInputContextIdentifier: String? { nil }
  /// The gestures with three fingers. Differs from iOS: without effect.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Called for the buttons of headphones. Differs from iOS: media keys of the keyboard are sent as commands of `MPRemoteCommandCenter`.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

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

  /// Returns whether this object can currently perform the action. By default, whether its class has a method
  /// with that name; standard edit actions count only if the class overrides them.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let edit = StandardEditAction.named(action) {
      if action == Selector("paste:"), pasteConfiguration != nil, canPaste(UIPasteboard.general.itemProviders)
      {
        return true
      }
      return edit.isOverridden(by: type(of: self)) || performsThroughInteraction(action)
    }
    return responds(to: action)
  }

  /// Returns the first object along the responder chain, starting here, that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Standard edit actions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {
    let providers = pasteConfiguration == nil ? [] : UIPasteboard.general.itemProviders
    if canPaste(providers) { paste(itemProviders: providers) }
  }
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Changes the attributes of the selected text with the handler.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func find(_ sender: Any?) { performThroughInteraction(.find) }
  open func findAndReplace(_ sender: Any?) { performThroughInteraction(.findAndReplace) }
  open func findNext(_ sender: Any?) { performThroughInteraction(.findNext) }
  open func findPrevious(_ sender: Any?) { performThroughInteraction(.findPrevious) }
  open func useSelectionForFind(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}

  /// The undo manager of the nearest responder that has one; finally that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Keys and menus

  /// The key commands of this object.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Extends the menu bar, or the menu of selected content.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates the title and state of a command before it is shown or performed.
  open func validate(_ command: UICommand) {}

  // MARK: Activities

  /// The user activity for the content of this object.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &userActivityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, &userActivityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Updates `activity` before it is handed off.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state described by `activity`.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Accessibility

  /// Whether assistive technologies treat the object as a single element.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility?.declaredIsElement ?? false }
    set { accessibilityBox.state.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get {
      if let block = ownAccessibility?.details?.blocks.label { return block() }
      return ownAccessibility?.label ?? ownAccessibility?.defaultLabel
    }
    set { accessibilityBox.state.label = newValue }
  }
  open var accessibilityHint: String? {
    get {
      if let block = ownAccessibility?.details?.blocks.hint { return block() }
      return ownAccessibility?.hint
    }
    set { accessibilityBox.state.hint = newValue }
  }
  open var accessibilityValue: String? {
    get {
      if let block = ownAccessibility?.details?.blocks.value { return block() }
      return ownAccessibility?.value
    }
    set { accessibilityBox.state.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.details?.blocks.traits?() ?? ownAccessibility?.traits ?? [] }
    set { accessibilityBox.state.traits = newValue }
  }
  /// The identifier by which tests find the object; it is not spoken.
  open var accessibilityIdentifier: String? {
    get {
      if let block = ownAccessibility?.details?.blocks.identifier { return block() }
      return ownAccessibility?.identifier
    }
    set { accessibilityBox.state.identifier = newValue }
  }
  /// The frame in screen coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { ownAccessibility?.details?.blocks.frame?() ?? ownAccessibility?.frame ?? .zero }
    set { accessibilityBox.state.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let block = ownAccessibility?.details?.blocks.activationPoint { return block() }
      let frame = accessibilityFrame
      return ownAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityBox.state.activationPoint = newValue }
  }
  /// The elements that represent the contents of this object, in reading order; `nil` uses the views.
  open var accessibilityElements: [Any]? {
    get {
      if let block = ownAccessibility?.details?.blocks.elements { return block() }
      return ownAccessibility?.elements
    }
    set { accessibilityBox.state.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { ownAccessibility?.details?.blocks.hidesElements?() ?? ownAccessibility?.hidesElements ?? false }
    set { accessibilityBox.state.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { ownAccessibility?.isModal ?? false }
    set { accessibilityBox.state.isModal = newValue }
  }
  /// Whether the view keeps its colors while colors are inverted. Hosts do not invert colors.
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
    get {
      if let block = ownAccessibility?.details?.blocks.customActions {
        return block() as? [UIAccessibilityCustomAction]
      }
      return ownAccessibility?.customActions as? [UIAccessibilityCustomAction]
    }
    set { accessibilityBox.state.customActions = newValue }
  }
  /// The language in which the texts of the object are spoken, as a BCP 47 tag.
  open var accessibilityLanguage: String? {
    get { ownAccessibility?.language }
    set { accessibilityBox.state.language = newValue }
  }
  /// The outline in screen coordinates, used instead of the frame.
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
  /// The names by which the user can address the object with voice input.
  open var accessibilityUserInputLabels: [String]! {
    get {
      if let block = ownAccessibility?.details?.blocks.userInputLabels { return block() as? [String] ?? [] }
      return ownAccessibility?.details?.userInputLabels ?? []
    }
    set { accessibilityBox.details.userInputLabels = newValue }
  }
  /// Custom navigation through the content of the object that an assistive technology offers.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { ownAccessibility?.details?.customRotors }
    set { accessibilityBox.details.customRotors = newValue }
  }
  /// Whether the element responds to user interaction, if its traits do not indicate it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { ownAccessibility?.details?.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibilityBox.details.respondsToUserInteraction = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { ownAccessibility?.details?.navigationStyle ?? .automatic }
    set { accessibilityBox.details.navigationStyle = newValue }
  }
  /// The kind of text that the object shows.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { ownAccessibility?.details?.textualContext }
    set { accessibilityBox.details.textualContext = newValue }
  }
  /// Computes `isAccessibilityElement` and takes precedence over its stored value, as the following closures do for
  /// theirs.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.details?.blocks.isElement }
    set { accessibilityBox.details.blocks.isElement = newValue }
  }
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { ownAccessibility?.details?.blocks.label }
    set { accessibilityBox.details.blocks.label = newValue }
  }
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { ownAccessibility?.details?.blocks.value }
    set { accessibilityBox.details.blocks.value = newValue }
  }
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { ownAccessibility?.details?.blocks.hint }
    set { accessibilityBox.details.blocks.hint = newValue }
  }
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { ownAccessibility?.details?.blocks.identifier }
    set { accessibilityBox.details.blocks.identifier = newValue }
  }
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { ownAccessibility?.details?.blocks.traits }
    set { accessibilityBox.details.blocks.traits = newValue }
  }
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { ownAccessibility?.details?.blocks.frame }
    set { accessibilityBox.details.blocks.frame = newValue }
  }
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { ownAccessibility?.details?.blocks.activationPoint }
    set { accessibilityBox.details.blocks.activationPoint = newValue }
  }
  open var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { ownAccessibility?.details?.blocks.customActions }
    set { accessibilityBox.details.blocks.customActions = newValue }
  }
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { ownAccessibility?.details?.blocks.hidesElements }
    set { accessibilityBox.details.blocks.hidesElements = newValue }
  }
  open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { ownAccessibility?.details?.blocks.userInputLabels }
    set { accessibilityBox.details.blocks.userInputLabels = newValue }
  }
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { ownAccessibility?.details?.blocks.elements }
    set { accessibilityBox.details.blocks.elements = newValue }
  }
  /// Performs the action for a double tap of an assistive technology.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the topmost content: closes a popover, or goes back.
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

  /// The accessibility attributes set on this object; views store them with other rare state.
  package var ownAccessibility: AccessibilityState? { accessibilityBoxIfAny?.state }

  // MARK: Input

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() { responderWindow?.inputViewsDidChange(for: self) }
}

// Its address is used, never its content.
private nonisolated(unsafe) var userActivityKey: UInt8 = 0

/// An object that can restore the state of a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
