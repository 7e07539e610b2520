import Foundation
import UIKit

/// The address of the visible screen: the titles of the screens on the way to it.
package struct NavigationAddress: Equatable {
  /// The number of screens that going back returns from: pushed screens and presented ones.
  var depth = 0
  /// An absolute path, as in `/recipes/carbonara?tab=2`.
  package var path = "/"
  /// The title of the visible screen.
  var title = ""

  /// Reads the address from the tree of controllers.
  @MainActor
  package static func current(in window: UIWindow?) -> NavigationAddress {
    var address = NavigationAddress()
    var components: [String] = []
    var query: [String] = []
    var next = window?.rootViewController
    var isFirst = true
    while let controller = next {
      if !isFirst { address.depth += 1 }
      isFirst = false
      address.read(controller, &components, &query)
      next = controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }
    address.path =
      "/" + components.filter { !$0.isEmpty }.joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    return address
  }

  @MainActor
  private mutating func read(
    _ controller: UIViewController, _ components: inout [String], _ query: inout [String]
  ) {
    if let tabs = controller as? UITabBarController {
      if tabs.selectedIndex > 0, tabs.selectedIndex != NSNotFound {
        query.append("tab=\(tabs.selectedIndex + 1)")
      }
      if let selected = tabs.selectedViewController { read(selected, &components, &query) }
    } else if let stack = controller as? UINavigationController {
      depth += max(0, stack.viewControllers.count - 1)
      for (index, screen) in stack.viewControllers.enumerated() {
        // The root of a stack inside another, as in a collapsed split view, adds its own screens.
        if Self.isContainer(screen) {
          read(screen, &components, &query)
        } else {
          components.append(Self.component(of: screen))
          if index == stack.viewControllers.count - 1 { title = Self.title(of: screen) }
        }
      }
    } else if let split = controller as? UISplitViewController {
      for child in split.viewControllers { read(child, &components, &query) }
    } else if let content = Self.onlyChild(of: controller) {
      read(content, &components, &query)
    } else {
      components.append(Self.component(of: controller))
      title = Self.title(of: controller)
    }
  }

  /// Whether a controller shows the screens of others.
  @MainActor
  static func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController
  }

  /// A container that fills a controller, as in a hosting controller.
  @MainActor
  static func onlyChild(of controller: UIViewController) -> UIViewController? {
    guard controller.children.count == 1, let child = controller.children.first,
      isContainer(child) || child.children.count == 1
    else { return nil }
    return child
  }

  @MainActor
  private static func title(of controller: UIViewController) -> String {
    controller.navigationItem.title ?? controller.title ?? ""
  }

  /// The title in lower case, with hyphens for everything that is neither a letter nor a digit.
  @MainActor
  private static func component(of controller: UIViewController) -> String {
    slug(title(of: controller))
  }

  static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return words.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
  }
}
