/// Which views keyboard and reading can get to.
@MainActor
enum FocusScope {
  /// The subviews that what lies in front leaves within reach.
  static func reachable(in view: UIView) -> ArraySlice<UIView> {
    let all = view._subviews
    let front = all.lastIndex { child in
      guard !child.isHidden, child.alpha >= 0.01 || child is PresentationContainerView else { return false }
      return child.accessibilityViewIsModal || (child as? PresentationContainerView)?.isModal == true
    }
    return front.map { all[$0...] } ?? all[...]
  }

  /// What the focus can be on, in reading order.
  static func items(in window: UIWindow) -> [UIView] {
    var found: [UIView] = []
    collect(window, window, into: &found)
    return ReadingOrder.sorted(found, isRightToLeft: window.isRightToLeft) {
      place(of: $0, in: window)
    }
  }

  /// Where a view comes in reading order. What is scrolled below a bar comes after the bar's items, which stay in front.
  private static func place(of view: UIView, in window: UIWindow) -> CGRect {
    var frame = view.convert(view.bounds, to: window)
    guard
      let scrollView = sequence(first: view, next: { $0._superview }).lazy.compactMap({ $0 as? UIScrollView })
        .first
    else { return frame }
    let top = scrollView.convert(scrollView.bounds, to: window).minY + scrollView.adjustedContentInset.top
    // The order among what is covered stays.
    if frame.minY < top { frame.origin.y = top + (frame.minY - top) / 10_000 }
    return frame
  }

  private static func collect(_ view: UIView, _ window: UIWindow, into found: inout [UIView]) {
    for child in reachable(in: view) {
      guard !child.isHidden, child.alpha >= 0.01, child.isUserInteractionEnabled else { continue }
      let isItem = child.takesFocus
      if isItem, child.convert(child.bounds, to: window).intersects(window.bounds) { found.append(child) }
      if isItem, child is UIControl || child is any UIKeyInput { continue }
      collect(child, window, into: &found)
    }
  }

  /// What tells the stops of the tab key apart.
  static func group(of view: UIView) -> ObjectIdentifier { ObjectIdentifier(groupView(of: view)) }

  static func groupView(of view: UIView) -> UIView {
    var candidate: UIView? = view
    let isControl = view is UIControl
    while let current = candidate {
      if current.rare?.focusGroupIdentifier != nil { return current }
      if current.formsFocusGroup, !isControl { return current }
      candidate = current._superview
    }
    return view
  }
}

extension UIView {
  /// Whether the focus may come here: what can be typed into as well as what says so.
  var takesFocus: Bool { canBecomeFocused || (self is any UIKeyInput && canBecomeFirstResponder) }
}
