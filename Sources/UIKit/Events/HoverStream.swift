/// Follows the pointer over the views of one scene: hover recognizers and the pointer's shape.
@MainActor
package final class HoverStream {
  private unowned let scene: UIWindowScene
  private var hovering: [UIHoverGestureRecognizer] = []
  private var cursor = HostCursor.arrow

  init(scene: UIWindowScene) { self.scene = scene }

  func receive(_ pointer: HostPointerEvent) {
    let event = UIEvent(type: .hover, timestamp: pointer.timestamp)
    event.modifierFlags = UIKeyModifierFlags(rawValue: pointer.modifiers.rawValue)
    CATransaction.flush()
    let hit = pointer.phase == .hover ? scene.hitTest(pointer.location, with: event)?.view : nil
    let present = recognizers(from: hit, event)
    for recognizer in hovering where !present.contains(where: { $0 === recognizer }) {
      recognizer.pointerLeft(at: pointer.location)
    }
    for recognizer in present {
      if hovering.contains(where: { $0 === recognizer }) {
        recognizer.pointerMoved(to: pointer.location)
      } else {
        recognizer.pointerEntered(at: pointer.location)
      }
    }
    hovering = present
    updateCursor(over: hit, pointer.location)
  }

  private func recognizers(from view: UIView?, _ event: UIEvent) -> [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    var ancestor = view
    while let current = ancestor {
      if current.flags.contains(.hasGestureRecognizers) {
        for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
        where recognizer.isEnabled && recognizer.shouldReceive(event) {
          found.append(recognizer)
        }
      }
      ancestor = current.superview
    }
    return found
  }

  private func updateCursor(over view: UIView?, _ position: CGPoint) {
    var wanted = HostCursor.arrow
    var ancestor = view
    while let current = ancestor {
      if let cursor = current.cursor(at: current.layer.convert(position, from: nil)) {
        wanted = cursor
        break
      }
      ancestor = current.superview
    }
    guard wanted != cursor else { return }
    cursor = wanted
    scene.hostWindow.setCursor(wanted)
  }
}
