/// Recognizes a gesture in the touches of one view and of the views in it, and calls actions.
///
/// A subclass sets `state` in its touch methods. Which of several recognizers for the same touches may do so is settled
/// by the window's gesture arena: a state that was set may be refused, or granted only when others have failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a gesture that happens at one moment.
    public static let recognized = State.ended
  }

  /// What is known of the touches between two resets.
  struct Sequence {
    weak var arena: GestureArena?
    /// Touches that are down, and those that lifted in the event being handled.
    var live: [UITouch] = []
    /// All touches since the last reset.
    var all: [UITouch] = []
    /// Set by the subclass, not decided yet.
    var requested: State?
    /// Granted as soon as the recognizers that must fail first have failed.
    var waiting: State?
    var hasRecognized = false
    /// Answers of delegates to questions of failure, by the other recognizer.
    var failureAnswers: [ObjectIdentifier: Bool] = [:]
  }

  var sequence = Sequence()
  package var storedState = State.possible {
    willSet { willChange("state") }
    didSet { didChange("state") }
  }
  private var reported: State?
  private var targets: [GestureTarget] = []
  package var failureRequirements: [WeakRecognizer] = []
  /// The centre of the touches at the last event, in points of the scene.
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
    readGesture(coder)
  }

  /// Calls a closure instead of a target's method.
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
  /// The delegate that `super.delegate` stored last, which an override of the property may hide.
  package final weak var storedDelegate: (any UIGestureRecognizerDelegate)?
  private var viewReference = BackReference<UIView>()
  /// The view whose touches are observed. It keeps the recognizer.
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

  /// Without touches of a window nobody competes.
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

  /// Whether views lose the touches with which this gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only when this gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when this gesture has failed.
  open var delaysTouchesEnded = true
  open var allowedTouchTypes = UIGestureRecognizer.allTouchTypes
  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of another type than the first are left out.
  open var requiresExclusiveTouchType = true
  open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
  open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }
  package weak var lastEvent: UIEvent?

  // MARK: Relations

  /// Waits with recognizing until `other` has failed.
  open func require(toFail other: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether an event is for this recognizer at all.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    storedDelegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Places

  /// How many touches are part of the gesture.
  open var numberOfTouches: Int { sequence.live.count { !$0.isCarrier } }

  /// The centre of the touches.
  open func location(in view: UIView?) -> CGPoint { place(center, in: view) }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = sequence.live.filter { !$0.isCarrier }
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

  /// Called when the gesture was recognized or has failed and its touches are over: forget everything.
  open func reset() {}

  /// Leaves a touch to others.
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

  /// Whether a touch of this kind and button is one for this recognizer.
  package func accepts(_ touch: UITouch) -> Bool { !touch.isCarrier && touch.buttons != .secondary }

  /// Fingers on a touchpad, or a wheel: `carrier` stands for them.
  package func carrierChanged(_ carrier: UITouch, with event: UIEvent) {}

  nonisolated open override var description: String {
    let (state, view) = MainActor.assumeIsolated { (self.state, self.view) }
    let owner = view.map { "<\(type(of: $0)) \($0.address)>" } ?? "nil"
    return "<\(type(of: self)): \(address); state = \(state); view = \(owner)>"
  }
}

/// A recognizer that others do not keep alive.
package struct WeakRecognizer {
  package weak var recognizer: UIGestureRecognizer?
}

struct WeakTarget {
  weak var object: AnyObject?
}

/// What a recognizer calls.
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
