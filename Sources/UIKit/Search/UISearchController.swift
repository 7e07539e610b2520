/// Runs a search: it has the search bar, and shows the results over the screen that is searched while the person types.
///
/// Differs from iOS: the results lie in the searched screen as a child of it, not in a presentation over it, so that
/// `presentedViewController` does not name the search controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  /// What shows the results; `nil` where the searched screen shows them itself.
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar()
  private var isRunning = false
  private var isResultsShown = false
  private let shade = UIView()

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    searchBar.controller = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  open weak var delegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  // MARK: Settings

  /// Whether the searched screen is shaded while nothing is typed.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateResults() } }
  /// Whether the navigation bar gives its room to the search bar while the search runs.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results show by themselves as soon as something is typed.
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
  /// Where the navigation bar has the search bar now.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: Running

  /// Whether the search runs. Setting it starts or ends the search.
  open var isActive: Bool {
    get { isRunning }
    set { newValue ? start() : stop() }
  }

  /// The screen whose navigation item has this search, or else the one whose view has the search bar.
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
  /// The bar that holds the search bar.
  package weak var navigationBar: UINavigationBar?

  private func start() {
    guard !isRunning, let screen = searchedScreen ?? navigationBar?.manager?.topScreen else { return }
    delegate?.presentSearchController(self)
    isRunning = true
    delegate?.willPresentSearchController(self)
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
      delegate?.didPresentSearchController(self)
    }
    searchTextDidChange()
  }

  private func stop() {
    guard isRunning else { return }
    isRunning = false
    delegate?.willDismissSearchController(self)
    let animated = viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = nil }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: animated) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: animated) }
    navigationBar?.searchDidChangeState(animated: animated)
    if appearance == .appeared || appearance == .appearing { send(.willDisappear, animated: animated) }
    searchResultsUpdater?.updateSearchResults(for: self)
    if animated { UIView.animate(withDuration: Self.duration) { [self] in viewIfLoaded?.alpha = 0 } }
    finish(animated) { [self] in
      guard !isRunning else { return }
      uninstall(animated: animated)
      delegate?.didDismissSearchController(self)
    }
  }

  /// Seconds in which a search comes and goes.
  private static let duration: TimeInterval = 0.3

  private func finish(_ animated: Bool, _ work: @escaping @MainActor () -> Void) {
    ending?.cancel()
    ending = nil
    guard animated else { return CATransaction.afterCommit(work) }
    ending = FrameClock.shared.schedule(after: Self.duration, work)
  }
  private var ending: FrameClock.Deadline?

  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isRunning, rare?.presented == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    stop()
    if let completion { CATransaction.afterCommit(completion) }
  }

  // MARK: Results

  open override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.frame = view.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alpha = 1
    if view.superview !== place {
      if screen.appearance == .appeared || screen.appearance == .appearing {
        send(.willAppear, animated: true)
      }
      place.addSubview(view)
    } else if appearance == .disappearing {
      send(.willAppear, animated: true)
    }
    updateResults()
  }

  private func uninstall(animated: Bool) {
    viewIfLoaded?.removeFromSuperview()
    if appearance == .disappearing { send(.didDisappear, animated: animated) }
    showResults(false)
    willMove(toParent: nil)
    leaveParent()
  }

  /// A screen that scrolls moves its content; what lies over it stays in sight.
  package func followScrolling() {
    guard isRunning, let place = viewIfLoaded?.superview as? UIScrollView else { return }
    view.frame = place.bounds
  }

  package override func layOutContainerContent() {
    searchResultsController?.viewIfLoaded?.frame = view.bounds
  }

  func searchTextDidChange() {
    guard isRunning else { return }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private var hasSearch: Bool {
    searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
  }

  /// Results show as soon as there is something to search for; before, the screen is shaded.
  private func updateResults() {
    guard isViewLoaded else { return }
    guard isRunning else { return }
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
      view.addSubview(results.view)
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

  // MARK: The bar

  func searchBarDidBeginEditing() { if !isRunning { start() } }
  func cancelTapped() { stop() }

  func searchBarHeightDidChange() { navigationBar?.searchBarHeightDidChange() }
}

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text, the tokens or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search that begins and ends.
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
