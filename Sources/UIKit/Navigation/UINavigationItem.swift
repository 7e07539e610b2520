/// What a navigation bar shows for one screen: title, buttons left and right, prompt, search.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  public init(title: String) {
    self.title = title
    super.init()
    MainThreadDeallocation.enable(for: self)
  }
  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }
  public required init?(coder: NSCoder) {
    super.init()
    MainThreadDeallocation.enable(for: self)
    readNavigationItem(coder)
  }

  open var title: String? {
    willSet { willChange("title") }
    didSet {
      defer { didChange("title") }
      if title != oldValue { changed(.title) }
    }
  }
  open var attributedTitle: AttributedString? { didSet { changed(.title) } }
  open var titleView: UIView? {
    willSet { willChange("titleView") }
    didSet {
      defer { didChange("titleView") }
      if titleView !== oldValue { changed(.title) }
    }
  }
  /// A line above the bar's content.
  open var prompt: String? {
    willSet { willChange("prompt") }
    didSet {
      defer { didChange("prompt") }
      if prompt != oldValue { changed(.prompt) }
    }
  }
  /// Where the title stands: amid the bar, or at its leading side with groups of buttons amid it.
  open var style: ItemStyle = .navigator { didSet { if style != oldValue { changed(.title) } } }
  /// Makes the menu that a tap on the title opens, of the entries that the framework suggests.
  open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
    didSet { changed(.title) }
  }
  /// Lets a person rename what the title names, by an entry of the title's menu.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed(.title) } }

  // MARK: Back button

  /// The button shown on the *next* screen to come back to this one.
  open var backBarButtonItem: UIBarButtonItem? {
    willSet { willChange("backBarButtonItem") }
    didSet {
      defer { didChange("backBarButtonItem") }
      changed(.back)
    }
  }
  open var backButtonTitle: String? {
    willSet { willChange("backButtonTitle") }
    didSet {
      defer { didChange("backButtonTitle") }
      changed(.back)
    }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed(.back) } }
  open var backAction: UIAction? { didSet { changed(.back) } }
  open var hidesBackButton: Bool {
    get { _hidesBackButton }
    set {
      willChange("hidesBackButton")
      defer { didChange("hidesBackButton") }
      setHidesBackButton(newValue, animated: false)
    }
  }
  private var _hidesBackButton = false
  open var leftItemsSupplementBackButton = false {
    willSet { willChange("leftItemsSupplementBackButton") }
    didSet {
      defer { didChange("leftItemsSupplementBackButton") }
      changed(.left)
    }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != _hidesBackButton else { return }
    _hidesBackButton = hidesBackButton
    changed(.back, animated: animated)
  }

  // MARK: Buttons

  private var leading: [UIBarButtonItemGroup] = []
  /// The last is the nearest to the trailing edge.
  private var trailing: [UIBarButtonItemGroup] = []

  private var _left: [UIBarButtonItem]? {
    leading.isEmpty ? nil : leading.flatMap(\.barButtonItems)
  }
  private var _right: [UIBarButtonItem]? {
    trailing.isEmpty ? nil : trailing.flatMap(\.barButtonItems).reversed()
  }

  /// The buttons at the leading edge, from there inwards. `leftBarButtonItems` are the same as one list.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leading }
    set { take(newValue, for: \.leading, .left) }
  }
  /// The buttons at the trailing edge, from within towards it. `rightBarButtonItems` are the same as one list, the other way
  /// round.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailing }
    set { take(newValue, for: \.trailing, .right) }
  }
  /// Buttons amid the bar, shown in regular width in the styles for browsers and editors; elsewhere the overflow menu lists
  /// them.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { _center }
    set { take(newValue, for: \._center, .right) }
  }
  private var _center: [UIBarButtonItemGroup] = []
  /// Buttons nearer to the trailing edge than all others.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      oldValue?.itemDidChange = nil
      watch(pinnedTrailingGroup, .right)
      changed(.right)
    }
  }
  /// More entries of the overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed(.right) } }

  private func take(
    _ new: [UIBarButtonItemGroup],
    for groups: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItemGroup]>,
    _ part: Part, animated: Bool = false
  ) {
    for group in self[keyPath: groups] { group.itemDidChange = nil }
    self[keyPath: groups] = new
    for group in new { watch(group, part) }
    changed(part, animated: animated)
  }

  private func watch(_ group: UIBarButtonItemGroup?, _ part: Part) {
    group?.itemDidChange = { [weak self] in self?.changed(part) }
  }

  private func groups(_ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    items.map { [UIBarButtonItemGroup(barButtonItems: $0, representativeItem: nil)] } ?? []
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { _left?.first }
    set {
      willChange("leftBarButtonItem")
      defer { didChange("leftBarButtonItem") }
      setLeftBarButton(newValue, animated: false)
    }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { _right?.first }
    set {
      willChange("rightBarButtonItem")
      defer { didChange("rightBarButtonItem") }
      setRightBarButton(newValue, animated: false)
    }
  }
  /// From the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { _left }
    set {
      willChange("leftBarButtonItems")
      defer { didChange("leftBarButtonItems") }
      setLeftBarButtonItems(newValue, animated: false)
    }
  }
  /// From the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { _right }
    set {
      willChange("rightBarButtonItems")
      defer { didChange("rightBarButtonItems") }
      setRightBarButtonItems(newValue, animated: false)
    }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    take(groups(items), for: \.leading, .left, animated: animated)
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    take(groups(items?.reversed()), for: \.trailing, .right, animated: animated)
  }

  // MARK: Search

  /// The search whose bar lies below the titles.
  open var searchController: UISearchController? {
    willSet { willChange("searchController") }
    didSet {
      defer { didChange("searchController") }

      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      oldValue?.searchBar.isInNavigationBar = false
      searchController?.searchBar.isInNavigationBar = true
      changed(.search)
    }
  }
  /// Whether the search bar goes as the content beneath is scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed(.search) } }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic { didSet { changed(.search) } }
  /// Where the search bar is: among the buttons where there is room for it, as on a pad, else below the titles. One with
  /// scopes is always below.
  open var searchBarPlacement: SearchBarPlacement {
    guard let searchController, preferredSearchBarPlacement != .stacked,
      searchController.searchBar.scopeButtonTitles == nil, let bar,
      bar.traitCollection.horizontalSizeClass == .regular, bar.traitCollection.verticalSizeClass == .regular
    else { return .stacked }
    return .inline
  }

  // MARK: Large title and appearance

  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    willSet { willChange("largeTitleDisplayMode") }
    didSet {
      defer { didChange("largeTitleDisplayMode") }
      if largeTitleDisplayMode != oldValue { changed(.largeTitle) }
    }
  }
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed(.appearance) } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed(.appearance) } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(.appearance) } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(.appearance) } }

  // MARK: Observation

  package enum Part: Sendable { case title, prompt, back, left, right, largeTitle, appearance, search }

  /// The bar that shows the item, or leads back to it.
  @BackReference package final var bar: UINavigationBar?

  package func changed(_ part: Part, animated: Bool = false) {
    bar?.itemDidChange(self, part: part, animated: animated)
  }

  /// The controller's title is the item's, until the item is given its own.
  func controllerTitleDidChange(_ title: String?) { self.title = title }

  /// Of an item that a document gives to a controller: without a title of its own it takes the controller's.
  func controllerTitleMayDiffer(_ title: String?) {
    if self.title == nil { self.title = title }
  }

  /// The title that a screen above shows on its button back to this one (Metrics.md 1.3).
  package var titleForBackButton: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }
}

extension UIViewController {
  var defaultNavigationItem: UINavigationItem {
    if let item = _navigationItem { return item }
    let item = UINavigationItem()
    item.title = _title
    _navigationItem = item
    return item
  }
}
