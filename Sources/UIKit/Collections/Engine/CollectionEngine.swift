import OrderedDiff

/// Shows the items of a collection view or a table: knows how many there are, asks the layout for what is visible, makes,
/// places and reuses views, keeps the selection and animates changes.
///
/// Work and memory follow what is visible, never the number of items.
@MainActor
package final class CollectionEngine {
  // The host alone owns the engine, whose closures are weak.
  package unowned(unsafe) let host: any CollectionEngineHost
  package internal(set) var layout: UICollectionViewLayout
  package let reuse = ReuseQueues()

  // MARK: Data

  /// The number of items in each section.
  package internal(set) var counts: [Int] = []
  /// Whether the data source was asked for `counts` since it was set or `reloadData()`.
  package internal(set) var areCountsKnown = false
  /// A wrong change was reported: until the next reload nothing is asked of the data source.
  package internal(set) var isOutOfStep = false

  // MARK: Elements

  package internal(set) var live: [ElementKey: LiveElement] = [:]
  /// Views of what was deleted or replaced, while they go. They are neither live nor can they be reused yet.
  var leaving: [ObjectIdentifier: LiveElement] = [:]
  /// Views that went to their queue in this pass and are still to be seen; most are taken again at once.
  var unhidden: [any CollectionElementView] = []
  /// Views that the app dequeued since it was last asked for one.
  var handedOut: [any CollectionElementView] = []
  /// The attributes of the element that the data source is asked for.
  var requested: UICollectionViewLayoutAttributes?
  /// Questions to the data source, counted; the present one's number, or zero.
  var requestCount = 0
  var requestNumber = 0
  /// The element whose view the data source is to bring up to date, instead of giving another.
  var reconfigured: LiveElement?

  // MARK: Layout state

  var isLayoutStale = true
  package var selfSizing = SelfSizing.enabled {
    didSet { if selfSizing == .enabledIncludingConstraints { Self.watchesConstraints = true } }
  }
  /// Elements whose views may have another size now.
  var resized: [LiveElement] = []
  /// Whether text ran from right to left when views were placed last.
  private var wasMirrored: Bool?
  var needsReload = false
  var isInPass = false
  var pass = 0
  /// What the layout answered last, for a rectangle larger than what is visible.
  var tile: [UICollectionViewLayoutAttributes] = []
  var tileRect = CGRect.null
  var lastBounds = CGRect.null
  var pendingOffsetAdjustment = CGPoint.zero
  /// Whether some element lies in front of or behind the others by its `zIndex`.
  package internal(set) var usesOrder = false
  var prefetcher = Prefetcher()

  // MARK: Other state

  package internal(set) var selection = ItemSelection()
  var touched: TouchedItem?
  var batch = BatchCollector()
  var update: RunningUpdate?
  var transition: LayoutTransition?
  var movement: ItemMovement?
  /// Where an animated scroll is to end, by item: sizes become known on the way.
  var scrollGoal: ScrollGoal?
  /// How often everything was read anew.
  package private(set) var reloads = 0

  package init(host: any CollectionEngineHost, layout: UICollectionViewLayout) {
    self.host = host
    self.layout = layout
    layout.engine = self
  }

  // MARK: Data

  /// Forgets everything that came from the data source; the next pass asks anew.
  package func reloadData() {
    cancelTouch()
    cancelMovement()
    selection.removeAll()
    needsReload = true
    reloads += 1
    areCountsKnown = false
    isOutOfStep = false
    batch.forgetChanges()
    let context = layout.makeInvalidationContext()
    context.setInvalidatesEverything()
    context.setInvalidatesCounts()
    layout.invalidateLayout(with: context)
    setNeedsPass()
  }

  /// Asks for the counts where they are not known.
  package func learnCounts() {
    guard !areCountsKnown else { return }
    areCountsKnown = true
    counts = askCounts()
    isLayoutStale = true
  }

  func askCounts() -> [Int] {
    guard host.engineHasDataSource else { return [] }
    let sections = max(0, host.engineNumberOfSections())
    return (0..<sections).map { max(0, host.engineNumberOfItems(in: $0)) }
  }

  package var numberOfSections: Int {
    learnCounts()
    return counts.count
  }

  package func numberOfItems(in section: Int) -> Int {
    learnCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  package func contains(_ path: ItemPath) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  // MARK: Passes

  package func setNeedsPass() { host.setNeedsLayout() }

  /// Called by a layout that is stale.
  package func layoutWasInvalidated(
    by layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === self.layout else { return }
    if context.invalidateDataSourceCounts, update == nil, !needsReload { areCountsKnown = false }
    pendingOffsetAdjustment.x += context.contentOffsetAdjustment.x
    pendingOffsetAdjustment.y += context.contentOffsetAdjustment.y
    isLayoutStale = true
    setNeedsPass()
  }

  /// Brings the views up to date with the data, the layout and the offset. Called by the host's `layoutSubviews()`.
  package func layoutPass() {
    guard !isInPass else { return }
    measureResized()
    isInPass = true
    defer { isInPass = false }
    let old = lastBounds
    noteBoundsChange()
    let isTurning =
      !old.isNull && old.size != lastBounds.size && UIView.inheritedAnimationDuration > 0
      && UIView.areAnimationsEnabled
    if isTurning {
      prepareIfNeeded()
      layout.prepare(forAnimatedBoundsChange: old)
    }
    var rounds = 0
    repeat {
      prepareIfNeeded()
      updateVisible()
      rounds += 1
    } while isLayoutStale && rounds < Self.maximumRounds
    if isTurning { layout.finalizeAnimatedBoundsChange() }
    hideUnused()
    followScrollGoal()
    prefetch()
  }

  /// A layout that never comes to rest is left alone after that many answers; the next pass goes on.
  private static let maximumRounds = 32

  /// Makes sure that frames can be asked for, without any view being made.
  package func prepareIfNeeded() {
    if needsReload || !areCountsKnown { recycleAll() }
    needsReload = false
    learnCounts()
    guard isLayoutStale, host.bounds.width > 0 || host.bounds.height > 0 else { return }
    let anchor = layout.keepsVisibleItemsInPlace ? visibleAnchor() : nil
    isLayoutStale = false
    tileRect = .null
    layout.prepare()
    takeContentSize()
    if let anchor {
      restore(anchor)
    } else if pendingOffsetAdjustment != .zero {
      host.scroller.shift(by: pendingOffsetAdjustment)
    }
    pendingOffsetAdjustment = .zero
  }

  func takeContentSize() {
    let size = layout.collectionViewContentSize
    if host.contentSize != size { host.contentSize = size }
  }

  /// Asks the layout whether other bounds mean another arrangement.
  private func noteBoundsChange() {
    noteDirectionChange()
    let bounds = host.bounds
    if !lastBounds.isNull, !isLayoutStale, layout.isArrangedForOtherInsets { reloadHeights() }
    guard bounds != lastBounds else { return }
    let old = lastBounds
    lastBounds = bounds
    guard !old.isNull else { return }
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      let context = layout.invalidationContext(forBoundsChange: bounds)
      context.isBoundsChange = true
      layout.invalidateLayout(with: context)
    }
    if bounds.size != old.size { tileRect = .null }
  }

  /// Where text runs the other way, everything lies elsewhere.
  private func noteDirectionChange() {
    let isMirrored = host.isRightToLeft
    defer { wasMirrored = isMirrored }
    guard let wasMirrored, wasMirrored != isMirrored else { return }
    tileRect = .null
    layout.invalidateLayout()
  }

  // MARK: Visible elements

  /// The attributes of what lies in the visible rectangle and around it.
  func tileAttributes(for visible: CGRect) -> [UICollectionViewLayoutAttributes] {
    if tileRect.contains(visible) { return tile }
    let content = host.contentSize
    let rect = visible.insetBy(
      dx: content.width > visible.width ? -visible.width / 2 : 0,
      dy: content.height > visible.height ? -visible.height / 2 : 0)
    tile = layout.layoutAttributesForElements(in: rect) ?? []
    tileRect = isLayoutStale ? .null : rect
    return tile
  }

  private func updateVisible() {
    let visible = host.bounds
    guard visible.width > 0, visible.height > 0 else { return }
    pass += 1
    var missing: [UICollectionViewLayoutAttributes] = []
    for attributes in tileAttributes(for: visible) where attributes.isVisible(in: visible) {
      guard let element = live[attributes.key] else {
        missing.append(attributes)
        continue
      }
      if element.pass == pass { continue }
      element.pass = pass
      if element.attributes !== attributes, !element.isHeld {
        if !element.attributes.isEqual(attributes) || element.view.frame != attributes.frame {
          element.apply(attributes)
          if element.measuredSize != attributes.size { measure(element) }
        } else {
          element.attributes = attributes
          // Of the same size as before, but what is in it may not be.
          if element.measuredSize == nil { measure(element) }
        }
      }
    }
    for element in live.values where element.pass != pass && element.holds == 0 && !element.isHeld {
      recycle(element)
    }
    if !isOutOfStep {
      for attributes in missing where live[attributes.key] == nil {
        guard let element = makeElement(attributes) else { continue }
        element.pass = pass
        measure(element)
        display(element)
      }
    }
    if usesOrder { sortByOrder() }
  }

  /// Lets a view say which size it would like, once for each size that it is offered.
  func measure(_ element: LiveElement) {
    let attributes = element.attributes
    guard !element.key.kind.isDecoration, layout.asksForPreferredAttributes(for: attributes) else { return }
    let width = element.view.elementRecord.measuredWidth
    // A view may remember sizes as it is laid out, such as `preferredMaxLayoutWidth`: those of another width are wrong.
    if let width, width != attributes.size.width { element.view.layoutIfNeeded() }
    element.view.elementRecord.measuredWidth = attributes.size.width
    element.measuredSize = attributes.size
    let preferred = element.view.elementPreferredAttributes(fitting: attributes)
    guard preferred !== attributes else { return }
    if preferred.size != attributes.size { element.measuredSize = preferred.size }
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  // MARK: Keeping content in place

  struct Anchor {
    let key: ElementKey
    /// Where the element's start is on the screen.
    let place: CGPoint
  }

  /// The first item whose start lies in the visible rectangle; nothing while the content rests at its start.
  private func visibleAnchor() -> Anchor? {
    let bounds = host.bounds
    let insets = host.adjustedContentInset
    let visible = bounds.inset(by: insets)
    let rests = bounds.minY <= -insets.top + 0.01 && bounds.minX <= -insets.left + 0.01
    guard !rests, !host.scroller.isBeyondStart else { return nil }
    var best: LiveElement?
    var fallback: LiveElement?
    for element in live.values where element.key.kind.isCell && element.holds == 0 {
      let frame = element.attributes.frame
      guard frame.maxY > visible.minY, frame.minY < visible.maxY, frame.maxX > visible.minX,
        frame.minX < visible.maxX
      else { continue }
      if frame.minY >= visible.minY - 0.01, frame.minX >= visible.minX - 0.01 {
        if isBefore(element, best) { best = element }
      } else if isBefore(element, fallback) {
        fallback = element
      }
    }
    guard let chosen = best ?? fallback else { return nil }
    let origin = chosen.attributes.frame.origin
    return Anchor(key: chosen.key, place: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY))
  }

  private func isBefore(_ element: LiveElement, _ other: LiveElement?) -> Bool {
    guard let other else { return true }
    // What has been on the screen for some time is what must not move.
    if element.isDisplayed != other.isDisplayed { return element.isDisplayed }
    return element.key.path < other.key.path
  }

  private func restore(_ anchor: Anchor) {
    guard contains(anchor.key.path),
      let now = layout.layoutAttributesForItem(at: anchor.key.indexPath)
    else { return }
    let origin = now.frame.origin
    let offset = host.contentOffset
    let delta = CGPoint(
      x: host.scroller.canScrollHorizontally ? origin.x - anchor.place.x - offset.x : 0,
      y: host.scroller.canScrollVertically ? origin.y - anchor.place.y - offset.y : 0)
    guard abs(delta.x) > 0.001 || abs(delta.y) > 0.001 else { return }
    host.scroller.shift(by: delta)
  }

  // MARK: Order

  private func sortByOrder() {
    let elements = host._subviews
    var last = CGFloat.leastNormalMagnitude - .greatestFiniteMagnitude
    var isSorted = true
    for view in elements {
      let z = view.layer.zPosition
      if z < last {
        isSorted = false
        break
      }
      last = z
    }
    guard !isSorted else { return }
    let sorted = elements.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    for (_, view) in sorted { host.bringSubviewToFront(view) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether some of the element can be seen in a rectangle.
  func isVisible(in rect: CGRect) -> Bool {
    guard !isHidden else { return false }
    if isTransformed {
      let frame = self.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    return center.x - halfWidth < rect.maxX && center.x + halfWidth > rect.minX
      && center.y - halfHeight < rect.maxY && center.y + halfHeight > rect.minY
  }
}
