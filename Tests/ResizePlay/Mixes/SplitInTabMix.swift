import PortolanTesting
import UIKit

/// A split view in a tab: a list beside a stack, collapsed if narrow.
package final class SplitInTabMix: NSObject, ScreenMix {
  package struct State: Equatable, Sendable {
    var tab = 0
    var item: Int?
    var path: [Int] = []
    /// Whether the list is shown while the split view shows one column.
    var showsListAlone = true
  }

  package static let name = "split-in-tab"
  package static let start = State()
  package static let actions: [MixAction<SplitInTabMix>] = [
    MixAction("choose") { mix, _, number in if mix.tabs.selectedIndex == 0 { mix.choose(number % 12) } },
    MixAction("tap row") { _, app, number in app.tapIfPresent(MixTexts.title(number % 6)) },
    MixAction("push") { mix, _, number in
      guard mix.tabs.selectedIndex == 0, mix.isDetailShown, mix.state.item != nil,
        mix.detail.viewControllers.count < 4
      else { return }
      mix.detail.pushViewController(PlainScreen(100 + number % 5), animated: true)
    },
    MixAction("back") { mix, app, _ in mix.stackOfDetail?.popViewController(animated: true) },
    MixAction("tab") { mix, _, number in mix.tabs.selectedIndex = number % 2 },
  ]

  private let tabs = UITabBarController()
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = TitlesScreen("Charts", style: .plain)
  private let detail = UINavigationController()
  private var wantsList = true
  package var root: UIViewController { tabs }

  package init(_ state: State) {
    super.init()
    detail.viewControllers = [state.item.map { PlainScreen($0) } ?? UIViewController()]
    for number in state.path { detail.pushViewController(PlainScreen(number), animated: false) }
    split.preferredDisplayMode = .oneBesideSecondary
    split.presentsWithGesture = false
    split.displayModeButtonVisibility = .never
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.delegate = self
    wantsList = state.showsListAlone
    split.tabBarItem = UITabBarItem(title: "Charts", image: UIImage(systemName: "map"), tag: 0)
    let other = PlainScreen(4)
    other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "star"), tag: 1)
    tabs.viewControllers = [split, other]
    tabs.selectedIndex = state.tab
    list.onChoose = { [weak self] in self?.choose($0) }
  }

  private func choose(_ number: Int) {
    detail.setViewControllers([PlainScreen(number)], animated: false)
    wantsList = false
    split.show(.secondary)
  }

  private var isDetailShown: Bool { !split.isCollapsed || !showsList }
  private var showsList: Bool {
    split.isCollapsed ? list.navigationController?.topViewController === list : wantsList
  }

  /// The navigation controller of the detail screens.
  private var stackOfDetail: UINavigationController? {
    split.isCollapsed && detail.viewControllers.count == 1 ? list.navigationController : detail
  }

  package var state: State {
    let screens = detail.viewControllers.compactMap { ($0 as? PlainScreen)?.number }
    return State(
      tab: tabs.selectedIndex, item: screens.first, path: Array(screens.dropFirst()),
      showsListAlone: showsList)
  }
}

extension SplitInTabMix: UISplitViewControllerDelegate {
  package func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    wantsList ? .primary : .secondary
  }
}
