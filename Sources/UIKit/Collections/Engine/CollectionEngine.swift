import OrderedDiff

/// The engine of collection views and tables: queries counts and the layout of visible elements, creates,
/// positions and reuses views, stores the selection and animates changes.
///
/// Time and memory depend on the number of visible items only.
@MainActor
package final class CollectionEngine {
  // The host owns the engine; its closures hold weak references.
  package unowned(unsafe) let host: any CollectionEngineHost
  package internal(set) var layout: UICollectionViewLayout
  package let reuse = ReuseQueues()

  // MARK: Data

  /// The number of items in each section.
  package internal(set) var counts: [Int] = []
  /// Whether `counts` was queried since the data source was set or `reloadData()` was called.
  package internal(set) var areCountsKnown = false
  /// Whether an inconsistent change was reported. Until the next reload, the data source is not queried.
  package internal(set) var isOutOfStep = false

  // MARK: Elements

  package internal(set) var live: [ElementKey: DisplayedElement] = [:]
  /// Views of deleted or replaced elements during their removal, which cannot be reused yet.
  var leaving: [ObjectIdentifier: DisplayedElement] = [:]
  /// Views that were enqueued in this pass but not hidden yet, because most are reused immediately.
  var unhidden: [any CollectionElementView] = []
  /// Views that the app dequeued since its last request.
  var handedOut: [any CollectionElementView] = []
  /// The attributes of the requested element.
  var requested: UICollectionViewLayoutAttributes?
  /// The number of requests, and the number of the current one, or zero.
  var requestCount = 0
  var requestNumber = 0
  /// The element being reconfigured.
  var reconfigured: DisplayedElement?

  // MARK: Layout state

  var isLayoutStale = true
  package var selfSizing = SelfSizing.enabled {
    didSet { if selfSizing == .enabledIncludingConstraints { LayoutEngine.reportsSelfSizing = true } }
  }
  /// Elements whose size may have changed.
  var resized: [DisplayedElement] = []
  /// The element that is being measured.
  private(set) var measured: DisplayedElement?
  /// The layout direction at the last placement.
  private var wasMirrored: Bool?
  var needsReload = false
  /// Whether no pass has shown the data since the last reload.
  private var isReloadPending = false
  var isInPass = false
  var pass = 0
  /// The layout's last result, for a rectangle larger than the visible one.
  var tile: [UICollectionViewLayoutAttributes] = []
  var tileRect = CGRect.null
  var lastBounds = CGRect.null
  var pendingOffsetAdjustment = CGPoint.zero
  /// Whether any element has a nonzero `zIndex`.
  package internal(set) var usesOrder = false
  var prefetcher = Prefetcher()

  // MARK: Other state

  package internal(set) var selection = ItemSelection()
  var touched: TouchedItem?
  var batch = BatchCollector()
  var update: RunningUpdate?
  var transition: LayoutTransition?
  var movement: ItemMovement?
  /// The destination item of an animated scroll, whose position may change as sizes become known.
  var scrollGoal: ScrollDestination?
  /// The number of reloads.
  package private(set) var reloads = 0

  package init(host: any CollectionEngineHost, layout: UICollectionViewLayout) {
    self.host = host
    self.layout = layout
    layout.engine = self
  }

  // MARK: Data

  /// Discards all data from the data source, which is queried again in the next pass.
  package func reloadData() {
    cancelTouch()
    cancelMovement()
    selection.removeAll()
    needsReload = true
    isReloadPending = true
    reloads += 1
    areCountsKnown = false
    isOutOfStep = false
    batch.clearChanges()
    let context = layout.makeInvalidationContext()
    context.setInvalidatesEverything()
    context.setInvalidatesCounts()
    layout.invalidateLayout(with: context)
    setNeedsPass()
  }

  /// Queries the counts if they are unknown.
  package func updateCounts() {
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
    updateCounts()
    return counts.count
  }

  package func numberOfItems(in section: Int) -> Int {
    updateCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  package func contains(_ path: ItemPath) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  // MARK: Passes

  package func setNeedsPass() { host.setNeedsLayout() }

  /// Shows the data of a pending reload, outside batches and passes.
  func showReload() {
    if isReloadPending, !isInPass, batch.depth == 0 { host.layoutIfNeeded() }
  }

  /// Called by a layout when it was invalidated.
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

  /// Updates the views for the data, layout and offset. Called by the host's `layoutSubviews()`.
  package func layoutPass() {
    guard !isInPass else {
      missedPass = true
      return
    }
    measureResized()
    isInPass = true
    defer { isInPass = false }
    let old = lastBounds
    recordBoundsChange()
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
      measureResizedInPass()
      rounds += 1
    } while isLayoutStale && rounds < Self.maximumRounds
    held = nil
    isReloadPending = false
    if isTurning { layout.finalizeAnimatedBoundsChange() }
    hideUnused()
    followScrollDestination()
    prefetch()
    if missedPass, host.bounds != lastBounds { setNeedsPass() }
    missedPass = false
  }

  /// Whether the host has laid out its views during a pass, for instance because a view in it has lost the focus.
  private var missedPass = false

  /// The maximum number of iterations for a layout that does not settle; continued in the next pass.
  private static let maximumRounds = 32

  /// Prepares the layout for queries without creating views.
  package func prepareIfNeeded() {
    if needsReload || !areCountsKnown { recycleAll() }
    needsReload = false
    updateCounts()
    guard isLayoutStale, host.bounds.width > 0 || host.bounds.height > 0 else { return }
    let anchor = layout.keepsVisibleItemsInPlace ? heldAnchor ?? visibleAnchor() : nil
    isLayoutStale = false
    tileRect = .null
    layout.prepare()
    adoptContentSize()
    if let anchor {
      restore(anchor)
      held = (anchor, host.contentOffset)
    } else if pendingOffsetAdjustment != .zero {
      host.scroller.shift(by: pendingOffsetAdjustment)
    }
    pendingOffsetAdjustment = .zero
    // The content size determines whether horizontal safe areas apply.
    if layout.isArrangedForOtherInsets { reloadHeights() }
  }

  func adoptContentSize() {
    let size = layout.collectionViewContentSize
    if host.contentSize != size { host.contentSize = size }
  }

  /// Queries whether the layout depends on the changed bounds.
  private func recordBoundsChange() {
    recordDirectionChange()
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

  /// Invalidates the layout after a change of direction.
  private func recordDirectionChange() {
    let isMirrored = host.isRightToLeft
    defer { wasMirrored = isMirrored }
    guard let wasMirrored, wasMirrored != isMirrored else { return }
    tileRect = .null
    layout.invalidateLayout()
  }

  // MARK: Visible elements

  /// The attributes of elements in and around the visible rectangle.
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
          // The size is unchanged, but the content may have changed.
          if element.measuredSize == nil { measure(element) }
        }
      }
    }
    for element in live.inOrder(where: { $0.pass != pass && $0.holds == 0 && !$0.isHeld })
    where !keepsFocus(element) {
      recycle(element)
    }
    if !isOutOfStep {
      for attributes in Self.inOrderOfCreation(missing) where live[attributes.key] == nil {
        guard let element = makeElement(attributes) else { continue }
        element.pass = pass
        measure(element)
        display(element)
      }
    }
    if usesOrder { sortByOrder() }
  }

  /// Cells come first, then headers and other supplementary views, as the tests of Listable
  /// (`test_reappliesToVisibleView`) record it.
  private static func inOrderOfCreation(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard attributes.contains(where: { $0.representedElementCategory != .cell }) else { return attributes }
    return attributes.filter { $0.representedElementCategory == .cell }
      + attributes.filter { $0.representedElementCategory != .cell }
  }

  /// Whether an element outside the visible rectangle keeps its view, because the view has the keyboard's focus. The
  /// view moves with the layout.
  private func keepsFocus(_ element: DisplayedElement) -> Bool {
    guard hasFocus(element), contains(element.key.path), let attributes = layoutAttributes(element.key)
    else { return false }
    if element.attributes !== attributes { element.apply(attributes) }
    return true
  }

  /// Whether the first responder is in the view of an element.
  func hasFocus(_ element: DisplayedElement) -> Bool {
    guard let focused = host.window?.firstResponderWindow.firstResponder as? UIView else { return false }
    return focused.isDescendant(of: element.view)
  }

  /// Queries a view's preferred size, once per offered size.
  func measure(_ element: DisplayedElement) {
    let attributes = element.attributes
    guard !element.key.kind.isDecoration, layout.asksForPreferredAttributes(for: attributes) else { return }
    let width = element.view.elementRecord.measuredWidth
    // A view may cache sizes during layout, such as `preferredMaxLayoutWidth`, which are invalid for another
    // width.
    if let width, width != attributes.size.width { element.view.layoutIfNeeded() }
    element.view.elementRecord.measuredWidth = attributes.size.width
    measured = element
    defer { measured = nil }
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
    /// The position of the element's start on screen.
    let place: CGPoint
  }

  /// The item that stays in place until the end of the next pass, and the offset at which it does. Estimated sizes of
  /// items before it may let one of them start in the visible rectangle meanwhile.
  private var held: (anchor: Anchor, offset: CGPoint)?

  private var heldAnchor: Anchor? {
    guard let held, held.offset == host.contentOffset, contains(held.anchor.key.path) else { return nil }
    return held.anchor
  }

  /// The first item that starts in the visible rectangle; `nil` if the content is at its start.
  private func visibleAnchor() -> Anchor? {
    let bounds = host.bounds
    let insets = host.adjustedContentInset
    let visible = bounds.inset(by: insets)
    let rests = bounds.minY <= -insets.top + 0.01 && bounds.minX <= -insets.left + 0.01
    guard !rests, !host.scroller.isBeyondStart else { return nil }
    var best: DisplayedElement?
    var fallback: DisplayedElement?
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

  private func isBefore(_ element: DisplayedElement, _ other: DisplayedElement?) -> Bool {
    guard let other else { return true }
    // Elements that were visible before take precedence.
    if element.isDisplayed != other.isDisplayed { return element.isDisplayed }
    return element.key.path < other.key.path
  }

  private func restore(_ anchor: Anchor) {
    guard contains(anchor.key.path),
      let now = layout.layoutAttributesForItem(at: anchor.key.indexPath)
    else { return }
    let origin = now.frame.origin
    let offset = host.contentOffset
    let delta = limitedShift(
      CGPoint(
        x: host.scroller.canScrollHorizontally ? origin.x - anchor.place.x - offset.x : 0,
        y: host.scroller.canScrollVertically ? origin.y - anchor.place.y - offset.y : 0))
    guard abs(delta.x) > 0.001 || abs(delta.y) > 0.001 else { return }
    host.scroller.shift(by: delta)
  }

  /// Limits a shift so that content at rest leaves no gap before its start.
  private func limitedShift(_ delta: CGPoint) -> CGPoint {
    let scroller = host.scroller
    guard !scroller.isMoving, !scroller.isTracking else { return delta }
    let start = scroller.clamped(CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity))
    let offset = host.contentOffset
    return CGPoint(x: max(delta.x, min(0, start.x - offset.x)), y: max(delta.y, min(0, start.y - offset.y)))
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
  /// Whether the element is visible in a rectangle.
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
