import PortolanTesting
import UIKit

/// A navigation stack of tables: large titles, a toolbar, an edit mode, self-sizing rows and a search.
package final class StackMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var path: [Int] = []
    var isEditing = false
    var showsToolbar = false
    var search: String?
  }

  package static let name = "stack"
  package static let start = State()
  package static let actions: [MixAction<StackMix>] = [
    MixAction("open row") { mix, app, number in app.tapIfPresent(MixTexts.title(number % 6)) },
    MixAction("open row") { mix, app, number in app.tapIfPresent(MixTexts.title(number % 3)) },
    MixAction("back") { mix, app, _ in
      if mix.navigation.viewControllers.count > 1 { mix.navigation.popViewController(animated: true) }
    },
    MixAction("edit") { mix, app, _ in
      guard let list = mix.navigation.topViewController as? RowsController else { return }
      list.setEditing(!list.isEditing, animated: true)
    },
    MixAction("toolbar") { mix, _, _ in
      mix.navigation.setToolbarHidden(!mix.navigation.isToolbarHidden, animated: true)
    },
    MixAction("search") { mix, app, number in
      let search = mix.list.searchController
      guard mix.navigation.viewControllers.count == 1, !mix.list.isEditing else { return }
      if search.isActive {
        search.isActive = false
      } else {
        search.isActive = true
        app.settle()
        search.searchBar.text = ["", "a", "ro", "nothing like it"][number % 4]
        mix.list.updateSearchResults(for: search)
      }
    },
    MixAction("scroll", scrolls: true) { _, app, number in app.scroll(number) },
  ]

  private let navigation = UINavigationController()
  private let list = RowsController(nil)
  package var root: UIViewController { navigation }

  package init(_ state: State) {
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = [list]
    navigation.isToolbarHidden = !state.showsToolbar
    initial = state
    if state.search == nil { pushScreens() }
  }

  private let initial: State

  private func pushScreens() {
    navigation.viewControllers = [list] + initial.path.map { RowsController($0) }
    navigation.topViewController?.loadViewIfNeeded()
    navigation.topViewController?.setEditing(initial.isEditing, animated: false)
  }

  /// Begins the search in the list before pushing the screens opened from its results.
  package func restore(in app: TestApp) {
    guard let text = initial.search else { return }
    defer { pushScreens() }
    list.searchController.isActive = true
    app.settle()
    list.searchController.searchBar.text = text
    list.updateSearchResults(for: list.searchController)
  }

  package var state: State {
    State(
      path: navigation.viewControllers.dropFirst().compactMap { ($0 as? RowsController)?.number },
      isEditing: navigation.topViewController?.isEditing ?? false,
      showsToolbar: !navigation.isToolbarHidden,
      search: list.searchController.isActive ? list.searchController.searchBar.text ?? "" : nil)
  }
}

/// Rows with a title and a text of several lines.
private final class RowsController: UITableViewController, UISearchResultsUpdating {
  let number: Int?
  let searchController = UISearchController(searchResultsController: nil)
  private var rows = Array(0..<30)

  init(_ number: Int?) {
    self.number = number
    super.init(style: (number ?? 0).isMultiple(of: 2) ? .insetGrouped : .plain)
    title = number.map { MixTexts.title($0) } ?? "Things"
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.largeTitleDisplayMode = (number ?? 0) % 3 == 1 ? .never : .automatic
    toolbarItems = [
      UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(systemItem: .add),
    ]
    guard number == nil else { return }
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.isActive ? (searchController.searchBar.text ?? "").lowercased() : ""
    rows = (0..<30).filter { text.isEmpty || MixTexts.title($0).lowercased().contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "All of them"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = MixTexts.title(rows[indexPath.row])
    content.secondaryText = MixTexts.sentence(rows[indexPath.row])
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(RowsController(rows[indexPath.row]), animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
