/// A view that converts touches into actions, such as a button, switch or slider.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  package override var isControl: Bool { true }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UIControl.self)
  }

  /// Creates a control that performs the action for its primary action event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private var targets: [ControlTarget] = []
  private var flagsOfControl: ControlFlags = [.enabled]
  package var tracked: UITouch?

  // MARK: State

  open var isEnabled: Bool {
    get { flagsOfControl.contains(.enabled) }
    set { change(.enabled, newValue) }
  }
  open var isSelected: Bool {
    get { flagsOfControl.contains(.selected) }
    set { change(.selected, newValue) }
  }
  /// Whether the control is highlighted. Set by tracking while the touch is inside.
  open var isHighlighted: Bool {
    get { flagsOfControl.contains(.highlighted) }
    set { change(.highlighted, newValue) }
  }

  private func change(_ flag: ControlFlags, _ on: Bool) {
    guard flagsOfControl.contains(flag) != on else { return }
    let observed = isPossiblyObserved ? flag.key : nil
    if let observed { KeyValueObserving.willChange(self, observed) }
    defer { if let observed { KeyValueObserving.didChange(self, observed) } }
    if on { flagsOfControl.insert(flag) } else { flagsOfControl.remove(flag) }
    if flag == .enabled, !on { cancelTracking(with: nil) }
    stateDidChange()
    setNeedsLayout()
  }

  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Called when the state has changed, to update the appearance.
  package func stateDidChange() {}

  /// Unlike on iOS, every enabled control can be focused, because a desktop has a keyboard.
  open override var canBecomeFocused: Bool { isEnabled && isElementByDefault }
  package override var isElementByDefault: Bool { true }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if oldValue != contentHorizontalAlignment { alignmentDidChange() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if oldValue != contentVerticalAlignment { alignmentDidChange() } }
  }

  private func alignmentDidChange() {
    setNeedsLayout()
    stateDidChange()
  }

  /// The alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  open var isTracking: Bool { tracked != nil }
  /// Whether the tracked touch is inside, with tolerance for a finger.
  open package(set) var isTouchInside = false

  /// Returns whether to track a touch that begins inside.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking a touch that moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) { stopTracking(cancelledBy: event) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelled(touches, event)
  }

  /// Prevents tap recognizers of enclosing views from taking the taps of the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
      (gestureRecognizer.delegate as? any ControlTapDelegate)?.interceptsControlTaps != true
    else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Whether a tap also triggers the primary action.
  package var triggersPrimaryActionOnTap: Bool { false }

  // MARK: Targets and actions

  /// Adds a target and action for events; `nil` sends to the first responder that implements the action. The
  /// target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices where targets[index].isMethod(of: object, action) {
      targets[index].events.formUnion(controlEvents)
      return
    }
    targets.append(ControlTarget(target: object, action: action, events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices where targets[index].matches(object, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// Adds an action for events. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(ControlTarget(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in targets.indices where targets[index].uiAction?.identifier == actionIdentifier {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the methods of `target` for exactly one event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = targets.compactMap { entry -> String? in
      guard let action = entry.selector, entry.matches(object, nil), entry.events.contains(controlEvent)
      else {
        return nil
      }
      return action.description
    }
    return found.isEmpty ? nil : found
  }

  /// Enumerates all targets and actions, in the order in which they were added.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in targets {
      iterator(entry.uiAction, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
      if stop { return }
    }
  }

  /// Sends one action message. An override receives every message that the control sends.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs all actions for any of the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  func send(_ events: Event, _ event: UIEvent?) {
    for entry in targets where !entry.events.isDisjoint(with: events) {
      if let action = entry.uiAction {
        sendAction(action)
      } else if let selector = entry.selector, entry.isAlive {
        sendAction(selector, to: entry.target, for: event)
      }
    }
  }

  /// Performs the primary action, which opens the menu if it is the primary action.
  open func performPrimaryAction() {
    guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else {
      return send(.primaryActionTriggered, nil)
    }
    interaction.openAsPrimaryAction()
    interaction.releasePrimaryAction()
  }

  // MARK: Menus

  /// The interaction that opens the menu on a long press; present while `isContextMenuInteractionEnabled`.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a long press or a secondary click opens the menu of the control.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if newValue {
        let interaction = UIContextMenuInteraction(delegate: self)
        contextMenuInteraction = interaction
        addInteraction(interaction)
      } else if let interaction = contextMenuInteraction {
        contextMenuInteraction = nil
        removeInteraction(interaction)
      }
    }
  }
  /// Whether the primary action opens the menu of the control.
  open var showsMenuAsPrimaryAction: Bool {
    get { flagsOfControl.contains(.opensMenuOnTap) }
    set {
      if newValue { flagsOfControl.insert(.opensMenuOnTap) } else { flagsOfControl.remove(.opensMenuOnTap) }
    }
  }

  /// The control's own menu, for types that have one.
  package var controlMenu: UIMenu? { nil }
  /// Whether the menu is a single selection.
  package var menuSelectsOne: Bool { false }
  /// Called when the menu of the control has closed, with or without a choice.
  package func controlMenuDidClose() {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu = controlMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { controlMenuDidClose() }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the position of the menu, in the coordinates of the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Text shown while the pointer rests on the control.
  open var toolTip: String?

  // MARK: Keys

  package override func operate(_ key: ControlKey) -> Bool {
    guard isEnabled, key == .activate else { return false }
    if showsMenuAsPrimaryAction, let interaction = contextMenuInteraction {
      interaction.openByKey()
      return true
    }
    send(.touchUpInside, nil)
    if triggersPrimaryActionOnTap { performPrimaryAction() }
    return true
  }

  // MARK: Accessibility

  /// The accessibility traits of the control without its state.
  package var roleTraits: UIAccessibilityTraits { [] }

  /// The traits that were set, or else those of the type, combined with the current state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { (rare?.accessibility.traits ?? roleTraits).union(stateTraits) }
    // The traits of the current state are not kept, since `insert(_:)` also sets them.
    set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
  }

  private var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }

  open override func accessibilityActivate() -> Bool { operate(.activate) }

  // MARK: Tool tip

  /// The interaction of the control's tool tip, if it has one.
  open var toolTipInteraction: UIToolTipInteraction? { defaultToolTipInteraction }
}

private struct ControlFlags: OptionSet {
  let rawValue: UInt8
  static let enabled = ControlFlags(rawValue: 1 << 0)
  static let selected = ControlFlags(rawValue: 1 << 1)
  static let highlighted = ControlFlags(rawValue: 1 << 2)
  static let opensMenuOnTap = ControlFlags(rawValue: 1 << 4)

  /// The name of the property for key-value observing.
  var key: String? {
    switch self {
    case .enabled: "enabled"
    case .selected: "selected"
    case .highlighted: "highlighted"
    default: nil
    }
  }
}

/// A target or action for control events.
@MainActor
private struct ControlTarget {
  private weak var weakTarget: AnyObject?
  private let hasTarget: Bool
  let selector: Selector?
  let uiAction: UIAction?
  var events: UIControl.Event

  init(target: AnyObject?, action: Selector, events: UIControl.Event) {
    weakTarget = target
    hasTarget = target != nil
    selector = action
    uiAction = nil
    self.events = events
  }

  init(action: UIAction, events: UIControl.Event) {
    hasTarget = false
    selector = nil
    uiAction = action
    self.events = events
  }

  var target: AnyObject? { weakTarget }
  var isAlive: Bool { !hasTarget || weakTarget != nil }

  func isMethod(of object: AnyObject?, _ action: Selector) -> Bool {
    selector == action && weakTarget === object && hasTarget == (object != nil)
  }

  /// Whether the target matches; `nil` matches every object or every method.
  func matches(_ object: AnyObject?, _ action: Selector?) -> Bool {
    selector != nil && (object == nil || weakTarget === object) && (action == nil || selector == action)
  }
}

/// The delegate of a recognizer that may take the taps of controls inside its view.
@MainActor
package protocol ControlTapDelegate: AnyObject { var interceptsControlTaps: Bool { get } }
