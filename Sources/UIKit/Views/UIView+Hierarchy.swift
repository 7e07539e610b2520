extension UIView {
  func defaultIsDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current._superview
    }
    return false
  }

  func defaultExchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard first != second, _subviews.indices.contains(first), _subviews.indices.contains(second) else {
      return
    }
    let (low, high) = (min(first, second), max(first, second))
    let (lowView, highView) = (_subviews[low], _subviews[high])
    reorder(highView, to: low)
    reorder(lowView, to: high)
  }

  // MARK: Moves

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view, let index = _subviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: _subviews.count)
    }
    if view._superview === self, let old = _subviews.firstIndex(where: { $0 === view }) {
      return reorder(view, to: old < index ? index - 1 + offset : index + offset)
    }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    if view._superview === self { return reorder(view, to: min(index, _subviews.count - 1)) }
    guard view !== self, !isDescendant(of: view) else {
      return UIKitFault.raise(
        .invalidArgument, "Can't add \(view) as a subview of \(self): it would contain itself")
    }
    view.checkControllerHierarchy(addingTo: self)
    let oldParent = view._superview
    let newWindow = window
    let oldTint = view.tintBeforeMove
    view.willMove(toSuperview: self)
    if view._window !== newWindow { view.announceMove(to: newWindow, into: self) }
    if let oldParent { oldParent.take(view) }
    let position = max(0, min(index, _subviews.count))
    _subviews.insert(view, at: position)
    view._superview = self
    if position + 1 < _subviews.count {
      ownLayer.insertSublayer(view.layer, below: _subviews[position + 1].layer)
    } else {
      ownLayer.addSublayer(view.layer)
    }
    view.inheritTraits()
    view.tintDidMove(from: oldTint)
    if view._window !== newWindow { view.moveSubtree(to: newWindow) }
    if view.flags.contains(.hostsConstraints) { view.constraintsDidMove(to: self) }
    view.updateSafeAreaInsets()
    view.hierarchyDidChange()
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldParent != nil { oldParent?.setNeedsLayout() }
    setNeedsLayout()
    if view._window != nil { view.finishMove() }
  }

  func detach(from parent: UIView) {
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let hadWindow = _window
    if hadWindow != nil {
      let keyed = hadWindow?.firstResponderWindow
      if let responder = keyed?.firstResponder as? UIView, responder.isDescendant(of: self) {
        // A view that was removed cannot refuse to resign.
        if !responder.resignFirstResponder() { keyed?.clearFirstResponder(responder) }
      }
      announceMove(to: nil)
    }
    withExtendedLifetime(self) {
      if flags.contains(.hostsConstraints) { constraintsWillLeave() }
      recordTintBeforeRemoval()
      parent._subviews.removeAll { $0 === self }
      ownLayer.removeFromSuperlayer()
      _superview = nil
      if hadWindow != nil { moveSubtree(to: nil) }
      if _safeAreaInsets != .zero { updateSafeAreaInsets() }
      hierarchyDidChange()
      parent.setNeedsLayout()
      didMoveToSuperview()
      if hadWindow != nil { finishMove() }
    }
  }

  func take(_ view: UIView) {
    willRemoveSubview(view)
    if view.flags.contains(.hostsConstraints) { view.constraintsWillLeave() }
    _subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view._superview = nil
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = _subviews.firstIndex(where: { $0 === view }) else { return }
    let index = max(0, min(index, _subviews.count - 1))
    guard old != index else { return }
    _subviews.remove(at: old)
    _subviews.insert(view, at: index)
    if index + 1 < _subviews.count {
      ownLayer.insertSublayer(view.layer, below: _subviews[index + 1].layer)
    } else {
      ownLayer.addSublayer(view.layer)
    }
    hierarchyDidChange()
  }

  func superviewWasDeallocated() {
    _superview = nil
    ownLayer.removeFromSuperlayer()
    if _window != nil { moveSubtree(to: nil) }
  }

  // MARK: Windows

  /// - Parameters:
  ///   - superview: The new superview of the subtree.
  ///   - controller: The nearest ancestor controller in the subtree.
  func announceMove(
    to newWindow: UIWindow?, into superview: UIView? = nil, below controller: UIViewController? = nil
  ) {
    willMove(toWindow: newWindow)
    owningController?.viewWillMove(to: newWindow, into: superview, below: controller)
    let nearest = owningController ?? controller
    for view in _subviews { view.announceMove(to: newWindow, into: superview, below: nearest) }
  }

  package func moveSubtree(to newWindow: UIWindow?) {
    _window = newWindow
    if newWindow != nil { requestFirstConstraintUpdate() }
    if newWindow != nil, flags.contains(.dynamicColors) { resolveDynamicColors() }
    for view in _subviews { view.moveSubtree(to: newWindow) }
  }

  func finishMove() {
    if AppearanceRules.isInUse, _window != nil { AppearanceRules.apply(to: self) }
    didMoveToWindow()
    owningController?.viewDidMoveToWindow()
    if _window == nil, rare?.interactions.isEmpty == false { leaveEditActions() }
    if _window != nil, flags.contains(.becomesFirstResponderInWindow) {
      flags.remove(.becomesFirstResponderInWindow)
      becomeFirstResponder()
    }
    for view in _subviews { view.finishMove() }
  }

  /// Checks that a controller's root view only enters the hierarchy of its parent's view (Conformance.md M18
  /// M18).
  func checkControllerHierarchy(addingTo newSuperview: UIView) {
    guard let controller = owningController, let parent = controller.parent else { return }
    var ancestor: UIView? = newSuperview
    while let view = ancestor {
      if let owner = view.owningController {
        if owner !== parent, !parent.isDescendant(of: owner), !owner.isDescendant(of: parent) {
          UIKitFault.raise(
            .hierarchyInconsistency,
            "child view controller:\(controller) should have parent view controller:\(owner) "
              + "but actual parent is:\(parent)")
        }
        return
      }
      ancestor = view._superview
    }
  }
}
