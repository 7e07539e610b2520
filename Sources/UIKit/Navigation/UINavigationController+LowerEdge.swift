extension UINavigationController {
  /// Tracks the end of a screen's content, for the toolbar and for the bars of enclosing containers.
  func adoptLowerEdge(of controller: UIViewController?) {
    guard toolbarIfMade != nil || _parent != nil else { return }
    let scrollView = controller?.contentScrollView(for: .bottom)
    if let old = barState.followedAtLowerEdge, old !== scrollView, old.lowerEdgeObserver === self {
      old.lowerEdgeObserver = nil
    }
    barState.followedAtLowerEdge = scrollView
    scrollView?.lowerEdgeObserver = self
    notifyLowerEdge(scrollView?.lowerEdgeDistance ?? 0)
  }

  func notifyLowerEdge(_ distance: CGFloat) {
    toolbarIfMade?.scrollEdgeDistance = distance
    tabBarController?.contentDidMoveAtLowerEdge(of: self, to: distance)
  }
}
