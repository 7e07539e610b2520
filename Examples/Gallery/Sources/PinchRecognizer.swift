import UIKit

/// A pinch gesture recognizer with a closure.
final class PinchRecognizer: UIPinchGestureRecognizer {
  private let onPinch: (UIPinchGestureRecognizer) -> Void

  init(_ onPinch: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.onPinch = onPinch
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State {
    didSet { onPinch(self) }
  }
}
