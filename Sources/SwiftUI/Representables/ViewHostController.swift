/// A view controller whose view shows a tree of SwiftUI views.
@preconcurrency @MainActor
open class ViewHostController: UIViewController {
  package let host: ViewHost
  private weak var parentNode: _ViewNode?
  private let make: (_NodeInputs) -> _ViewNode
  package private(set) var isStarted = false
  /// The value to start with, where a newer one came before the views were needed.
  package var pendingView: AnyView?
  /// Bars and presentations as the views ask for them.
  package private(set) lazy var chrome = ScreenChrome(self)

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

  /// Whether the lists of the screen are being edited, where the views keep no state for it.
  private let editMode = StoredLocation(EditMode.inactive)

  /// What stands behind everything on the screen.
  final var backgroundHost: ViewHost?

  private var hidesStatusBar = false
  open override var prefersStatusBarHidden: Bool { hidesStatusBar }
  func setStatusBarHidden(_ isHidden: Bool) {
    guard isHidden != hidesStatusBar else { return }
    hidesStatusBar = isHidden
    setNeedsStatusBarAppearanceUpdate()
  }

  open override var undoManager: UndoManager? { host.root?.environment.undoManager ?? super.undoManager }

  open override var inputAccessoryView: UIView? { chrome.keyboardBar }

  // MARK: Keys

  private var shortcuts: NSHashTable<TapControlView>?

  /// Lets the keys of a control reach it while the screen has the focus.
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

  /// Makes the tree, which otherwise waits for the view to load.
  package func startIfNeeded() {
    guard !isStarted, !host.hasEnded else { return }
    isStarted = true
    makeTree()
  }

  /// Ends the tree, and makes it anew.
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
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if isStarted { chrome.update() } else { startIfNeeded() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    host.setVisible(true)
    chrome.update()
    // The controllers inside take part in what follows.
    view.layoutIfNeeded()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    chrome.didAppear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Below a presentation the views stay what they are.
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
