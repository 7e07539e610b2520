/// A scene with windows: one desktop window, or the entire display of a phone.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, TraitChangeRegistryOwner {
  package let hostWindow: any HostWindow
  package var geometry: HostWindowGeometry
  package var _traits: UITraitCollection
  package var traitChangeRegistry: TraitChangeRegistry?
  /// The layer that contains those of the windows and is drawn by the host.
  package let rootLayer = CALayer()
  package private(set) lazy var layerRoot = LayerRoot(layer: rootLayer)
  private var members: [WindowReference] = []
  @BackReference private var _keyWindow: UIWindow?
  private var isShown = false
  package var hostIsActive = true
  package private(set) lazy var touches = TouchStream(scene: self)
  package private(set) lazy var hovering = HoverStream(scene: self)
  package private(set) lazy var scrolling = ScrollStream(scene: self)
  package private(set) lazy var pinching = PinchStream(scene: self)
  package private(set) lazy var keys = KeyStream(scene: self)
  package private(set) lazy var typist = TextInputController(scene: self)
  package private(set) lazy var keyboard = KeyboardController(scene: self)
  var sceneKeyboard: any SceneKeyboard { keyboard }
  /// The parts of the scene that other topics add.
  private var features: [ObjectIdentifier: any SceneFeature] = [:]
  private var textEffects: TextEffectsWindow?
  /// The stored scroll positions of the previous run; `nil` if there are none.
  private(set) var scrollRestoration: ScrollRestoration?

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    let host = HostRegistry.current
    UIApplication.shared.attach(to: host)
    hostWindow = host.makeWindow(
      HostWindowRequest(
        title: ApplicationManifest.current.displayName,
        placement: HostWindowPlacement(propertyList: session.storedValue("window"))))
    geometry = hostWindow.geometry
    _traits = UITraitCollection.fallback
    scrollRestoration = ScrollRestoration(session.storedValue("scroll"))
    super.init(session: session, connectionOptions: connectionOptions)
    rootLayer.frame = CGRect(origin: .zero, size: geometry.size)
    hostWindow.rootLayer = rootLayer
    _traits = derivedTraits()
    _ = layerRoot
  }

  // MARK: Geometry

  open var screen: UIScreen { UIScreen.main }

  /// The coordinates of the scene in points, from its top left corner.
  open var coordinateSpace: any UICoordinateSpace {
    let size = geometry.size
    return ScreenCoordinateSpace { CGRect(origin: .zero, size: size) }
  }

  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(geometry.orientation) }
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  open var isFullScreen: Bool { geometry.size == screen.bounds.size }

  /// The limits of the window size, if the user can resize it.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// Requests other orientations or another size.
  @preconcurrency
  open func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let error = startGeometryUpdate(preferences) else { return }
    errorHandler?(error)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { _traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that override those of everything in the scene.
  open var traitOverrides = UITraitOverrides() {
    didSet { updateTraits() }
  }

  // MARK: Windows

  /// The windows of the scene, the lowest first. The scene does not retain them.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window of this scene that receives keys while the scene is active.
  open var keyWindow: UIWindow? {
    if let window = UIApplication.shared.keyWindow, window.windowScene === self { return window }
    return _keyWindow
  }

  /// The window of the keyboard and of edit menus, above all others.
  package var textEffectsWindow: TextEffectsWindow {
    if let textEffects { return textEffects }
    let made = TextEffectsWindow(windowScene: self)
    textEffects = made
    return made
  }

  /// Returns the feature of a type, which is created when it is first used.
  func feature<Feature: SceneFeature>(_ type: Feature.Type) -> Feature {
    if let made = features[ObjectIdentifier(type)] { return unsafeDowncast(made, to: type) }
    let made = type.init(scene: self)
    features[ObjectIdentifier(type)] = made
    return made
  }

  package func remember(key window: UIWindow) { _keyWindow = window }

  package func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WindowReference(window))
    sortWindows()
    let bounds = CGRect(origin: .zero, size: geometry.size)
    // A window that filled the screen may have been created before a rotation, or, before there was a scene,
    // with the size of the display, of which the scene may cover only a part. A landscape size in a portrait scene is
    // one that the app chose, as snapshot libraries do.
    let screenSizes = [screen.bounds.size, HostRegistry.current.screen.size].flatMap { size in
      [size, size.turned(toLandscape: false)]
    }
    let fillsScreen = window.frame.origin == .zero && screenSizes.contains(window.frame.size)
    if window.frame.isEmpty || fillsScreen { window.frame = bounds }
    window.deviceSafeAreaInsets = safeArea(of: window)
    window.inheritTraits()
    if !window.isHidden { rootLayer.addSublayer(window.layer) }
    sortLayers()
  }

  package func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    touches.cancelTouches(in: window)
    window.layer.removeFromSuperlayer()
    if _keyWindow === window { _keyWindow = nil }
  }

  package func sortWindows() {
    members = windows.sortedByLevel().map { WindowReference($0) }
    sortLayers()
  }

  /// Adds or removes the layers of a window. Called before the content of the window is laid out.
  package func windowDidChangeVisibility(_ window: UIWindow) {
    if window.isHidden {
      touches.cancelTouches(in: window)
      window.layer.removeFromSuperlayer()
    } else if window.layer.superlayer !== rootLayer {
      rootLayer.addSublayer(window.layer)
      sortLayers()
    }
  }

  private func sortLayers() {
    var index: UInt32 = 0
    for window in windows where !window.isHidden && window.layer.superlayer === rootLayer {
      rootLayer.insertSublayer(window.layer, at: index)
      index += 1
    }
  }

  /// Returns the topmost window that accepts input at a point of the scene, and the hit view in it.
  package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() where !window.isHidden {
      let local = window.layer.convert(point, from: rootLayer)
      if let view = window.hitTest(local, with: event) { return (window, view) }
    }
    return nil
  }

  // MARK: Host

  package override func prepareForForeground() {
    guard !isShown else { return }
    isShown = true
    hostWindow.show()
  }

  package override func titleDidChange() {
    hostWindow.setTitle(title.isEmpty ? ApplicationManifest.current.displayName : title)
  }

  package override func didDisconnect() {
    keyboard.abandon()
    for window in windows { window.windowScene = nil }
    textEffects = nil
    layerRoot.invalidate()
    hostWindow.rootLayer = nil
    hostWindow.close()
    if !UIApplication.shared.connected.contains(where: { $0 is UIWindowScene }) {
      HostRegistry.current.stop()
    }
  }

  /// Ends the drag whose items are offered to other programs, when one has taken them.
  var offeredDrag: (@MainActor () -> Void)?

  /// Receives the input of every scene before it is handled, for recording.
  package static var inputObserver: (@MainActor (UIWindowScene, HostEvent) -> Void)?

  package func receive(_ event: HostEvent) {
    Self.inputObserver?(self, event)
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .hover, .exit: hovering.receive(pointer)
      case .down, .move, .up, .cancel:
        if pointer.phase == .down { scrollRestoration?.personActs(in: self) }
        touches.receive([pointer])
      }
    case .scroll(let scroll):
      scrollRestoration?.personActs(in: self)
      scrolling.receive(scroll)
    case .pinch(let pinch): pinching.receive(pinch)
    case .key(let key):
      scrollRestoration?.personActs(in: self)
      keys.receive(key)
    case .text(let text):
      if let receiver = keyWindow?.firstResponder as? any HostTextReceiver {
        receiver.receive(text)
      } else {
        typist.receive(text)
      }
    case .geometry(let new):
      apply(new)
      StateRestorationCoordinator.shared.interfaceDidChange()
    case .active(let isActive): hostDidChangeActivity(isActive)
    case .visible(let isVisible):
      if isVisible, activationState == .background { move(to: .foregroundActive) }
      if !isVisible, activationState.isForeground { move(to: .background) }
    case .dragTaken: offeredDrag?()
    case .closeRequested:
      // Closing the last window ends the application, but preserves the state of the scene.
      if UIApplication.shared.connected.contains(where: { $0 !== self }) {
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
      } else {
        session.wasConnected = true
        disconnect()
      }
    }
  }

  private func hostDidChangeActivity(_ isActive: Bool) {
    hostIsActive = isActive
    updateTraits()
    if isActive {
      if let window = _keyWindow ?? windows.last(where: { !$0.isHidden && $0.canBecomeKey }) {
        UIApplication.shared.makeKey(window)
      }
    } else {
      keys.cancelPresses()
    }
  }

  /// Notifies the input method of the text being edited in the key window.
  package func textInputDidChange() {
    let receiver = keyWindow?.firstResponder as? any HostTextReceiver
    hostWindow.setTextInput(receiver != nil ? receiver?.hostTextInput : typist.hostTextInput)
    keyboard.textDidChange()
  }
}

/// A responder that handles the input method and keys itself, rather than with `UIKeyInput`.
@MainActor
package protocol HostTextReceiver: UIResponder {
  /// The state for the input method; `nil` when no text can be typed.
  var hostTextInput: HostTextInput? { get }
  func receive(_ event: HostTextEvent)
  /// Called when a held key repeats.
  func receive(repeated press: UIPress)
}

/// A weak reference to a window.
@MainActor
private struct WindowReference {
  @BackReference var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }
}
