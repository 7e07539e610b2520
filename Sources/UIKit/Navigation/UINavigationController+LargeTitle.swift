extension UINavigationController {
  /// The maximum collapse, in points, at which a released large title expands again (Metrics.md 1.3).
  private static let lastOpeningCollapse: CGFloat = 36

  /// The maximum collapse for a large title with larger text.
  private var lastOpeningCollapse: CGFloat {
    Self.lastOpeningCollapse * navigationBar.largeTitleHeight / UINavigationBar.Metrics.largeTitleHeight
  }

  /// Tracks the scroll view of a screen, and collapses the bar accordingly.
  func adoptScrolling(of controller: UIViewController?) {
    let scrollView = controller?.scrollViewUnderBar
    if let old = barState.followed, old !== scrollView, old.scrollObserver === self {
      old.scrollObserver = nil
    }
    let areas = scrollView.map { _ in collapsibleAreas }
    let wasFollowed = barState.followed === scrollView
    barState.followed = scrollView
    scrollView?.scrollObserver = self
    if wasFollowed, let scrollView, let areas, let old = barState.areas, areas != old, scrollView.isAtRest {
      barState.collapse = collapse(for: scrollView, areas, after: old)
    } else {
      barState.collapse = scrollView.map { collapse(for: $0) } ?? 0
    }
    // At rest the offset is beyond the top only until the insets of this layout are applied.
    if let scrollView, scrollView.isAtRest { barState.collapse = max(0, barState.collapse) }
    barState.areas = areas
    _navigationBar?.scrollEdgeDistance = scrollView.map(edgeDistance) ?? 0
    adoptLowerEdge(of: controller)
  }

  /// Returns the distance of a scroll view from its resting position under the entire bar; negative beyond
  /// the top.
  private func distance(of scrollView: UIScrollView, at y: CGFloat) -> CGFloat {
    // Sums of offsets and insets in thirds of a point differ in their last digits.
    ((y + scrollView.adjustedContentInset.top + scrollView.topExpansion) * 1e6).rounded() / 1e6
  }

  /// Returns the collapse for a scroll view. Content that is too short to scroll keeps the title expanded.
  private func collapse(for scrollView: UIScrollView) -> CGFloat {
    guard collapsibleHeight > 0 else { return 0 }
    let distance = distance(of: scrollView, at: scrollView.contentOffset.y)
    return min(distance, largestCollapse(under: scrollView))
  }

  var hasLargeTitle: Bool { collapsibleAreas.title > 0 }

  private var collapsibleAreas: CollapsibleAreas {
    let search = _navigationBar?.collapsibleSearchHeight ?? 0
    return CollapsibleAreas(search: search, title: collapsibleHeight - search)
  }

  /// Returns the collapse after a change of the areas at rest: the areas that were collapsed stay collapsed.
  private func collapse(
    for scrollView: UIScrollView, _ areas: CollapsibleAreas, after old: CollapsibleAreas
  ) -> CGFloat {
    let collapse = min(barState.collapse, old.whole)
    let wanted: CGFloat
    if old.whole == 0 {
      let insets = scrollView.adjustedContentInset
      wanted = scrollView.contentOffset.y > -insets.top + 0.5 ? areas.whole : 0
    } else if collapse < 0.5 {
      wanted = collapse
    } else if collapse > old.whole - 0.5 {
      wanted = areas.whole
    } else if collapse > old.search - 0.5 {
      wanted = areas.search + min(collapse - old.search, areas.title)
    } else {
      wanted = min(collapse, areas.search)
    }
    return min(wanted, largestCollapse(under: scrollView, growth: areas.whole - old.whole))
  }

  /// - Parameter growth: the height, in points, by which the insets will grow.
  private func largestCollapse(under scrollView: UIScrollView, growth: CGFloat = 0) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    let room =
      scrollView.contentSize.height + insets.top + scrollView.topExpansion + insets.bottom
      + growth - scrollView.bounds.height
    return min(max(0, room), collapsibleHeight)
  }

  /// Returns the extent of content under the bar, in points.
  private func edgeDistance(of scrollView: UIScrollView) -> CGFloat {
    let distance = distance(of: scrollView, at: scrollView.contentOffset.y)
    return max(0, distance - max(0, collapse(for: scrollView)))
  }

  /// Updates the bar after the insets or the bar have changed while the scroll view is at rest.
  func updateScrollEdge() {
    guard running == nil, innermost.running == nil, let scrollView = barState.followed else { return }
    _navigationBar?.scrollEdgeDistance = edgeDistance(of: scrollView)
  }
}

extension UINavigationController: ScrollObserver {
  package func scrollViewOffsetDidChange(_ scrollView: UIScrollView) {
    guard innermost.running == nil, running == nil, !barState.isApplyingInsets,
      scrollView === barState.followed, let displayed
    else {
      return
    }
    let collapse = self.collapse(for: scrollView)
    let isMoving = scrollView.isTracking || scrollView.scroller.isMoving
    barState.isTrackingScroll = isMoving
    _navigationBar?.scrollEdgeDistance = edgeDistance(of: scrollView)
    if collapse != barState.collapse {
      barState.collapse = collapse
      if !isNavigationBarHidden, !barState.isAnimatingBars { navigationBar.frame = barFrame }
      // A jump past the title keeps the distance of the content from the bar (Metrics.md 1.1); a scroll in
      // progress continues.
      scrollView.holdsOffset = isMoving || collapse < collapsibleHeight
      applyInsets(to: displayed)
      scrollView.holdsOffset = false
    }
    barState.isTrackingScroll = false
    navigationBar.topItem?.searchController?.followScrolling()
  }

  package func scrollViewDidEndTracking(_ scrollView: UIScrollView, target: inout CGPoint) {
    guard let y = snapped(target.y, scrollView) else { return }
    target.y = y
  }

  package func scrollViewDidComeToRest(_ scrollView: UIScrollView) {
    // The bar may have changed its height under a finger that did not move since.
    scrollViewOffsetDidChange(scrollView)
    guard let y = snapped(scrollView.contentOffset.y, scrollView) else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: true)
  }

  /// The screen may have replaced its content: a title that was collapsed expands above content that does not scroll.
  package func scrollViewDidLeaveWindow(_ scrollView: UIScrollView) {
    if scrollView === barState.followed { viewIfLoaded?.setNeedsLayout() }
  }

  /// Returns the target of a scroll that would stop with a partially collapsed large title.
  private func snapped(_ y: CGFloat, _ scrollView: UIScrollView) -> CGFloat? {
    guard running == nil, scrollView === barState.followed, collapsibleHeight > 0, !isNavigationBarHidden
    else {
      return nil
    }
    let whole = largestCollapse(under: scrollView)
    let distance = distance(of: scrollView, at: y)
    guard distance > 0, distance < whole else { return nil }
    // The search bar collapses first, then the title; each is either shown or hidden.
    let search = min(navigationBar.collapsibleSearchHeight, whole)
    let (start, zone) = distance < search ? (0, search) : (search, whole - search)
    guard distance > start else { return nil }
    let top = y - distance + start
    let full =
      start == 0 && search > 0 ? navigationBar.collapsibleSearchHeight : navigationBar.largeTitleHeight
    let last = start == 0 && search > 0 ? Self.lastOpeningCollapse : lastOpeningCollapse
    return distance - start < last + 0.5 || zone < full ? top : top + zone
  }
}

/// The heights of the areas of a navigation bar that collapse with scrolling, in points.
struct CollapsibleAreas: Equatable {
  var search: CGFloat
  var title: CGFloat
  var whole: CGFloat { search + title }
}

extension UIScrollView {
  fileprivate var isAtRest: Bool { !isTracking && !scroller.isMoving }
}

extension UIViewController {
  func defaultSetContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for bit in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(bit) {
      extendedState.contentScrollViews[bit.rawValue] = scrollView
    }
    _parent?.childLayoutPreferencesDidChange(self)
  }

  func defaultContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = namedContentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    if let own = view as? UIScrollView { return own }
    for case let found as UIScrollView in view._subviews { return found }
    return nil
  }

  /// Returns the scroll view that was set for an edge.
  func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    rare?.contentScrollViews[edge.rawValue]
  }

  var scrollViewUnderBar: UIScrollView? { contentScrollView(for: .top) }
}
