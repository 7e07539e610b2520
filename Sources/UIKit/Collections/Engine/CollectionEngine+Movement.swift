import OrderedDiff

/// An interactively moved item.
@MainActor
final class ItemMovement {
  let element: DisplayedElement
  /// The item's path in the data source.
  let origin: ItemPath
  /// The item's current path in the view.
  var current: ItemPath
  var position: CGPoint
  /// The offset from the finger to the center of the view.
  var grip = CGPoint.zero
  var ticker: FrameClock.Ticker?

  init(_ element: DisplayedElement, origin: ItemPath) {
    self.element = element
    self.origin = origin
    current = origin
    position = element.attributes.center
  }
}

extension CollectionEngine {
  /// Converts a path in the view to that in the data source, which differ during interactive movement.
  func dataPath(of path: ItemPath) -> ItemPath {
    guard let movement, movement.current != movement.origin else { return path }
    return movedMap(from: movement.origin, to: movement.current)?.oldPath(for: path) ?? path
  }

  private func movedMap(from: ItemPath, to: ItemPath) -> UpdateMap? {
    var changes = BatchUpdate()
    changes.movedItems = [.init(from: from, to: to)]
    let before = movedCounts(counts, removing: movement?.current, adding: movement?.origin)
    let after = movedCounts(before, removing: from, adding: to)
    return try? UpdateMap(changes, before: before, after: after)
  }

  private func movedCounts(_ counts: [Int], removing: ItemPath?, adding: ItemPath?) -> [Int] {
    var counts = counts
    if let removing { counts[removing.section] -= 1 }
    if let adding { counts[adding.section] += 1 }
    return counts
  }

  // MARK: Carrying

  package func beginMovement(of path: ItemPath) -> Bool {
    guard movement == nil, batch.depth == 0, let element = live[ElementKey(.cell, path)] else { return false }
    cancelTouch()
    movement = ItemMovement(element, origin: path)
    element.isHeld = true
    element.view.layer.zPosition = 999
    host.bringSubviewToFront(element.view)
    (element.view as? UICollectionViewCell)?.isReordering = true
    return true
  }

  /// Moves the item to a point of the content and rearranges the others.
  package func moveTarget(to position: CGPoint, choose: (ItemPath, ItemPath, ItemPath) -> ItemPath) {
    guard let movement else { return }
    let previous = movement.position
    movement.position = position
    let held = layout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(movement.current), withTargetPosition: position)
    movement.element.apply(held)
    let found = layout.targetIndexPath(
      forInteractivelyMovingItem: IndexPath(movement.current), withPosition: position)
    let proposed = ItemPath(found)
    guard proposed != movement.current else { return }
    let chosen = choose(movement.origin, movement.current, proposed)
    guard chosen != movement.current, isPlace(chosen, from: movement.current) else { return }
    rearrange(movement, to: chosen) { [layout] in
      layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(chosen)], withTargetPosition: position,
        previousIndexPaths: [IndexPath(movement.current)], previousPosition: previous)
    }
  }

  private func isPlace(_ path: ItemPath, from current: ItemPath) -> Bool {
    guard counts.indices.contains(path.section) else { return false }
    let room = counts[path.section] + (path.section == current.section ? 0 : 1)
    return path.item >= 0 && path.item < room
  }

  /// Shows the items with the moved one at another position.
  private func rearrange(
    _ movement: ItemMovement, to path: ItemPath, context make: () -> UICollectionViewLayoutInvalidationContext
  ) {
    var changes = BatchUpdate()
    changes.movedItems = [.init(from: movement.current, to: path)]
    let after = movedCounts(counts, removing: movement.current, adding: path)
    guard let map = try? UpdateMap(changes, before: counts, after: after) else { return }
    let context = make()
    var running = RunningUpdate(map: map)
    for attributes in tile { running.old[attributes.key] = attributes }
    update = running
    counts = after
    selection.apply { map.newPath(for: $0) }
    let gone = rekeyLive(running)
    movement.current = path
    tileRect = .null
    layout.itemsDidMove(map)
    layout.invalidateLayout(with: context)
    isLayoutStale = false
    layout.prepare()
    adoptContentSize()
    let offset = host.contentOffset
    animate(
      to: offset, gone: gone,
      initial: { self.initialAttributes($0.key) },
      final: { element in
        self.live[element.key] === element
          ? self.layoutAttributes(element.key) : self.finalAttributes(element.key)
      },
      alongside: {}, completion: { _ in })
    update = nil
  }

  /// Restores the positions of other items while the item is still held.
  package func returnMovement() {
    guard let movement else { return }
    if movement.current != movement.origin {
      let current = movement.current
      rearrange(movement, to: movement.origin) { [layout] in
        layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [IndexPath(movement.origin)], previousIndexPaths: [IndexPath(current)],
          movementCancelled: true)
      }
    }
    guard let place = layoutAttributes(ElementKey(.cell, movement.origin)) else { return }
    movement.element.apply(place, keepingDepth: true)
  }

  /// Ends the movement by committing it to the model or restoring all positions.
  package func endMovement(cancelled: Bool, commit: (IndexPath, IndexPath) -> Void) {
    guard let movement else { return }
    movement.ticker?.invalidate()
    if cancelled, movement.current != movement.origin {
      let current = movement.current
      rearrange(movement, to: movement.origin) { [layout] in
        layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [IndexPath(movement.origin)], previousIndexPaths: [IndexPath(current)],
          movementCancelled: true)
      }
    }
    let (from, to) = (movement.origin, movement.current)
    self.movement = nil
    if !cancelled {
      layout.invalidateLayout(
        with: layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [IndexPath(to)], previousIndexPaths: [IndexPath(from)], movementCancelled: false)
      )
      if from != to { commit(IndexPath(from), IndexPath(to)) }
    }
    drop(movement.element)
  }

  private func drop(_ element: DisplayedElement) {
    element.isHeld = false
    (element.view as? UICollectionViewCell)?.isReordering = false
    prepareIfNeeded()
    guard live[element.key] === element, let place = layoutAttributes(element.key) else { return }
    element.holds += 1
    element.wasAnimated = true
    UIView.animate(withDuration: Self.animationDuration, delay: 0, options: [.beginFromCurrentState]) {
      element.apply(place, keepingDepth: true)
    } completion: { [weak self] _ in
      element.holds -= 1
      element.view.layer.zPosition = CGFloat(max(-999, min(999, element.attributes.zIndex)))
      self?.setNeedsPass()
    }
  }

  /// Cancels the movement because of other changes.
  func cancelMovement() {
    guard movement != nil else { return }
    endMovement(cancelled: true) { _, _ in }
  }

  /// The item nearest to a point of the content.
  package func nearestItem(to point: CGPoint) -> IndexPath? {
    if let path = path(at: point) { return IndexPath(path) }
    var best: (distance: CGFloat, path: ItemPath)?
    for attributes in tile where attributes.key.kind.isCell {
      let frame = attributes.frame
      let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
      let distance = dx * dx + dy * dy
      if distance < best?.distance ?? .infinity { best = (distance, attributes.key.path) }
    }
    return best.map { IndexPath($0.path) }
  }
}
