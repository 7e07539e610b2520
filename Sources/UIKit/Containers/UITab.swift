/// A tab of a tab bar controller: the item in the bar and its view controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The placement of a tab.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  open private(set) var identifier: String
  open var title: String { didSet { update() } }
  open var subtitle: String?
  open var image: UIImage? { didSet { update() } }
  open var selectedImage: UIImage? { didSet { update() } }
  open var badgeValue: String? { didSet { update() } }
  open var userInfo: Any?
  open var preferredPlacement = Placement.automatic
  /// Whether a person can hide the tab.
  open var allowsHiding = false
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
  open var isHiddenByDefault = false
  open var isEnabled = true { didSet { update() } }

  /// The view controller. The provider creates it when the tab is added to a tab bar controller.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let provider else { return nil }
    let controller = provider(self)
    made = controller
    controller.tabOfContainer = self
    update()
    return controller
  }

  /// The group that contains the tab.
  open private(set) weak var parent: UITabGroup?
  /// The tab bar controller that contains the tab or its group.
  open weak var tabBarController: UITabBarController? { ownTabBarController ?? parent?.tabBarController }
  /// The tab bar controller of the enclosing group that manages the tab's view controller.
  open var managedTabBarController: UITabBarController? { tabBarController }
  /// Whether the tab is visible in the bar.
  open var hasVisiblePlacement: Bool {
    guard let tabs = tabBarController, !isHidden else { return false }
    return tabs.tabs.contains { $0 === self }
      && tabs.tabBar.items?.contains { $0 === made?.tabBarItem } == true
  }

  package final weak var ownTabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  package final func join(_ group: UITabGroup?) { parent = group }

  /// Applies the title and image to the tab bar item of the view controller.
  package final func update() {
    guard let controller = shownController else { return }
    guard controller.tabOfContainer === self || self is UITabGroup else { return }
    let item = controller.tabBarItem ?? UITabBarItem()
    item.title = title
    item.image = image
    item.selectedImage = selectedImage
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    if controller.tabBarItem !== item { controller.tabBarItem = item }
  }

  /// The view controller to show for the tab.
  package var shownController: UIViewController? { viewController }
}

/// A tab for searching, with the system's title and symbol.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether selecting the tab activates the search.
  open var automaticallyActivatesSearch = false

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?) {
    self.init(
      title: SystemString.search.text, image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
