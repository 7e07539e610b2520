import PortolanTesting
import UIKit

/// Bars with many items, a title view, a prompt, groups and a palette of colors, in a tab.
package final class BarsMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var leading = 0
    var trailing = 1
    var title = 0
    var showsPrompt = false
    var tint = 0
    var segment = 0
    var hidesTitle = false
  }

  package static let name = "bars"
  package static let start = State()
  package static let actions: [MixAction<BarsMix>] = [
    MixAction("leading") { mix, _, number in mix.change { $0.leading = number % 3 } },
    MixAction("trailing") { mix, _, number in mix.change { $0.trailing = number % 4 } },
    MixAction("title") { mix, _, number in mix.change { $0.title = number % 4 } },
    MixAction("prompt") { mix, _, _ in mix.change { $0.showsPrompt.toggle() } },
    MixAction("tint") { mix, _, number in mix.change { $0.tint = number % 3 } },
    MixAction("segment") { mix, _, number in mix.change { $0.segment = number % 2 } },
    MixAction("title view") { mix, _, _ in mix.change { $0.hidesTitle.toggle() } },
  ]

  private let screen = PlainScreen(1)
  private let tabs = UITabBarController()
  package private(set) var state: State
  package var root: UIViewController { tabs }

  package init(_ state: State) {
    self.state = state
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    navigation.tabBarItem = UITabBarItem(title: "Bars", image: UIImage(systemName: "star"), tag: 0)
    tabs.viewControllers = [navigation]
    apply(animated: false)
  }

  private func change(_ change: (inout State) -> Void) {
    change(&state)
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    let item = screen.navigationItem
    func items(_ count: Int) -> [UIBarButtonItem] {
      (0..<count).map { number in
        number == 1
          ? UIBarButtonItem(title: MixTexts.words[number + 2], style: .done, target: nil, action: nil)
          : UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
      }
    }
    item.setLeftBarButtonItems(items(state.leading), animated: animated)
    item.setRightBarButtonItems(items(state.trailing), animated: animated)
    item.title = MixTexts.title(state.title)
    item.prompt = state.showsPrompt ? "A prompt over the title" : nil
    if state.hidesTitle {
      let segments = item.titleView as? UISegmentedControl ?? UISegmentedControl(items: ["Map", "List"])
      segments.selectedSegmentIndex = state.segment
      if item.titleView !== segments { item.titleView = segments }
    } else {
      item.titleView = nil
    }
    let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen]
    tabs.view.tintColor = colors[state.tint]
    screen.setToolbarItems(
      [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil), .flexibleSpace()]
        + items(state.trailing), animated: animated)
  }
}
