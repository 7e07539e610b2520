import UIKit

/// Owns the flow that closes an account: why, then really.
final class ClosingNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .systemRed
  }
}
