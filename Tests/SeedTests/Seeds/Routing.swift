import UIKit

struct User { var isLoggedIn = false }
struct Context { var note = "context" }
struct Foo { var text = "foo" }
struct Bar { var text = "bar" }
@MainActor var user = User()
@MainActor let context = Context()
@MainActor let foo = Foo()
@MainActor let bar = Bar()

class NextViewController: UIViewController {
  var importantInfo = ""
  var anotherInfo = ""
  var foo: Foo?
  var bar: Bar?
}

class LoginViewController: UIViewController {
  var someContext = ""
  var context: Context?
}

extension UIViewController {
  static var className: String { String(describing: self) }
}

extension NSObjectProtocol where Self: UIViewController {
  @MainActor static var storyboardInstance: Self {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: className)
  }
}

extension UINavigationController {
  func push(_ viewController: UIViewController) { pushViewController(viewController, animated: true) }
}

class ButtonScreen: UIViewController {
  let importantInfo = "important"
  let anotherInfo = "another"

// FRAGMENT ButtonClicked
}

enum SignedInOrNot {
  class UIViewController: UIKit.UIViewController {
    let importantInfo = "important"
    let anotherInfo = "another"
    let someContext = "some context"
    var navigationControler: UINavigationController? { navigationController }
  }

// FRAGMENT SignedInOrNot
}

enum OwnNavigationController {
// FRAGMENT OwnNavigationController
}
