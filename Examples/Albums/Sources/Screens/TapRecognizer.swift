import UIKit

/// Calls a closure with the place of a tap, or of several in a row.
final class TapRecognizer: UITapGestureRecognizer {
  private let onTap: (CGPoint) -> Void

  init(taps: Int = 1, _ onTap: @escaping (CGPoint) -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
    numberOfTapsRequired = taps
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { onTap(location(in: view)) } }
  }
}
