/// The content of a tab: a title, an image and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent, mostViewed
  }

  open var selectedImage: UIImage? {
    willSet { willChange("selectedImage") }
    didSet {
      defer { didChange("selectedImage") }
      contentDidChange()
    }
  }
  /// A short text in a red disc at the item's corner.
  open var badgeValue: String? {
    willSet { willChange("badgeValue") }
    didSet {
      defer { didChange("badgeValue") }
      if badgeValue != oldValue { contentDidChange() }
    }
  }
  open var badgeColor: UIColor? {
    willSet { willChange("badgeColor") }
    didSet {
      defer { didChange("badgeColor") }
      recordExplicitValue(\.badgeColor); contentDidChange()
    }
  }
  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the badge for a state of the item.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = attributes
    contentDidChange()
    recordCall(Int(state.rawValue)) { $0.setBadgeTextAttributes(attributes, for: state) }
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  open var titlePositionAdjustment = UIOffset.zero {
    didSet { recordExplicitValue(\.titlePositionAdjustment); contentDidChange() }
  }
  open var standardAppearance: UITabBarAppearance? {
    didSet { recordExplicitValue(\.standardAppearance); contentDidChange() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { recordExplicitValue(\.scrollEdgeAppearance); contentDidChange() }
  }
  package private(set) var systemItem: SystemItem?

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UITabBarItem.self)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    become(systemItem)
  }

  /// Adopts the title and image of a system item.
  package func become(_ item: SystemItem) {
    systemItem = item
    title = item.title
    image = UIImage(systemName: item.symbolName)
  }
}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: SystemString.more.text
    case .favorites: SystemString.favorites.text
    case .featured: SystemString.featured.text
    case .topRated: SystemString.topRated.text
    case .recents: SystemString.recents.text
    case .contacts: SystemString.contacts.text
    case .history: SystemString.history.text
    case .bookmarks: SystemString.bookmarks.text
    case .search: SystemString.search.text
    case .downloads: SystemString.downloads.text
    case .mostRecent: SystemString.mostRecent.text
    case .mostViewed: SystemString.mostViewed.text
    }
  }

  var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}

extension UIViewController {
  var defaultTabBarItem: UITabBarItem! {
    get {
      if let item = rare?.tabBarItem { return item }
      if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      extendedState.tabBarItem = item
      return item
    }
    set {
      extendedState.tabBarItem = newValue
      var candidate: UIViewController? = self
      while let controller = candidate {
        if let tabs = controller.parent as? UITabBarController {
          return tabs.tabBarItemDidChange(of: controller)
        }
        candidate = controller.parent
      }
    }
  }

}
