import OrderedDiff

/// The motion of elements to their new positions.
enum CollectionAnimationState {
  /// The motion of inserted, deleted and moved items.
  case update
  /// A layout change, optionally continuing with the velocity of a gesture.
  case layout(velocity: CGFloat?)
}

extension CollectionEngine {
  /// The apparent duration of the update spring in seconds: critically damped, 20.944 radians per second
  /// (Metrics.md 1.7).
  nonisolated static let updateSpringDuration: TimeInterval = 0.3

  /// Animates all elements to their positions in the prepared layout.
  ///
  /// Uses additive animations, so that an interrupting change continues from the current positions and
  /// velocities.
  ///
  /// - Parameters:
  ///   - gone: Elements that are no longer live.
  ///   - initial: Returns the initial attributes of a new element; called after it was placed.
  ///   - final: Returns the final attributes of an element that is not visible at the end.
  func animate(
    to target: CGPoint, gone: [DisplayedElement], motion: CollectionAnimationState = .update,
    initial: (DisplayedElement) -> UICollectionViewLayoutAttributes?,
    final: (DisplayedElement) -> UICollectionViewLayoutAttributes?,
    alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let wasInPass = isInPass
    isInPass = true
    let visible = CGRect(origin: target, size: host.bounds.size)
    var created: [DisplayedElement] = []
    var places: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<8 {
      places = tileAttributes(for: visible).filter { $0.isVisible(in: visible) }
      if !isOutOfStep {
        for attributes in places where live[attributes.key] == nil {
          guard let element = makeElement(attributes) else { continue }
          created.append(element)
          measure(element)
        }
      }
      guard isLayoutStale else { break }
      isLayoutStale = false
      tileRect = .null
      layout.prepare()
      adoptContentSize()
    }
    var moves: [(DisplayedElement, UICollectionViewLayoutAttributes)] = []
    pass += 1
    for attributes in places {
      guard let element = live[attributes.key], element.pass != pass else { continue }
      element.pass = pass
      moves.append((element, attributes))
    }
    UIView.performWithoutAnimation {
      for element in created {
        if let start = initial(element) { element.apply(start) }
        element.view.layoutIfNeeded()
      }
    }
    var outgoing: [DisplayedElement] = []
    for element in live.inOrder(where: { $0.pass != pass && !$0.isHeld }) {
      if let end = final(element) {
        moves.append((element, end))
      } else {
        outgoing.append(element)
      }
    }
    for element in outgoing { live[element.key] = nil }
    for element in gone + outgoing {
      leaving[ObjectIdentifier(element.view)] = element
      let end = outgoing.contains { $0 === element } ? nil : final(element)
      moves.append((element, end ?? element.attributes.faded()))
      element.view.layer.zPosition = min(element.view.layer.zPosition, -0.5)
    }
    for element in created { display(element) }
    let held = moves.map(\.0)
    for element in held {
      element.holds += 1
      element.wasAnimated = true
    }
    isInPass = wasInPass
    let changes: @MainActor () -> Void = { [self] in
      if target != host.contentOffset { host.setContentOffsetNow(target) }
      for (element, end) in moves where !element.isHeld { element.apply(end, keepingDepth: leaves(element)) }
      alongside()
    }
    let ended: @MainActor (Bool) -> Void = { [weak self] finished in
      self?.animationDidEnd(held)
      completion(finished)
    }
    run(motion, changes, ended)
    lastBounds = host.bounds
    setNeedsPass()
  }

  /// Inside an animation block of the app, its animation is used.
  private func run(
    _ motion: CollectionAnimationState, _ changes: @escaping @MainActor () -> Void,
    _ ended: @escaping @MainActor (Bool) -> Void
  ) {
    let options: UIView.AnimationOptions = [.beginFromCurrentState, .allowUserInteraction]
    if let outer = UIViewAnimationState.current, outer.duration > 0 {
      return outer.runAlongside(options: options, changes, completion: ended)
    }
    switch motion {
    case .update:
      UIView.animate(
        springDuration: Self.updateSpringDuration, options: options, animations: changes, completion: ended)
    case .layout(let velocity?):
      UIView.animate(
        withDuration: Self.animationDuration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: velocity, options: options, animations: changes, completion: ended)
    case .layout(nil):
      UIView.animate(
        withDuration: Self.animationDuration, delay: 0, options: options, animations: changes,
        completion: ended)
    }
  }

  private func leaves(_ element: DisplayedElement) -> Bool {
    leaving[ObjectIdentifier(element.view)] === element
  }

  private func animationDidEnd(_ elements: [DisplayedElement]) {
    // The app may release the host when it is notified of views that are no longer displayed.
    let host = host
    defer { withExtendedLifetime(host) {} }
    for element in elements {
      element.holds -= 1
      guard element.holds == 0 else { continue }
      if leaves(element) { retire(element) }
    }
    hideUnused()
    setNeedsPass()
  }
}

extension UICollectionViewLayoutAttributes {
  func faded() -> UICollectionViewLayoutAttributes {
    let faded = duplicate()
    faded.alpha = 0
    return faded
  }
}
