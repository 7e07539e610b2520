import PortolanTesting
import SwiftUI

extension TestApp {
  /// Returns the first controller of a type below the window's root, the outermost first.
  func controller<C: UIViewController>(_ type: C.Type) -> C? {
    func find(_ controller: UIViewController?) -> C? {
      if let found = controller as? C { return found }
      for child in controller?.children ?? [] { if let found = find(child) { return found } }
      return nil
    }
    return find(window.rootViewController)
  }

  /// The titles of the screens on the outermost stack.
  var titles: [String] {
    controller(UINavigationController.self)?.viewControllers.map { $0.navigationItem.title ?? "" } ?? []
  }

  /// Swipes from the left edge to the right.
  func swipeBack(to x: CGFloat = 350) {
    drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: x, y: 500))
    settle()
  }
}
