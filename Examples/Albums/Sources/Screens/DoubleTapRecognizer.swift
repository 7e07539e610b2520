import UIKit

/// A double tap recognizer with a closure.
final class DoubleTapRecognizer: UITapGestureRecognizer {
  private let onTap: (CGPoint) -> Void

  init(_ onTap: @escaping (CGPoint) -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
    numberOfTapsRequired = 2
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { onTap(location(in: view)) } }
  }
}
