extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, !isDescendant(of: child) else {
      return UIKitFault.raise(
        .invalidArgument, "Can't add \(child) as a child of \(self): it would contain itself")
    }
    if child._parent === self { return }
    if child.rare?.presenting != nil, child._parent == nil, child.rare?.presentation != nil {
      UIKitFault.warn("Adding a presented view controller \(child) as a child of \(self).")
    }
    child.willMove(toParent: self)
    child.leaveParent(announcing: false)
    _children.append(child)
    child._parent = self
    child.inheritTraitsFromParent()
    childrenDidChange()
  }

  /// Removes the controller from its parent and sends `didMove(toParent: nil)`; the caller has sent
  /// `willMove(toParent: nil)`.
  func leaveParent(announcing: Bool = true) {
    guard let parent = _parent else { return }
    withExtendedLifetime(self) {
      // Children are usually removed in reverse order.
      if let index = parent._children.lastIndex(where: { $0 === self }) { parent._children.remove(at: index) }
      _parent = nil
      containerInsets = .zero
      setPlacedByContainer(false)
      if announcing { didMove(toParent: nil) }
      parent.childrenDidChange()
    }
  }

  package func isDescendant(of controller: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === controller { return true }
      candidate = current._parent
    }
    return false
  }

  /// Returns the nearest ancestor of a type, excluding this controller.
  package func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var candidate = _parent
    while let current = candidate {
      if let found = current as? Kind { return found }
      candidate = current._parent
    }
    return nil
  }

  // MARK: A container's own appearance control

  func defaultBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    controllerFlags.set(.animatesAppearance, animated)
    // A container may send the disappearance of a child that has not appeared: tests of PagingKit.
    if !isAppearing, appearance == .disappeared { appearance = .appeared }
    send(isAppearing ? .willAppear : .willDisappear, animated: animated)
  }

  func defaultEndAppearanceTransition() {
    let animated = controllerFlags.contains(.animatesAppearance)
    switch appearance {
    case .appearing: send(.didAppear, animated: animated)
    case .disappearing: send(.didDisappear, animated: animated)
    case .appeared, .disappeared:
      UIKitFault.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
    }
  }

  func defaultTransition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard from._parent === self, to._parent === self else {
      return UIKitFault.raise(
        .hierarchyInconsistency,
        "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
          + "completion:]")
    }
    let animated = duration > 0
    let sendsCallbacks = appearance == .appeared || appearance == .appearing
    if sendsCallbacks {
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
    }
    let container = from.view.superview
    let changes: @MainActor () -> Void = {
      container?.addSubview(to.view)
      animations?()
    }
    let end: @MainActor (Bool) -> Void = { finished in
      from.view.removeFromSuperview()
      if sendsCallbacks {
        from.endAppearanceTransition()
        to.endAppearanceTransition()
      }
      completion?(finished)
    }
    if let container, options.hasTransition {
      UIView.transition(
        with: container, duration: duration, options: options, animations: changes, completion: end)
    } else {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: end)
    }
  }

  // MARK: Sending

  package enum AppearanceCall: UInt8, Sendable { case willAppear, didAppear, willDisappear, didDisappear }

  /// Sends an appearance callback to this controller and, if it forwards them, to its visible children. A
  /// parent receives "will" callbacks before its children and "did" callbacks after them (Conformance.md L31
  /// L31).
  package func send(_ call: AppearanceCall, animated: Bool) {
    switch call {
    case .willAppear:
      guard appearance == .disappeared || appearance == .disappearing else { return reportUnbalanced() }
      loadViewIfNeeded()
      controllerFlags.remove(.hasSentIsAppearing)
      appearance = .appearing
      LifecycleObserver.observe?(self, .viewWillAppear)
      viewWillAppear(animated)
      forward(call, animated: animated)
    case .willDisappear:
      guard appearance == .appeared || appearance == .appearing else { return reportUnbalanced() }
      appearance = .disappearing
      LifecycleObserver.observe?(self, .viewWillDisappear)
      viewWillDisappear(animated)
      forward(call, animated: animated)
    case .didAppear:
      guard appearance == .appearing else { return reportUnbalanced() }
      appearance = .appeared
      forward(call, animated: animated)
      setNeedsStatusBarAppearanceUpdate()
      LifecycleObserver.observe?(self, .viewDidAppear)
      viewDidAppear(animated)
    case .didDisappear:
      guard appearance == .disappearing else { return reportUnbalanced() }
      appearance = .disappeared
      forward(call, animated: animated)
      LifecycleObserver.observe?(self, .viewDidDisappear)
      viewDidDisappear(animated)
    }
  }

  private func reportUnbalanced() {
    UIKitFault.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
  }

  private func forward(_ call: AppearanceCall, animated: Bool) {
    guard !_children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren where child.accepts(call) { child.send(call, animated: animated) }
  }

  /// Returns whether a callback is valid in the controller's appearance state.
  package func accepts(_ call: AppearanceCall) -> Bool {
    switch call {
    case .willAppear: appearance == .disappeared || appearance == .disappearing
    case .didAppear: appearance == .appearing
    case .willDisappear: appearance == .appeared || appearance == .appearing
    case .didDisappear: appearance == .disappearing
    }
  }

  /// Sends `viewIsAppearing` to this controller and its appearing children.
  package func sendIsAppearing(animated: Bool) {
    setNeedsStatusBarAppearanceUpdate()
    controllerFlags.insert(.hasSentIsAppearing)
    LifecycleObserver.observe?(self, .viewIsAppearing)
    viewIsAppearing(animated)
    guard !_children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren where child.appearance == .appearing {
      child.sendIsAppearing(animated: animated)
    }
  }
}

extension UIViewController {
  /// Sorts the children by their views from back to front. Children without a view in the hierarchy come last.
  package func orderChildrenByViews() {
    guard _children.count > 1, let root = _view else { return }
    func path(_ view: UIView?) -> [Int]? {
      var path: [Int] = []
      var current = view
      while let view = current, view !== root {
        guard let parent = view.superview, let index = parent.subviews.firstIndex(where: { $0 === view })
        else {
          return nil
        }
        path.append(index)
        current = parent
      }
      return current == nil ? nil : path.reversed()
    }
    let places = _children.enumerated().map {
      (place: $0.offset, path: path($0.element._view), child: $0.element)
    }
    let ordered = places.sorted { a, b in
      switch (a.path, b.path) {
      case (let x?, let y?) where x != y: x.lexicographicallyPrecedes(y)
      case (.some, nil): true
      case (nil, .some): false
      default: a.place < b.place
      }
    }
    if zip(ordered, _children).contains(where: { $0.child !== $1 }) { _children = ordered.map(\.child) }
  }
}
