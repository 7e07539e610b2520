import Foundation

class OverridingController: UIViewController {
  @objc func inClass() { print("inClass") }
}

// MARK: - Overrides that Swift refuses here
extension OverridingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("extension", #function)
  }
  override public func canBecome(_ what: String, animated: Bool = true) -> Bool {
    print("canBecome", what, animated, #line)
    return true
  }
  override open var prefersStatusBarHidden: Bool { return true }
  override var editing: Bool {
    get { super.editing }
    set { print("editing", newValue); super.editing = newValue }
  }
  @objc func added() { print("added") }
}

extension UIView {
  @objc func shake(_ times: Int) { print("shake", times) }
  @IBInspectable var border: Double { get { 2 } set { print("border", newValue) } }
}

private extension OverridingController {
  @objc func secret() { print("secret", responds(to: #selector(secret))) }
}

func runExtensions() {
  let controller: UIViewController = OverridingController()
  controller.viewDidLoad()
  print(controller.canBecome("first", animated: false), controller.prefersStatusBarHidden)
  controller.editing = true
  print(controller.editing)
  controller.perform(#selector(OverridingController.added))
  controller.perform(#selector(OverridingController.secret))
  UIButton().perform(#selector(UIView.shake(_:)), with: 3)
  UILabel().setValue(5, forKey: "border")
  let other: UIView = OtherFileView()
  other.layoutSubviews()
}
// UIViewController.viewDidLoad
// extension viewDidLoad()
// canBecome first false 14
// true true
// editing true
// true
// added
// secret true
// shake 3
// border 5.0
// UIView.layoutSubviews
// other file
