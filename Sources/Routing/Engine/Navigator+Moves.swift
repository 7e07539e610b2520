import UIKit

extension Navigator {
  /// Performs the moves in sequence, each after the previous one has completed.
  func perform(_ moves: ArraySlice<NavigationMove<Screen>>, then done: @escaping @MainActor () -> Void) {
    guard let move = moves.first else { return done() }
    perform(move) { [self] in perform(moves.dropFirst(), then: done) }
  }

  private func perform(_ move: NavigationMove<Screen>, then done: @escaping @MainActor () -> Void) {
    let isAnimated = move.isAnimated
    switch move.action {
    case .dismiss(let kept):
      let presenter = kept == 0 ? window.rootViewController : modalControllers[kept - 1]
      guard let presenter, presenter.presentedViewController != nil else { return done() }
      presenter.dismiss(animated: isAnimated, completion: done)
    case .present(let modal):
      guard let presenter = modalControllers.last ?? window.rootViewController else { return done() }
      let controller = makeController(for: modal.content)
      controller.modalPresentationStyle = modal.style.presentationStyle
      controller.isModalInPresentation = modal.style == .lockedSheet
      presenter.present(controller, animated: isAnimated, completion: done)
    case .replaceRoot(let node):
      window.rootViewController = makeController(for: node)
      done()
    case .setStack(let stack, let place):
      guard let navigation = container(at: place) as? UINavigationController else { return done() }
      set(stack, in: navigation, animated: isAnimated, then: done)
    case .setColumn(let column, let stack, let place):
      guard let split = container(at: place) as? UISplitViewController else { return done() }
      set(stack, in: split, column: column.splitColumn, animated: isAnimated, then: done)
    case .selectTab(let index, let place):
      (container(at: place) as? UITabBarController)?.selectedIndex = index
      done()
    }
  }

  private func set(
    _ stack: ScreenStack<Screen>, in navigation: UINavigationController, animated: Bool,
    then done: @escaping @MainActor () -> Void
  ) {
    var present = navigation.viewControllers
    let controllers = stack.screens.map { screen -> UIViewController in
      // Reuses an instance that already shows the screen.
      guard let index = present.firstIndex(where: { tags[$0] == screen }) else { return makeScreen(screen) }
      return present.remove(at: index)
    }
    navigation.setViewControllers(controllers, animated: animated)
    guard animated, let running = navigation.transitionCoordinator else { return done() }
    let isWaiting = running.animate(alongsideTransition: nil) { _ in
      // The coordinator completes before the container has cleared its transition.
      DispatchQueue.main.async(execute: done)
    }
    if !isWaiting { done() }
  }

  private func set(
    _ stack: ScreenStack<Screen>?, in split: UISplitViewController, column: UISplitViewController.Column,
    animated: Bool, then done: @escaping @MainActor () -> Void
  ) {
    guard let stack else {
      split.setViewController(nil, for: column)
      return done()
    }
    if let navigation = split.viewController(for: column) as? UINavigationController {
      set(stack, in: navigation, animated: animated && !split.isCollapsed, then: done)
      if split.isCollapsed { split.show(column) }
    } else {
      split.setViewController(makeStack(stack), for: column)
      split.show(column)
      done()
    }
  }

  /// The container's controller at a place.
  private func container(at place: NavigationMove<Screen>.Place) -> UIViewController? {
    var controller = place.level == 0 ? window.rootViewController : modalControllers[place.level - 1]
    for tab in place.tabs { controller = (controller as? UITabBarController)?.viewControllers?[tab] }
    return controller
  }
}

extension Modal.Style {
  var presentationStyle: UIModalPresentationStyle {
    switch self {
    case .sheet, .lockedSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    }
  }
}

extension NavigationMove.Column {
  var splitColumn: UISplitViewController.Column {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    }
  }
}
