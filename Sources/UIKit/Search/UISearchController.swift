/// Manages a search: it owns the search bar, and shows the results over the searched screen.
///
/// If a navigation item has the search controller, or its search bar is in a view, a search begins with a tap
/// of the bar; the search controller is then presented by the searched screen, and `dismiss` ends the search.
/// If its bar is in no view, `present` shows the bar at the top, over everything.
///
/// Differs from iOS: the searched screen can present another controller during a search.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  /// The controller that shows the results; `nil` if the searched screen shows them itself.
  open private(set) var searchResultsController: UIViewController?
  open private(set) var searchBar = UISearchBar()
  private var isRunning = false
  private var isResultsShown = false
  private let shade = UIView()

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    prepare()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchBar.controller = self
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  open weak var delegate: (any UISearchControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  // MARK: Settings

  /// Whether the searched screen is dimmed while the search text is empty.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateResults() } }
  /// Whether the search bar replaces the navigation bar during a search.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results appear automatically when text is entered.
  open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
  open var showsSearchResultsController: Bool {
    get { isResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      updateResults()
    }
  }
  private var wantsResults = false
  /// The current placement of the search bar in the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    owner?.navigationItem.searchBarPlacement ?? .stacked
  }

  // MARK: Running

  /// Whether the search is active. Setting it starts or ends the search.
  open var isActive: Bool {
    get { isRunning }
    set { newValue ? start() : stop() }
  }

  /// The screen whose navigation item has this search controller, or else the one whose view contains the
  /// search bar.
  private var searchedScreen: UIViewController? {
    if let owner { return owner }
    var view: UIView? = searchBar.superview
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.superview
    }
    return nil
  }
  package weak var owner: UIViewController?
  /// The navigation bar that contains the search bar.
  package weak var navigationBar: UINavigationBar?

  private func start() {
    guard !isRunning, !holdsItsBar, let screen = searchedScreen ?? navigationBar?.manager?.topScreen else {
      return
    }
    storedDelegate?.presentSearchController(self)
    isRunning = true
    extendedState.searchedScreen = screen
    screen.extendedState.runningSearch = self
    storedDelegate?.willPresentSearchController(self)
    let animated = screen.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: animated) }
    if automaticallyShowsScopeBar, scopeBarActivation != .manual, searchBar.scopeButtonTitles != nil {
      searchBar.setShowsScope(true, animated: animated)
    }
    install(over: screen)
    navigationBar?.searchDidChangeState(animated: animated)
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    finish(animated) { [self] in
      guard isRunning else { return }
      if appearance == .appearing { send(.didAppear, animated: animated) }
      cause = .none
      storedDelegate?.didPresentSearchController(self)
    }
    searchTextDidChange()
  }

  private func stop() {
    guard isRunning else { return }
    if holdsItsBar { return super.dismiss(animated: UIView.areAnimationsEnabled) }
    isRunning = false
    storedDelegate?.willDismissSearchController(self)
    let animated = viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = nil }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: animated) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: animated) }
    navigationBar?.searchDidChangeState(animated: animated)
    cause = .beingDismissed
    if appearance == .appeared || appearance == .appearing { send(.willDisappear, animated: animated) }
    searchResultsUpdater?.updateSearchResults(for: self)
    if animated { UIView.animate(withDuration: Self.duration) { [self] in viewIfLoaded?.alpha = 0 } }
    finish(animated) { [self] in
      guard !isRunning else { return }
      uninstall(animated: animated)
      storedDelegate?.didDismissSearchController(self)
      let completion = whenEnded
      whenEnded = nil
      completion?()
    }
  }

  /// The duration of the transition, in seconds.
  private static let duration: TimeInterval = 0.3

  private func finish(_ animated: Bool, _ work: @escaping @MainActor @Sendable () -> Void) {
    ending?.cancel()
    ending = nil
    guard animated else { return CATransaction.afterCommit(work) }
    ending = FrameClock.shared.schedule(after: Self.duration, work)
  }
  private var ending: FrameClock.Deadline?
  private var whenEnded: (() -> Void)?

  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isRunning, !holdsItsBar, rare?.presented == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    stop()
    guard let completion else { return }
    if let ending, ending.isPending {
      whenEnded = completion
    } else {
      CATransaction.afterCommit { completion() }
    }
  }

  // MARK: Suggestions

  /// The suggestions below the field while the search is active; nil or empty for none. A chosen suggestion is told to the updater,
  /// and the list is hidden.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
  /// Whether suggestions are hidden for a search field below the title. Without effect: they are shown for each placement.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  private var suggestionList: SearchSuggestionList?

  private func updateSuggestions() {
    guard isViewLoaded else { return }
    let suggestions = isRunning ? searchSuggestions ?? [] : []
    guard !suggestions.isEmpty else {
      suggestionList?.willMove(toParent: nil)
      suggestionList?.viewIfLoaded?.removeFromSuperview()
      suggestionList?.removeFromParent()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? SearchSuggestionList(style: .plain)
    list.suggestions = suggestions
    view.isUserInteractionEnabled = true
    guard suggestionList == nil else { return }
    suggestionList = list
    list.select = { [weak self] in self?.choose($0) }
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    guard let updater = searchResultsUpdater else { return }
    updater.updateSearchResults(for: self, selecting: suggestion)
  }

  // MARK: Results

  open override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = .black
    shade.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.isActive = false }
    shade.addGestureRecognizer(tap)
    view.addSubview(shade)
  }

  private func install(over screen: UIViewController) {
    loadViewIfNeeded()
    if parent !== screen {
      screen.addChild(self)
      didMove(toParent: screen)
    }
    let place: UIView = screen.view
    view.frame = searchedArea(of: place)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alpha = 1
    if view.superview !== place {
      if screen.appearance == .appeared || screen.appearance == .appearing {
        cause = .beingPresented
        send(.willAppear, animated: true)
      }
      place.addSubview(view)
    } else if appearance == .disappearing {
      send(.willAppear, animated: true)
    }
    (place as? UIScrollView)?.contentCover = self
    // The view is in front of the cells, which the layout may reorder.
    view.layer.zPosition = place is UIScrollView ? 10_000 : 0
    updateResults()
  }

  private func uninstall(animated: Bool) {
    (viewIfLoaded?.superview as? UIScrollView)?.contentCover = nil
    viewIfLoaded?.removeFromSuperview()
    if appearance == .disappearing { send(.didDisappear, animated: animated) }
    cause = .none
    rare?.searchedScreen?.rare?.runningSearch = nil
    rare?.searchedScreen = nil
    showResults(false)
    updateSuggestions()
    willMove(toParent: nil)
    leaveParent()
  }

  /// Keeps the results in place over a searched screen that scrolls.
  package func followScrolling() {
    guard isRunning, let place = viewIfLoaded?.superview as? UIScrollView else { return }
    let area = searchedArea(of: place)
    if view.frame != area { view.frame = area }
    if place._subviews.last !== view { place.bringSubviewToFront(view) }
    avoidBars(above: place)
  }

  /// Insets the results below the bars with the search field, because a scroll view that insets its content
  /// by the safe area does not propagate it.
  private func avoidBars(above place: UIScrollView) {
    let (whole, passedOn) = (place.safeAreaInsets, place.safeAreaInsetsForSubviews)
    let (frame, bounds) = (view.frame, place.bounds)
    containerInsets = UIEdgeInsets(
      top: max(0, whole.top - passedOn.top - (frame.minY - bounds.minY)),
      left: max(0, whole.left - passedOn.left - (frame.minX - bounds.minX)),
      bottom: max(0, whole.bottom - passedOn.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, whole.right - passedOn.right - (bounds.maxX - frame.maxX)))
  }

  /// Returns the area of the results, which leaves a search bar in the searched screen accessible.
  private func searchedArea(of place: UIView) -> CGRect {
    guard searchBar.isDescendant(of: place) else { return place.bounds }
    let bottom = min(
      max(searchBar.convert(searchBar.bounds, to: place).maxY, place.bounds.minY), place.bounds.maxY)
    return CGRect(
      x: place.bounds.minX, y: bottom, width: place.bounds.width, height: place.bounds.maxY - bottom)
  }

  package override var managesChildAppearance: Bool { true }

  package override func layOutContainerContent() {
    if holdsItsBar { layOutOwnBar() }
    // Bars above are not dimmed.
    let top = holdsItsBar ? searchBar.frame.maxY : view.safeAreaInsets.top
    shade.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    searchResultsController?.viewIfLoaded?.frame = view.bounds
  }

  func searchTextDidChange() {
    guard isRunning else { return }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    rare?.searchedScreen?.setNeedsUpdateContentUnavailableConfiguration()
  }

  private var hasSearch: Bool {
    searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
  }

  /// Shows the results if there is a search text; otherwise the screen is dimmed.
  private func updateResults() {
    guard isViewLoaded else { return }
    guard isRunning else { return }
    defer { updateSuggestions() }
    showResults(automaticallyShowsSearchResultsController ? hasSearch : wantsResults)
    let shades = obscuresBackgroundDuringPresentation && !isResultsShown
    UIView.animate(withDuration: 0.2) { [self] in shade.alpha = shades ? 0.2 : 0 }
    view.isUserInteractionEnabled = shades || isResultsShown
    followScrolling()
  }

  private func showResults(_ shows: Bool) {
    guard let results = searchResultsController, shows != isResultsShown else { return }
    isResultsShown = shows
    let isSeen = appearance == .appeared || appearance == .appearing
    if shows {
      addChild(results)
      results.didMove(toParent: self)
      if isSeen { results.send(.willAppear, animated: false) }
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(results.view, aboveSubview: shade)
      if isSeen { results.sendIsAppearing(animated: false) }
      if appearance == .appeared { results.send(.didAppear, animated: false) }
    } else {
      let wasSeen = results.appearance == .appeared || results.appearance == .appearing
      if wasSeen { results.send(.willDisappear, animated: false) }
      results.viewIfLoaded?.removeFromSuperview()
      if wasSeen { results.send(.didDisappear, animated: false) }
      results.willMove(toParent: nil)
      results.leaveParent()
    }
  }

  // MARK: A presentation of its own

  /// Whether the search is presented with the bar in its own view.
  package private(set) var holdsItsBar = false
  private var place: (view: UIView, frame: CGRect)?
  private lazy var chrome = BarBackgroundView(shadowEdge: .bottom)

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented, rare?.presentation != nil, !isRunning else { return }
    storedDelegate?.presentSearchController(self)
    holdsItsBar = true
    isRunning = true
    storedDelegate?.willPresentSearchController(self)
    place = searchBar.superview.map { ($0, searchBar.frame) }
    searchBar.isInline = false
    searchBar.isInNavigationBar = true
    searchBar.hasNavigationBar = true
    chrome.show(UIBarAppearance())
    view.addSubview(chrome)
    view.addSubview(searchBar)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: false) }
    if automaticallyShowsScopeBar, scopeBarActivation != .manual, searchBar.scopeButtonTitles != nil {
      searchBar.setShowsScope(true, animated: false)
    }
    layOutOwnBar()
    searchTextDidChange()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard holdsItsBar, isBeingPresented else { return }
    searchBar.becomeFirstResponder()
    storedDelegate?.didPresentSearchController(self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard holdsItsBar, isBeingDismissed else { return }
    storedDelegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard holdsItsBar, isBeingDismissed else { return }
    holdsItsBar = false
    isRunning = false
    if searchBar.text?.isEmpty == false { searchBar.text = nil }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: false) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: false) }
    chrome.removeFromSuperview()
    returnBar()
    showResults(false)
    searchResultsUpdater?.updateSearchResults(for: self)
    storedDelegate?.didDismissSearchController(self)
  }

  private func returnBar() {
    searchBar.removeFromSuperview()
    searchBar.isInNavigationBar = false
    if let place, !(place.view is UINavigationBar) {
      searchBar.frame = place.frame
      place.view.addSubview(searchBar)
    }
    place = nil
    navigationBar?.rebuildContent()
    navigationBar?.searchBarHeightDidChange()
  }

  private func layOutOwnBar() {
    let top = view.safeAreaInsets.top
    let height = searchBar.sizeThatFits(view.bounds.size).height
    searchBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    chrome.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: searchBar.frame.maxY)
    searchResultsController?.containerInsets.top = height
  }

  // MARK: The bar

  func searchBarDidBeginEditing() { if !isRunning { start() } }
  func cancelTapped() { stop() }

  func searchBarHeightDidChange() { navigationBar?.searchBarHeightDidChange() }

  // MARK: Shade

  /// The former name of `obscuresBackgroundDuringPresentation`.
  @available(iOS, introduced: 8.0, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { defaultDimsBackgroundDuringPresentation }
    set { defaultDimsBackgroundDuringPresentation = newValue }
  }
}

/// Updates the search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text, the tokens or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when a suggestion was chosen. By default, its text becomes the text of the search.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    searchController.searchBar.text = searchSuggestion.localizedSuggestion
    updateSearchResults(for: searchController)
  }
}

/// Receives the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UISearchController: ScrollContentCover {}
