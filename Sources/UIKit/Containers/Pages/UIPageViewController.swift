/// A container that shows one or two of many pages and navigates by swipes, with scrolling or page curls.
///
/// The adjacent pages come from the data source, which is asked when a swipe begins to lead there.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  package override var rootViewClassName: String? { "_UIPageViewControllerContentView" }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `SpineLocation`, or its raw value in an `NSNumber`; for page curls.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Space between scrolled pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open package(set) var transitionStyle: TransitionStyle
  open package(set) var navigationOrientation: NavigationOrientation
  open package(set) var spineLocation: SpineLocation
  let interPageSpacing: CGFloat
  package var shown: [UIViewController] = []
  /// Performs the transitions in the view that contains the pages' views.
  private(set) var turner: (any PageTransitionPerformer)?
  package private(set) final var pageControl: UIPageControl?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : Self.spine(in: options) ?? .min
    interPageSpacing = max(0, Self.number(options?[.interPageSpacing]) ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience override init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let pages = coder.interfaceValue(for: UIPageViewController.self) ?? PageSettings()
    transitionStyle = pages.style
    navigationOrientation = pages.orientation
    spineLocation = pages.spine
    interPageSpacing = pages.spacing
    super.init(coder: coder)
  }

  /// The settings of an archived controller that its initialization needs; by default those of a horizontal page curl.
  struct PageSettings {
    var style = TransitionStyle.pageCurl
    var orientation = NavigationOrientation.horizontal
    var spine = SpineLocation.min
    var spacing: CGFloat = 0
  }

  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation? {
    guard let value = options?[.spineLocation] else { return nil }
    if let location = value as? SpineLocation { return location }
    return number(value).flatMap { SpineLocation(rawValue: Int($0)) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  package final weak var storedDataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      turner?.dataSourceDidChange()
      updatePageControl()
    }
  }

  /// Whether pages have content on the back, so that each turn involves two of them.
  open var isDoubleSided = false

  /// The recognizers for page curls; empty for scrolled pages.
  open var gestureRecognizers: [UIGestureRecognizer] {
    loadViewIfNeeded()
    return turner?.gestureRecognizers ?? []
  }

  /// The pages that are shown, or are being shown.
  open var viewControllers: [UIViewController]? { shown }

  // MARK: Setting pages

  /// Shows other pages.
  ///
  /// - `viewControllers`: One page, or two for a spine in the middle and for a turn of double-sided pages.
  /// - `completion`: Called with `false` if another transition replaced this one before its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let turns = animated && isOnScreen && !shown.isEmpty && UIView.areAnimationsEnabled
    guard admits(new, turning: animated) else { return }
    turner?.finishNow()
    let old = shown
    guard old != new else {
      completion?(true)
      return
    }
    guard turns, let turner else {
      replace(old, with: new)
      completion?(true)
      return
    }
    shown = new
    turner.turn(from: old, to: new, direction, completion: completion)
    refreshPageControl()
  }

  /// Whether the number of pages is valid (Conformance.md M32).
  private func admits(_ pages: [UIViewController], turning: Bool) -> Bool {
    let required = spineLocation == .mid || (isDoubleSided && turning && transitionStyle == .pageCurl) ? 2 : 1
    guard pages.count != required, !pages.isEmpty || turning else { return true }
    UIKitFault.raise(
      .invalidArgument,
      "The number of view controllers provided (\(pages.count)) doesn't match the number required "
        + "(\(required)) for the requested transition")
    return false
  }

  private var isOnScreen: Bool {
    (appearance == .appeared || appearance == .appearing) && _view?._window != nil
  }

  /// Replaces pages without animation, with all callbacks immediately.
  private func replace(_ old: [UIViewController], with new: [UIViewController]) {
    let gone = old.filter { page in !new.contains { $0 === page } }
    for page in new { stage(page) }
    for page in gone { page.willMove(toParent: nil) }
    shown = new
    if turner != nil {
      let turn = PageTransition(
        self, from: gone, to: new.filter { page in !old.contains { $0 === page } }, isAnimated: false)
      turn.install = { [weak self] in
        for page in gone { page.viewIfLoaded?.removeFromSuperview() }
        self?.turner?.show(new)
      }
      turn.begin()
      turn.end(completed: true)
    }
    for page in gone { release(page) }
    refreshPageControl()
  }

  /// Adds a new page as a child before its view loads (Metrics.md 3.3).
  func stage(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  func release(_ page: UIViewController) {
    guard page.parent === self, !shown.contains(where: { $0 === page }) else { return }
    page.viewIfLoaded?.removeFromSuperview()
    page.willMove(toParent: nil)
    page.leaveParent()
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    turner = transitionStyle == .scroll ? PageScrollTransition(self) : PageCurlTransition(self)
    for page in shown { stage(page) }
    turner?.show(shown)
    updatePageControl()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    turner?.show(shown)
    refreshPageControl()
  }

  package override var managesChildAppearance: Bool { true }
  package override var appearanceChildren: [UIViewController] {
    shown.filter { $0.viewIfLoaded?.superview != nil }
  }

  package override func layOutContainerContent() {
    var area = view.bounds
    if let pageControl, !pageControl.isHidden {
      let height = Self.pageControlHeight
      let bottom = area.height - view.safeAreaInsets.bottom
      pageControl.frame = CGRect(x: 0, y: bottom - height, width: area.width, height: height)
      area.size.height = bottom - height
    }
    turner?.layOut(in: area)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    turner?.finishNow()
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
    if spineLocation == .mid { isDoubleSided = true }
  }

  /// Only a scroll view that was set explicitly is tracked by bars, never the one that scrolls the pages.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContentScrollView(for: edge)
  }

  // MARK: Page control

  /// The height of the page control below the pages, in points.
  static let pageControlHeight: CGFloat = 37

  /// Shows a page control below horizontally scrolled pages if the data source provides the counts.
  private func updatePageControl() {
    guard isViewLoaded else { return }
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
      ? storedDataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0, pageControl == nil {
      let control = UIPageControl()
      control.addAction(UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
      pageControl = control
      view.addSubview(control)
    }
    pageControl?.isHidden = count <= 0
    refreshPageControl()
    view.setNeedsLayout()
  }

  private func refreshPageControl() {
    guard let pageControl, !pageControl.isHidden, let dataSource else { return }
    pageControl.numberOfPages = dataSource.presentationCount(for: self)
    pageControl.currentPage = dataSource.presentationIndex(for: self)
    shownIndex = pageControl.currentPage
  }
  private var shownIndex = 0

  /// Updates the page control after the user's swipes.
  func pagesDidTurn(_ direction: NavigationDirection) {
    guard let pageControl else { return }
    pageControl.currentPage += direction == .forward ? 1 : -1
    shownIndex = pageControl.currentPage
  }

  private func pageControlDidChange() {
    guard let pageControl, let page = shown.last else { return }
    let direction: NavigationDirection = pageControl.currentPage >= shownIndex ? .forward : .reverse
    let target =
      direction == .forward
      ? storedDataSource?.pageViewController(self, viewControllerAfter: page)
      : storedDataSource?.pageViewController(self, viewControllerBefore: page)
    guard let target else { return pageControl.currentPage = shownIndex }
    turner?.finishNow()
    let old = shown
    shown = [target]
    shownIndex = pageControl.currentPage
    storedDelegate?.pageViewController(self, willTransitionTo: [target])
    turner?.turn(from: old, to: [target], direction) { [weak self] finished in
      guard let self else { return }
      storedDelegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: old, transitionCompleted: true)
    }
  }

  // MARK: Forwarded preferences

  open override var childForStatusBarStyle: UIViewController? { shown.first }
  open override var childForStatusBarHidden: UIViewController? { shown.first }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
}

/// Provides the pages adjacent to a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots of the page control below scrolled pages; 0 for no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives page transitions.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// - `completed`: Whether the user completed the turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { pageViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
