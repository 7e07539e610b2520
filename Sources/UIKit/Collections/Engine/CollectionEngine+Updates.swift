import OrderedDiff

/// The changes collected since the beginning of a batch.
struct BatchCollector {
  var depth = 0
  var changes = BatchUpdate()
  /// Items to reconfigure, by their old positions.
  var reconfigured: [ItemPath] = []
  var completions: [(Bool) -> Void] = []
  var isAnimated = true
  /// Whether moved items may be reloaded.
  var allowsReloadingMoved = false

  mutating func clearChanges() {
    changes = BatchUpdate()
    reconfigured = []
  }
}

/// A batch update while its animation is set up.
@MainActor
struct RunningUpdate {
  let map: UpdateMap
  /// The attributes around the visible rectangle before the update, by old positions.
  var old: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var reloaded: Set<ItemPath> = []
  var arrivalsByReload: Set<ItemPath> = []
}

extension CollectionEngine {
  /// The duration of layout changes and of releasing an item, in seconds.
  nonisolated static let animationDuration: TimeInterval = 0.3

  package var isUpdating: Bool { batch.depth > 0 }

  // MARK: Collecting

  package func insertItems(_ paths: [ItemPath]) { edit { $0.changes.insertedItems += paths } }
  package func deleteItems(_ paths: [ItemPath]) { edit { $0.changes.deletedItems += paths } }
  package func reloadItems(_ paths: [ItemPath]) { edit { $0.changes.reloadedItems += paths } }
  package func reconfigureItems(_ paths: [ItemPath]) { edit { $0.reconfigured += paths } }
  package func moveItem(_ from: ItemPath, to: ItemPath) {
    edit { $0.changes.movedItems.append(.init(from: from, to: to)) }
  }
  package func insertSections(_ sections: IndexSet) { edit { $0.changes.insertedSections += sections } }
  package func deleteSections(_ sections: IndexSet) { edit { $0.changes.deletedSections += sections } }
  package func reloadSections(_ sections: IndexSet) { edit { $0.changes.reloadedSections += sections } }
  package func moveSection(_ from: Int, to: Int) {
    edit { $0.changes.movedSections.append(.init(from: from, to: to)) }
  }

  /// Performs a change outside a batch as a batch of its own.
  private func edit(_ change: (inout BatchCollector) -> Void) {
    if batch.depth > 0 { return change(&batch) }
    beginUpdates()
    change(&batch)
    endUpdates(animated: true, completion: nil)
  }

  /// Runs a closure that changes the model, and animates all changes together.
  package func performBatchUpdates(
    animated: Bool = true, allowsReloadingMoved: Bool = false, _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    beginUpdates()
    if allowsReloadingMoved { batch.allowsReloadingMoved = true }
    updates?()
    endUpdates(animated: animated, completion: completion)
  }

  /// Begins a batch. Queries the counts before the changes unless they are known.
  package func beginUpdates() {
    if batch.depth == 0 {
      let isFirst = !areCountsKnown
      updateCounts()
      if !isFirst, !needsReload, isLayoutStale || host.bounds != lastBounds, !lastBounds.isNull {
        layoutPass()
      }
    }
    batch.depth += 1
  }

  package func endUpdates(animated: Bool, completion: ((Bool) -> Void)?) {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    if let completion { batch.completions.append(completion) }
    if !animated { batch.isAnimated = false }
    guard batch.depth == 0 else { return }
    let collected = batch
    batch = BatchCollector()
    commit(collected)
  }

  // MARK: Committing

  private func commit(_ collected: BatchCollector) {
    // All data is reloaded, which includes the collected changes; without a data source there is none.
    guard areCountsKnown, host.engineHasDataSource else { return finish(collected.completions, true) }
    let after = askCounts()
    let map: UpdateMap
    do {
      map = try UpdateMap(
        collected.changes, before: counts, after: after, allowsReloadingMoved: collected.allowsReloadingMoved)
    } catch {
      return refuse(error, collected)
    }
    isOutOfStep = false
    cancelMovement()
    let canShow = !needsReload && !lastBounds.isNull && host.bounds.width > 0 && host.bounds.height > 0
    let isAnimated =
      collected.isAnimated && canShow && host.window != nil && UIView.areAnimationsEnabled
    // Cells that perform layout may also trigger layout of the view; the offset must change with the
    // animation.
    host.scroller.holdingOffset { apply(map, collected, isShown: canShow, isAnimated: isAnimated) }
  }

  /// Reports a fault before anything has changed. If the app continues, all data is reloaded.
  private func refuse(_ fault: BatchUpdateFault, _ collected: BatchCollector) {
    let message = fault.message(for: host.engineOwner)
    if UserDefaults.standard.bool(forKey: UpdateRecovery.defaultsKey) {
      UIKitFault.warn(message, category: "UICollectionViewRecovery")
      reloadData()
    } else {
      UIKitFault.raise(.internalInconsistency, message)
      // A pending reload will already read the new data.
      isOutOfStep = !needsReload
    }
    finish(collected.completions, false)
  }

  private func finish(_ completions: [(Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    CATransaction.afterCommit { for completion in completions { completion(finished) } }
  }

  private func apply(_ map: UpdateMap, _ collected: BatchCollector, isShown: Bool, isAnimated: Bool) {
    var running = RunningUpdate(map: map)
    running.reloaded = Set(map.reloadedItems.map(\.from))
    running.arrivalsByReload = Set(map.reloadedItems.map(\.to))
    if isAnimated {
      for attributes in tile { running.old[attributes.key] = attributes }
    }
    update = running
    let context = layout.makeInvalidationContext()
    context.setInvalidatesCounts()
    counts = map.after
    selection.apply { map.newPath(for: $0) }
    prefetcher.apply { map.newPath(for: $0) }
    host.engineItemsDidMove { map.newPath(for: $0) }
    if let touched, newKey(for: touched.key, nil, running) == nil { cancelTouch() }
    if let key = touched?.key, let new = newKey(for: key, nil, running) { touched?.key = new }
    let gone = rekeyLive(running)
    tileRect = .null
    layout.itemsDidMove(map)
    layout.invalidateLayout(with: context)
    guard isShown else {
      for element in gone { retire(element) }
      update = nil
      setNeedsPass()
      return finish(collected.completions, true)
    }
    isLayoutStale = false
    layout.prepare()
    adoptContentSize()
    layout.prepare(forCollectionViewUpdates: Self.items(collected.changes, map))
    let reconfigured = collected.reconfigured.compactMap {
      contains($0, map.before) ? map.newPath(for: $0) : nil
    }
    show(gone: gone, reconfigured: reconfigured, isAnimated: isAnimated, collected.completions)
  }

  private func contains(_ path: ItemPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  /// The update items for a layout: deletes descending, inserts ascending, then reloads and moves.
  private static func items(_ changes: BatchUpdate, _ map: UpdateMap) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items: [UICollectionViewUpdateItem] = []
    for path in changes.deletedItems.sorted(by: >) {
      items.append(.init(.delete, before: IndexPath(path), after: nil))
    }
    for index in changes.deletedSections.sorted(by: >) {
      items.append(.init(.delete, before: section(index), after: nil))
    }
    for index in changes.insertedSections.sorted() {
      items.append(.init(.insert, before: nil, after: section(index)))
    }
    for path in changes.insertedItems.sorted() {
      items.append(.init(.insert, before: nil, after: IndexPath(path)))
    }
    for move in map.reloadedSections {
      items.append(.init(.reload, before: section(move.from), after: section(move.to)))
    }
    for move in map.reloadedItems {
      items.append(.init(.reload, before: IndexPath(move.from), after: IndexPath(move.to)))
    }
    for move in changes.movedSections {
      items.append(.init(.move, before: section(move.from), after: section(move.to)))
    }
    for move in changes.movedItems {
      items.append(.init(.move, before: IndexPath(move.from), after: IndexPath(move.to)))
    }
    return items
  }

  // MARK: Places before and after

  /// The new key of an element; `nil` if it is deleted or reloaded.
  private func newKey(
    for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?, _ running: RunningUpdate
  ) -> ElementKey? {
    if key.kind.isCell {
      if running.reloaded.contains(key.path) { return nil }
      return running.map.newPath(for: key.path).map { ElementKey(key.kind, $0) }
    }
    guard running.map.before.indices.contains(key.path.section) else { return key }
    if attributes?.followsItem == true, contains(key.path, running.map.before) {
      return running.map.newPath(for: key.path).map { ElementKey(key.kind, $0) }
    }
    if running.map.reloadedSections.contains(where: { $0.from == key.path.section }) { return nil }
    guard let section = running.map.newSection(for: key.path.section) else { return nil }
    return key.moved(to: section)
  }

  private func oldKey(
    for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?, _ running: RunningUpdate
  ) -> ElementKey? {
    if key.kind.isCell {
      if running.arrivalsByReload.contains(key.path) { return nil }
      return running.map.oldPath(for: key.path).map { ElementKey(key.kind, $0) }
    }
    guard running.map.after.indices.contains(key.path.section) else { return key }
    if attributes?.followsItem == true, contains(key.path, running.map.after) {
      return running.map.oldPath(for: key.path).map { ElementKey(key.kind, $0) }
    }
    if running.map.reloadedSections.contains(where: { $0.to == key.path.section }) { return nil }
    return running.map.oldSection(for: key.path.section).map { key.moved(to: $0) }
  }

  /// Updates the keys of live elements.
  /// - Returns: The elements without a new key.
  func rekeyLive(_ running: RunningUpdate) -> [DisplayedElement] {
    var gone: [DisplayedElement] = []
    var kept: [ElementKey: DisplayedElement] = [:]
    kept.reserveCapacity(live.count)
    for element in live.values {
      if let key = newKey(for: element.key, element.attributes, running), kept[key] == nil {
        element.key = key
        kept[key] = element
      } else {
        gone.append(element)
      }
    }
    live = kept
    return gone
  }

  // MARK: Display

  private func show(
    gone: [DisplayedElement], reconfigured: [ItemPath], isAnimated: Bool, _ completions: [(Bool) -> Void]
  ) {
    let proposed =
      host.isTracking || host.isDecelerating ? host.contentOffset : host.scroller.clamped(host.contentOffset)
    let target = host.engineTargetOffset(
      forProposed: layout.targetContentOffset(forProposedContentOffset: proposed))
    for path in reconfigured { reconfigure(path) }
    guard isAnimated else {
      for element in gone { retire(element) }
      if target != host.contentOffset { host.setContentOffsetNow(target) }
      layout.finalizeCollectionViewUpdates()
      update = nil
      layoutPass()
      return finish(completions, true)
    }
    animate(
      to: target, gone: gone,
      initial: { self.startAttributes(for: $0) },
      final: { self.endAttributes(for: $0, target) },
      alongside: { self.layout.finalizeCollectionViewUpdates() },
      completion: { finished in for completion in completions { completion(finished) } })
    update = nil
  }

  /// Updates an item's view through the data source.
  func reconfigure(_ path: ItemPath) {
    guard let element = live[ElementKey(.cell, path)], !isOutOfStep else { return }
    reconfigured = element
    let view = host.engineMakeCell(at: IndexPath(path))
    reconfigured = nil
    if let view, view !== element.view {
      UIKitFault.raise(
        .internalInconsistency,
        """
        Attempted to dequeue a different cell while reconfiguring the item at index path \(path): the same cell \
        has to be returned. Cell: \(view); existing cell: \(element.view)
        """)
      if view.elementRecord.element == nil { dismissImmediately(view) }
      return
    }
    element.measuredSize = nil
    measure(element)
  }

  /// The initial attributes of a new view; `nil` if it starts at its position.
  private func startAttributes(for element: DisplayedElement) -> UICollectionViewLayoutAttributes? {
    guard let update else { return nil }
    let (key, new) = (element.key, element.attributes)
    let start: UICollectionViewLayoutAttributes? =
      switch key.kind.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: key.kind.name ?? "", at: key.indexPath)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: key.kind.name ?? "", at: key.indexPath)
      }
    if start != nil { return start }
    // An existing element from outside the known area moves with its neighbors.
    guard oldKey(for: key, new, update) != nil else { return nil }
    return displaced(new)
  }

  /// The final attributes of a view that is no longer visible.
  private func endAttributes(for element: DisplayedElement, _ target: CGPoint)
    -> UICollectionViewLayoutAttributes?
  {
    if live[element.key] === element {
      guard let end = layoutAttributes(element.key) else { return nil }
      return kept(end, near: CGRect(origin: target, size: host.bounds.size))
    }
    let key = element.key
    return switch key.kind.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind.name ?? "", at: key.indexPath)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind.name ?? "", at: key.indexPath)
    }
  }

  /// Limits the attributes to a distance of one screen, because elements need not move further.
  func kept(_ attributes: UICollectionViewLayoutAttributes, near visible: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let frame = attributes.frame
    let room = visible.insetBy(dx: -visible.width, dy: -visible.height)
    guard !room.intersects(frame) else { return attributes }
    let near = attributes.duplicate()
    near.center.x = min(max(near.center.x, room.minX - frame.width / 2), room.maxX + frame.width / 2)
    near.center.y = min(max(near.center.y, room.minY - frame.height / 2), room.maxY + frame.height / 2)
    return near
  }

  /// The attributes moved by the displacement of the nearest existing view.
  private func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
  {
    guard let update else { return nil }
    var nearest: (distance: CGFloat, shift: CGPoint)?
    for element in live.inOrder(where: { $0.key.kind.isCell }) {
      guard let old = oldKey(for: element.key, nil, update).flatMap({ update.old[$0] }),
        let new = layoutAttributes(element.key)
      else { continue }
      let distance = abs(new.center.x - attributes.center.x) + abs(new.center.y - attributes.center.y)
      if distance < nearest?.distance ?? .infinity {
        nearest = (distance, CGPoint(x: old.center.x - new.center.x, y: old.center.y - new.center.y))
      }
    }
    guard let shift = nearest?.shift, shift != .zero else { return nil }
    let start = attributes.duplicate()
    start.center.x += shift.x
    start.center.y += shift.y
    return kept(start, near: host.bounds)
  }

  // MARK: Answers that layouts give by default

  /// The initial attributes of an appearing element.
  package func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let update else { return nil }
    let new = layoutAttributes(key)
    guard let old = oldKey(for: key, new, update) else {
      guard let start = new?.duplicate() else { return nil }
      start.alpha = 0
      return start
    }
    guard let start = update.old[old] else { return nil }
    return start
  }

  /// The final attributes of a disappearing element.
  package func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let update else { return nil }
    let old = update.old[key]
    if let new = newKey(for: key, old, update), let end = layoutAttributes(new) { return end }
    guard let end = old?.duplicate() else { return nil }
    end.alpha = 0
    return end
  }
}

extension ElementKey {
  func moved(to section: Int) -> ElementKey {
    guard var odd else { return ElementKey(kind, ItemPath(section: section, item: path.item)) }
    if !odd.isEmpty { odd[0] = section }
    return ElementKey(kind, odd)
  }
}

/// The behavior after an inconsistent batch update.
enum UpdateRecovery {
  /// A user default (a launch argument or registered default): if `true`, an inconsistent update is logged in
  /// UIKit's words and the view reloads, instead of terminating the process.
  static let defaultsKey = "UICollectionViewRecoversFromInvalidUpdates"
}

extension CollectionEngine {
  /// Adds computed changes to the current batch.
  package func add(_ changes: BatchUpdate, reconfigured: [ItemPath]) {
    if batch.changes.isEmpty {
      batch.changes = changes
    } else {
      batch.changes.append(changes)
    }
    batch.reconfigured += reconfigured
  }
}

extension BatchUpdate {
  mutating func append(_ other: BatchUpdate) {
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    reloadedSections += other.reloadedSections
    movedSections += other.movedSections
    deletedItems += other.deletedItems
    insertedItems += other.insertedItems
    reloadedItems += other.reloadedItems
    movedItems += other.movedItems
  }
}
