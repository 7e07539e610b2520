import UIKit

/// A list of titles whose rows push a screen each.
final class TitlesViewController: UITableViewController {
  let titles: [String]

  init(_ title: String, titles: [String]) {
    self.titles = titles
    super.init(style: .insetGrouped)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TitlesViewController is never archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "title")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(HarbourViewController(titles[indexPath.row]), animated: true)
  }
}

/// A screen with a colored picture, a title and a text.
final class HarbourViewController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("HarbourViewController is never archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let size = UIImage.SymbolConfiguration(pointSize: 120)
    let picture = UIImageView(image: UIImage(systemName: "map", withConfiguration: size))
    picture.contentMode = .center
    picture.tintColor = .white
    picture.backgroundColor = .systemTeal
    let text = UILabel()
    text.text = "\(name) has a harbour master, a chandler and a good breakfast."
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [picture, text])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalToConstant: 220),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

let harbours = ["Dubrovnik", "Genoa", "Palma", "Valletta", "Venice"]

@MainActor
enum NavigationExamples {
  static func viewController() -> UIViewController {
    final class CounterViewController: UIViewController {
      private let label = UILabel()
      private var count = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        let button = UIButton(
          configuration: .filled(),
          primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        add()
      }

      private func add() {
        count += 1
        label.text = "\(count)"
      }
    }
    return UINavigationController(rootViewController: CounterViewController())
  }

  static func navigationController() -> UIViewController {
    let list = TitlesViewController("Harbours", titles: harbours)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true

    navigation.pushViewController(HarbourViewController("Valletta"), animated: false)
    return navigation
  }

  static func restoredStack(_ navigation: UINavigationController) {
    let list = TitlesViewController("Harbours", titles: harbours)
    let detail = HarbourViewController("Venice")
    navigation.setViewControllers([list, detail], animated: false)
  }

  static func navigationItem() -> UIViewController {
    let screen = TitlesViewController("Harbours", titles: harbours)
    screen.navigationItem.prompt = "5 harbours nearby"
    screen.navigationItem.leftBarButtonItem = screen.editButtonItem
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
      UIBarButtonItem(systemItem: .search, primaryAction: UIAction { _ in }),
    ]
    screen.navigationItem.largeTitleDisplayMode = .never
    return UINavigationController(rootViewController: screen)
  }

  static func tabBarController() -> UIViewController {
    let list = UINavigationController(rootViewController: TitlesViewController("Harbours", titles: harbours))
    list.tabBarItem = UITabBarItem(title: "Harbours", image: UIImage(systemName: "map"), tag: 0)
    let mail = UINavigationController(
      rootViewController: TitlesViewController("Messages", titles: ["Customs"]))
    mail.tabBarItem = UITabBarItem(title: "Messages", image: UIImage(systemName: "envelope"), tag: 1)
    mail.tabBarItem.badgeValue = "1"

    let tabs = UITabBarController()
    tabs.viewControllers = [list, mail]
    tabs.selectedIndex = 0
    return tabs
  }

  static func splitViewController() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(TitlesViewController("Harbours", titles: harbours), for: .primary)
    split.setViewController(HarbourViewController("Genoa"), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    return split
  }

  final class PagesViewController: UIPageViewController, UIPageViewControllerDataSource {
    private let pages = harbours.map(HarbourViewController.init)

    init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      dataSource = self
      setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PagesViewController is never archived") }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(next: -1, to: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(next: 1, to: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    private func page(next step: Int, to controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
  }

  static func searchController() -> UISearchController {
    let results = TitlesViewController("Results", titles: ["Valletta", "Venice"])
    let search = UISearchController(searchResultsController: results)
    search.searchBar.placeholder = "Harbour"
    search.searchBar.scopeButtonTitles = ["All", "Open"]

    let screen = TitlesViewController("Harbours", titles: harbours)
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    screen.definesPresentationContext = true
    holder = UINavigationController(rootViewController: screen)
    return search
  }

  /// The stack that the search example's screen is on.
  static var holder: UINavigationController?
}
