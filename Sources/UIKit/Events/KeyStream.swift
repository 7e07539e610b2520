/// Converts keys of the host into key commands and presses, for one scene.
@MainActor
package final class KeyStream {
  @OwnerReference private var scene: UIWindowScene
  private var down: [UIPress] = []
  /// The maximum number of pressed keys. A further key cancels the oldest press, whose release was probably not reported.
  private static let maximumPresses = 16
  private let event = UIPressesEvent(timestamp: 0)

  init(scene: UIWindowScene) { _scene = OwnerReference(wrappedValue: scene) }

  func receive(_ key: HostKeyEvent) {
    guard let window = scene.keyWindow, !UIApplication.shared.isIgnoringInteractionEvents else { return }
    CATransaction.flush()
    let usage = UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorUndefined
    let known = down.first { $0.key?.keyCode == usage }
    switch key.phase {
    case .down where known != nil:
      if let known, key.isRepeat, !performCommand(for: known, in: window) {
        if let receiver = window.firstResponder as? any HostTextReceiver {
          receiver.receive(repeated: known)
        } else if let key = known.key, scene.typist.client != nil {
          scene.typist.press(key)
        } else {
          window.repeatFocusMovement(known)
        }
      }
    case .down:
      if MenuPresentation.current?.press(usage, in: window) == true { return }
      let press = UIPress(type: .init(usage), key: UIKey(key, usage), timestamp: key.timestamp)
      if performCommand(for: press, in: window) { return }
      press.window = window
      press.responder = window.keyTarget
      if down.count == Self.maximumPresses {
        send(down[0], .cancelled, key.timestamp)
        down.removeFirst()
      }
      down.append(press)
      send(press, .began, key.timestamp)
    case .up, .cancel:
      guard let known else { return }
      send(known, key.phase == .up ? .ended : .cancelled, key.timestamp)
      down.removeAll { $0 === known }
    }
  }

  /// Cancels the presses when the window loses the keyboard, because their release is not reported.
  func cancelPresses() {
    let pressed = down
    for press in pressed { send(press, .cancelled, FrameClock.shared.now) }
    down = []
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase, _ time: TimeInterval) {
    for other in down where other !== press { other.phase = .stationary }
    press.phase = phase
    press.timestamp = time
    event.timestamp = time
    event.modifierFlags = press.key?.modifierFlags ?? []
    event.pressList = down
    event.destinations = press.window.map { [$0] } ?? []
    UIApplication.shared.sendEvent(event)
  }

  // MARK: Key commands

  private func performCommand(for press: UIPress, in window: UIWindow) -> Bool {
    guard let key = press.key, let start = window.keyTarget else { return false }
    let isTyping = window.firstResponder is any HostTextReceiver || scene.typist.client != nil
    var responder: UIResponder? = start
    while let current = responder {
      for command in current.keyCommands ?? []
      where command.matches(key) && command.canInterrupt(typing: isTyping, key) {
        if perform(command, from: start) { return true }
      }
      responder = current.next
    }
    for command in UIMenuSystem.main.keyCommands
    where command.matches(key) && command.canInterrupt(typing: isTyping, key) {
      if perform(command, from: start) { return true }
    }
    return !isTyping && start.undoManager?.perform(key) ?? false
  }

  private func perform(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    if let handler = command.handler {
      if !command.attributes.contains(.disabled) { handler() }
      return true
    }
    guard let target = start.target(forAction: command.action, withSender: command) else {
      return command.fallback?() ?? false
    }
    (target as? UIResponder)?.validate(command)
    if command.attributes.contains(.disabled) { return true }
    return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
  }
}

extension UIKey {
  fileprivate convenience init(_ key: HostKeyEvent, _ usage: UIKeyboardHIDUsage) {
    self.init(
      characters: key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
      modifierFlags: UIKeyModifierFlags(rawValue: key.modifiers.rawValue), keyCode: usage)
  }
}

extension UIPress.PressType {
  fileprivate init(_ usage: UIKeyboardHIDUsage) {
    switch usage {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardReturnOrEnter: self = .select
    case .keyboardEscape: self = .menu
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: self = .keyboard
    }
  }
}
