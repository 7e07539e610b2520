import PortolanTesting
import UIKit

/// Menus of a button, of a bar button and of a table's rows, which may be open while the window changes.
package final class MenusMix: ScreenMix {
  package enum Kind: Int, CaseIterable, Sendable { case button, bar, row }

  package struct State: Equatable, Sendable {
    var open: Kind?
    var choice = 0
  }

  package static let name = "menus"
  package static let start = State()
  package static let actions: [MixAction<MenusMix>] = [
    MixAction("open") { mix, app, number in
      mix.screen.closeMenus(in: app)
      mix.screen.open(Kind(rawValue: number % 3)!, in: app)
    },
    MixAction("choose") { mix, app, number in
      if mix.screen.shown != nil { app.tapIfPresent("Choice \(number % 3)") }
    },
    MixAction("close") { mix, app, _ in mix.screen.closeMenus(in: app) },
  ]

  private let screen: MenusScreen
  private let navigation: UINavigationController
  private let initial: State
  package var root: UIViewController { navigation }

  package init(_ state: State) {
    initial = state
    screen = MenusScreen(state.choice)
    navigation = UINavigationController(rootViewController: screen)
  }

  package func restore(in app: TestApp) {
    guard let kind = initial.open else { return }
    app.settle()
    screen.open(kind, in: app)
  }

  package var state: State { State(open: screen.shown, choice: screen.choice) }
}

/// A button that reports its menu.
private final class MenuButton: UIButton {
  var onMenu: ((Bool) -> Void)?

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    onMenu?(true)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    onMenu?(false)
  }
}

private final class MenusScreen: UITableViewController {
  private(set) var shown: MenusMix.Kind?
  private(set) var choice: Int
  private let button = MenuButton(configuration: .bordered())
  private let barButton = MenuButton(configuration: .plain())

  init(_ choice: Int) {
    self.choice = choice
    super.init(style: .insetGrouped)
    title = "Menus"
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    for (kind, button) in [(MenusMix.Kind.button, button), (.bar, barButton)] {
      button.configuration?.title = kind == .bar ? "Sort" : "Actions"
      button.showsMenuAsPrimaryAction = true
      button.menu = makeMenu()
      button.onMenu = { [weak self] isShown in self?.shown = isShown ? kind : nil }
      button.sizeToFit()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: barButton)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    button.frame.origin = CGPoint(x: 20, y: 10)
    header.addSubview(button)
    tableView.tableHeaderView = header
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The size that fits depends on the earlier width, in which a title of several lines is wrapped.
    for button in [button, barButton] { button.frame.size = button.intrinsicContentSize }
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: (0..<3).map { number in
        UIAction(title: "Choice \(number)", image: UIImage(systemName: "star")) { [weak self] _ in
          self?.choice = number
          self?.tableView.reloadData()
        }
      })
  }

  func open(_ kind: MenusMix.Kind, in app: TestApp) {
    app.settle()
    switch kind {
    case .button: button.isHidden ? () : app.tapIfPresent("Actions")
    case .bar: app.tapIfPresent("Sort")
    case .row:
      guard let row = app.element(MixTexts.title(1)), app.window.bounds.contains(row.center) else { return }
      app.longPress(at: row.center)
    }
    app.settle()
  }

  func closeMenus(in app: TestApp) {
    guard shown != nil else { return }
    app.settle()
    let size = app.window.bounds.size
    app.tap(at: CGPoint(x: size.width / 2, y: size.height - 3))
    app.settle()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = MixTexts.title(indexPath.row)
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == choice ? .checkmark : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.makeMenu() }
  }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { shown = .row }

  override func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { shown = nil }
}
