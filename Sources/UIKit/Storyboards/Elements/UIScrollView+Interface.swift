extension UIScrollView {
  func readScrollView(_ coder: InterfaceCoder) {
    applyScrollView(coder)
  }

  func applyScrollView(_ coder: InterfaceCoder) {
    if let paging = coder.bool("pagingEnabled") { isPagingEnabled = paging }
    if let enabled = coder.bool("scrollEnabled") { isScrollEnabled = enabled }
    if let locked = coder.bool("directionalLockEnabled") { isDirectionalLockEnabled = locked }
    if let bounces = coder.bool("bounces") { self.bounces = bounces }
    if let bounces = coder.bool("alwaysBounceVertical") { alwaysBounceVertical = bounces }
    if let bounces = coder.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = bounces }
    if let bounces = coder.bool("bouncesZoom") { bouncesZoom = bounces }
    if let shows = coder.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
    if let shows = coder.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
    if let delays = coder.bool("delaysContentTouches") { delaysContentTouches = delays }
    if let cancels = coder.bool("canCancelContentTouches") { canCancelContentTouches = cancels }
    if let scale = coder.number("minimumZoomScale") { minimumZoomScale = scale }
    if let scale = coder.number("maximumZoomScale") { maximumZoomScale = scale }
    if let insets = coder.insets("contentInset") { contentInset = insets }
    if let insets = coder.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    if let size = coder.size("contentSize") { contentSize = size }
    let styles: KeyValuePairs<String, IndicatorStyle> = [
      "default": .default, "black": .black, "white": .white,
    ]
    if let style = coder.choice("indicatorStyle", styles) { indicatorStyle = style }
    let modes: KeyValuePairs<String, KeyboardDismissMode> = [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    if let mode = coder.choice("keyboardDismissMode", modes) { keyboardDismissMode = mode }
    let behaviors: KeyValuePairs<String, ContentInsetAdjustmentBehavior> = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    if let behavior = coder.choice("contentInsetAdjustmentBehavior", behaviors) {
      contentInsetAdjustmentBehavior = behavior
    }
  }
}
