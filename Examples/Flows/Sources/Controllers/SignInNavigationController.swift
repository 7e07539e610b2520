import UIKit

/// The navigation controller of the sign-in flow: an address, then a code.
final class SignInNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }
}
