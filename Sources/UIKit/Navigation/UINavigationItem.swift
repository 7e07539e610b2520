/// The content of a navigation bar for one screen: title, left and right buttons, prompt and search.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
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
    coder.decodeInterface(of: self, as: UINavigationItem.self)
    if let archive = coder as? NSKeyedUnarchiver {
      title = archive.objectIfPresent(forKey: "UITitle")
      prompt = archive.objectIfPresent(forKey: "UIPrompt")
    }
  }

  /// Encodes the title and the prompt.
  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: "UITitle")
    coder.encode(prompt as NSString?, forKey: "UIPrompt")
  }

  open var title: String? {
    willSet { willChange("title") }
    didSet {
      defer { didChange("title") }
      if title != oldValue { changed(.title) }
    }
  }
  /// The title of a standard bar with attributes over those of the bar; nil to use `title`.
  open var attributedTitle: AttributedString? { didSet { changed(.title) } }
  /// A second line below the title.
  open var subtitle: String? { didSet { changed(.title) } }
  open var attributedSubtitle: AttributedString? { didSet { changed(.title) } }
  /// The large title; nil to use `title`.
  open var largeTitle: String? { didSet { changed(.title) } }
  @exclusivity(unchecked) open var titleView: UIView? {
    willSet { willChange("titleView") }
    didSet {
      defer { didChange("titleView") }
      if titleView !== oldValue { changed(.title) }
    }
  }
  /// A line above the content of the bar.
  @exclusivity(unchecked) open var prompt: String? {
    willSet { willChange("prompt") }
    didSet {
      defer { didChange("prompt") }
      if prompt != oldValue { changed(.prompt) }
    }
  }
  /// The position of the title: centered, or leading with groups of buttons in the center.
  @exclusivity(unchecked) open var style: ItemStyle = .navigator {
    didSet { if style != oldValue { changed(.title) } }
  }
  /// Creates the menu that a tap on the title opens, from the suggested elements.
  open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
    didSet { changed(.title) }
  }
  /// Lets the user rename the item, with an element of the title menu.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed(.title) } }

  /// A value for apps to read; bars describe the elements that they show.
  open var accessibilityLabel: String?
  /// A value for apps to read.
  open var accessibilityHint: String?

  // MARK: Back button

  /// The back button shown on the *next* screen to return to this one.
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
  /// The groups at the trailing edge; the last one is nearest to it.
  private var trailing: [UIBarButtonItemGroup] = []

  private var _left: [UIBarButtonItem]? {
    leading.isEmpty ? nil : leading.flatMap(\.barButtonItems)
  }
  private var _right: [UIBarButtonItem]? {
    trailing.isEmpty ? nil : trailing.flatMap(\.barButtonItems).reversed()
  }

  /// The groups at the leading edge, from the edge inwards. `leftBarButtonItems` are the same items as one
  /// array.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leading }
    set { take(newValue, for: \.leading, .left) }
  }
  /// The groups at the trailing edge, toward the edge. `rightBarButtonItems` are the same items as one array
  /// in reverse order.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailing }
    set { take(newValue, for: \.trailing, .right) }
  }
  /// Groups in the center of the bar, shown in regular width with the browser and editor styles; otherwise
  /// the overflow menu lists them.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { _center }
    set { take(newValue, for: \._center, .right) }
  }
  private var _center: [UIBarButtonItemGroup] = []
  /// The group nearest to the trailing edge.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      oldValue?.itemDidChange = nil
      watch(pinnedTrailingGroup, .right)
      changed(.right)
    }
  }
  /// Additional elements of the overflow menu.
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
  /// The left items, from the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { _left }
    set {
      willChange("leftBarButtonItems")
      defer { didChange("leftBarButtonItems") }
      setLeftBarButtonItems(newValue, animated: false)
    }
  }
  /// The right items, from the trailing edge inwards.
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

  /// The search controller whose bar is below the titles.
  @exclusivity(unchecked) open var searchController: UISearchController? {
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
  /// Whether the search bar collapses with scrolling.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed(.search) } }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic { didSet { changed(.search) } }
  /// The placement of the search bar: among the buttons if there is enough space, as on a pad, otherwise
  /// below the titles. A search bar with scopes is always below.
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
      guard largeTitleDisplayMode != oldValue else { return }
      if decidesLargeTitles || keptLargeTitle != nil { Self.invalidateInheritedLargeTitles() }
      changed(.largeTitle)
    }
  }

  /// The generation of the cached modes of items above. A change of a mode below invalidates them.
  private static var largeTitleGeneration = 0
  package static func invalidateInheritedLargeTitles() { largeTitleGeneration &+= 1 }
  private final var keptLargeTitle: (generation: Int, isLarge: Bool)?
  /// Whether items above inherit this item's mode.
  package final var decidesLargeTitles = false
  /// The cached mode inherited from the items below; nil if it is unknown or outdated.
  package final var inheritedLargeTitle: Bool? {
    keptLargeTitle.flatMap { $0.generation == Self.largeTitleGeneration ? $0.isLarge : nil }
  }
  package final func keepInheritedLargeTitle(_ isLarge: Bool) {
    keptLargeTitle = (Self.largeTitleGeneration, isLarge)
  }
  package final func forgetInheritedLargeTitle() { keptLargeTitle = nil }
  @exclusivity(unchecked) open var standardAppearance: UINavigationBarAppearance? {
    didSet { changed(.appearance) }
  }
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed(.appearance) } }
  @exclusivity(unchecked) open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { changed(.appearance) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(.appearance) } }

  // MARK: Observation

  package enum Part: Sendable { case title, prompt, back, left, right, largeTitle, appearance, search }

  /// The bar that shows the item, or a back button to it.
  @BackReference package final var bar: UINavigationBar?

  package func changed(_ part: Part, animated: Bool = false) {
    bar?.itemDidChange(self, part: part, animated: animated)
  }

  /// Adopts the title of the controller, until the item is given its own.
  func controllerTitleDidChange(_ title: String?) { self.title = title }

  /// Adopts the title of the controller for an item from a document without a title of its own.
  func controllerTitleMayDiffer(_ title: String?) {
    if self.title == nil { self.title = title }
  }

  /// The title of a back button to this screen (Metrics.md 1.3).
  package var titleForBackButton: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }

  /// The accessibility label of the back button to this item: that of the screen if the button shows only spaces
  /// (https://github.com/jonkykong/SideMenu, ExampleTests).
  var spokenTitleForBackButton: String? {
    guard let shown = titleForBackButton, shown.allSatisfy(\.isWhitespace) else { return titleForBackButton }
    return title ?? shown
  }
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

extension UINavigationItem: LabeledObject {}
