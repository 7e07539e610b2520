import UIKit

/// The screens between the first and the visible one, and those that were left by going back, for the forward button of a
/// browser.
///
/// A popped or dismissed screen without an owner is kept alive while going forward can show it again, until another screen
/// is shown.
@MainActor
struct NavigationHistory {
  private struct Step {
    let id: ObjectIdentifier
    /// Shows the screen again. Returns whether that is possible.
    let reopen: @MainActor () -> Bool
  }

  /// The screens above the first one, the lowest first.
  private var shown: [Step] = []
  /// The screens that were left, the one to be shown next first.
  private var left: [Step] = []
  private var isGoingForward = false
  /// The maximum number of screens that are kept alive.
  private static let maximumLeft = 16

  /// Compares the screens with those of the last update.
  mutating func update(_ window: UIWindow?) {
    var screens: [Screen] = []
    var next = window?.rootViewController
    while let controller = next {
      Self.collect(controller, &screens)
      next = controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
      if let next { screens.append(.presented(next, by: controller)) }
    }
    guard !screens.elementsEqual(shown, by: { $0.id == $1.id }) else { return }
    let common = zip(screens, shown).prefix { $0.id == $1.id }.count
    let added = screens[common...].map(\.id)
    if common == screens.count {
      left = Array((shown[common...] + left).prefix(Self.maximumLeft))
    } else if common == shown.count, isGoingForward || left.prefix(added.count).map(\.id) == added {
      left.removeFirst(min(added.count, left.count))
    } else {
      left = []
    }
    isGoingForward = false
    shown = shown[..<common] + screens[common...].map { Step(id: $0.id, reopen: $0.reopening) }
  }

  /// Shows the screen that was left last. Returns whether that is possible.
  mutating func goForward() -> Bool {
    guard let next = left.first else { return false }
    isGoingForward = next.reopen()
    if !isGoingForward { left = [] }
    return isGoingForward
  }

  // MARK: Screens

  @MainActor
  private enum Screen {
    case pushed(UIViewController, on: UINavigationController)
    case presented(UIViewController, by: UIViewController)

    var id: ObjectIdentifier {
      switch self {
      case .pushed(let screen, _), .presented(let screen, _): ObjectIdentifier(screen)
      }
    }

    var reopening: @MainActor () -> Bool {
      switch self {
      case .pushed(let screen as any ReopenableScreen, _), .presented(let screen as any ReopenableScreen, _):
        return screen.reopening() ?? { false }
      case .pushed(let screen, on: let stack):
        return { [weak stack] in
          guard let stack, stack.viewIfLoaded?.window != nil, screen.parent == nil else { return false }
          stack.pushViewController(screen, animated: true)
          return true
        }
      case .presented(let screen, by: let presenter):
        // The question of an alert has been answered by leaving it.
        guard !(screen is UIAlertController) else { return { false } }
        return { [weak presenter] in
          guard let presenter, presenter.viewIfLoaded?.window != nil,
            presenter.presentedViewController == nil,
            screen.presentingViewController == nil
          else { return false }
          presenter.present(screen, animated: true)
          return true
        }
      }
    }
  }

  /// Collects the pushed screens in the order in which `NavigationAddress` counts them.
  private static func collect(_ controller: UIViewController, _ screens: inout [Screen]) {
    if let tabs = controller as? UITabBarController {
      if let selected = tabs.selectedViewController { collect(selected, &screens) }
    } else if let stack = controller as? UINavigationController {
      for (index, screen) in stack.viewControllers.enumerated() {
        if index > 0 { screens.append(.pushed(screen, on: stack)) }
        if NavigationAddress.isContainer(screen) { collect(screen, &screens) }
      }
    } else if let split = controller as? UISplitViewController {
      for child in split.viewControllers { collect(child, &screens) }
    } else if let content = NavigationAddress.onlyChild(of: controller) {
      collect(content, &screens)
    }
  }
}
