/// Tracks the pointer over the views of one scene: hover recognizers, pointer interactions and the cursor.
@MainActor
package final class HoverStream {
  @OwnerReference private var scene: UIWindowScene
  private var hovering: [UIHoverGestureRecognizer] = []
  private var cursor = HostCursor.arrow
  private(set) lazy var tracker = PointerTracker()

  init(scene: UIWindowScene) { _scene = OwnerReference(wrappedValue: scene) }

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
    updateCursor(over: hit, pointer.location, event.modifierFlags)
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

  /// Updates the pointer interactions at the current position.
  func refresh(at position: CGPoint) {
    let event = UIEvent(type: .hover, timestamp: CACurrentMediaTime())
    updateCursor(over: scene.hitTest(position, with: event)?.view, position, [])
  }

  private func updateCursor(over view: UIView?, _ position: CGPoint, _ modifiers: UIKeyModifierFlags) {
    let wanted = tracker.move(over: view, position, modifiers) ?? ownCursor(of: view, position) ?? .arrow
    guard wanted != cursor else { return }
    cursor = wanted
    scene.hostWindow.setCursor(wanted)
  }

  /// Returns the cursor of the deepest view that specifies one.
  private func ownCursor(of view: UIView?, _ position: CGPoint) -> HostCursor? {
    var ancestor = view
    while let current = ancestor {
      if let cursor = current.cursor(at: current.layer.convert(position, from: nil)) { return cursor }
      ancestor = current.superview
    }
    return nil
  }
}
