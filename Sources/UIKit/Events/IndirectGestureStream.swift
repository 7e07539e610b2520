/// A gesture of a touchpad or wheel: one carrier touch from its beginning to its end, for one scene.
@MainActor
final class IndirectGestureStream {
  @OwnerReference private var scene: UIWindowScene
  private let event: UIEvent
  private var carrier: UITouch?

  init(scene: UIWindowScene, type: UIEvent.EventType) {
    _scene = OwnerReference(wrappedValue: scene)
    event = UIEvent(type: type)
  }

  var isUnderWay: Bool { carrier != nil }

  func begin(
    _ content: UITouch.Carrier, at position: CGPoint, _ time: TimeInterval, _ modifiers: HostModifiers
  ) {
    if carrier != nil { send(.cancelled, content, at: position, time, modifiers) }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    CATransaction.flush()
    event.timestamp = time
    guard let hit = scene.hitTest(position, with: event) else { return }
    let touch = UITouch(type: .indirect, position: position, timestamp: time)
    touch.window = hit.window
    touch.view = hit.view
    carrier = touch
    send(.began, content, at: position, time, modifiers)
  }

  func send(
    _ phase: UITouch.Phase, _ content: UITouch.Carrier, at position: CGPoint, _ time: TimeInterval,
    _ modifiers: HostModifiers
  ) {
    guard let carrier, let window = carrier.window else { return self.carrier = nil }
    carrier.phase = phase
    carrier.carrier = content
    carrier.previousPosition = carrier.position
    carrier.position = position
    carrier.timestamp = time
    event.timestamp = time
    event.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    event.touchList = [carrier]
    event.destinations = [window]
    if carrier.isOver { self.carrier = nil }
    UIApplication.shared.sendEvent(event)
    event.touchList = []
  }
}
