/// Who follows a finger that is in a scroll view in a sheet (Metrics.md 2.3).
extension UISheetPresentationController {
  /// Whether a finger that starts to move by `y` points moves the sheet: downwards where the content is at its top,
  /// upwards where the sheet can still grow and prefers to.
  func takesDrag(_ y: CGFloat, over scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrolledToTop else { return false }
    if y > 0 { return true }
    guard prefersScrollingExpandsWhenScrolledToEdge, let geometry else { return false }
    return currentHeight < geometry.largest
  }
}

extension UIScrollView {
  var isScrolledToTop: Bool { contentOffset.y <= -adjustedContentInset.top - topRoom + 0.5 }

  /// Whether a finger could move the content up or down.
  var movesVertically: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height)
  }
}
