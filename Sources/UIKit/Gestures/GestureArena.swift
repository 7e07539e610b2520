/// Arbitrates among the recognizers of one window that share touches.
///
/// A recognizer takes part from its first touch until it is reset. Setting its state is a request; the arena
/// grants it, makes it wait for recognizers that must fail first, or refuses it. All of this happens in
/// `perform`, which repeats these steps until there is nothing left to do: requests, actions, views, resets.
@MainActor
package final class GestureArena {
  private struct Request {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  @OwnerReference private var dispatcher: TouchDispatcher
  package private(set) var members: [UIGestureRecognizer] = []
  private var requests: [Request] = []
  private var actions: [Request] = []
  private var depth = 0

  init(dispatcher: TouchDispatcher) { _dispatcher = OwnerReference(wrappedValue: dispatcher) }

  // MARK: Joining

  /// Adds a new touch to the recognizers of the view that was hit, and of its ancestors.
  func join(_ touch: UITouch, from view: UIView, _ event: UIEvent) -> [UIGestureRecognizer] {
    var joined: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let current = ancestor {
      if current.flags.contains(.hasGestureRecognizers) {
        for recognizer in current.gestureRecognizers ?? [] where recognizer.admits(touch, event) {
          add(touch, to: recognizer)
          joined.append(recognizer)
        }
      }
      ancestor = current.superview
    }
    return joined
  }

  func add(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    recognizer.sequence.live.append(touch)
    recognizer.sequence.all.append(touch)
    if recognizer.sequence.arena == nil {
      recognizer.sequence.arena = self
      members.append(recognizer)
    }
    if recognizer.sequence.hasRecognized, recognizer.cancelsTouchesInView { dispatcher.claim(touch) }
  }

  // MARK: Events

  /// Runs `body`, then processes its consequences.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 {
      repeat {
        settleRequests()
        fireActions()
        guard requests.isEmpty else { continue }
        dispatcher.deliverToViews()
        resetFinished()
      } while !requests.isEmpty || !actions.isEmpty
    }
    depth -= 1
  }

  /// Delivers changed touches to every recognizer that tracks them.
  func deliver(_ changed: [UITouch], _ event: UIEvent) {
    for recognizer in members {
      let touches = changed.filter { recognizer.tracks($0) }
      guard !touches.isEmpty, recognizer.listens else { continue }
      recognizer.receive(touches, event)
    }
  }

  // MARK: Requests

  func request(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
    requests.append(Request(recognizer: recognizer, state: state))
    recognizer.sequence.requested = state
    if depth == 0 { perform {} }
  }

  private func settleRequests() {
    while !requests.isEmpty {
      let request = requests.remove(at: nextRequest())
      if !requests.contains(where: { $0.recognizer === request.recognizer }) {
        request.recognizer.sequence.requested = nil
      }
      decide(request)
    }
  }

  /// Returns the index of the next request to decide. A recognizer that others wait for precedes them, even
  /// if the same touch ends all of them.
  private func nextRequest() -> Int {
    guard requests.count > 1 else { return 0 }
    var index = intendedRequest()
    for _ in requests.indices {
      let recognizer = requests[index].recognizer
      guard
        let awaited = requests.indices.first(where: {
          requests[$0].recognizer !== recognizer && recognizer.requiresFailure(of: requests[$0].recognizer)
        })
      else { break }
      index = awaited
    }
    return index
  }

  /// Returns the first request, unless a recognizer for more taps of the same touch has also requested: then
  /// that one.
  private func intendedRequest() -> Int {
    guard let first = requests[0].recognizer as? UITapGestureRecognizer else { return 0 }
    var best = (index: 0, taps: first.numberOfTapsRequired)
    for (index, request) in requests.enumerated() {
      guard let tap = request.recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired > best.taps,
        tap.sharesTouch(with: first)
      else { continue }
      best = (index, tap.numberOfTapsRequired)
    }
    return best.index
  }

  private func decide(_ request: Request) {
    let recognizer = request.recognizer
    guard recognizer.sequence.arena === self else { return }
    switch (recognizer.storedState, request.state) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .began), (.possible, .changed): tryRecognizing(recognizer, as: .began)
    case (.possible, .ended):
      // A continuous gesture can no longer begin after its touches have ended.
      if recognizer.sequence.waiting == .began {
        fail(recognizer)
      } else {
        tryRecognizing(recognizer, as: .ended)
      }
    case (.began, .changed), (.changed, .changed): move(recognizer, to: .changed)
    case (.began, .ended), (.changed, .ended): move(recognizer, to: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      move(recognizer, to: .cancelled)
    default: break
    }
  }

  private func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    recognizer.storedState = state
    actions.append(Request(recognizer: recognizer, state: state))
  }

  private func tryRecognizing(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    if isBlocked(recognizer) {
      recognizer.sequence.waiting = state
      return
    }
    recognizer.sequence.waiting = nil
    guard !isExcluded(recognizer), recognizer.canBegin(), recognizer.storedState == .possible,
      recognizer.sequence.arena === self
    else { return fail(recognizer) }
    recognizer.sequence.hasRecognized = true
    move(recognizer, to: state)
    for other in members where other !== recognizer && other.storedState == .possible {
      let requires = other.requiresFailure(of: recognizer)
      if requires && other.sequence.waiting != nil
        || other.sharesTouch(with: recognizer) && prevents(recognizer, other)
      {
        fail(other)
      }
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.sequence.all { dispatcher.claim(touch) }
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedState == .possible else { return }
    recognizer.storedState = .failed
    recognizer.sequence.waiting = nil
    retryWaiting()
  }

  private func retryWaiting() {
    for other in members {
      guard let state = other.sequence.waiting, other.storedState == .possible,
        !requests.contains(where: { $0.recognizer === other }), !isBlocked(other)
      else { continue }
      other.sequence.waiting = nil
      requests.append(Request(recognizer: other, state: state))
    }
  }

  // MARK: Rules

  /// Whether a recognizer that must fail first is still undecided. Two recognizers that wait for each other
  /// do not block.
  private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    members.contains { other in
      other !== recognizer && other.isUndecided && recognizer.requiresFailure(of: other)
        && !waits(other, for: recognizer)
    }
  }

  private func waits(_ recognizer: UIGestureRecognizer, for goal: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var open = [recognizer]
    while let current = open.popLast() {
      guard current.sequence.waiting != nil, !seen.contains(where: { $0 === current }) else { continue }
      seen.append(current)
      for other in members where other !== current && other.isUndecided && current.requiresFailure(of: other)
      {
        if other === goal { return true }
        open.append(other)
      }
    }
    return false
  }

  /// Whether an already recognized gesture prevents this one.
  private func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    members.contains { other in
      guard other !== recognizer, other.sequence.hasRecognized, other.sharesTouch(with: recognizer) else {
        return false
      }
      return recognizer.requiresFailure(of: other) || prevents(other, recognizer)
    }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner.canPrevent(other) && other.canBePrevented(by: winner) && !winner.agreesToRecognize(with: other)
  }

  // MARK: Actions and resets

  private func fireActions() {
    while !actions.isEmpty {
      let action = actions.removeFirst()
      action.recognizer.sendActions(reporting: action.state)
    }
  }

  /// Removes touches that have ended, and resets the recognizers that are finished with theirs.
  private func resetFinished() {
    var done: [UIGestureRecognizer] = []
    for recognizer in members {
      recognizer.sequence.live.removeAll { $0.isOver }
      guard recognizer.sequence.live.isEmpty else { continue }
      switch recognizer.storedState {
      case .possible: if !recognizer.isUndecided { done.append(recognizer) }
      case .began, .changed: request(.cancelled, by: recognizer)
      case .ended, .cancelled, .failed: done.append(recognizer)
      }
    }
    for recognizer in done { leave(recognizer) }
    retryWaiting()
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    members.removeAll { $0 === recognizer }
    let hasDecided = recognizer.storedState != .possible
    for touch in recognizer.sequence.all { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
    if hasDecided { recognizer.reset() }
    recognizer.sequence = UIGestureRecognizer.Sequence()
    recognizer.storedState = .possible
  }

  /// Removes a recognizer that was disabled or removed from its view.
  func expel(_ recognizer: UIGestureRecognizer) {
    perform {
      request(.cancelled, by: recognizer)
      recognizer.sequence.live = []
    }
  }
}
