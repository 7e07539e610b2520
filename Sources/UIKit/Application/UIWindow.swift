import ObjCRuntime

/// The root of a view hierarchy, which shows a root view controller and dispatches events to its views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  package override var containerRole: AccessibilityRole? { .window }
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.layerClass = "UIWindowLayer"
  }

  /// The z-order of windows; higher levels are in front.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  /// The window whose first responder views of this window become.
  package var firstResponderWindow: UIWindow { self }
  /// The responder that keys and actions go to first.
  package var firstResponder: UIResponder?
  /// Whether the first responder is being replaced, so that the keyboard remains visible.
  package var isHandingOver = false
  /// Dispatches touches to recognizers and views.
  package private(set) lazy var touchDispatcher = TouchDispatcher(window: self)
  /// The focus controller, created on demand.
  package private(set) var focusIfAny: FocusController?
  package var focus: FocusController {
    if let focusIfAny { return focusIfAny }
    let made = FocusController(self)
    focusIfAny = made
    return made
  }
  /// The current change of the window's size.
  package var sizeTransition: SizeTransition?
  /// Whether the window may take the size of its content. Differs from iOS: the host sets the size.
  open var canResizeToFitContent = false
  private var _rootViewController: UIViewController?
  @BackReference private var _windowScene: UIWindowScene?
  /// The safe area insets of the device in points, set by the host through the scene.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if deviceSafeAreaInsets != oldValue { updateSafeAreaInsets() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWindow()
  }

  /// Creates a window with the size of its scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    prepareWindow()
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareWindow()
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func prepareWindow() {
    _window = self
    layer.isHidden = true
    autoresizingMask = Self.initialAutoresizingMask
    inheritTraits()
    // As an autoreleased object on iOS, a window that only its caller made is there for the rest of the turn.
    AutoreleasePool.keepForTurn(self)
  }

  /// The default autoresizing mask of windows. A window with this mask that is smaller than its scene keeps
  /// its frame when the scene is resized; other masks are applied.
  static let initialAutoresizingMask: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  deinit {
    MainThreadDeallocation.run { layer.removeFromSuperlayer() }
  }

  // MARK: Scene

  /// The scene that contains the window.
  open var windowScene: UIWindowScene? {
    get { _windowScene }
    set {
      guard newValue !== _windowScene else { return }
      _windowScene?.remove(self)
      _windowScene = newValue
      newValue?.add(self)
    }
  }

  open var screen: UIScreen {
    get { _windowScene?.screen ?? UIScreen.main }
    set {}
  }

  package var sceneTraits: UITraitCollection {
    _windowScene?.traitCollection ?? UIScreen.main.traitCollection
  }

  open var windowLevel = Level.normal {
    willSet { willChange("windowLevel") }
    didSet {
      defer { didChange("windowLevel") }
      if windowLevel != oldValue { _windowScene?.sortWindows() }
    }
  }

  open override var next: UIResponder? { _windowScene ?? UIApplication.shared }

  // MARK: Root view controller

  /// The controller that fills the window. Setting it replaces the screen with appearance callbacks for both.
  open var rootViewController: UIViewController? {
    get { _rootViewController }
    set {
      willChange("rootViewController")
      defer { didChange("rootViewController") }

      guard newValue !== _rootViewController else { return }
      let old = _rootViewController
      _rootViewController = newValue
      replaceRoot(old, with: newValue)
    }
  }

  private func replaceRoot(_ old: UIViewController?, with new: UIViewController?) {
    guard !isHidden else { return }
    if let old {
      old.dismissWithoutAnimation()
      if old.appearance == .appeared || old.appearance == .appearing {
        old.send(.willDisappear, animated: false)
        old.viewIfLoaded?.removeFromSuperview()
        old.send(.didDisappear, animated: false)
      } else {
        old.viewIfLoaded?.removeFromSuperview()
      }
    }
    if let new { showRoot(new) }
  }

  /// Shows the root view. `viewDidAppear` follows after the first layout was committed.
  private func showRoot(_ root: UIViewController) {
    let view = root.view!
    root.placeByContainer(bounds)
    root.send(.willAppear, animated: false)
    insertSubview(view, at: 0)
    if root.appearance == .appearing { root.sendIsAppearing(animated: false) }
    let reference = BackReference(wrappedValue: root)
    CATransaction.afterCommit {
      guard let root = reference.wrappedValue, root.appearance == .appearing,
        root.viewIfLoaded?._window != nil
      else { return }
      root.send(.didAppear, animated: false)
    }
    setNeedsLayout()
  }

  // MARK: Visibility and key status

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? hide() : reveal()
    }
  }

  private func reveal() {
    if _windowScene == nil { windowScene = UIApplication.shared.sceneForNewWindow() }
    if AppearanceRules.isInUse { AppearanceRules.apply(to: self) }
    _windowScene?.windowDidChangeVisibility(self)
    if let root = _rootViewController, root.viewIfLoaded?._superview !== self { showRoot(root) }
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func hide() {
    if let root = _rootViewController, root.appearance == .appeared || root.appearance == .appearing {
      root.send(.willDisappear, animated: false)
      root.viewIfLoaded?.removeFromSuperview()
      root.send(.didDisappear, animated: false)
    }
    resignKeyIfNeeded()
    _windowScene?.windowDidChangeVisibility(self)
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() { UIApplication.shared.makeKey(self) }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open var canBecomeKey: Bool { true }
  open func becomeKey() {}
  open func resignKey() {}

  private func resignKeyIfNeeded() {
    if UIApplication.shared.keyWindow === self { UIApplication.shared.makeKey(nil) }
  }

  // MARK: Events

  /// Handles unhandled keys: focus movement, activation, scrolling and dismissal.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !focus.perform($0) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  /// Dispatches an event to its views and recognizers.
  open func sendEvent(_ event: UIEvent) {
    if _ObjCDispatch.redirects(UIWindow.self, self, "sendEvent:", event) { return }
    dispatch(event)
  }

  open override var undoManager: UndoManager? { windowUndoManager }
  private lazy var windowUndoManager = UndoManager()

  // MARK: First responder

  package func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    if let current = firstResponder {
      isHandingOver = true
      defer { isHandingOver = false }
      guard current.resignFirstResponder() else { return false }
    }
    firstResponder = responder
    firstResponderDidChange()
    return true
  }

  package func clearFirstResponder(_ responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    firstResponderDidChange()
  }

  // MARK: Notifications

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
