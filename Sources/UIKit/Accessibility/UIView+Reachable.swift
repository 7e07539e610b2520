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

extension UIView {
  /// The center, or a point near the middle of an edge, at which the view receives touches, in window coordinates.
  var uncoveredPoint: CGPoint? {
    guard let scene = window?.windowScene else { return nil }
    let parts: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.5, 0.9), (0.5, 0.1), (0.1, 0.5), (0.9, 0.5)]
    return parts.lazy.map { x, y in
      self.convert(
        CGPoint(x: self.bounds.minX + x * self.bounds.width, y: self.bounds.minY + y * self.bounds.height),
        to: nil as UIView?)
    }.first { scene.hitTest($0, with: nil)?.view === self }
  }
}
