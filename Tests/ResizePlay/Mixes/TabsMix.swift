import PortolanTesting
import UIKit

/// Tabs with stacks: screens with constraints, a list, and a tab bar that one of the screens hides.
package final class TabsMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var tab = 0
    var paths: [[Int]] = [[], [], []]
    var badge: String?
  }

  package static let name = "tabs"
  package static let start = State()
  package static let actions: [MixAction<TabsMix>] = [
    MixAction("tab") { mix, _, number in mix.tabs.selectedIndex = number % 3 },
    MixAction("tap tab") { _, app, number in app.tapIfPresent(titles[number % 3]) },
    MixAction("push") { mix, _, number in mix.push(number % 9) },
    MixAction("back") { mix, _, _ in
      (mix.tabs.selectedViewController as? UINavigationController)?.popViewController(animated: true)
    },
    MixAction("badge") { mix, _, number in
      mix.tabs.tabBar.items?[1].badgeValue = number.isMultiple(of: 2) ? nil : "\(number)"
    },
  ]

  private static let titles = ["First", "List", "Settings and more"]
  private let tabs = UITabBarController()
  package var root: UIViewController { tabs }

  package init(_ state: State) {
    let screens: [UIViewController] = [PlainScreen(0), TitlesScreen("Titles"), PlainScreen(5)]
    let symbols = ["star", "list.bullet", "gear"]
    tabs.viewControllers = screens.enumerated().map { index, screen in
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = index > 0
      navigation.tabBarItem = UITabBarItem(
        title: Self.titles[index], image: UIImage(systemName: symbols[index]), tag: index)
      return navigation
    }
    for (index, path) in state.paths.enumerated() {
      let navigation = tabs.viewControllers?[index] as? UINavigationController
      for number in path { navigation?.pushViewController(makeScreen(number), animated: false) }
    }
    tabs.selectedIndex = state.tab
    tabs.tabBar.items?[1].badgeValue = state.badge
  }

  private func push(_ number: Int) {
    guard let navigation = tabs.selectedViewController as? UINavigationController,
      navigation.viewControllers.count < 4
    else { return }
    navigation.pushViewController(makeScreen(number), animated: true)
  }

  private func makeScreen(_ number: Int) -> UIViewController {
    let screen = PlainScreen(number)
    screen.hidesBottomBarWhenPushed = number % 3 == 0
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .action),
      UIBarButtonItem(title: "Choose", style: .plain, target: nil, action: nil),
    ]
    screen.navigationItem.prompt = number % 4 == 3 ? "A prompt over the title" : nil
    return screen
  }

  package var state: State {
    State(
      tab: tabs.selectedIndex,
      paths: (tabs.viewControllers ?? []).map { controller in
        (controller as? UINavigationController)?.viewControllers.dropFirst()
          .compactMap { ($0 as? PlainScreen)?.number } ?? []
      },
      badge: tabs.tabBar.items?[1].badgeValue)
  }
}
