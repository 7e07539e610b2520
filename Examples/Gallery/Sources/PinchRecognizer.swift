import UIKit

/// Calls a closure with every step of a pinch.
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
