/// A split view that has collapsed lays the navigation controllers of its columns on the primary one's stack.
/// Such a nested controller keeps its own stack, and shows its items in the outermost controller's bars.
extension UINavigationController {
  /// Whether this controller lies on the stack of another.
  var isNested: Bool { _parent is UINavigationController }

  /// The controller whose bars show the items of this one.
  var outermost: UINavigationController {
    var found = self
    while let outer = found._parent as? UINavigationController { found = outer }
    return found
  }

  /// The controller nested on top, as far down as they go; this one where none is.
  var innermost: UINavigationController {
    var found = self
    while let inner = found.stack.last as? UINavigationController { found = inner }
    return found
  }

  /// The screen on top, which nested controllers only hold.
  var topScreen: UIViewController? { innermost.stack.last }

  /// The items of the stack, those of nested controllers in their place.
  var barItems: [UINavigationItem] {
    guard stack.contains(where: { $0 is UINavigationController }) else { return stack.map(\.navigationItem) }
    return stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
  }

  /// The item to show and the one to go back to, found without a look at the rest of a long stack.
  var topItems: UINavigationBar.Shown {
    var navigation = innermost
    guard let top = navigation.stack.last else { return UINavigationBar.Shown() }
    while navigation !== self, navigation.stack.count < 2,
      let outer = navigation._parent as? UINavigationController
    {
      navigation = outer
    }
    let count = navigation.stack.count
    guard count > 1 else { return UINavigationBar.Shown(top: top.navigationItem) }
    let below = navigation.stack[count - 2]
    let lower = (below as? UINavigationController)?.topScreen ?? below
    return UINavigationBar.Shown(top: top.navigationItem, back: lower.navigationItem)
  }

  /// Whether the stack beneath an item asks for a large title, where the item leaves it to that.
  func inheritsLargeTitle(_ item: UINavigationItem) -> Bool {
    var isBelow = false
    for controller in stack.reversed() {
      let screen = (controller as? UINavigationController)?.topScreen ?? controller
      guard isBelow else {
        isBelow = screen._navigationItem === item
        continue
      }
      switch screen._navigationItem?.largeTitleDisplayMode ?? .automatic {
      case .automatic: continue
      case .always: return true
      case .never, .inline: return false
      }
    }
    return true
  }

  /// Whether this controller has the bars: those of a nested one never show.
  var showsBar: Bool { !isNavigationBarHidden && !isNested }

  // MARK: Changes without a movement

  /// Replaces the stack at once: whoever comes or goes has heard of it when this returns.
  func setStackNow(_ controllers: [UIViewController]) {
    running?.end(completed: true)
    setStackAllowingNesting(controllers, animated: false)
    settleNow()
  }

  /// Ends what runs or waits.
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

  func takeSecondary(_ secondary: UIViewController) {
    guard stack.last !== secondary else { return }
    setStackNow(stack + [secondary])
  }

  /// Gives the top of the stack, with what lies above a nested controller inside it.
  func giveSecondary() -> UIViewController? {
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
  /// The controller itself, or the screen that it shows where it lies nested on a navigation stack.
  var shownScreen: UIViewController {
    guard let navigation = self as? UINavigationController, navigation.isNested else { return self }
    return (navigation.displayed ?? navigation.stack.last)?.shownScreen ?? self
  }
}
