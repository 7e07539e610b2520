import UIKit

// Conversions between navigation values and controllers.
extension Navigator {
  /// The modal controllers above the root, from the bottom up. Controllers presented by the app itself, such
  /// as alerts, are not part of the state.
  var modalControllers: [UIViewController] {
    var found: [UIViewController] = []
    var presented = window.rootViewController?.presentedViewController
    while let controller = presented, !controller.isBeingDismissed {
      if node(of: controller) != nil { found.append(controller) }
      presented = controller.presentedViewController
    }
    return found
  }

  func makeScreen(_ screen: Screen) -> UIViewController {
    let controller = builder.controller(for: screen)
    tags[controller] = screen
    return controller
  }

  func makeStack(_ stack: ScreenStack<Screen>) -> UINavigationController {
    let navigation = builder.navigationController(for: stack.root)
    navigation.viewControllers = stack.screens.map(makeScreen)
    return navigation
  }

  func makeController(for node: NavigationNode<Screen>) -> UIViewController {
    switch node {
    case .stack(let stack):
      return makeStack(stack)
    case .tabs(let tabs):
      let controller = builder.tabBarController()
      controller.viewControllers = tabs.nodes.map(makeController)
      controller.selectedIndex = tabs.selectedIndex
      return controller
    case .columns(let columns):
      let controller = builder.splitViewController(
        style: columns.supplementary == nil ? .doubleColumn : .tripleColumn)
      controller.setViewController(makeStack(columns.primary), for: .primary)
      if let stack = columns.supplementary {
        controller.setViewController(makeStack(stack), for: .supplementary)
      }
      if let stack = columns.secondary { controller.setViewController(makeStack(stack), for: .secondary) }
      return controller
    }
  }

  /// The value of a container; `nil` for controllers that the navigator did not create.
  func node(of controller: UIViewController) -> NavigationNode<Screen>? {
    switch controller {
    case let tabs as UITabBarController:
      let nodes = (tabs.viewControllers ?? []).compactMap(node)
      guard nodes.count == tabs.viewControllers?.count else { return nil }
      return Tabs(nodes, selectedIndex: tabs.selectedIndex).map { .tabs($0) }
    case let split as UISplitViewController:
      guard let primary = stack(of: split.viewController(for: .primary)) else { return nil }
      let columns = Columns(
        primary: primary, supplementary: stack(of: split.viewController(for: .supplementary)),
        secondary: stack(of: split.viewController(for: .secondary)))
      return .columns(columns)
    default:
      return stack(of: controller).map { .stack($0) }
    }
  }

  private func stack(of controller: UIViewController?) -> ScreenStack<Screen>? {
    guard let navigation = controller as? UINavigationController else { return nil }
    return ScreenStack(navigation.viewControllers.compactMap { tags[$0] })
  }

  func style(of controller: UIViewController) -> Modal<Screen>.Style {
    switch controller.modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .formSheet: .formSheet
    default: controller.isModalInPresentation ? .lockedSheet : .sheet
    }
  }
}
