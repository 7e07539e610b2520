/// The list behind the "More" tab: the tabs that do not fit in the bar.
final class MoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private weak var tabs: UITabBarController?
  private let table = UITableView(frame: .zero, style: .plain)
  private var screens: [UIViewController] = []

  private static let cell = "tab"

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = SystemString.more.text
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?.beginCustomizing() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("MoreListController is never archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if tabs?.customizable.isEmpty == true { navigationItem.rightBarButtonItem = nil }
    screens = tabs?.hiddenTabs ?? []
    table.reloadData()
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = screens[indexPath.row].tabBarItem.title
    content.image = screens[indexPath.row].tabBarItem.image?.withRenderingMode(.alwaysTemplate)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open(screens[indexPath.row])
  }

  /// Pushes a screen onto the "More" stack; for a navigation controller, pushes its screens.
  private func open(_ screen: UIViewController) {
    guard let navigation = navigationController else { return }
    if let own = screen as? UINavigationController {
      let screens = own.viewControllers
      own.setViewControllers([], animated: false)
      navigation.setViewControllers(navigation.viewControllers + screens, animated: true)
    } else {
      screen.willMove(toParent: nil)
      screen.removeFromParent()
      navigation.pushViewController(screen, animated: true)
    }
  }
}
