import Foundation

class OutletsController: UIViewController {
  @IBOutlet var single: UILabel!
  @IBOutlet weak var weakOne: UILabel!
  @IBOutlet private weak var hidden: UILabel?
  @IBOutlet private(set) var buttons: [UIButton]!
  @IBOutlet fileprivate var delegate: AnyObject?
  @IBOutlet
  weak var below: UIView?
  @IBOutlet var first: UILabel!, second: UILabel!
  @IBOutlet weak var observed: UILabel! { didSet { print("observed", observed === single) } }
  @IBInspectable var corner: CGFloat = 0
  @IBInspectable var title: String? { didSet { print("title", title ?? "nil") } }
  @IBInspectable var isRound: Bool = false

  func show() {
    print(hidden === single, delegate === self, below === single)
  }
}

@IBDesignable
final class BadgeView: UIView {
  @IBInspectable public var count: Int = 0 { didSet { print("count", count) } }
}

func runOutlets() {
  let controller = OutletsController()
  let label = UILabel()
  for key in ["single", "weakOne", "hidden", "below", "first", "second", "observed"] {
    controller.setValue(label, forKey: key)
  }
  controller.setValue([UIButton(), UIButton()], forKey: "buttons")
  controller.setValue(controller, forKey: "delegate")
  controller.show()
  print(controller.buttons.count, controller.first === controller.second)
  controller.setValue(NSNumber(value: 4.5), forKey: "corner")
  controller.setValue("Porto", forKey: "title")
  controller.setValue(nil, forKey: "title")
  controller.setValue(1, forKey: "isRound")
  print(controller.corner, controller.isRound)
  let badge = BadgeView()
  badge.setValue(3, forKeyPath: "count")
  controller.delegate = nil
}
// observed true
// true true true
// 2 true
// title Porto
// title nil
// 4.5 true
// count 3
