/// The event sequence while a touch is tracked (Metrics.md 3.6).
extension UIControl {
  /// The distance outside its bounds at which a control still treats a finger as inside, in points, as in
  /// UIKit. It does not apply to a pointer.
  private static let slack: CGFloat = 70

  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: event) { return true }
    guard touch.type == .direct else { return false }
    return bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point)
  }

  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first, touch.buttons != .secondary else { return }
    isTouchInside = true
    tracked = touch
    guard beginTracking(touch, with: event) else {
      tracked = nil
      isTouchInside = false
      return
    }
    isHighlighted = true
    send(.touchDown, event)
    if showsMenuAsPrimaryAction { contextMenuInteraction?.openAsPrimaryAction() }
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    if let menu = contextMenuInteraction?.primaryPresentation { return menu.track(touch.location(in: nil)) }
    let wasInside = isTouchInside
    isTouchInside = contains(touch, event)
    guard continueTracking(touch, with: event) else {
      finishTracking()
      return
    }
    guard tracked === touch else { return }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    send(events, event)
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = contains(touch, event)
    endTracking(touch, with: event)
    if showsMenuAsPrimaryAction, let interaction = contextMenuInteraction {
      finishTracking()
      return interaction.releasePrimaryAction()
    }
    let isInside = isTouchInside
    finishTracking()
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside, triggersPrimaryActionOnTap { send(.primaryActionTriggered, event) }
  }

  func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancelTracking(with: event)
  }

  func stopTracking(cancelledBy event: UIEvent?) {
    guard tracked != nil else { return }
    finishTracking()
    send(.touchCancel, event)
  }

  private func finishTracking() {
    tracked = nil
    isTouchInside = false
    isHighlighted = false
  }
}
