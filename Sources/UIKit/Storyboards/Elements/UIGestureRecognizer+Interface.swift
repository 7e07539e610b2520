extension UIGestureRecognizer {
  func readGesture(_ coder: InterfaceCoder) {
    coder.loader.enter(self, coder.element)
    if let enabled = coder.bool("enabled") { isEnabled = enabled }
    if let cancels = coder.bool("cancelsTouchesInView") { cancelsTouchesInView = cancels }
    if let delays = coder.bool("delaysTouchesBegan") { delaysTouchesBegan = delays }
    if let delays = coder.bool("delaysTouchesEnded") { delaysTouchesEnded = delays }
    switch self {
    case let tap as UITapGestureRecognizer:
      if let taps = coder.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let touches = coder.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
    case let press as UILongPressGestureRecognizer:
      if let taps = coder.integer("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
      if let touches = coder.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = touches }
      if let duration = coder.number("minimumPressDuration") { press.minimumPressDuration = Double(duration) }
      if let movement = coder.number("allowableMovement") { press.allowableMovement = movement }
    case let swipe as UISwipeGestureRecognizer:
      if let touches = coder.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = touches }
      let directions: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      if coder.element["direction"] != nil, let direction = coder.choice("direction", directions) {
        swipe.direction = direction
      }
    case let edge as UIScreenEdgePanGestureRecognizer:
      let edges: KeyValuePairs<String, UIRectEdge> = [
        "top": .top, "left": .left, "bottom": .bottom, "right": .right,
      ]
      if let edges = coder.flags("edges", edges) { edge.edges = edges }
    case let pan as UIPanGestureRecognizer:
      if let touches = coder.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = touches }
      if let touches = coder.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = touches }
    default: break
    }
  }
}
