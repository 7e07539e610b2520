extension UIViewController {
  var defaultPresentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    var child: UIViewController?
    while let controller = candidate {
      if let presented = controller.rare?.presented { return presented }
      // A search does not present itself.
      if let search = controller.rare?.runningSearch, search !== child, search !== self { return search }
      child = controller
      candidate = controller._parent
    }
    return nil
  }

  var defaultPresentingViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let rare = controller.rare, let presenting = rare.presenting ?? rare.searchedScreen {
        return presenting
      }
      candidate = controller._parent
    }
    return nil
  }

  package var presentingController: UIViewController? { rare?.presenting }

  var defaultPresentationController: UIPresentationController? {
    if let running = activePresentation { return running }
    guard _parent == nil else { return _parent?.presentationController }
    if let prepared = rare?.preparedPresentation { return prepared }
    let prepared = PresentationResolver.presentationController(for: self, presenting: nil, source: self)
    extendedState.preparedPresentation = prepared
    return prepared
  }

  package var activePresentation: UIPresentationController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presentation = controller.rare?.presentation { return presentation }
      candidate = controller._parent
    }
    return nil
  }

  /// The root of the containers of this controller.
  package var rootAncestor: UIViewController {
    var controller = self
    while let parent = controller._parent { controller = parent }
    return controller
  }

  // MARK: Present

  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    guard let presenter = admissiblePresenter(for: presented) else { return }
    let presentation = PresentationResolver.adaptedPresentation(
      PresentationResolver.presentationController(for: presented, presenting: presenter, source: self),
      presenter: presenter)
    guard presentation.canStart(from: presenter) else { return }
    presented.extendedState.preparedPresentation = nil
    let shown = presentation.presentedViewController
    shown.extendedState.presentation = presentation
    shown.extendedState.presenting = presenter
    presenter.extendedState.presented = shown
    presentation.start(from: presenter)
    shown.loadViewIfNeeded()
    let transition = PresentationTransition(presentation, source: self, animated: animated)
    transition.schedulePresentation(completion: completion)
  }

  /// Returns the presenting controller, or refuses with UIKit's message without any effect (Conformance.md M9
  /// to M15).
  private func admissiblePresenter(for presented: UIViewController) -> UIViewController? {
    if presented === self || presented._parent != nil || presented.rare?.presenting != nil {
      UIKitFault.raise(
        .invalidArgument, "Application tried to present modally an active controller \(presented).")
      return nil
    }
    let presenter = PresentationResolver.presenter(for: presented, from: self)
    if let busy = presenter.rare?.presented {
      if busy.rare?.presentation?.isLeaving == true {
        UIKitFault.warn(
          "Attempt to present \(presented) on \(presenter) (from \(self)) while a presentation is in progress.",
          category: "Presentation")
      } else {
        UIKitFault.warn(
          "Attempt to present \(presented) on \(presenter) (from \(self)) which is already presenting \(busy).",
          category: "Presentation")
      }
      return nil
    }
    if presenter.isLeaving {
      UIKitFault.warn(
        "Attempt to present \(presented) on \(presenter) (from \(self)) while a presentation is in progress.",
        category: "Presentation")
      return nil
    }
    guard presenter.isInWindowOrAboutToBe else {
      UIKitFault.warn(
        "Attempt to present \(presented) on \(presenter) (from \(self)) whose view is not in the window hierarchy.",
        category: "Presentation")
      return nil
    }
    return presenter
  }

  /// Whether the controller can present: its view is in a window, or will be in the next layout pass because
  /// its own presentation was requested in this turn.
  private var isInWindowOrAboutToBe: Bool {
    if viewIfLoaded?._window != nil { return true }
    guard let presentation = activePresentation, presentation.isPlanned else { return false }
    return presentation.presentingViewController.isInWindowOrAboutToBe
  }

  /// Whether a presentation that contains this controller is being dismissed.
  private var isLeaving: Bool {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.activePresentation?.isLeaving == true { return true }
      candidate = controller.presentingViewController
    }
    return false
  }

  // MARK: Dismiss

  func startDismissal(animated: Bool, completion: (@MainActor () -> Void)?) {
    if let search = searchToDismiss { return search.dismiss(animated: animated) { completion?() } }
    let presenter: UIViewController
    if let own = presenterForDismissal {
      presenter = own
    } else {
      if let completion { CATransaction.afterCommit(completion) }
      return
    }
    guard let presented = presenter.rare?.presented, let presentation = presented.rare?.presentation else {
      return
    }
    if let running = presentation.returningTransition {
      // The dismissal starts from the resting position.
      _ = running.addAlongside(nil) { [self] _ in startDismissal(animated: animated, completion: completion) }
      return
    }
    if let planned = presentation.plannedDismissal {
      // Requested twice in one turn: one transition, both completion handlers.
      if let completion { _ = planned.addAlongside(nil) { _ in completion() } }
      return
    }
    if presentation.isDismissing {
      return UIKitFault.warn(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!",
        category: "Presentation")
    }
    let transition = PresentationTransition(presentation, source: self, animated: animated)
    transition.recordTopOfChain()
    presented.dismissChainAbove()
    transition.scheduleDismissal(completion: completion)
  }

  /// The active search in this controller or one that contains it, if nothing is presented above.
  private var searchToDismiss: UISearchController? {
    var candidate: UIViewController? = self
    while let controller = candidate, controller.rare?.presented == nil {
      if let search = controller.rare?.runningSearch as? UISearchController, search.isActive { return search }
      candidate = controller._parent
    }
    return nil
  }

  /// The controller whose presentation is dismissed: this one or a container, otherwise the one that presents
  /// it (Conformance.md C7).
  private var presenterForDismissal: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.rare?.presented != nil { return controller }
      candidate = controller._parent
    }
    return presentingViewController
  }

  /// Dismisses everything presented above this controller, without animation.
  func dismissChainAbove() {
    var top = self
    while let next = top.presentedAbove { top = next }
    while top !== self {
      guard let presentation = top.rare?.presentation else { return }
      let below = presentation.presentingViewController
      PresentationTransition(presentation, source: below, animated: false).dismissNow(presenterStays: false)
      guard let owner = below.presentedOwner, owner !== top else { return }
      top = owner
    }
  }

  var presentedAbove: UIViewController? {
    if let presented = rare?.presented { return presented }
    for child in _children {
      if let presented = child.presentedAbove { return presented }
    }
    return nil
  }

  /// The presented controller that contains this controller.
  private var presentedOwner: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.rare?.presentation != nil { return controller }
      candidate = controller._parent
    }
    return nil
  }

  /// Dismisses everything that this controller presents, when its window changes its root.
  package func dismissWithoutAnimation() {
    dismissChainAbove()
    if let presented = rare?.presented, let presentation = presented.rare?.presentation {
      PresentationTransition(presentation, source: self, animated: false).dismissNow()
    }
  }

  // MARK: Show

  package enum ShowAction { case show, showDetail }

  /// Returns the nearest container that handles `show` or `showDetail` itself.
  func showTarget(_ action: ShowAction, sender: Any?) -> UIViewController? {
    var candidate = _parent ?? presentingController
    while let controller = candidate {
      if controller.handles(action) { return controller }
      candidate = controller._parent ?? controller.presentingController
    }
    return nil
  }

  func defaultTargetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      candidate = controller._parent ?? controller.presentingController
    }
    return nil
  }
}
