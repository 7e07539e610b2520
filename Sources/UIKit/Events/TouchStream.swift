/// Converts fingers, pens and pointer buttons of the host into touches, for one scene.
@MainActor
package final class TouchStream {
  private struct Key: Equatable {
    var kind: HostPointerEvent.Kind
    var id: Int
  }

  private struct PreviousTap {
    var time: TimeInterval
    var position: CGPoint
    var count: Int
  }

  @OwnerReference private var scene: UIWindowScene
  private var live: [(key: Key, touch: UITouch)] = []
  private var lastTap: PreviousTap?
  private var waiting: [[HostPointerEvent]] = []
  private var isDelivering = false

  /// The event that reports all touches of the scene.
  package let event = UIEvent(type: .touches)

  init(scene: UIWindowScene) { _scene = OwnerReference(wrappedValue: scene) }

  /// The active touches.
  package var touches: [UITouch] { live.map(\.touch) }

  /// Receives simultaneous events of one or several pointers.
  package func receive(_ pointers: [HostPointerEvent]) {
    waiting.append(pointers)
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty { process(waiting.removeFirst()) }
    isDelivering = false
  }

  private func process(_ pointers: [HostPointerEvent]) {
    // Pending layout is done first, so that views are where the user sees them.
    if pointers.contains(where: { $0.phase == .down }) { CATransaction.flush() }
    settlePhases()
    for pointer in pointers { apply(pointer) }
    guard let last = pointers.last else { return }
    event.timestamp = last.timestamp
    event.modifierFlags = UIKeyModifierFlags(rawValue: last.modifiers.rawValue)
    event.buttonMask = UIEvent.ButtonMask(rawValue: last.buttons.rawValue)
    send()
  }

  private func settlePhases() {
    for (_, touch) in live {
      touch.phase = .stationary
      touch.previousPosition = touch.position
    }
  }

  private func send() {
    event.touchList = live.map(\.touch)
    event.destinations = []
    for (_, touch) in live where touch.phase != .stationary {
      guard let window = touch.window, !event.destinations.contains(where: { $0 === window }) else {
        continue
      }
      event.destinations.append(window)
    }
    if !event.destinations.isEmpty { UIApplication.shared.sendEvent(event) }
    live.removeAll { $0.touch.isOver }
    event.touchList = live.map(\.touch)
  }

  private func apply(_ pointer: HostPointerEvent) {
    let key = Key(kind: pointer.kind, id: pointer.id)
    let known = live.first { $0.key == key }?.touch
    switch pointer.phase {
    case .down:
      // Another button of a mouse that is already pressed does not begin a new touch.
      if let known {
        known.buttons.insert(UIEvent.ButtonMask(rawValue: pointer.buttons.rawValue))
      } else {
        begin(pointer, key)
      }
    case .move:
      guard let known, !known.isOver else { return }
      move(known, to: pointer)
      if known.position != known.previousPosition { known.phase = .moved }
    case .up:
      guard let known, !known.isOver else { return }
      move(known, to: pointer)
      known.phase = .ended
      lastTap =
        known.travel <= Self.multiTapDistance
        ? PreviousTap(time: pointer.timestamp, position: known.position, count: known.tapCount) : nil
    case .cancel:
      guard let known, !known.isOver else { return }
      known.timestamp = pointer.timestamp
      known.phase = .cancelled
      lastTap = nil
    case .hover, .exit: break
    }
  }

  private func move(_ touch: UITouch, to pointer: HostPointerEvent) {
    touch.position = pointer.location
    touch.timestamp = pointer.timestamp
    touch.force = pointer.force
    if touch.position != touch.startPosition, touch.travel > Self.multiTapDistance { touch.tapCount = 0 }
  }

  private func begin(_ pointer: HostPointerEvent, _ key: Key) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let touch = UITouch(
      type: UITouch.TouchType(pointer.kind), position: pointer.location, timestamp: pointer.timestamp)
    touch.force = pointer.force
    touch.buttons = UIEvent.ButtonMask(rawValue: pointer.buttons.rawValue)
    event.timestamp = pointer.timestamp
    event.buttonMask = touch.buttons
    guard let hit = scene.hitTest(pointer.location, with: event) else { return }
    touch.window = hit.window
    touch.view = hit.view
    touch.tapCount = tapCount(at: pointer.location, pointer.timestamp)
    let active = live.lazy.map(\.touch).filter { !$0.isOver }
    if active.count >= Self.maximumTouches, let oldest = active.first {
      oldest.timestamp = pointer.timestamp
      oldest.phase = .cancelled
    }
    live.append((key, touch))
  }

  /// The maximum number of simultaneous touches. A further touch cancels the oldest, whose end was probably not reported. An
  /// iPad reports 11.
  private static let maximumTouches = 16

  /// The maximum time between taps of a multiple tap, in seconds (Metrics.md 2.5).
  package static let multiTapInterval: TimeInterval = 0.35
  package static let multiTapDistance: CGFloat = 30

  private func tapCount(at position: CGPoint, _ time: TimeInterval) -> Int {
    guard let lastTap, (0...Self.multiTapInterval).contains(time - lastTap.time),
      hypot(position.x - lastTap.position.x, position.y - lastTap.position.y) <= Self.multiTapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// Cancels the touches of a window that is being removed.
  func cancelTouches(in window: UIWindow) {
    guard live.contains(where: { $0.touch.window === window && !$0.touch.isOver }) else { return }
    settlePhases()
    for (_, touch) in live where touch.window === window { touch.phase = .cancelled }
    event.touchList = live.map(\.touch)
    event.destinations = [window]
    window.sendEvent(event)
    live.removeAll { $0.touch.window === window }
    event.touchList = live.map(\.touch)
  }
}

extension UITouch.TouchType {
  init(_ kind: HostPointerEvent.Kind) {
    switch kind {
    case .touch: self = .direct
    case .mouse: self = .indirectPointer
    case .pen: self = .pencil
    }
  }
}
