import UIKit

// A method for each optional method of the protocols.

extension UIScrollViewDelegate where Self: _RXDelegateProxy {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forward("scrollViewDidScroll:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewDidScroll(scrollView)
    }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forward("scrollViewDidZoom:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewDidZoom(scrollView)
    }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forward("scrollViewWillBeginDragging:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewWillBeginDragging(scrollView)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forward(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      [scrollView, velocity, targetContentOffset]
    ) { (target: any UIScrollViewDelegate) in
      target.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    forward("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) {
      (target: any UIScrollViewDelegate) in
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forward("scrollViewWillBeginDecelerating:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forward("scrollViewDidEndDecelerating:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewDidEndDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forward("scrollViewDidEndScrollingAnimation:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    answer(StandardUIScrollViewDelegate()) { (target: any UIScrollViewDelegate) in
      target.viewForZooming(in: scrollView)
    }
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forward("scrollViewWillBeginZooming:with:", [scrollView, view as Any? ?? NSNull()]) {
      (target: any UIScrollViewDelegate) in
      target.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    forward("scrollViewDidEndZooming:with:atScale:", [scrollView, view as Any? ?? NSNull(), scale]) {
      (target: any UIScrollViewDelegate) in
      target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    answer(StandardUIScrollViewDelegate()) { (target: any UIScrollViewDelegate) in
      target.scrollViewShouldScrollToTop(scrollView)
    }
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forward("scrollViewDidScrollToTop:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewDidScrollToTop(scrollView)
    }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forward("scrollViewDidChangeAdjustedContentInset:", [scrollView]) { (target: any UIScrollViewDelegate) in
      target.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}

/// Implements no optional method.
private final class StandardUIScrollViewDelegate: NSObject, UIScrollViewDelegate {}
