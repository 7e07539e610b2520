import UIKit

class EditingScreen: UIViewController {
// FRAGMENT
}
