extension UIWindowScene {
  /// The shape of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation { orientation }
    private nonisolated let orientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) { orientation = interfaceOrientation }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Geometry)?.orientation == orientation
    }
    open override var hash: Int { orientation.rawValue }
  }

  /// Preferences for another geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {}

  // MARK: Changes from the host

  /// Applies a new size, scale, safe area or orientation: notifies the controllers, changes traits and sizes,
  /// then lays out, in one animation for a rotation.
  func apply(_ new: HostWindowGeometry) {
    let old = geometry
    guard new != old else { return }
    let oldTraits = _traits
    let oldSpace = coordinateSpace
    let oldOrientation = interfaceOrientation
    let orientation = UIInterfaceOrientation(new.orientation)
    let turns = orientation != oldOrientation
    if turns { notifyRotation(UIApplication.willChangeStatusBarOrientationNotification, orientation) }

    let duration =
      turns && activationState.isForeground ? turnDuration(from: oldOrientation, to: orientation) : 0
    let filling = windows.filter { $0.frame.size == old.size }
    geometry = new
    let newTraits = derivedTraits()
    geometry = old
    let transitions = filling.filter { !$0.isHidden }.map { window in
      SizeTransition(
        window: window, duration: UIView.areAnimationsEnabled ? duration : 0,
        targetTransform: turn(from: oldOrientation, to: orientation))
    }
    for transition in transitions { transition.announce(size: new.size, traits: newTraits, from: oldTraits) }

    geometry = new
    UITraitCollection.fallback = UIScreen.main.traitCollection
    rootLayer.frame = CGRect(origin: .zero, size: new.size)
    let changes: @MainActor () -> Void = { [self] in
      updateTraits()
      for window in windows {
        if filling.contains(where: { $0 === window }) {
          window.frame = CGRect(origin: .zero, size: new.size)
        } else if window.autoresizingMask != UIWindow.initialAutoresizingMask {
          window.resize(from: old.size, to: new.size, mask: window.autoresizingMask)
        }
        window.deviceSafeAreaInsets = safeArea(of: window)
      }
      for transition in transitions { transition.runAlongside() }
      for window in filling where !window.isHidden { window.layoutIfNeeded() }
      keyboard.sceneDidResize()
    }
    let completion: @MainActor () -> Void = { [self] in
      for transition in transitions { transition.complete() }
      if turns { notifyRotation(UIApplication.didChangeStatusBarOrientationNotification, oldOrientation) }
    }
    if duration > 0, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: duration, animations: changes) { _ in completion() }
    } else {
      UIView.performWithoutAnimation(changes)
      completion()
    }
    if turns { UIDevice.current.turn(to: UIDeviceOrientation(orientation)) }
    announceUpdate(oldSpace, oldOrientation, oldTraits)
  }

  private func announceUpdate(
    _ space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection
  ) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(self, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
    if orientation != interfaceOrientation {
      delegate.windowScene(self, didUpdateEffectiveGeometry: Geometry(interfaceOrientation: orientation))
    }
  }

  private func notifyRotation(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    UIApplication.shared.post(
      name, userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }

  /// Returns the `UIApplication.statusBarOrientationAnimationDuration` of iOS: 0.3 s on a phone and 0.4 s on
  /// a pad for a quarter turn.
  private func turnDuration(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> TimeInterval
  {
    let quarter = screen.traitCollection.userInterfaceIdiom == .pad ? 0.4 : 0.3
    return old.isPortrait == new.isPortrait ? quarter * 2 : quarter
  }

  private func turn(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: new.angle - old.angle)
  }

  /// Returns the insets of the display, for a window that reaches its edges.
  func safeArea(of window: UIWindow) -> UIEdgeInsets {
    guard window.frame.size == geometry.size else { return .zero }
    let insets = geometry.safeArea
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  // MARK: Traits

  func derivedTraits() -> UITraitCollection {
    SceneTraits(
      size: geometry.size, scale: geometry.scale, screen: HostRegistry.current.screen,
      environment: HostRegistry.current.environment, isActive: hostIsActive
    ).collection.applying(traitOverrides)
  }

  package func updateTraits() {
    let old = _traits
    let new = derivedTraits()
    guard new !== old else { return }
    _traits = new
    if new != old {
      traitChangeRegistry?.notify(self, previous: old)
      traitCollectionDidChange(old)
      statusBarManager?.setNeedsUpdate()
    }
    for window in windows { window.inheritTraits() }
  }

  package func environmentDidChange() {
    updateTraits()
    keyboard.environmentDidChange()
  }

  // MARK: Orientation

  /// The orientations that the application and the topmost controller support.
  package var supportedOrientations: UIInterfaceOrientationMask {
    let window = keyWindow ?? windows.last { !$0.isHidden }
    let application = UIApplication.shared.supportedInterfaceOrientations(for: window)
    guard let front = window?.rootViewController?.orientationDecider else { return application }
    let common = application.intersection(front.supportedInterfaceOrientations)
    if common.isEmpty {
      UIKitFault.raise(
        .invalidInterfaceOrientation,
        "Supported orientations has no common orientation with the application, and [\(type(of: front)) "
          + "shouldAutorotate] is returning \(front.shouldAutorotate ? "YES" : "NO")")
    }
    return common
  }

  /// Rotates the interface if the current orientation is no longer supported.
  package func supportedOrientationsDidChange() {
    let supported = supportedOrientations
    guard !supported.contains(UIInterfaceOrientationMask(interfaceOrientation)) else { return }
    request(oneOf: supported)
  }

  /// Called when the user has rotated the device: rotates the interface to a supported orientation.
  package func deviceDidTurn(to orientation: UIDeviceOrientation) {
    UIDevice.current.turn(to: orientation)
    guard let wanted = UIInterfaceOrientation(orientation),
      supportedOrientations.contains(UIInterfaceOrientationMask(wanted)),
      (keyWindow ?? windows.last)?.rootViewController?.orientationDecider.shouldAutorotate ?? true
    else { return }
    request(oneOf: UIInterfaceOrientationMask(wanted))
  }

  func startGeometryUpdate(_ preferences: GeometryPreferences) -> UISceneError? {
    guard let preferences = preferences as? GeometryPreferences.iOS else {
      return UISceneError(.geometryRequestUnsupported)
    }
    let allowed = preferences.interfaceOrientations.intersection(supportedOrientations)
    guard !allowed.isEmpty else { return UISceneError(.geometryRequestDenied) }
    if !allowed.contains(UIInterfaceOrientationMask(interfaceOrientation)) { request(oneOf: allowed) }
    return nil
  }

  private func request(oneOf orientations: UIInterfaceOrientationMask) {
    let preferred: [HostOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard
      let wanted = preferred.first(where: {
        orientations.contains(UIInterfaceOrientationMask(UIInterfaceOrientation($0)))
      })
    else { return }
    hostWindow.requestOrientation(wanted)
  }
}

extension UIWindowScene.GeometryPreferences {
  /// The requested orientations of the scene.
  open class iOS: UIWindowScene.GeometryPreferences {
    open var interfaceOrientations: UIInterfaceOrientationMask

    public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
      self.interfaceOrientations = interfaceOrientations
    }
  }
}

extension UIInterfaceOrientation {
  init(_ orientation: HostOrientation) { self = UIInterfaceOrientation(rawValue: orientation.rawValue)! }

  /// Creates the interface orientation for a device orientation, which is the opposite in landscape.
  init?(_ orientation: UIDeviceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  fileprivate var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    case .landscapeRight: .pi / 2
    }
  }
}

extension UIViewController {
  /// The controller that determines the supported orientations: the topmost one that covers the window.
  var orientationDecider: UIViewController {
    var front = self
    while let presented = front.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle.coversScreen
    {
      front = presented
    }
    return front
  }
}

extension UIModalPresentationStyle {
  fileprivate var coversScreen: Bool { self == .fullScreen || self == .overFullScreen }
}
