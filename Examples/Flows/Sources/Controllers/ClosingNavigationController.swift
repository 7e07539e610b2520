import UIKit

/// The navigation controller of the flow for closing an account: the reason, then a confirmation.
final class ClosingNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .systemRed
  }
}
