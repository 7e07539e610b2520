/// Tracks a pointer that moves over a view without a pressed button. It does not compete with other gestures.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pen from the display, which hosts do not report.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The rotation of a pen around its axis, which hosts do not report.
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  package override func accepts(_ touch: UITouch) -> Bool { false }
  open override var numberOfTouches: Int { 0 }

  func pointerEntered(at point: CGPoint) {
    center = point
    guard isEnabled, storedState == .possible, storedDelegate?.gestureRecognizerShouldBegin(self) ?? true
    else {
      return
    }
    report(.began)
  }

  func pointerMoved(to point: CGPoint) {
    center = point
    if storedState == .began || storedState == .changed { report(.changed) }
  }

  func pointerLeft(at point: CGPoint) {
    center = point
    guard storedState == .began || storedState == .changed else { return }
    report(.ended)
    reset()
    storedState = .possible
  }

  private func report(_ state: State) {
    storedState = state
    sendActions(reporting: state)
  }
}
