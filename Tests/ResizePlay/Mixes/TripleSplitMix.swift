import PortolanTesting
import UIKit

/// Three columns whose preferred display mode and split behavior change.
package final class TripleSplitMix: NSObject, ScreenMix {
  package struct State: Equatable, Sendable {
    var mode = UISplitViewController.DisplayMode.automatic
    var behavior = UISplitViewController.SplitBehavior.automatic
    /// The depth of the navigation: the folders, the items, or an item.
    var depth = 0
    var item = 0
  }

  package static let name = "triple-split"
  package static let start = State()
  package static let actions: [MixAction<TripleSplitMix>] = [
    MixAction("mode") { mix, _, number in
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary,
      ]
      UIView.animate(withDuration: 0.3) { mix.split.preferredDisplayMode = modes[number % modes.count] }
    },
    MixAction("behavior") { mix, _, number in
      let behaviors: [UISplitViewController.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
      mix.split.preferredSplitBehavior = behaviors[number % behaviors.count]
    },
    MixAction("item") { mix, _, number in mix.choose(number % 8) },
    MixAction("up") { mix, _, _ in mix.goUp() },
    MixAction("width") { mix, _, number in
      mix.split.preferredPrimaryColumnWidthFraction = number.isMultiple(of: 2) ? 0.25 : 0.4
      mix.split.preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    },
  ]

  private let split = UISplitViewController(style: .tripleColumn)
  private var depth: Int
  private var item: Int
  package var root: UIViewController { split }

  package init(_ state: State) {
    (depth, item) = (state.depth, state.item)
    super.init()
    split.delegate = self
    split.presentsWithGesture = false
    split.displayModeButtonVisibility = .never
    split.preferredDisplayMode = state.mode
    split.preferredSplitBehavior = state.behavior
    split.setViewController(TitlesScreen("Folders", style: .plain), for: .primary)
    split.setViewController(TitlesScreen("Items", style: .plain), for: .supplementary)
    split.setViewController(PlainScreen(item), for: .secondary)
  }

  private func choose(_ number: Int) {
    (depth, item) = (2, number)
    split.setViewController(PlainScreen(number), for: .secondary)
    if split.isCollapsed { split.show(.secondary) }
  }

  private func goUp() {
    guard depth > 0 else { return }
    depth -= 1
    if split.isCollapsed { split.show(depth == 1 ? .supplementary : .primary) }
  }

  package var state: State {
    State(
      mode: split.preferredDisplayMode, behavior: split.preferredSplitBehavior, depth: depth, item: item)
  }
}

extension TripleSplitMix: UISplitViewControllerDelegate {
  package func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    [.primary, .supplementary, .secondary][depth]
  }
}
