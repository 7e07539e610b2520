/// Decides whether a drag in a scroll view moves the content or the sheet (Metrics.md 2.3).
extension UISheetPresentationController {
  /// Returns whether a drag that starts with a movement of `y` points moves the sheet: downwards if the
  /// content is at its top, upwards if the sheet can grow and prefers to.
  func acceptsDrag(_ y: CGFloat, over scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrolledToTop else { return false }
    if y > 0 { return true }
    guard prefersScrollingExpandsWhenScrolledToEdge, let geometry else { return false }
    return currentHeight < geometry.largest
  }
}

extension UIScrollView {
  var isScrolledToTop: Bool { contentOffset.y <= -adjustedContentInset.top - topExpansion + 0.5 }

  /// Whether the content can be scrolled vertically.
  var movesVertically: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height)
  }
}
