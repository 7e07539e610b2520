import ObjCRuntime

extension UIScrollView {
  package func setContentOffsetNow(_ offset: CGPoint) {
    guard offset != bounds.origin else { return }
    guard !isPossiblyObserved else {
      return KeyValueObserving.change(self, setting: "contentOffset", of: geometryKeys) {
        self.bounds.origin = offset
      }
    }
    bounds.origin = offset
  }

  /// Updates the insets that safe areas add to the content inset (Metrics.md 1.1).
  ///
  /// A view that has left its window keeps them, so that its content is in the same place when it returns.
  package func updateSystemInset() {
    guard window != nil || !hasBeenInWindow else { return }
    hasBeenInWindow = window != nil
    var insets = UIEdgeInsets.zero
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: insets = safe
    case .scrollableAxes, .automatic:
      if scrollsVertically || contentInsetAdjustmentBehavior == .automatic && isBelowBars {
        (insets.top, insets.bottom) = (safe.top, safe.bottom)
      }
      if scrollsHorizontally { (insets.left, insets.right) = (safe.left, safe.right) }
    }
    insets.bottom = max(insets.bottom, keyboardInset)
    guard insets != systemContentInset else { return }
    let passedOn = safeAreaInsetsForSubviews
    preservingRestPosition {
      systemContentInset = insets
      updateLargeTitle()
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    if passedOn != safeAreaInsetsForSubviews { for view in _subviews { view.updateSafeAreaInsets() } }
  }

  /// A scroll view without an inset is below other content, as a list in a stack of SwiftUI.
  final func updateLargeTitle() { isBelowLargeTitle = hasLargeTitle && systemContentInset.top > 0 }

  /// Whether the view is that of a controller inside a navigation controller, or the first one in it. Such a
  /// view is inset by the bars even without scrollable content, for code from before safe areas, unless the
  /// controller disables it.
  private var isBelowBars: Bool {
    let isFirst = superview?.subviews.first === self
    let controller = next as? UIViewController ?? (isFirst ? superview?.next as? UIViewController : nil)
    guard let controller, controller.automaticallyAdjustsScrollViewInsets else { return false }
    return controller.navigationController != nil
  }

  var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > bounds.height }
  var scrollsHorizontally: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }

  /// Changes insets so that content at the top stays there, and other content keeps its distance from the top
  /// (Metrics.md 1.1).
  func preservingRestPosition(_ change: () -> Void) {
    let old = adjustedContentInset
    let offset = contentOffset
    change()
    let new = adjustedContentInset
    // A finger that rests, or that a control inside follows, does not hold the content.
    guard !isDragging, !holdsOffset else { return }
    var moved = offset
    let keepsDistance = new.top < old.top && window != nil
    if offset.y <= -old.top + 0.5 || keepsDistance { moved.y -= new.top - old.top }
    if offset.x <= -old.left + 0.5 { moved.x -= new.left - old.left }
    setContentOffsetNow(moved)
    setNeedsLayout()
  }
}

/// Receives scrolling, dragging, deceleration and zooming.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - `velocity`: In points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
