import UIKit

/// Two taps in quick succession, told to a closure.
final class DoubleTapRecognizer: UITapGestureRecognizer {
  private let handler: (CGPoint) -> Void

  init(_ handler: @escaping (CGPoint) -> Void) {
    self.handler = handler
    super.init(target: nil, action: nil)
    numberOfTapsRequired = 2
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { handler(location(in: view)) } }
  }
}
