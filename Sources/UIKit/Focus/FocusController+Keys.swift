/// Handling of keys that no command and no responder handled.
extension FocusController {
  /// - Returns: Whether the key was handled.
  package func perform(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    if itemWindow?.firstResponder is any UIKeyInput {
      // Keys belong to the text, except for those that a single-line field does not use. Multiline text
      // accepts tabs, so that Control-Tab leaves it, as usual on Linux.
      let isLine = itemWindow?.firstResponder is any ReturnKeyHandler
      let leaves = key.keyCode == .keyboardTab && (isLine || key.modifierFlags.contains(.command))
      guard key.keyCode == .keyboardEscape || leaves else { return false }
    }
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key.keyCode {
    case .keyboardTab where modifiers.subtracting([.shift, .command]).isEmpty:
      step(modifiers.contains(.shift) ? -1 : 1)
      return true
    case .keyboardEscape where modifiers.isEmpty: return escape()
    case .keyboardOpenBracket where modifiers == .command: return escape()
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard modifiers.isEmpty else { return false }
      if let item, isInUse { return activate(item) }
      return key.keyCode == .keyboardSpacebar && scroll(.pageDown)
    default:
      guard modifiers.isEmpty, let control = ControlKey(key.keyCode) else { return false }
      if isInUse, let item, item.operate(control) { return true }
      if isInUse, let heading = control.heading, move(heading) { return true }
      return scroll(control)
    }
  }

  /// Repeats the action of a held key where appropriate.
  package func `repeat`(_ press: UIPress) {
    guard let key = press.key, key.keyCode == .keyboardTab || ControlKey(key.keyCode) != nil else { return }
    _ = perform(press)
  }

  private func activate(_ view: UIView) -> Bool {
    if view.operate(.activate) { return true }
    return AccessibilityNode.activate(view)
  }

  // MARK: Leaving

  /// Performs the first possible action: closes the topmost presentation, cancels a search, ends editing, or
  /// goes back.
  private func escape() -> Bool {
    guard let window = itemWindow else { return false }
    if let menu = window.windowScene?.editMenu, menu.isShown {
      menu.hide()
      return true
    }
    for view in window.subviews.reversed() where view.accessibilityViewIsModal {
      if view.accessibilityPerformEscape() { return true }
    }
    var responder = window.keyTarget
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    guard let controller = window.deepestController else { return false }
    if !(controller.activePresentation?.presentedViewController is UIAlertController) {
      if cancelSearch(over: controller) { return true }
      if let text = window.firstResponder, text is any UIKeyInput, text.resignFirstResponder() { return true }
    }
    // At the root of a stack, the enclosing one goes back.
    var ancestor: UIViewController? = controller
    while let current = ancestor {
      if current.goBackByKey() { return true }
      ancestor = current.parent
    }
    return controller.dismissByKey()
  }

  /// Cancels the active search, or the one that shows its results over the topmost screen.
  private func cancelSearch(over front: UIViewController) -> Bool {
    if let field = itemWindow?.firstResponder as? UISearchTextField, let bar = field.searchBar,
      bar.cancelByKey()
    {
      return true
    }
    var candidate: UIViewController? = front
    while let current = candidate {
      let search = (current as? UISearchController) ?? current.rare?.runningSearch as? UISearchController
      if let search, search.isActive {
        search.isActive = false
        return true
      }
      candidate = current.parent
    }
    return false
  }

  // MARK: Scrolling

  /// Scrolls the nearest scrollable content: by 40 points, by a page, or to an end.
  private func scroll(_ key: ControlKey) -> Bool {
    guard let window = itemWindow,
      let view = item?.enclosingScrollView(for: key) ?? scrollView(in: window, for: key),
      view.allowsKeyboardScrolling
    else { return false }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    var offset = view.contentOffset
    switch key {
    case .up: offset.y -= 40
    case .down: offset.y += 40
    case .left: offset.x -= 40
    case .right: offset.x += 40
    case .pageUp: offset.y -= visible.height * 0.9
    case .pageDown: offset.y += visible.height * 0.9
    // The start is above the large title and the search bar.
    case .home:
      guard view.scroller.clamped(CGPoint(x: offset.x, y: -.greatestFiniteMagnitude)) != offset else {
        return false
      }
      view.scroller.animateToStart()
      return true
    case .end:
      guard view.scroller.clamped(CGPoint(x: offset.x, y: view.contentSize.height * 2)) != offset else {
        return false
      }
      view.scroller.animateToEnd()
      return true
    case .activate: return false
    }
    offset = view.scroller.clamped(offset)
    guard offset != view.contentOffset else { return false }
    view.setContentOffset(offset, animated: true)
    return true
  }

  private func scrollView(in window: UIWindow, for key: ControlKey) -> UIScrollView? {
    window.deepestController?.viewIfLoaded.flatMap { largestScrollView(in: $0, for: key) }
  }

  private func largestScrollView(in view: UIView, for key: ControlKey) -> UIScrollView? {
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    if let scroll = view as? UIScrollView, scroll.canScroll(for: key) { return scroll }
    return view.subviews.compactMap { largestScrollView(in: $0, for: key) }
      .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }

  private var itemWindow: UIWindow? { item?._window ?? system.ownWindow }
}

extension ControlKey {
  init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: return nil
    }
  }

  fileprivate var heading: UIFocusHeading? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    default: nil
    }
  }
}

extension UIScrollView {
  fileprivate func canScroll(for key: ControlKey) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    switch key {
    case .left, .right: return scroller.canScrollHorizontally
    default: return scroller.canScrollVertically
    }
  }
}

extension UIView {
  fileprivate func enclosingScrollView(for key: ControlKey) -> UIScrollView? {
    var candidate = _superview
    while let current = candidate {
      if let scroll = current as? UIScrollView, scroll.canScroll(for: key) { return scroll }
      candidate = current._superview
    }
    return nil
  }
}

extension UIViewController {
  /// Dismisses the topmost presentation like the user: with the cancel action, or like a drag or a tap
  /// outside.
  fileprivate func dismissByKey() -> Bool {
    guard let presentation = activePresentation, presentation.isAtRest else { return false }
    let presented = presentation.presentedViewController
    if let alert = presented as? UIAlertController {
      guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return false }
      alert.perform(cancel)
      return true
    }
    switch presentation.resolvedStyle {
    case .pageSheet, .formSheet, .popover:
      presentation.dismissByUser()
      return true
    default: return false
    }
  }
}
