import PortolanTesting
import UIKit

/// A page view controller in a stack.
package final class PagesMix: NSObject, ScreenMix {
  package struct State: Equatable, Sendable {
    var page = 0
    var hidesBar = false
  }

  package static let name = "pages"
  package static let start = State()
  package static let actions: [MixAction<PagesMix>] = [
    MixAction("next") { mix, _, _ in mix.turn(by: 1) },
    MixAction("previous") { mix, _, _ in mix.turn(by: -1) },
    MixAction("swipe") { mix, app, number in
      let size = app.window.bounds.size
      let from = CGPoint(x: size.width * (number.isMultiple(of: 2) ? 0.8 : 0.2), y: size.height / 2)
      let to = CGPoint(x: size.width - from.x, y: from.y)
      app.fling(from: from, to: to)
    },
    MixAction("bar") { mix, _, _ in
      mix.navigation.setNavigationBarHidden(!mix.navigation.isNavigationBarHidden, animated: true)
    },
  ]

  private let navigation: UINavigationController
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  package var root: UIViewController { navigation }

  package init(_ state: State) {
    pages.title = "Pages"
    navigation = UINavigationController(rootViewController: pages)
    super.init()
    pages.setViewControllers([PlainScreen(state.page)], direction: .forward, animated: false)
    pages.dataSource = self
    navigation.isNavigationBarHidden = state.hidesBar
  }

  private var page: Int { (pages.viewControllers?.first as? PlainScreen)?.number ?? -1 }

  private func turn(by step: Int) {
    let next = page + step
    guard (0..<6).contains(next) else { return }
    pages.setViewControllers([PlainScreen(next)], direction: step > 0 ? .forward : .reverse, animated: true)
  }

  package var state: State { State(page: page, hidesBar: navigation.isNavigationBarHidden) }
}

extension PagesMix: UIPageViewControllerDataSource {
  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let number = (controller as? PlainScreen)?.number, (0..<6).contains(number + step) else {
      return nil
    }
    return PlainScreen(number + step)
  }

  package func presentationCount(for pageViewController: UIPageViewController) -> Int { 6 }
  package func presentationIndex(for pageViewController: UIPageViewController) -> Int { page }
}
