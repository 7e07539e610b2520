/// Shows one page of many, or two, and turns them by swipes: scrolled, or flipped like those of a book.
///
/// The pages beside the shown one come from the data source, which is asked when a swipe begins to lead there.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `SpineLocation`, or its raw value in an `NSNumber`; for flipped pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between scrolled pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open package(set) var transitionStyle: TransitionStyle
  open package(set) var navigationOrientation: NavigationOrientation
  open package(set) var spineLocation: SpineLocation
  let interPageSpacing: CGFloat
  package var shown: [UIViewController] = []
  /// The view that the pages' views are put into.
  private(set) var turner: (any PageTurner)?
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
    let archived = Self.archived(in: coder)
    transitionStyle = archived.style
    navigationOrientation = archived.orientation
    spineLocation = archived.spine
    interPageSpacing = archived.spacing
    super.init(coder: coder)
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
  /// The delegate that `super.delegate` stored last, which an override of the property may hide.
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

  /// Whether a page has a back, so that two of them belong to one turn.
  open var isDoubleSided = false

  /// The recognizers that flip pages; scrolled ones have none of their own.
  open var gestureRecognizers: [UIGestureRecognizer] {
    loadViewIfNeeded()
    return turner?.gestureRecognizers ?? []
  }

  /// The pages that show, or are on their way.
  open var viewControllers: [UIViewController]? { shown }

  // MARK: Setting pages

  /// Shows other pages.
  ///
  /// - `viewControllers`: one page, or two for a spine in the middle and for a turn of double-sided pages.
  /// - `completion`: called with `false` where another turn took over before the end.
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

  /// Conformance.md M32
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

  /// Changes pages without a movement; those concerned hear of it at once.
  private func replace(_ old: [UIViewController], with new: [UIViewController]) {
    let gone = old.filter { page in !new.contains { $0 === page } }
    for page in new { stage(page) }
    for page in gone { page.willMove(toParent: nil) }
    shown = new
    if turner != nil {
      let turn = PageTurn(
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

  /// A page that comes is a child before its view loads (Metrics.md 3.3).
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
    turner = transitionStyle == .scroll ? PageScroller(self) : PageFlipper(self)
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

  /// Bars follow a scroll view that was named, never the one that turns the pages.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContentScrollView(for: edge)
  }

  // MARK: Page control

  /// Points that the row of dots takes below the pages.
  static let pageControlHeight: CGFloat = 37

  /// Scrolled pages side by side have dots below where the data source counts them.
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

  /// The dots follow the person's swipes by themselves.
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

/// Gives the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are below scrolled pages; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turned pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// - `completed`: whether the person went through with the turn.
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
