/// The pan gesture of a scroll view: it begins only if the view can scroll in that direction, and stops
/// moving content as soon as a finger is down.
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  @BackReference var scrollView: UIScrollView?
  var onEvent: (@MainActor () -> Void)?

  init() {
    super.init(target: nil, action: nil)
    addHandler { ($0 as? ScrollPanGestureRecognizer)?.onEvent?() }
  }

  package override init?(coder: NSCoder) { super.init(coder: coder) }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.scroller.touchDidBegin()
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    scrollView?.scroller.touchesDidEnd()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scrollView?.scroller.touchesDidEnd()
  }

  /// Ends tracking also where another gesture, such as that of a context menu, has taken the touches.
  package override func reset() {
    super.reset()
    scrollView?.scroller.touchesDidEnd()
  }
}
