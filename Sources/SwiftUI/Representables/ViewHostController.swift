/// A view controller whose view hosts a tree of SwiftUI views.
@preconcurrency @MainActor
open class ViewHostController: UIViewController {
  package let host: ViewHost
  private weak var parentNode: _ViewNode?
  private let make: (_NodeInputs) -> _ViewNode
  package private(set) var isStarted = false
  /// The latest value before the views were created.
  package var pendingView: AnyView?
  /// Manages bars and presentations for the views.
  package private(set) lazy var chrome = BarCoordinator(self)

  package init(_ host: ViewHost, _ parentNode: _ViewNode?, _ make: @escaping (_NodeInputs) -> _ViewNode) {
    self.host = host
    self.parentNode = parentNode
    self.make = make
    super.init(nibName: nil, bundle: nil)
    controllerFlags.insert(.managesChildAppearance)
    host.controller = self
    host.onPreferencesChange = { [weak self] in self?.chrome.setNeedsUpdate() }
    host.onSizeChange = { [weak self] in self?.contentSizeMayHaveChanged() }
    host.screenEditMode = Binding(location: editMode)
  }

  /// The edit mode of the screen, if the views do not provide one.
  private let editMode = StoredLocation(EditMode.inactive)

  /// The host of the screen's background.
  final var backgroundHost: ViewHost?

  /// The scroll view that a bar tracks: also one inside the views for effects, gestures and accessibility, if it reaches the edge.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? viewIfLoaded.flatMap { scrollView(in: $0, reaching: edge) }
  }

  private func scrollView(in view: UIView, reaching edge: NSDirectionalRectEdge) -> UIScrollView? {
    for subview in view.subviews {
      if let scrollView = subview as? UIScrollView {
        if reaches(scrollView, edge) { return scrollView }
      } else if subview is HostingView, !(subview.next is UIViewController),
        let found = scrollView(in: subview, reaching: edge)
      {
        return found
      }
    }
    return nil
  }

  private func reaches(_ scrollView: UIScrollView, _ edge: NSDirectionalRectEdge) -> Bool {
    let frame = view.convert(scrollView.bounds, from: scrollView)
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    switch edge {
    case .top: return frame.minY <= safe.minY
    case .bottom: return frame.maxY >= safe.maxY
    default: return true
    }
  }

  private var hidesStatusBar = false
  open override var prefersStatusBarHidden: Bool { hidesStatusBar }
  func setStatusBarHidden(_ isHidden: Bool) {
    guard isHidden != hidesStatusBar else { return }
    hidesStatusBar = isHidden
    setNeedsStatusBarAppearanceUpdate()
  }

  private var hidesHomeIndicator = false
  open override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }
  func setHomeIndicatorHidden(_ isHidden: Bool) {
    guard isHidden != hidesHomeIndicator else { return }
    hidesHomeIndicator = isHidden
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  open override var undoManager: UndoManager? { host.root?.environment.undoManager ?? super.undoManager }

  open override var inputAccessoryView: UIView? { chrome.keyboardBar }

  // MARK: Keys

  private var shortcuts: NSHashTable<TapControlView>?

  /// Registers a control's keyboard shortcut while the screen is focused.
  func addShortcut(_ control: TapControlView) {
    let shortcuts = shortcuts ?? .weakObjects()
    self.shortcuts = shortcuts
    shortcuts.add(control)
  }

  open override var keyCommands: [UIKeyCommand]? {
    let commands = shortcuts?.allObjects.compactMap { control -> UIKeyCommand? in
      guard control.window != nil, control.isEnabled else { return nil }
      return control.shortcut?.command { [weak control] in control?.trigger() }
    }
    return commands?.isEmpty ?? true ? nil : commands
  }

  @available(*, unavailable, message: "A tree of views cannot come from a storyboard.")
  public required init?(coder: NSCoder) { fatalError("init(coder:) has no views") }

  deinit {
    MainThreadDeallocation.run { host.end() }
  }

  package func setParentNode(_ node: _ViewNode) {
    parentNode = node
    host.setOuter(node.host)
  }

  func makeRoot(_ inputs: _NodeInputs) -> _ViewNode { make(inputs) }

  /// Creates the tree before the view is loaded.
  package func startIfNeeded() {
    guard !isStarted, !host.hasEnded else { return }
    isStarted = true
    makeTree()
  }

  /// Removes the tree and creates it again.
  final func remake() {
    guard isStarted, !host.hasEnded else { return }
    host.root.end()
    makeTree()
    host.itemsDidChange()
  }

  private func makeTree() {
    host.start(parent: parentNode.flatMap { $0.isAlive ? $0 : nil }) { self.makeRoot($0) }
    chrome.update()
  }

  package func contentSizeMayHaveChanged() {}

  open override func loadView() {
    host.view.frame = parent?.viewIfLoaded?.bounds ?? UIScreen.main.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view.backgroundColor = .systemBackground
    view = host.view
    // Not in `viewDidLoad()`, whose overrides in apps need not call that of the superclass.
    if isStarted { chrome.update() } else { startIfNeeded() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    host.setVisible(true)
    chrome.update()
    // Child controllers receive the following callbacks.
    view.layoutIfNeeded()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    chrome.didAppear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Views below a presentation remain in their state.
    if !isCovered { host.setVisible(false) }
  }

  private var isCovered: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentedViewController != nil { return true }
      controller = current.parent
    }
    return false
  }
}
