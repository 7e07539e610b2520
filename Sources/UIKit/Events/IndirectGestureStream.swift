/// A gesture of a touchpad or wheel in one scene, represented by one touch from its beginning to its end.
@MainActor
final class IndirectGestureStream {
  @OwnerReference private var scene: UIWindowScene
  private let event: UIEvent
  private var touch: UITouch?

  init(scene: UIWindowScene, type: UIEvent.EventType) {
    _scene = OwnerReference(wrappedValue: scene)
    event = UIEvent(type: type)
  }

  var isUnderWay: Bool { touch != nil }

  func begin(
    _ content: UITouch.IndirectGesture, at position: CGPoint, _ time: TimeInterval, _ modifiers: HostModifiers
  ) {
    if touch != nil { send(.cancelled, content, at: position, time, modifiers) }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    CATransaction.flush()
    event.timestamp = time
    guard let hit = scene.hitTest(position, with: event) else { return }
    let touch = UITouch(type: .indirect, position: position, timestamp: time)
    touch.window = hit.window
    touch.view = hit.view
    self.touch = touch
    send(.began, content, at: position, time, modifiers)
  }

  func send(
    _ phase: UITouch.Phase, _ content: UITouch.IndirectGesture, at position: CGPoint, _ time: TimeInterval,
    _ modifiers: HostModifiers
  ) {
    guard let touch, let window = touch.window else { return self.touch = nil }
    touch.phase = phase
    touch.indirectGesture = content
    touch.previousPosition = touch.position
    touch.position = position
    touch.timestamp = time
    event.timestamp = time
    event.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    event.touchList = [touch]
    event.destinations = [window]
    if touch.isOver { self.touch = nil }
    UIApplication.shared.sendEvent(event)
    event.touchList = []
  }
}
