extension UIView {
  /// The subviews that are not covered by modal content: those that the keyboard focus and assistive technologies reach.
  var reachableSubviews: ArraySlice<UIView> {
    let all = _subviews
    let front = all.lastIndex { child in
      guard !child.isHidden, child.alpha >= 0.01 || child.blocksViewsBehind != nil else { return false }
      return child.accessibilityViewIsModal || child.blocksViewsBehind == true
    }
    return front.map { all[$0...] } ?? all[...]
  }
}
