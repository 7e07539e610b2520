/// An object that provides the sessions of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a session for a view, or `nil` if it cannot be searched.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction that finds text in its view, with a panel above the keyboard.
///
/// The panel has the field, the number of results, and buttons for the next and previous one. The edit actions `find(_:)`,
/// `findNext(_:)`, `findPrevious(_:)` and `findAndReplace(_:)` of the view control it.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissFindNavigator() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// The session while the find navigator is visible.
  open private(set) var activeFindSession: UIFindSession?
  /// The panel while it is visible.
  private(set) var navigator: FindNavigatorView?
  private weak var keyboard: KeyboardController?

  open var isFindNavigatorVisible: Bool { navigator != nil }

  /// The text to search for.
  open var searchText: String? {
    get { navigator?.searchText ?? storedSearchText }
    set {
      storedSearchText = newValue
      navigator?.searchText = newValue ?? ""
    }
  }
  private var storedSearchText: String?

  /// The text that replaces results.
  open var replacementText: String? {
    get { navigator?.replacementText ?? storedReplacementText }
    set {
      storedReplacementText = newValue
      navigator?.replacementText = newValue ?? ""
    }
  }
  private var storedReplacementText: String?

  /// Returns the menu of the magnifying glass for the framework's options, or `nil` for those alone.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Begins a session, or moves to the field of the visible panel.
  open func presentFindNavigator(showingReplace: Bool) {
    if let navigator { return navigator.focus(showingReplace: showingReplace) }
    guard let view, let keyboard = view.window?.windowScene?.keyboard,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    let navigator = FindNavigatorView(interaction: self, session: session)
    navigator.searchText = storedSearchText ?? ""
    navigator.replacementText = storedReplacementText ?? ""
    self.navigator = navigator
    self.keyboard = keyboard
    session.onChange = { [weak self] in self?.updateResultCount() }
    delegate?.findInteraction(self, didBegin: session)
    navigator.showsReplacement = showingReplace && session.supportsReplacement
    keyboard.pin(navigator, focusing: navigator.searchField)
    navigator.search()
  }

  /// Ends the session.
  open func dismissFindNavigator() {
    guard let navigator, let session = activeFindSession else { return }
    storedSearchText = navigator.searchText
    storedReplacementText = navigator.replacementText
    self.navigator = nil
    activeFindSession = nil
    session.onChange = nil
    session.invalidateFoundResults()
    keyboard?.unpin(navigator)
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

  /// Shows the number of results of the session.
  open func updateResultCount() { navigator?.updateResultCount() }

  /// Searches again after a change of the text.
  func textDidChange() { navigator?.search() }
}

extension UIFindInteraction: EditActionPerformer {
  func viewDidLeaveWindow() { dismissFindNavigator() }

  func canPerform(_ action: EditActionPerformance) -> Bool {
    switch action {
    case .find: true
    case .findAndReplace:
      activeFindSession?.supportsReplacement
        ?? view.flatMap { delegate?.findInteraction(self, sessionFor: $0)?.supportsReplacement } ?? false
    case .findNext, .findPrevious: (activeFindSession?.resultCount ?? 0) > 0
    }
  }

  func perform(_ action: EditActionPerformance) {
    switch action {
    case .find: presentFindNavigator(showingReplace: false)
    case .findAndReplace: presentFindNavigator(showingReplace: true)
    case .findNext: findNext()
    case .findPrevious: findPrevious()
    }
  }
}
