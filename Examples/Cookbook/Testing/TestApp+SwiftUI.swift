import PortolanTesting
import SwiftUI

extension TestApp {
  /// Launches a SwiftUI app with restored state from a folder.
  @MainActor
  package static func launch<A: App>(
    _ app: A.Type, device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
    dark: Bool = false,
    state: URL
  ) -> TestApp {
    AppHost.shared.start(app)
    let launched = TestApp(launching: nil, device: device, orientation: orientation, dark: dark, state: state)
    launched.settle()
    return launched
  }

  /// The titles of the screens on all stacks, from the outermost to the innermost: the user's position
  /// according to the interface.
  @MainActor
  package var trail: [String] {
    var titles: [String] = []
    func visit(_ controller: UIViewController) {
      if let stack = controller as? UINavigationController {
        for screen in stack.viewControllers {
          // Creates screens that have not been visible yet.
          (screen as? ViewHostController)?.startIfNeeded()
          if !(screen is UINavigationController), let title = screen.navigationItem.title {
            titles.append(title)
          }
          for child in screen.children { visit(child) }
          if screen is UINavigationController { visit(screen) }
        }
        return
      }
      for child in controller.children { visit(child) }
    }
    if let root = window.rootViewController { visit(root) }
    return titles
  }
}
