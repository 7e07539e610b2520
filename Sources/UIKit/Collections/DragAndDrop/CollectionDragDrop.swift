import OrderedDiff

/// Drag and drop of the items in a collection view or table. Moving an item within its view rearranges the
/// others.
@MainActor
final class CollectionDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  /// A lifted item.
  private struct LiftedItem {
    let item: UIDragItem
    let path: ItemPath
    let element: DisplayedElement?
  }

  // The view owns this object; its closures hold weak references.
  private unowned(unsafe) let host: any CollectionDragHost
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  private var lifted: [LiftedItem] = []
  private weak var session: AnyObject?
  private weak var hovering: AnyObject?
  private var destination: IndexPath?
  private var proposal = UIDropProposal(operation: .cancel)
  private var intent = CollectionDropIntent.unspecified
  private var indicator: DropIndicator?
  private weak var targeted: (any DraggableCell)?
  private var waiting: FrameClock.Deadline?
  private var performed: CollectionDrop?

  init(_ host: any CollectionDragHost) {
    self.host = host
    super.init()
  }

  private var engine: CollectionEngine { host.dragEngine }

  var hasActiveDrag: Bool { (session as? DragSession)?.isDragging ?? false }
  var hasActiveDrop: Bool { hovering != nil }

  /// Updates the interactions according to the view's delegates and properties.
  func update(drags: Bool, isEnabled: Bool, drops: Bool) {
    if drags, drag.view == nil { host.addInteraction(drag) }
    if !drags, drag.view != nil { host.removeInteraction(drag) }
    if drops, drop.view == nil { host.addInteraction(drop) }
    if !drops, drop.view != nil { host.removeInteraction(drop) }
    if drag.isEnabled != isEnabled { drag.isEnabled = isEnabled }
  }

  // MARK: Dragging

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard host.givesDrags, let path = engine.path(at: session.location(in: host)) else { return [] }
    let items = host.dragItems(for: session, at: IndexPath(path))
    lifted = items.map { LiftedItem(item: $0, path: path, element: engine.live[ElementKey(.cell, path)]) }
    self.session = session
    if !items.isEmpty { engine.cancelTouch() }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard host.givesDrags, let path = engine.path(at: point), !lifted.contains(where: { $0.path == path })
    else { return [] }
    let items = host.dragItemsToAdd(to: session, at: IndexPath(path), point)
    // Several items are moved by a drop, not individually.
    if !items.isEmpty { stopMoving() }
    let element = engine.live[ElementKey(.cell, path)]
    lifted += items.map { LiftedItem(item: $0, path: path, element: element) }
    (element?.view as? any DraggableCell)?.setDragState(.dragging)
    return items
  }

  private func cell(of item: UIDragItem) -> UIView? {
    guard let found = lifted.first(where: { $0.item === item }) else { return nil }
    return found.element.flatMap { engine.live[$0.key] === $0 ? $0.view : nil }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let found = lifted.first(where: { $0.item === item }), let cell = cell(of: item) else { return nil }
    let parameters = host.dragParameters(at: IndexPath(found.path)) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  private func setDragState(_ state: UICellConfigurationState.DragState) {
    for entry in lifted {
      guard let element = entry.element, element.view.elementRecord.element === element else { continue }
      (element.view as? any DraggableCell)?.setDragState(state)
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    setDragState(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.endDrag() }
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    setDragState(.dragging)
    host.dragWillBegin(session)
    // The item remains dimmed until it is above a possible destination.
    if lifted.count == 1, engine.beginMovement(of: lifted[0].path) { dim() }
  }

  private static let paleness: CGFloat = 0.4

  private func dim() { engine.movement?.element.view.alpha = Self.paleness }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  )
    -> Bool
  { host.dragAllowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { host.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The cell may have been scrolled or reused.
    guard let cell = cell(of: item) else { return nil }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: cell.superview ?? host, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    if operation == .cancel || operation == .forbidden { stopMoving() }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    stopMoving()
    endDrag()
    host.dragDidEnd(session)
  }

  private func endDrag() {
    setDragState(.none)
    lifted = []
    session = nil
  }

  // MARK: Moves inside the view

  private var isMovedWithin: Bool {
    guard let hovering, hovering === session, lifted.count == 1, engine.movement != nil else { return false }
    return proposal.operation == .move && intent == .insert
  }

  private func makeRoom(at point: CGPoint) {
    waiting?.cancel()
    engine.movement?.element.view.alpha = 0
    let host = host
    let delay = host.reorderingDelay
    let move = { @MainActor [weak self] in
      guard let self, isMovedWithin else { return }
      engine.moveTarget(to: point, choose: host.movementTarget)
      engine.movement?.element.view.alpha = 0
    }
    if delay > 0 {
      // The frame clock calls on the main thread.
      waiting = FrameClock.shared.schedule(after: delay) { MainActor.assumeIsolated(move) }
    } else {
      move()
    }
  }

  private func reclaimSpace() {
    waiting?.cancel()
    waiting = nil
    guard let movement = engine.movement else { return }
    engine.returnMovement()
    if lifted.count == 1, movement === engine.movement { dim() }
  }

  private func stopMoving() {
    waiting?.cancel()
    waiting = nil
    if lifted.count == 1, engine.movement?.element === lifted[0].element { engine.cancelMovement() }
  }

  // MARK: Hovering

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    host.dropCanBeHandled(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hovering = session
    setDropStates(.notTargeted)
    host.dropDidEnter(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    let point = session.location(in: host)
    let place = destination(at: point, isLocal: session === self.session)
    let isLocal = session === self.session
    let answer =
      host.dropProposal(session, at: place)
      ?? (UIDropProposal(operation: isLocal && session.allowsMoveOperation ? .move : .copy), .unspecified)
    (proposal, intent, destination) = (answer.proposal, answer.intent, place)
    if isMovedWithin {
      makeRoom(at: point)
      destination = engine.movement.map { IndexPath($0.current) } ?? place
      showTarget(nil)
    } else {
      reclaimSpace()
      showTarget(place)
    }
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    hovering = nil
    reclaimSpace()
    showTarget(nil)
    setDropStates(.none)
    host.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hovering = nil
    performed = nil
    showTarget(nil)
    setDropStates(.none)
    host.dropDidEnd(session)
  }

  private func setDropStates(_ state: UICellConfigurationState.DropState) {
    for element in engine.visible(\.isCell) { (element.view as? any DraggableCell)?.setDropState(state) }
  }

  /// The item at a point, or the one before which a drop would insert; `nil` if there is none.
  private func destination(at point: CGPoint, isLocal: Bool) -> IndexPath? {
    if let path = engine.path(at: point) { return IndexPath(path) }
    guard let near = engine.nearestItem(to: point),
      let frame = engine.layoutAttributes(ElementKey(.cell, near))?.frame
    else { return nil }
    let isLast = near.item == engine.counts[near.section] - 1
    let isBehind = point.y > frame.maxY || point.y >= frame.minY && point.x > frame.maxX
    guard isLast, isBehind, !(isLocal && lifted.count == 1) else { return near }
    return IndexPath(item: near.item + 1, section: near.section)
  }

  /// Highlights the destination item or gap of a drop.
  private func showTarget(_ place: IndexPath?) {
    let isWanted = proposal.operation == .copy || proposal.operation == .move
    let inside = place.flatMap {
      isWanted && intent == .into ? engine.cell(at: ItemPath($0)) as? any DraggableCell : nil
    }
    if inside !== targeted {
      targeted?.setDropState(hovering == nil ? .none : .notTargeted)
      targeted?.elementSetHighlighted(false, animated: false)
      targeted = inside
      inside?.setDropState(.targeted)
      inside?.elementSetHighlighted(true, animated: false)
    }
    guard isWanted, intent == .insert, let place else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let mark = indicator ?? DropIndicator()
    indicator = mark
    mark.show(at: ItemPath(place), in: host, engine)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let isLocal = session === self.session
    let isMove = isMovedWithin
    let place = destination
    let (wanted, origin) = (isMove ? engine.movement?.current : nil, engine.movement?.origin)
    showTarget(nil)
    waiting?.cancel()
    let items = session.items.map { item -> CollectionDropItem in
      let path = isLocal ? lifted.first { $0.item === item }?.path : nil
      let size = cell(of: item)?.bounds.size ?? CGSize(width: 100, height: 100)
      return CollectionDropItem(item, path.map { IndexPath($0) }, size)
    }
    let drop = CollectionDrop(session, items, wanted.map { IndexPath($0) } ?? place, proposal)
    performed = drop
    if isMove, let origin, let wanted, host.acceptsMoves(of: IndexPath(origin)) {
      engine.movement?.element.view.alpha = 1
      engine.endMovement(cancelled: false) { host.moveItem(from: $0, to: $1) }
      drop.animateDrop(session.items[0], .item(IndexPath(wanted)))
      return
    }
    let element = engine.movement?.element
    stopMoving()
    if isMove { element?.view.alpha = 0 }
    host.performDrop(drop)
    // Shows items again that the app has not moved.
    if let element, engine.live[element.key] === element { element.view.alpha = element.attributes.alpha }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let goal = performed?.landings[ObjectIdentifier(item)]?.goal else { return nil }
    engine.prepareIfNeeded()
    switch goal {
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .cell(let cell): return UITargetedDragPreview(view: cell)
    case .item(let path):
      guard let attributes = engine.layoutAttributes(ElementKey(.cell, path)) else { return nil }
      let target = UIDragPreviewTarget(container: host, center: attributes.center)
      guard let cell = engine.cell(at: ItemPath(path)) else {
        return defaultPreview.retargetedPreview(with: target)
      }
      return UITargetedDragPreview(
        view: cell, parameters: host.dropParameters(at: path) ?? UIDragPreviewParameters(), target: target)
    case .into(let path, let rect):
      guard let attributes = engine.layoutAttributes(ElementKey(.cell, path)) else { return nil }
      let center = CGPoint(x: attributes.frame.minX + rect.midX, y: attributes.frame.minY + rect.midY)
      let width = max(1, defaultPreview.size.width)
      let scale = min(1, rect.width / width)
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: host, center: center, transform: CGAffineTransform(scaleX: scale, y: scale)))
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = performed?.landings[ObjectIdentifier(item)]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete(at: $0) }
  }
}

/// The insertion indicator of a drop.
@MainActor
private final class DropIndicator: UIView {
  private static let thickness: CGFloat = 3

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = 997
    layer.cornerRadius = Self.thickness / 2
  }

  required init?(coder: NSCoder) { nil }

  func show(at path: ItemPath, in host: UIScrollView, _ engine: CollectionEngine) {
    let isEnd = path.section < engine.counts.count && path.item >= engine.counts[path.section]
    let beside = isEnd ? ItemPath(section: path.section, item: path.item - 1) : path
    guard let frame = engine.layoutAttributes(ElementKey(.cell, beside))?.frame else { return }
    backgroundColor = host.tintColor
    let half = Self.thickness / 2
    self.frame =
      frame.width > host.bounds.width * 0.6
      ? CGRect(
        x: frame.minX, y: (isEnd ? frame.maxY : frame.minY) - half, width: frame.width,
        height: Self.thickness)
      : CGRect(
        x: (isEnd ? frame.maxX + 2 : frame.minX - 2) - half, y: frame.minY, width: Self.thickness,
        height: frame.height)
    if superview !== host { host.addSubview(self) }
  }
}
