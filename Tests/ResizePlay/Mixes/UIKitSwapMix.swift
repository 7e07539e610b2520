import PortolanTesting
import UIKit

/// A container that exchanges a stack and a split view when the size class changes.
package final class UIKitSwapMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var item: Int?
  }

  package static let name = "swap"
  package static let start = State()
  package static let actions: [MixAction<UIKitSwapMix>] = [
    MixAction("choose") { mix, _, number in mix.container.choose(number % 12) },
    MixAction("tap row") { _, app, number in app.tapIfPresent(MixTexts.title(number % 6)) },
    MixAction("back") { mix, _, _ in mix.container.choose(nil) },
  ]

  private let container: SwappingController
  package var root: UIViewController { container }

  package init(_ state: State) { container = SwappingController(state.item) }

  package var state: State { State(item: container.item) }
}

private final class SwappingController: UIViewController {
  private(set) var item: Int?
  private var isWide: Bool?

  init(_ item: Int?) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func choose(_ item: Int?) {
    self.item = item
    isWide = nil
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adapt()
  }

  private func adapt() {
    let wide = traitCollection.horizontalSizeClass == .regular
    guard wide != isWide else { return }
    isWide = wide
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let child = wide ? makeSplit() : makeStack()
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func makeList(_ style: UITableView.Style) -> TitlesScreen {
    let list = TitlesScreen("Charts", style: style)
    list.onChoose = { [weak self] in self?.choose($0) }
    return list
  }

  private func makeStack() -> UIViewController {
    let stack = UINavigationController(rootViewController: makeList(.insetGrouped))
    stack.navigationBar.prefersLargeTitles = true
    if let item { stack.pushViewController(PlainScreen(item), animated: false) }
    return stack
  }

  private func makeSplit() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(makeList(.plain), for: .primary)
    split.setViewController(item.map { PlainScreen($0) } ?? UIViewController(), for: .secondary)
    return split
  }
}
