// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addScrolling(to classes: _ObjCClasses) {
    classes.addProperties(of: UIScrollEdgeEffect.self) { table in
      table.settable("hidden", \UIScrollEdgeEffect.isHidden)
      table.settable("style", \UIScrollEdgeEffect.style)
    }
    classes.addProperties(of: UIScrollView.self) { table in
      table.readable("adjustedContentInset", \UIScrollView.adjustedContentInset)
      table.settable("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
      table.settable("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
      table.settable("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
      table.settable("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
      table.readable("bottomEdgeEffect", \UIScrollView.bottomEdgeEffect)
      table.settable("bounces", \UIScrollView.bounces)
      table.settable("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
      table.settable("bouncesVertically", \UIScrollView.bouncesVertically)
      table.settable("bouncesZoom", \UIScrollView.bouncesZoom)
      table.settable("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
      table.settable("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
      table.settable("contentInset", \UIScrollView.contentInset)
      table.settable("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
      table.readable("contentLayoutGuide", \UIScrollView.contentLayoutGuide)
      table.settable("contentOffset", \UIScrollView.contentOffset)
      table.settable("contentSize", \UIScrollView.contentSize)
      table.settable("decelerationRate", \UIScrollView.decelerationRate)
      table.settable("delaysContentTouches", \UIScrollView.delaysContentTouches)
      table.settable("delegate", \UIScrollView.delegate)
      table.readable("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
      table.settable("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
      table.settable("indexDisplayMode", \UIScrollView.indexDisplayMode)
      table.settable("indicatorStyle", \UIScrollView.indicatorStyle)
      table.readable("decelerating", \UIScrollView.isDecelerating)
      table.settable("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
      table.readable("dragging", \UIScrollView.isDragging)
      table.settable("pagingEnabled", \UIScrollView.isPagingEnabled)
      table.settable("scrollEnabled", \UIScrollView.isScrollEnabled)
      table.readable("tracking", \UIScrollView.isTracking)
      table.readable("zoomBouncing", \UIScrollView.isZoomBouncing)
      table.readable("zooming", \UIScrollView.isZooming)
      table.settable("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
      table.readable("leftEdgeEffect", \UIScrollView.leftEdgeEffect)
      table.settable("maximumZoomScale", \UIScrollView.maximumZoomScale)
      table.settable("minimumZoomScale", \UIScrollView.minimumZoomScale)
      table.readable("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
      table.readable("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
      table.settable("refreshControl", \UIScrollView.refreshControl)
      table.readable("rightEdgeEffect", \UIScrollView.rightEdgeEffect)
      table.settable("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
      table.settable("scrollsToTop", \UIScrollView.scrollsToTop)
      table.settable("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
      table.settable("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
      table.readable("topEdgeEffect", \UIScrollView.topEdgeEffect)
      table.settable("transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
      table.settable("transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)
      table.settable("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
      table.readable("visibleSize", \UIScrollView.visibleSize)
      table.settable("zoomScale", \UIScrollView.zoomScale)
    }
  }
}
