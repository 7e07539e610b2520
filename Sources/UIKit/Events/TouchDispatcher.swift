/// Delivers touches to the recognizers and views of one window (Metrics.md 3.5).
///
/// View and recognizers are determined when a touch begins. Each event is sent to the recognizers first;
/// their decisions determine whether views receive canceled, delayed or normal touches; finally, finished
/// recognizers are reset.
@MainActor
package final class TouchDispatcher {
  @OwnerReference private var window: UIWindow
  package private(set) lazy var arena = GestureArena(dispatcher: self)
  private var routes: [TouchRoute] = []

  init(window: UIWindow) { _window = OwnerReference(wrappedValue: window) }

  private var event: UIEvent? { window.windowScene?.touches.event }

  func dispatch(_ event: UIEvent) {
    let changed = event.touchList.filter { $0.window === window && $0.phase != .stationary }
    arena.perform {
      for touch in changed where touch.phase == .began { begin(touch, event) }
      arena.deliver(changed, event)
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    touch.gestureRecognizers = arena.join(touch, from: view, event)
    guard !touch.isIndirect, isFree(view) else { return }
    let hold = hold(for: touch, view, event)
    if let hold, hold.isRefusal { return }
    let route = TouchRoute(touch: touch, view: view)
    route.hold = hold
    if let hold = route.hold {
      route.holdTimer = FrameClock.shared.schedule(after: hold.delay) { [weak self, weak route] in
        route?.releaseHold()
        self?.arena.perform {}
      }
    }
    routes.append(route)
  }

  /// Whether a view may receive another touch, considering `isMultipleTouchEnabled` and `isExclusiveTouch`.
  private func isFree(_ view: UIView) -> Bool {
    for route in routes where route.stage != .over && !route.touch.isOver {
      if route.view === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || route.view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  private func hold(for touch: UITouch, _ view: UIView, _ event: UIEvent) -> TouchDelay? {
    var ancestor: UIView? = view
    while let current = ancestor {
      if let hold = current.touchDelay(for: touch, in: view, with: event) { return hold }
      ancestor = current.superview
    }
    return nil
  }

  /// Whether the touch has been delivered to its view.
  package func hasDelivered(_ touch: UITouch) -> Bool {
    routes.contains { $0.touch === touch && ($0.stage == .live || $0.stage == .endHeld) }
  }

  /// Claims the touch for a recognizer that cancels touches in views.
  func claim(_ touch: UITouch) {
    routes.first { $0.touch === touch }?.isClaimed = true
  }

  // MARK: Views

  /// Delivers the touches to the views according to their phases and the recognizers' decisions.
  func deliverToViews() {
    var cancelled = Batches()
    var began = Batches()
    var moved = Batches()
    var ended = Batches()
    for route in routes {
      if route.stage != .over,
        route.isClaimed || route.view.window !== window || route.touch.phase == .cancelled
      {
        if route.stage != .held { cancelled.add(route) }
        finish(route)
        continue
      }
      if route.stage == .held {
        guard canBegin(route) else { continue }
        route.releaseHold()
        route.stage = .live
        began.add(route)
        if route.touch.phase == .ended { end(route, &ended) }
        continue
      }
      switch (route.stage, route.touch.phase) {
      case (.live, .moved): moved.add(route)
      case (.live, .ended), (.endHeld, _): end(route, &ended)
      default: break
      }
    }
    cancelled.deliver(.cancelled, event) { $0.touchesCancelled($1, with: $2) }
    began.deliver(.began, event) { $0.touchesBegan($1, with: $2) }
    moved.deliver(.moved, event) { $0.touchesMoved($1, with: $2) }
    ended.deliver(.ended, event) { $0.touchesEnded($1, with: $2) }
    routes.removeAll { $0.stage == .over }
    // Each movement is reported only once, even if there is another pass without a new event.
    for touch in moved.touches { touch.phase = .stationary }
  }

  private func canBegin(_ route: TouchRoute) -> Bool {
    if route.isHeldByRecognizer { return false }
    return !route.isHeldByScrolling || route.touch.phase == .ended
  }

  private func end(_ route: TouchRoute, _ ended: inout Batches) {
    if route.isEndHeld {
      route.stage = .endHeld
    } else {
      ended.add(route)
      finish(route)
    }
  }

  private func finish(_ route: TouchRoute) {
    route.releaseHold()
    route.stage = .over
  }
}

/// Touches for one callback, by view.
@MainActor
private struct Batches {
  private var batches: [(view: UIView, touches: Set<UITouch>)] = []

  var touches: [UITouch] { batches.flatMap { Array($0.touches) } }

  mutating func add(_ route: TouchRoute) {
    if let index = batches.firstIndex(where: { $0.view === route.view }) {
      batches[index].touches.insert(route.touch)
    } else {
      batches.append((route.view, [route.touch]))
    }
  }

  func deliver(
    _ phase: UITouch.Phase, _ event: UIEvent?, _ send: (UIView, Set<UITouch>, UIEvent?) -> Void
  ) {
    for (view, touches) in batches {
      let phases = touches.map { ($0, $0.phase) }
      for touch in touches { touch.phase = phase }
      send(view, touches, event)
      for (touch, old) in phases { touch.phase = old }
    }
  }
}
