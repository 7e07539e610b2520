/// Determines which views the keyboard focus can reach.
@MainActor
enum FocusScope {
  /// Returns the focusable items in reading order.
  static func items(in window: UIWindow) -> [UIView] {
    var found: [UIView] = []
    collect(window, window, into: &found)
    return ReadingOrder.sorted(found, isRightToLeft: window.isRightToLeft) {
      place(of: $0, in: window)
    }
  }

  /// Returns the position of a view in reading order. Content scrolled behind a bar follows the items of the
  /// bar.
  private static func place(of view: UIView, in window: UIWindow) -> CGRect {
    var frame = view.convert(view.bounds, to: window)
    guard
      let scrollView = sequence(first: view, next: { $0._superview }).lazy.compactMap({ $0 as? UIScrollView })
        .first
    else { return frame }
    let top = scrollView.convert(scrollView.bounds, to: window).minY + scrollView.adjustedContentInset.top
    // The order of covered views is preserved.
    if frame.minY < top { frame.origin.y = top + (frame.minY - top) / 10_000 }
    return frame
  }

  private static func collect(_ view: UIView, _ window: UIWindow, into found: inout [UIView]) {
    for child in view.reachableSubviews {
      guard !child.isHidden, child.alpha >= 0.01, child.isUserInteractionEnabled else { continue }
      let isItem = child.takesFocus
      if isItem, child.convert(child.bounds, to: window).intersects(window.bounds) { found.append(child) }
      if isItem, child is UIControl || child is any UIKeyInput { continue }
      collect(child, window, into: &found)
    }
  }

  /// Returns an identifier of the tab stop.
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
  /// Whether the view can be focused: text input as well as views that declare it.
  var takesFocus: Bool { canBecomeFocused || (self is any UIKeyInput && canBecomeFirstResponder) }
}
