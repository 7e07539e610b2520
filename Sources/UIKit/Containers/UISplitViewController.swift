/// A container that shows two or three columns side by side where they fit, and one stack of screens where
/// they do not.
///
/// Columns collapse and expand as the horizontal size class changes, also while a window is being resized.
/// The content of the columns is preserved: while collapsed, the navigation controller of a column is on the
/// stack of the primary one, and returns to its position afterwards.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  package override var rootViewClassName: String? { "UILayoutContainerView" }
  package var columns: [Column: SplitColumn] = [:]
  package var mode = DisplayMode.secondaryOnly
  /// The display mode that the user chose, or the app with `show(_:)` and `hide(_:)`, overriding the
  /// preferred mode.
  package var chosenMode: DisplayMode?
  package var hasCollapsed = false
  /// The controller shown while collapsed.
  package var collapsedHost: UIViewController?
  /// The secondary screen of a split view without a style, kept while collapsed.
  package var keptSecondary: UIViewController?
  package var running: SplitModeTransition?
  /// The screen of the inspector column.
  var inspector: UIViewController?
  /// Whether this controller is about to forward `viewWillAppear` to its children.
  var isAboutToAppear = false
  /// The upcoming size of the view, while size classes change before it does.
  var upcomingSize: CGSize?
  let dimmingView = UIView()
  let separators: [Column: UIView] = [.primary: UIView(), .supplementary: UIView()]

  open package(set) var style = Style.unspecified

  /// Creates a split view with columns. Screens that are not navigation controllers are wrapped in one.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view without a style, which shows two screens unchanged.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UISplitViewController.self)
  }

  package override func takeChildren(_ children: [(role: String, controller: UIViewController)]) {
    readColumns(children)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The children: `[primary, secondary]`, or with the supplementary one between them; while collapsed, only
  /// the one that is shown (Conformance.md C20). Setting the property sets the columns in that order.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { replaceColumns(newValue) }
  }

  /// Sets the screen of a column; `nil` empties it. With a style, a screen that is not a navigation
  /// controller is wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if column == .inspector { replaceInspector(vc) } else { put(vc, in: column) }
  }

  /// Returns the screen of a column as it was set.
  open func viewController(for column: Column) -> UIViewController? {
    column == .inspector ? inspector : columns[column]?.content
  }

  /// Whether a column is on the screen.
  open func isShowing(_ column: Column) -> Bool { shows(column) }

  /// Shows a column: slides it in where it overlays others, pushes it where collapsed.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column: pops it where collapsed.
  open func hide(_ column: Column) { conceal(column) }

  open var isCollapsed: Bool { hasCollapsed }

  // MARK: Display mode

  /// The current display mode.
  open var displayMode: DisplayMode { mode }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      preferencesDidChange()
    }
  }
  /// The preferred number of columns besides the secondary one, in the display mode of the behavior for the size;
  /// overrides the preferred display mode.
  package var preferredColumnCount: Int? {
    didSet {
      guard preferredColumnCount != oldValue else { return }
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
  /// The behavior for the current width.
  open var splitBehavior: SplitBehavior { behavior(for: _view?.bounds.size ?? .zero) }

  /// Whether a swipe from the edge shows columns, and a swipe back hides them.
  open var presentsWithGesture = true { didSet { updateBarButtons() } }
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateBarButtons() }
  }
  /// Whether three-column split views have a button that shows only the secondary column.
  open var showsSecondaryOnlyButton = false { didSet { updateBarButtons() } }

  /// A button that switches to the next display mode. Split views with columns show it automatically.
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

  /// The current width of the primary column.
  open var primaryColumnWidth: CGFloat { hasCollapsed ? 0 : arrangement().primaryWidth }
  /// The current width of the supplementary column.
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

  package override func pushRejectionReason(on navigationController: UINavigationController) -> String? {
    "Split View Controllers cannot be pushed to a Navigation Controller \(navigationController)"
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    prepareSystemChrome()
    view.addGestureRecognizer(swipe.edgePan)
    view.addGestureRecognizer(swipe.pan)
  }

  private(set) lazy var swipe = SplitSwipeGesture(self)

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
