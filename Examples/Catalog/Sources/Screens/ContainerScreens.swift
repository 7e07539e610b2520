import UIKit

/// Screens of container view controllers.
@MainActor
enum ContainerScreens {
  static let all = [tabs, split, pages, search]

  static let tabs = CatalogScreen("Tabs", symbol: "squares.below.rectangle") {
    let tabs = UITabBarController()
    let entries = [
      ("Recents", "clock", nil), ("Favorites", "star.fill", "3"), ("Search", "magnifyingglass", nil),
      ("More", "ellipsis", nil),
    ]
    tabs.viewControllers = entries.map { title, symbol, badge in
      let page = PageViewController(title)
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
      page.tabBarItem.badgeValue = badge
      return page
    }
    tabs.selectedIndex = 1
    return EmbeddingViewController(tabs)
  }

  static let split = CatalogScreen("Split View", symbol: "sidebar.left") {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(SidebarViewController(style: .insetGrouped), for: .primary)
    split.setViewController(PageViewController("Detail"), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.delegate = ListFirst.shared
    return EmbeddingViewController(split)
  }

  static let pages = CatalogScreen("Pages", symbol: "book.pages") { TourViewController() }

  static let search = CatalogScreen("Search", symbol: "magnifyingglass") {
    SearchViewController(style: .insetGrouped)
  }
}

/// Shows the primary column first if there is space for only one column.
final class ListFirst: NSObject, UISplitViewControllerDelegate {
  static let shared = ListFirst()

  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// Embeds another view controller.
final class EmbeddingViewController: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// A page with a large centered word.
final class PageViewController: UIViewController {
  private let colors: (text: UIColor, background: UIColor)

  init(_ title: String, text: UIColor = .label, background: UIColor = .systemBackground) {
    colors = (text, background)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = colors.background
    let label = UILabel()
    label.text = title
    label.textColor = colors.text
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
    ])
  }
}

/// The primary column of the split view.
final class SidebarViewController: UITableViewController {
  private let rows = [("Inbox", "tray"), ("Drafts", "doc"), ("Sent", "paperplane"), ("Trash", "trash")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "box")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row].0
    content.image = UIImage(systemName: rows[indexPath.row].1)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = PageViewController(rows[indexPath.row].0)
    splitViewController?.setViewController(page, for: .secondary)
    splitViewController?.show(.secondary)
  }
}

/// Three pages to swipe between.
final class TourViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = ["Welcome", "Look around", "Begin"].map {
    PageViewController($0, text: .white, background: .systemIndigo)
  }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let bar = UINavigationBarAppearance()
    bar.configureWithDefaultBackground()
    navigationItem.scrollEdgeAppearance = bar
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A list with a search bar in the navigation bar.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
  private static let all = [
    "Apricot", "Blackberry", "Cherry", "Damson", "Elderberry", "Fig", "Gooseberry", "Hawthorn",
  ]
  private var shown = SearchViewController.all

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Fruit"
    search.searchBar.scopeButtonTitles = ["All", "Ripe"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = Self.all.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
