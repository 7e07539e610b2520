/// A drag from the press that lifts its items until they have been delivered: the drag session of the source
/// and the drop session of the destinations.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
  /// The active drags.
  private(set) static var running: [DragSession] = []

  private enum Phase { case asked, lifted, dragging, landing, over }

  /// The distance a finger moves before a lifted item is dragged, in points.
  private static let threshold: CGFloat = 10

  @BackReference private(set) var press: UIGestureRecognizer?
  private let interaction: UIDragInteraction
  private let source: UIView
  private let window: UIWindow?
  private var scene: UIWindowScene? { window?.windowScene }
  private var phase = Phase.asked
  private let overlay = DragOverlay()
  private var pictures: [DragItemPreview] = []
  private var start = CGPoint.zero
  private var ticker: FrameClock.Ticker?
  private var target: UIDropInteraction?
  private var willing: [ObjectIdentifier: (interaction: UIDropInteraction, accepts: Bool)] = [:]
  private var visited: [UIDropInteraction] = []
  private var proposal: UIDropProposal?
  private var loads = 0
  private var hasEnded = false
  private lazy var scrolling = DragScrolling()
  private lazy var springs = SpringLoading { [weak self] view in
    guard let self else { return .zero }
    return view.map { self.location(in: $0) } ?? finger
  }

  var items: [UIDragItem] = []
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 0)

  init(_ interaction: UIDragInteraction, _ press: UIGestureRecognizer) {
    self.interaction = interaction
    _press = BackReference(wrappedValue: press)
    source = interaction.view ?? UIView()
    window = source.window
    super.init()
  }

  var isLifted: Bool { phase != .asked }
  var isDragging: Bool { phase == .dragging }

  // MARK: Questions

  private var finger: CGPoint { window.map { location(in: $0) } ?? .zero }
  func location(in view: UIView) -> CGPoint { press?.location(in: view) ?? .zero }

  private(set) lazy var allowsMoveOperation =
    interaction.delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: self) ?? true
  private(set) lazy var isRestrictedToDraggingApplication =
    interaction.delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: self)
    ?? false

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  // MARK: Loading

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let collected = LoadedObjects<any NSItemProviderReading>(count: providers.count)
    progress.totalUnitCount += Int64(providers.count)
    loads += 1
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [progress] object, _ in
        progress.completedUnitCount += 1
        collected.put(object, at: index)
      }
    }
    collected.whenComplete { [weak self] objects in
      completion(objects)
      self?.loads -= 1
      self?.recordTransfer()
    }
    return progress
  }

  /// Notifies the source when all requested data has been loaded.
  private func recordTransfer() {
    guard hasEnded, loads == 0, outcome != .cancel, outcome != .forbidden else { return }
    hasEnded = false
    interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: self)
  }

  // MARK: Lifting

  private var openMenus: [UIContextMenuInteraction] {
    source.interactions.compactMap { $0 as? UIContextMenuInteraction }.filter(\.isOpen)
  }

  /// Lifts the items after the long press. If the press opened a menu, the menu lifts the view.
  func lift() {
    guard phase == .asked, window != nil else { return }
    phase = .lifted
    start = finger
    for item in items { item.dragSession = self }
    offerItems()
    // A menu for the same press has not opened yet.
    FrameClock.shared.schedule(after: 0) { [weak self] in
      guard let self, phase == .lifted, openMenus.isEmpty else { return }
      showPictures()
    }
  }

  /// Offers the items to other programs through the host.
  private func offerItems() {
    guard let scene, scene.hostWindow.offersDraggedItems, !isRestrictedToDraggingApplication else { return }
    HostDragItem.load(items) { [weak self] contents in
      guard let self, phase == .lifted || phase == .dragging else { return }
      scene.hostWindow.setDraggedItems(contents)
      scene.offeredDrag = { [weak self] in self?.endOutside() }
    }
  }

  private func showPictures() {
    guard let window, pictures.isEmpty else { return }
    if overlay.superview == nil { overlay.show(in: window) }
    pictures = items.map { picture(of: $0, from: interaction) }
    let animator = DragAnimator()
    interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: self)
    for (index, picture) in pictures.enumerated().reversed() { overlay.add(picture, isFirst: index == 0) }
    UIView.animate(springDuration: 0.35, bounce: 0.2) { [pictures] in
      for picture in pictures { picture.setLifted(true) }
      animator.animate()
    }
    liftAnimator = animator
  }

  private var liftAnimator: DragAnimator?

  private func picture(of item: UIDragItem, from interaction: UIDragInteraction) -> DragItemPreview {
    let answer = DragMethods.previewForLifting.ask(interaction.delegate) {
      $0.dragInteraction(interaction, previewForLifting: item, session: self)
    }
    let lifted = answer ?? interaction.view.map { UITargetedDragPreview(view: $0) }
    return DragItemPreview(item, lifted, in: overlay, at: finger)
  }

  // MARK: Dragging

  func move() {
    switch phase {
    case .lifted:
      let now = finger
      guard hypot(now.x - start.x, now.y - start.y) >= Self.threshold else { return }
      begin()
    case .dragging: follow()
    default: break
    }
  }

  private func begin() {
    for menu in openMenus { menu.dismissMenu() }
    showPictures()
    phase = .dragging
    Self.running.append(self)
    liftAnimator?.complete(at: .end)
    liftAnimator = nil
    interaction.delegate?.dragInteraction(interaction, sessionWillBegin: self)
    for picture in pictures { picture.showDragged() }
    arrange()
    ticker = FrameClock.shared.addTicker { [weak self] now in self?.tick(now) }
    follow()
  }

  /// Arranges the previews as a pile under the finger.
  private func arrange() {
    guard let lead = pictures.first else { return }
    UIView.animate(springDuration: 0.35, bounce: 0.15) { [pictures, overlay] in
      for (index, picture) in pictures.enumerated() where index > 0 {
        picture.stack(at: index, under: lead)
      }
      overlay.showCount(pictures.count)
    }
  }

  private func follow() {
    overlay.follow(finger)
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: self)
    updateTarget()
  }

  /// Updates the drag each frame, because content under a stationary finger may move.
  private func tick(_ now: TimeInterval) {
    guard phase == .dragging else { return }
    springs.update(over: window?.hitTest(finger, with: nil), at: now)
    guard let target = target?.view else { return }
    if scrolling.step(target, finger, in: window, now) { updateTarget() }
  }

  func updatePreview(of item: UIDragItem) {
    guard phase == .dragging else { return }
    pictures.first { $0.item === item }?.showDragged()
  }

  func add(_ added: [UIDragItem], from other: UIDragInteraction) {
    guard phase == .dragging else { return }
    items += added
    for item in added {
      item.dragSession = self
      let picture = picture(of: item, from: other)
      pictures.append(picture)
      overlay.add(picture, isFirst: false)
      picture.setLifted(true)
      picture.showDragged()
    }
    willing = [:]
    offerItems()
    arrange()
    updateTarget()
  }

  // MARK: Drop targets

  private func updateTarget() {
    let found = interactionUnderFinger()
    if found !== target {
      if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: self) }
      target = found
      proposal = nil
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
      }
    }
    proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: self) }
    overlay.show(operation)
  }

  private func interactionUnderFinger() -> UIDropInteraction? {
    guard let window else { return nil }
    var view = window.hitTest(finger, with: nil)
    while let current = view {
      for case let drop as UIDropInteraction in current.interactions.reversed() where accepts(drop) {
        return drop
      }
      view = current.superview
    }
    return nil
  }

  /// Returns whether an interaction can handle the session; each one is asked once.
  private func accepts(_ drop: UIDropInteraction) -> Bool {
    let id = ObjectIdentifier(drop)
    if let known = willing[id] { return known.accepts }
    let accepts = drop.delegate?.dropInteraction(drop, canHandle: self) ?? false
    willing[id] = (drop, accepts)
    return accepts
  }

  /// The operation that a drop would currently perform.
  private var operation: UIDropOperation {
    guard let proposal else { return .cancel }
    return proposal.operation == .move && !allowsMoveOperation ? .cancel : proposal.operation
  }

  // MARK: Completion

  func release() {
    switch phase {
    case .lifted: putBack()
    case .dragging:
      updateTarget()
      if let target, operation == .copy || operation == .move {
        drop(on: target)
      } else {
        finish(.cancel)
      }
    default: break
    }
  }

  /// Cancels the drag because its touch was canceled or its source was removed.
  func cancel() {
    switch phase {
    case .asked: finishSession()
    case .lifted: putBack()
    case .dragging: finish(.cancel)
    default: break
    }
  }

  /// Ends the drag because another program has taken copies of the items.
  private func endOutside() {
    guard phase == .dragging else { return }
    leave(with: .copy) { _ in (nil, DragAnimator()) }
  }

  private func putBack() {
    phase = .over
    let animator = liftAnimator
    UIView.animate(withDuration: 0.2) { [pictures] in
      for picture in pictures { picture.setLifted(false) }
    } completion: { [self] _ in
      animator?.complete(at: .start)
      finishSession()
    }
  }

  private var outcome = UIDropOperation.cancel

  private func drop(on target: UIDropInteraction) {
    outcome = operation
    endTracking()
    let delegate = target.delegate
    delegate?.dropInteraction(target, performDrop: self)
    interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: outcome)
    animateDrop { picture in
      let answer = DragMethods.previewForDropping.ask(delegate) {
        $0.dropInteraction(
          target, previewForDropping: picture.item, withDefault: picture.asPreview(in: overlay))
      }
      let animator = DragAnimator()
      delegate?.dropInteraction(target, item: picture.item, willAnimateDropWith: animator)
      return (answer ?? nil, animator)
    } whenDone: { [self] in
      delegate?.dropInteraction(target, concludeDrop: self)
      finishDrag()
    }
  }

  /// Ends the drag, whose items return.
  private func finish(_ operation: UIDropOperation) {
    let delegate = interaction.delegate
    leave(with: operation) { picture in
      let home = picture.home
      let preview = home.flatMap { home in
        delegate.map {
          $0.dragInteraction(interaction, previewForCancelling: picture.item, withDefault: home)
        } ?? home
      }
      let animator = DragAnimator()
      delegate?.dragInteraction(interaction, item: picture.item, willAnimateCancelWith: animator)
      return (preview, animator)
    }
  }

  /// Ends the drag outside of drop interactions.
  private func leave(
    with operation: UIDropOperation, _ end: (DragItemPreview) -> (UITargetedDragPreview?, DragAnimator)
  ) {
    outcome = operation
    endTracking()
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
    interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: operation)
    animateDrop(end) { [self] in finishDrag() }
  }

  private func endTracking() {
    phase = .landing
    ticker?.invalidate()
    ticker = nil
    springs.end()
    overlay.show(.cancel)
    Self.running.removeAll { $0 === self }
  }

  /// Animates each preview to its destination.
  private func animateDrop(
    _ end: (DragItemPreview) -> (UITargetedDragPreview?, DragAnimator), whenDone done: @escaping () -> Void
  ) {
    let ends = pictures.map { ($0, end($0)) }
    overlay.hideBadges()
    UIView.animate(springDuration: 0.4, bounce: 0) { [overlay] in
      for (picture, (preview, animator)) in ends {
        picture.animateDrop(on: preview, in: overlay)
        animator.animate()
      }
    } completion: { _ in
      for (_, (_, animator)) in ends { animator.complete(at: .end) }
      done()
    }
  }

  private func finishDrag() {
    let outcome = outcome
    for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: self) }
    hasEnded = true
    interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: outcome)
    recordTransfer()
    finishSession()
  }

  private func finishSession() {
    phase = .over
    for item in items where item.dragSession === self { item.dragSession = nil }
    for picture in pictures { picture.remove() }
    pictures = []
    overlay.removeFromSuperview()
    scene?.hostWindow.setDraggedItems([])
    scene?.offeredDrag = nil
    interaction.sessionDidEnd()
  }
}
