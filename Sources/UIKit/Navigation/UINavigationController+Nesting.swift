/// Nested navigation controllers. A collapsed split view pushes the navigation controllers of its columns
/// onto that of the primary column. A nested controller keeps its own stack, and shows its items in the bars
/// of the outermost controller.
extension UINavigationController {
  /// Whether this controller is on the stack of another one.
  var isNested: Bool { _parent is UINavigationController }

  /// The controller whose bars show the items of this one.
  var outermost: UINavigationController {
    var found = self
    while let outer = found._parent as? UINavigationController { found = outer }
    return found
  }

  /// The innermost nested controller on top; this one if there is none.
  var innermost: UINavigationController {
    var found = self
    while let inner = found.stack.last as? UINavigationController { found = inner }
    return found
  }

  /// The screen on top, looking inside nested controllers.
  var topScreen: UIViewController? { innermost.stack.last }

  /// The items of the stack, with those of nested controllers.
  var barItems: [UINavigationItem] {
    guard stack.contains(where: { $0 is UINavigationController }) else { return stack.map(\.navigationItem) }
    return stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
  }

  /// The item to show and the previous one, found without traversing a long stack.
  var topItems: UINavigationBar.DisplayedItems {
    var navigation = innermost
    guard let top = navigation.stack.last else { return UINavigationBar.DisplayedItems() }
    while navigation !== self, navigation.stack.count < 2,
      let outer = navigation._parent as? UINavigationController
    {
      navigation = outer
    }
    let count = navigation.stack.count
    guard count > 1 else { return UINavigationBar.DisplayedItems(top: top.navigationItem) }
    let below = navigation.stack[count - 2]
    let lower = (below as? UINavigationController)?.topScreen ?? below
    return UINavigationBar.DisplayedItems(top: top.navigationItem, back: lower.navigationItem)
  }

  /// Returns whether a preceding item determines a large title, for an item with automatic display mode.
  func inheritsLargeTitle(_ item: UINavigationItem) -> Bool {
    var isBelow = false
    // Automatic modes resolve to that of the first screen below with an explicit mode, so the result is cached for all
    // of them.
    var undecided: [UINavigationItem] = [item]
    var result = true
    for controller in stack.reversed() {
      let screen = (controller as? UINavigationController)?.topScreen ?? controller
      guard let known = screen._navigationItem, isBelow || known === item else { continue }
      if let kept = known.inheritedLargeTitle {
        result = kept
        break
      }
      guard isBelow else {
        isBelow = true
        continue
      }
      if known.largeTitleDisplayMode == .automatic {
        undecided.append(known)
        continue
      }
      known.decidesLargeTitles = true
      result = known.largeTitleDisplayMode == .always
      break
    }
    for item in undecided { item.keepInheritedLargeTitle(result) }
    return result
  }

  /// Whether this controller shows its bars: those of a nested one are never shown.
  var showsBar: Bool { !isNavigationBarHidden && !isNested }

  // MARK: Changes without a movement

  /// Replaces the stack immediately, including all callbacks.
  func setStackNow(_ controllers: [UIViewController]) {
    running?.end(completed: true)
    setStackAllowingNesting(controllers, animated: false)
    settleNow()
  }

  /// Finishes running and pending transitions.
  func settleNow() {
    performPending()
    running?.end(completed: true)
    if isIdle { layOutNested() }
  }

  func setStackAllowingNesting(_ controllers: [UIViewController], animated: Bool) {
    barState.allowsNesting = true
    defer { barState.allowsNesting = false }
    setStack(controllers, animated: animated)
  }

  func pushAllowingNesting(_ controller: UIViewController, animated: Bool) {
    barState.allowsNesting = true
    defer { barState.allowsNesting = false }
    pushViewController(controller, animated: animated)
  }

  private func layOutNested() { _view?.setNeedsLayout() }

  // MARK: Split views

  func attachSecondary(_ secondary: UIViewController) {
    guard stack.last !== secondary else { return }
    setStackNow(stack + [secondary])
  }

  /// Removes and returns the top of the stack, with the screens above a nested controller inside it.
  func detachSecondary() -> UIViewController? {
    guard stack.count > 1 else { return nil }
    if let index = stack.lastIndex(where: { $0 is UINavigationController }), index > 0,
      let nested = stack[index] as? UINavigationController
    {
      let above = Array(stack[(index + 1)...])
      setStackNow(Array(stack[..<index]))
      if !above.isEmpty { nested.setStackNow(nested.stack + above) }
      return nested
    }
    let top = stack.last
    setStackNow(Array(stack.dropLast()))
    return top
  }
}

extension UIViewController {
  /// The controller itself, or the screen that it shows if it is nested on a navigation stack.
  var shownScreen: UIViewController {
    guard let navigation = self as? UINavigationController, navigation.isNested else { return self }
    return (navigation.displayed ?? navigation.stack.last)?.shownScreen ?? self
  }
}
