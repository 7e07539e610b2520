import OrderedDiff

/// The items announced for prefetching.
struct Prefetcher {
  private(set) var announced: Set<ItemPath> = []
  var lastOffset: CGPoint?

  mutating func apply(_ newPath: (ItemPath) -> ItemPath?) {
    guard !announced.isEmpty else { return }
    announced = Set(announced.compactMap(newPath))
  }

  /// - Parameters:
  ///   - wanted: The items needed soon, nearest first.
  ///   - shown: Returns whether an item is visible and need not be canceled.
  /// - Returns: The items to announce and to cancel.
  mutating func update(_ wanted: [ItemPath], shown: (ItemPath) -> Bool) -> (
    new: [ItemPath], stale: [ItemPath]
  ) {
    let new = wanted.filter { !announced.contains($0) }
    let set = Set(wanted)
    let stale = announced.filter { !set.contains($0) && !shown($0) }
    announced = set
    return (new, stale.sorted())
  }
}

extension CollectionEngine {
  /// Announces items ahead of scrolling, as far as the layout was queried.
  func prefetch() {
    guard host.engineWantsPrefetching, !isOutOfStep, !tileRect.isNull else { return }
    let visible = host.bounds
    let last = prefetcher.lastOffset
    guard last != visible.origin else { return }
    prefetcher.lastOffset = visible.origin
    let movesBack = last.map { visible.minY < $0.y || visible.minX < $0.x } ?? false
    var ahead: [(distance: CGFloat, path: ItemPath)] = []
    for attributes in tile where attributes.key.kind.isCell && live[attributes.key] == nil {
      let frame = attributes.frame
      let isAhead =
        movesBack
        ? frame.maxY <= visible.minY || frame.maxX <= visible.minX
        : frame.minY >= visible.maxY || frame.minX >= visible.maxX
      guard isAhead else { continue }
      let distance = abs(frame.midY - visible.midY) + abs(frame.midX - visible.midX)
      ahead.append((distance, attributes.key.path))
    }
    ahead.sort { ($0.distance, $0.path) < ($1.distance, $1.path) }
    let (new, stale) = prefetcher.update(ahead.map(\.path)) { live[ElementKey(.cell, $0)] != nil }
    if !stale.isEmpty { host.engineCancelPrefetching(stale.filter(contains).map { IndexPath($0) }) }
    if !new.isEmpty { host.enginePrefetch(new.map { IndexPath($0) }) }
  }
}
