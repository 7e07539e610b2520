import OrderedDiff

/// Selects items by panning with two fingers, in a collection view or table with multiple selection.
@MainActor
final class MultipleSelectionPan {
  // The view owns this object; its closures hold weak references.
  private unowned(unsafe) let view: any CollectionEngineHost
  private let engine: CollectionEngine
  private var pan: UIPanGestureRecognizer?
  private var start: ItemPath?
  private var end: ItemPath?
  private var selectedBefore: Set<ItemPath> = []

  init(_ view: any CollectionEngineHost, _ engine: CollectionEngine) {
    self.view = view
    self.engine = engine
  }

  func update(isWanted: Bool) {
    if isWanted, pan == nil {
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      pan.maximumNumberOfTouches = 2
      pan.addHandler { [weak self] _ in self?.panDidChange() }
      view.addGestureRecognizer(pan)
      self.pan = pan
    }
    pan?.isEnabled = isWanted
  }

  /// Whether a recognizer can begin with respect to two-finger selection, which takes precedence over
  /// scrolling.
  func canBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if recognizer === pan { return offersSelection(at: recognizer.location(in: view)) }
    guard recognizer === view.panGestureRecognizer, pan?.isEnabled == true, recognizer.numberOfTouches == 2,
      offersSelection(at: recognizer.location(in: view))
    else { return nil }
    return false
  }

  private func offersSelection(at point: CGPoint) -> Bool {
    guard let path = engine.path(at: point) else { return false }
    return view.engineOffersMultipleSelection(IndexPath(path))
  }

  private func panDidChange() {
    guard let pan else { return }
    switch pan.state {
    case .began:
      guard let path = engine.path(at: pan.location(in: view)) else { return }
      (start, end) = (path, nil)
      view.engineDidBeginMultipleSelection(IndexPath(path))
      selectedBefore = engine.selection.paths
      selectRange(to: path)
    case .changed:
      if let path = engine.nearestItem(to: pan.location(in: view)) { selectRange(to: ItemPath(path)) }
    case .ended, .cancelled, .failed:
      guard start != nil else { return }
      start = nil
      view.engineDidEndMultipleSelection()
    default: break
    }
  }

  private func selectRange(to path: ItemPath) {
    guard let start, path != end, view.engineAllowsMultipleSelection else { return }
    let old = end.map { items(from: start, to: $0) } ?? []
    let new = items(from: start, to: path)
    end = path
    let kept = Set(new)
    for path in old where !kept.contains(path) && !selectedBefore.contains(path) {
      engine.setSelectedByUser(path, false)
    }
    for path in new { engine.setSelectedByUser(path, true) }
  }

  private func items(from first: ItemPath, to second: ItemPath) -> [ItemPath] {
    let (low, high) = first < second ? (first, second) : (second, first)
    let counts = engine.counts
    guard high.section < counts.count else { return [] }
    return (low.section...high.section).flatMap { section -> [ItemPath] in
      let start = section == low.section ? low.item : 0
      let stop = section == high.section ? high.item : counts[section] - 1
      return start <= stop ? (start...stop).map { ItemPath(section: section, item: $0) } : []
    }
  }
}
