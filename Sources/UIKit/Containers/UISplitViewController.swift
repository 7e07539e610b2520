/// Shows two or three columns side by side where there is room, and one stack of screens where there is not.
///
/// Columns collapse and expand as the horizontal size class changes, live while a window is resized. Nothing
/// that a column shows is lost by it: a column's navigation controller lies on the primary one's stack while
/// there is room for one column, and takes its place again afterwards.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  package var columns: [Column: SplitColumn] = [:]
  package var mode = DisplayMode.secondaryOnly
  /// What the person, or the app by `show(_:)` and `hide(_:)`, chose over the preferred mode.
  package var chosenMode: DisplayMode?
  package var hasCollapsed = false
  /// What shows while collapsed.
  package var collapsedHost: UIViewController?
  /// The secondary screen of the older kind, kept while collapsed.
  package var keptSecondary: UIViewController?
  package var running: SplitModeTransition?
  /// Whether children are about to hear `viewWillAppear` from this controller.
  var isAboutToAppear = false
  /// The size that the view is about to have: size classes change before it does.
  var upcomingSize: CGSize?
  let dimmingView = UIView()
  let separators: [Column: UIView] = [.primary: UIView(), .supplementary: UIView()]

  open package(set) var style = Style.unspecified

  /// A split view with columns. Screens that are no navigation controllers get one around them.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A split view of the older kind, made of two screens as they are.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readSplit(coder)
  }

  package override func takeChildren(_ children: [(role: String, controller: UIViewController)]) {
    readColumns(children)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` stored last, which an override of the property may hide.
  package final weak var storedDelegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The children: `[primary, secondary]` or with the supplementary one between them; while collapsed only the
  /// one that shows (Conformance.md C20). Setting it gives the columns in that order.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { replaceColumns(newValue) }
  }

  /// Gives a column its screen; `nil` empties it. Where the split view has a style, a screen that is no
  /// navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }

  /// The screen of a column as it was given.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

  /// Brings a column into sight: slid in where it lies over others, pushed where collapsed.
  open func show(_ column: Column) { reveal(column) }

  /// Takes a column out of sight: popped where collapsed.
  open func hide(_ column: Column) { conceal(column) }

  open var isCollapsed: Bool { hasCollapsed }

  // MARK: Display mode

  /// Which columns show now.
  open var displayMode: DisplayMode { mode }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      preferencesDidChange()
    }
  }
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      chosenMode = nil
      preferencesDidChange()
    }
  }
  /// How the columns share the present width.
  open var splitBehavior: SplitBehavior { behavior(for: _view?.bounds.size ?? .zero) }

  /// Whether a swipe from the edge brings columns in, and one back takes them out.
  open var presentsWithGesture = true { didSet { updateBarButtons() } }
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateBarButtons() }
  }
  /// Whether three columns have a button that leaves only the secondary one.
  open var showsSecondaryOnlyButton = false { didSet { updateBarButtons() } }

  /// A button that leads from one display mode to the next. Split views with columns show it by themselves.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeDisplayModeButton()
  private(set) lazy var secondaryOnlyButtonItem: UIBarButtonItem = makeSecondaryOnlyButton()

  // MARK: Widths, in points

  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }

  /// The width of the primary column now.
  open var primaryColumnWidth: CGFloat { hasCollapsed ? 0 : arrangement().primaryWidth }
  /// The width of the supplementary column now.
  open var supplementaryColumnWidth: CGFloat {
    hasCollapsed || !hasSupplementary ? 0 : arrangement().supplementaryWidth
  }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { widthsDidChange() } }
  open var primaryBackgroundStyle = BackgroundStyle.none { didSet { widthsDidChange() } }

  // MARK: Showing screens

  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  package override func handles(_ action: ShowAction) -> Bool { true }

  package override func refusalToBePushed(on navigationController: UINavigationController) -> String? {
    "Split View Controllers cannot be pushed to a Navigation Controller \(navigationController)"
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    prepareFurniture()
    view.addGestureRecognizer(swipe.edgePan)
    view.addGestureRecognizer(swipe.pan)
  }

  private(set) lazy var swipe = SplitSwipe(self)

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAboutToAppear = true
    followSizeClass()
    installColumns()
    isAboutToAppear = false
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    followSizeClass()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard _view?._window != nil else { return }
    followSizeClass()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    running?.finishNow()
    if let old = _view?.bounds.size, (old.width > old.height) != (size.width > size.height) {
      chosenMode = nil
    }
    upcomingSize = size
    super.viewWillTransition(to: size, with: coordinator)
  }

  package override func layOutContainerContent() { layOutColumns() }

  package override var managesChildAppearance: Bool { true }
  package override var appearanceChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview === _view }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard !hasCollapsed, let column = column(of: container) else { return parentSize }
    return arrangement(for: parentSize).frame(of: column).size
  }

  // MARK: Forwarded preferences

  open override var childForStatusBarStyle: UIViewController? { hasCollapsed ? collapsedHost : nil }
  open override var childForStatusBarHidden: UIViewController? { hasCollapsed ? collapsedHost : nil }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UIViewController {
}
