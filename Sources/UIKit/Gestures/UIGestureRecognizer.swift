/// Recognizes a gesture in the touches of a view and its subviews, and performs actions.
///
/// A subclass sets `state` in its touch methods. The gesture arena of the window decides among several
/// recognizers for the same touches: a requested state may be refused, or granted only after others have
/// failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Called when a storyboard or nib has been loaded and its objects are connected.
  open func awakeFromNib() {}

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  /// The state between two resets.
  struct Sequence {
    @BackReference var arena: GestureArena?
    /// Active touches, and those that ended in the current event.
    var live: [UITouch] = []
    /// All touches since the last reset.
    var all: [UITouch] = []
    /// The state set by the subclass, not decided yet.
    var requested: State?
    /// The state granted as soon as the recognizers that must fail first have failed.
    var waiting: State?
    var hasRecognized = false
    /// The delegates' answers about failure requirements, by the other recognizer.
    var failureAnswers: [ObjectIdentifier: Bool] = [:]
  }

  var sequence = Sequence()
  package var storedState = State.possible {
    willSet { willChange("state") }
    didSet { didChange("state") }
  }
  private var reported: State?
  private var targets: [GestureTarget] = []
  package var failureRequirements: [BackReference<UIGestureRecognizer>] = []
  /// The center of the touches at the last event, in points of the scene.
  package var center = CGPoint.zero

  public init(target: Any?, action: Selector?) {
    super.init()
    MainThreadDeallocation.enable(for: self)
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public init?(coder: NSCoder) {
    super.init()
    MainThreadDeallocation.enable(for: self)
    coder.decodeInterface(of: self, as: UIGestureRecognizer.self)
  }

  /// Adds a closure that is called instead of the method of a target.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.append(.handler(handler))
  }

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) {
    let target = GestureTarget.method(WeakTarget(object: target as AnyObject), action)
    if !targets.contains(where: { $0.matches(target) }) { targets.append(target) }
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target as AnyObject?, action) }
  }

  func sendActions(reporting state: State) {
    reported = state
    for target in targets { target.send(self) }
    reported = nil
  }

  // MARK: State

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UIGestureRecognizerDelegate)?
  private var viewReference = BackReference<UIView>()
  /// The view whose touches are recognized. It retains the recognizer.
  open package(set) var view: UIView? {
    get { viewReference.wrappedValue }
    set { viewReference.wrappedValue = newValue }
  }
  open var name: String?

  open var state: State {
    get { reported ?? sequence.requested ?? storedState }
    set {
      if let arena = sequence.arena { arena.request(newValue, by: self) } else { applyAlone(newValue) }
    }
  }

  /// Applies a state without arbitration, for recognizers without touches in a window.
  private func applyAlone(_ state: State) {
    switch (storedState, state) {
    case (.possible, .failed), (.possible, .cancelled), (.possible, .possible): return
    case (.possible, .changed): storedState = .began
    case (.began, .failed), (.changed, .failed): storedState = .cancelled
    default: storedState = state
    }
    sendActions(reporting: storedState)
    guard storedState == .ended || storedState == .cancelled else { return }
    reset()
    storedState = .possible
  }

  open var isEnabled = true {
    willSet { willChange("enabled") }
    didSet {
      defer { didChange("enabled") }
      if !isEnabled { cancelSequence() }
    }
  }

  package func cancelSequence() { sequence.arena?.expel(self) }

  /// Whether recognizing the gesture cancels the touches in views.
  open var cancelsTouchesInView = true
  /// Whether views receive touches only after this gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views receive the end of touches only after this gesture has failed.
  open var delaysTouchesEnded = true
  open var allowedTouchTypes = UIGestureRecognizer.allTouchTypes
  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of a type other than the first one are ignored.
  open var requiresExclusiveTouchType = true
  open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
  open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }
  @BackReference package final var lastEvent: UIEvent?

  // MARK: Relations

  /// Delays recognition until `other` has failed.
  open func require(toFail other: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.wrappedValue == nil || $0.wrappedValue === other }
    failureRequirements.append(BackReference(wrappedValue: other))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer handles an event.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate(for: "gestureRecognizer:shouldReceiveEvent:")?.gestureRecognizer(self, shouldReceive: event)
      ?? true
  }

  // MARK: Places

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { sequence.live.count { !$0.isIndirect } }

  /// Returns the center of the touches.
  open func location(in view: UIView?) -> CGPoint { place(center, in: view) }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = sequence.live.filter { !$0.isIndirect }
    guard touches.indices.contains(touchIndex) else {
      UIKitFault.raise(
        .range,
        "-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count))."
      )
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  package func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let layer = (view ?? self.view?.window)?.layer else { return point }
    return layer.convert(point, from: nil)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Resets the internal state. Called when the gesture was recognized or has failed and its touches have
  /// ended.
  open func reset() {}

  /// Ignores a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    sequence.live.removeAll { $0 === touch }
    sequence.all.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: For the framework's own recognizers

  /// Whether more touches may follow although none is down.
  package var awaitsTouches: Bool { false }

  /// Returns whether the recognizer accepts touches of this kind and button.
  package func accepts(_ touch: UITouch) -> Bool { !touch.isIndirect && touch.buttons != .secondary }

  /// Called for fingers on a touchpad, or a wheel, which `touch` represents.
  package func indirectGestureChanged(_ touch: UITouch, with event: UIEvent) {}

  nonisolated open override var description: String {
    let (state, view) = readUnisolated { (self.state, self.view) }
    let owner = view.map { "<\(type(of: $0)) \($0.address)>" } ?? "nil"
    return "<\(type(of: self)): \(address); state = \(state); view = \(owner)>"
  }
}

struct WeakTarget {
  weak var object: AnyObject?
}

/// An action of a recognizer.
@MainActor
private enum GestureTarget {
  case method(WeakTarget, Selector)
  case handler(@MainActor (UIGestureRecognizer) -> Void)

  func send(_ recognizer: UIGestureRecognizer) {
    switch self {
    case .method(let target, let action):
      guard let object = target.object else { return }
      SelectorRuntime.send(action, to: object, sender: recognizer)
    case .handler(let body): body(recognizer)
    }
  }

  func matches(_ other: GestureTarget) -> Bool {
    guard case .method(let target, let action) = other else { return false }
    return matches(target.object, action)
  }

  func matches(_ object: AnyObject?, _ action: Selector?) -> Bool {
    guard case .method(let target, let ownAction) = self else { return false }
    return (object == nil || target.object === object) && (action == nil || ownAction == action)
  }
}
