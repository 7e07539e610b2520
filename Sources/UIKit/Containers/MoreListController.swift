/// The list behind the "More" tab: the tabs that have no place of their own.
final class MoreListController: UIViewController {
  private weak var tabs: UITabBarController?
  private let scrollView = UIScrollView()
  private var rows: [UIButton] = []

  private static let rowHeight: CGFloat = 44

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("MoreListController is never archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in rows { row.removeFromSuperview() }
    rows = (tabs?.hiddenTabs ?? []).map { screen in
      let row = UIButton(type: .custom)
      row.setTitle(screen.tabBarItem.title, for: .normal)
      row.setImage(screen.tabBarItem.image?.withRenderingMode(.alwaysTemplate), for: .normal)
      row.setTitleColor(.label, for: .normal)
      row.contentHorizontalAlignment = .leading
      row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      row.addAction(
        UIAction { [weak self, weak screen] _ in if let screen { self?.open(screen) } }, for: .touchUpInside)
      scrollView.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  /// A screen behind "More" is pushed onto its stack; one that is a navigation controller brings its screens.
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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: scrollView.bounds.width, height: Self.rowHeight)
    }
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}
