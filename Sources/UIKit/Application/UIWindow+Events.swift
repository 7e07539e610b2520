extension UIWindow {
  /// Dispatches an event to recognizers and views.
  package func dispatch(_ event: UIEvent) {
    switch event.type {
    case .touches, .scroll, .transform:
      if event.type == .touches { focusIfAny?.touchWillBegin() }
      touchDispatcher.dispatch(event)
    case .presses: if let presses = event as? UIPressesEvent { dispatch(presses: presses) }
    case .motion: dispatch(motion: event)
    case .hover, .remoteControl: break
    }
  }

  /// Called when the first responder has changed.
  func firstResponderDidChange() {
    guard !isHandingOver, let windowScene else { return }
    windowScene.textInputDidChange()
    windowScene.sceneKeyboard.responderDidChange(reloads: false)
  }

  func inputViewsDidChange(for responder: UIResponder) {
    guard firstResponder === responder, let windowScene else { return }
    windowScene.textInputDidChange()
    windowScene.sceneKeyboard.responderDidChange(reloads: true)
  }

  /// Called at the end of a push, a presentation or their reverse.
  func screenDidChange() { focusIfAny?.screenDidChange() }

  func setNeedsStatusBarUpdate() { windowScene?.statusBarManager?.setNeedsUpdate() }
}

// MARK: Keys and motion

extension UIWindow {
  /// The target of key events: the first responder, or the frontmost controller.
  package var keyTarget: UIResponder? {
    if let firstResponder { return firstResponder }
    if let item = focusIfAny?.item { return item }
    return deepestController ?? self
  }

  /// The frontmost controller, following presentations and containers.
  package var deepestController: UIViewController? {
    guard var controller = rootViewController else { return nil }
    while true {
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
          || controller.children.isEmpty
      {
        controller = presented
      } else if let child = controller.children.last(where: { $0.isOnScreen }) {
        controller = child
      } else {
        return controller
      }
    }
  }

  func dispatch(presses event: UIPressesEvent) {
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      let presses = event.pressList.filter { $0.phase == phase && $0.window === self }
      guard let responder = presses.first?.responder else { continue }
      switch phase {
      case .began:
        responder.pressesBegan(Set(presses), with: event)
        guard let typist = windowScene?.typist, responder === typist.client else { break }
        for case let key? in presses.map(\.key) { typist.press(key) }
      case .changed: responder.pressesChanged(Set(presses), with: event)
      case .ended: responder.pressesEnded(Set(presses), with: event)
      default: responder.pressesCancelled(Set(presses), with: event)
      }
    }
  }

  /// Repeats the movement of the focus by a key that is held.
  func repeatFocusMovement(_ press: UIPress) { focus.repeat(press) }

  /// Dispatches the beginning and end of a shake.
  func dispatch(motion event: UIEvent) {
    let target = keyTarget
    target?.motionBegan(event.subtype, with: event)
    target?.motionEnded(event.subtype, with: event)
  }
}

extension UIViewController {
  fileprivate var isOnScreen: Bool {
    appearance != .disappeared && viewIfLoaded?.window != nil && viewIfLoaded?.isHidden == false
  }
}
