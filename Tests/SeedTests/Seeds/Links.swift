import UIKit

@MainActor var rootNavigationController: OwnLinks.MyNavigationController!

func != (a: Any?, b: String) -> Bool { (a as? String) != Optional(b) }
func == (a: AnyObject??, b: String) -> Bool { ((a ?? nil) as? String) == Optional(b) }

@MainActor
final class PageNavigator {
  static let shared = PageNavigator()
  var targetPageInfo: [AnyHashable: Any] = ["destination": "FirstViewController"]
}

enum ScreensThatLeadOn {
  /// The document's screens override `viewWillAppear` by the name that it once had.
  class UIViewController: UIKit.UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      viewWillAppear(animated: animated)
    }

    func viewWillAppear(animated: Bool) {}
  }

  class UIApplicationDelegate: NSObject, UIKit.UIApplicationDelegate {}
  typealias SecondVC = SecondViewController
  class ThirdViewController: UIViewController {}

// FRAGMENT PageNavigator
}

extension UINavigationController {
  /// The dictionary of a remote notification, as the document's own method wants it.
  func navigate(with userInfo: [AnyHashable: Any]) {
    var strings: [String: AnyObject?] = [:]
    for (key, value) in userInfo { strings[key as! String] = value as AnyObject }
    (self as? OwnLinks.MyNavigationController)?.navigate(with: strings)
  }
}

enum OwnLinks {
  class UIApplicationDelegate: NSObject, UIKit.UIApplicationDelegate {}

  class FirstViewController: UIViewController {
    static var storyboardInstance: UIViewController { link("links-first") }
  }

  class SecondViewController: UIViewController {
    static var storyboardInstance: UIViewController { link("links-second") }
  }

  class ThirdViewController: UIViewController {
    static var storyboardInstance: UIViewController { link("links-third") }
  }

  @MainActor
  static func link(_ identifier: String) -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
  }

// FRAGMENT Links
}
