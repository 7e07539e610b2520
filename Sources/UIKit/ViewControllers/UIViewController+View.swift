extension UIViewController {
  /// Loads the view: `loadView`, then `viewDidLoad`.
  package func loadViewNow() {
    guard !controllerFlags.contains(.loadingView) else { return }
    controllerFlags.insert(.loadingView)
    loadView()
    controllerFlags.remove(.loadingView)
    if _view == nil {
      let reason =
        "-[UIViewController loadViewIfNeeded] loadView did not produce a view for \(self)"
      UIKitFault.raise(.internalInconsistency, reason)
      replaceView(with: UIView())
    }
    LifecycleObserver.observe?(self, .viewDidLoad)
    viewDidLoad()
  }

  package func replaceView(with newView: UIView?) {
    guard newView !== _view else { return }
    if let owner = newView?.owningController, owner !== self {
      return UIKitFault.raise(
        .hierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! View \(newView!) is "
          + "associated with \(owner). Clear this association before associating this view with \(self).")
    }
    let oldView = _view
    oldView?.owningController = nil
    _view = newView
    guard let newView else { return }
    newView.owningController = self
    newView.inheritTraits()
    newView.updateSafeAreaInsets()
    if let oldView, let place = oldView._superview {
      newView.frame = oldView.frame
      place.insertSubview(newView, aboveSubview: oldView)
      oldView.removeFromSuperview()
    }
  }

  /// Sets the frame of the root view as determined by its container, even if the view uses constraints
  /// (`translatesAutoresizingMaskIntoConstraints` is false): it keeps the frame and follows the size of the
  /// container.
  package func placeByContainer(_ frame: CGRect) {
    setPlacedByContainer(true)
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package func setPlacedByContainer(_ isPlaced: Bool) {
    guard isPlaced != controllerFlags.contains(.placedByContainer) else { return }
    controllerFlags.set(.placedByContainer, isPlaced)
    if let view = _view, !view.flags.contains(.translatesAutoresizing) { view.translationDidChange() }
  }

  /// Lays out the root view, with the controller's two callbacks.
  func layOutView() {
    LifecycleObserver.observe?(self, .viewWillLayoutSubviews)
    viewWillLayoutSubviews()
    updateContentUnavailableIfNeeded()
    layOutContainerContent()
    _view?.layoutSubviews()
    LifecycleObserver.observe?(self, .viewDidLayoutSubviews)
    viewDidLayoutSubviews()
  }

  // MARK: Size changes

  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in _children where child._view != nil {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child._view?.bounds.size != childSize {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  func announcePreferredContentSize() {
    _parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    rare?.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: Forwarded preferences

  func defaultSetNeedsUpdateOfSupportedInterfaceOrientations() {
    _view?._window?.windowScene?.supportedOrientationsDidChange()
  }
}
