extension UIView {
  /// The height, in points, of the row of a bar at the lower edge of a window, without the safe area (Metrics.md 1.4).
  final func lowerBarHeight(onPhone height: CGFloat) -> CGFloat {
    let traits = traitCollection
    if traits.verticalSizeClass == .compact { return 32 }
    guard traits.userInterfaceIdiom == .pad else { return height }
    return _window.map { $0.safeAreaInsets.bottom > 0 } ?? false ? 45 : 50
  }
  /// Measures a lower bar again, whose height depends on the safe area of its window.
  final func lowerBarDidMoveToWindow() {
    guard window != nil, traitCollection.userInterfaceIdiom == .pad else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
