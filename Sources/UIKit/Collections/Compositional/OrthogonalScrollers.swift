/// Orthogonal scrolling of sections in a compositional layout.
///
/// Cells remain subviews of the collection view, positioned by the layout; an invisible scroll view behind
/// them provides gestures and motion.
@MainActor
final class OrthogonalScrollers: NSObject, UIGestureRecognizerDelegate, ScrollObserver {
  @OwnerReference private var layout: UICollectionViewCompositionalLayout
  private var scrollers: [Int: UIScrollView] = [:]

  init(_ layout: UICollectionViewCompositionalLayout) { _layout = OwnerReference(wrappedValue: layout) }

  /// The scroll offset of a section, in points from its leading edge.
  func offset(_ section: Int) -> CGFloat {
    guard let scroller = scrollers[section] else { return 0 }
    guard layout.isVertical else { return scroller.contentOffset.y }
    return isMirrored ? range(scroller) - scroller.contentOffset.x : scroller.contentOffset.x
  }

  private var isMirrored: Bool { layout.collectionView?.isRightToLeft == true }

  /// Whether offsets are measured from the right, now and in the last layout.
  private var counts: (fromRight: Bool, before: Bool) {
    let now = layout.isVertical && isMirrored
    return (now, wasMirrored ?? now)
  }
  private var wasMirrored: Bool?

  /// Keeps the visible content of scroll views when the layout direction changes.
  private func followDirection() {
    let (now, before) = counts
    wasMirrored = now
    guard now != before else { return }
    for scroller in scrollers.values { scroller.contentOffset.x = range(scroller) - scroller.contentOffset.x }
  }

  private func range(_ scroller: UIScrollView) -> CGFloat {
    max(0, scroller.contentSize.width - scroller.bounds.width)
  }

  func forget() {
    for scroller in scrollers.values { remove(scroller) }
    scrollers = [:]
  }

  private func remove(_ scroller: UIScrollView) {
    scroller.panGestureRecognizer.view?.removeGestureRecognizer(scroller.panGestureRecognizer)
    scroller.removeFromSuperview()
  }

  /// Moves the scroll views to their sections.
  func update(_ view: UICollectionView) {
    let wanted = layout.sections.indices.filter { layout.sections[$0].isOrthogonal }
    if wanted.isEmpty, scrollers.isEmpty { return }
    followDirection()
    for (index, scroller) in scrollers where !wanted.contains(index) {
      remove(scroller)
      scrollers[index] = nil
    }
    for index in wanted { place(index, view) }
  }

  private func place(_ index: Int, _ view: UICollectionView) {
    let isNew = scrollers[index] == nil
    let scroller = scrollers[index] ?? make(view)
    scrollers[index] = scroller
    let section = layout.sections[index]
    let start = section.contentStart(layout.isVertical)
    let content = section.content
    let rest = offset(index)
    if layout.isVertical {
      scroller.frame = CGRect(x: 0, y: start, width: layout.size.width, height: content.breadth)
      scroller.contentSize = CGSize(
        width: section.insets.leading + content.length + section.insets.trailing, height: content.breadth)
    } else {
      scroller.frame = CGRect(x: start, y: 0, width: content.breadth, height: layout.size.height)
      scroller.contentSize = CGSize(
        width: content.breadth, height: section.insets.top + content.length + section.insets.bottom)
    }
    let behavior = content.spec.orthogonalScrollingBehavior
    let properties = content.spec.orthogonalScrollingProperties
    scroller.decelerationRate =
      properties.decelerationRate != .automatic
      ? properties.decelerationRate : behavior == .continuous ? .normal : .fast
    scroller.bounces = properties.bounce != .never
    if behavior == .groupPagingCentered {
      // The first and last groups can be centered as well.
      let room = (layout.isVertical ? layout.size.width : layout.size.height)
      let count = content.numberOfGroups
      let first = count > 0 ? max(0, (room - content.extent(of: 0)) / 2 - section.insets.leading) : 0
      let last = count > 0 ? max(0, (room - content.extent(of: count - 1)) / 2 - section.insets.trailing) : 0
      let isFlipped = counts.fromRight
      scroller.contentInset =
        layout.isVertical
        ? UIEdgeInsets(top: 0, left: isFlipped ? last : first, bottom: 0, right: isFlipped ? first : last)
        : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      if isNew { scroll(scroller, to: -first) }
    } else if counts.fromRight, isNew || !scroller.isTracking && !scroller.isDecelerating {
      scroll(scroller, to: isNew ? 0 : rest)
    }
  }

  /// Scrolls to an offset from the leading edge.
  private func scroll(_ scroller: UIScrollView, to offset: CGFloat) {
    guard layout.isVertical else { return scroller.contentOffset = CGPoint(x: 0, y: offset) }
    let x = counts.fromRight ? range(scroller) - offset : offset
    if scroller.contentOffset.x != x { scroller.contentOffset.x = x }
  }

  /// Scrolls a section so that an item is at a position. Without one on the section's axis, it scrolls as little as possible.
  func scroll(
    _ section: Int, to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let scroller = scrollers[section] else { return }
    let (current, insets) = (scroller.contentOffset, layout.sections[section].insets)
    var offset = current
    if layout.isVertical {
      let (left, right) =
        counts.fromRight ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      let edge: Edge? =
        position.contains(.left)
        ? .start : position.contains(.centeredHorizontally) ? .center : position.contains(.right) ? .end : nil
      offset.x = Self.offset(
        showing: frame.minX + current.x...frame.maxX + current.x, at: edge, current.x,
        room: scroller.bounds.width, insets: (left, right), range(scroller), scroller.contentInset.left,
        scroller.contentInset.right)
    } else {
      let edge: Edge? =
        position.contains(.top)
        ? .start : position.contains(.centeredVertically) ? .center : position.contains(.bottom) ? .end : nil
      offset.y = Self.offset(
        showing: frame.minY + current.y...frame.maxY + current.y, at: edge, current.y,
        room: scroller.bounds.height, insets: (insets.top, insets.bottom),
        max(0, scroller.contentSize.height - scroller.bounds.height), scroller.contentInset.top,
        scroller.contentInset.bottom)
    }
    if offset != current { scroller.setContentOffset(offset, animated: animated) }
  }

  private enum Edge { case start, center, end }

  private static func offset(
    showing item: ClosedRange<CGFloat>, at edge: Edge?, _ current: CGFloat, room: CGFloat,
    insets: (CGFloat, CGFloat), _ range: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> CGFloat {
    let start = item.lowerBound - insets.0
    let end = item.upperBound + insets.1 - room
    let wanted: CGFloat =
      switch edge {
      case .start: start
      case .center: (item.lowerBound + item.upperBound - room) / 2
      case .end: end
      case nil: item.lowerBound < current ? start : item.upperBound > current + room ? end : current
      }
    return min(max(wanted, -before), range + after)
  }

  private func make(_ view: UICollectionView) -> UIScrollView {
    let scroller = UIScrollView()
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.isUserInteractionEnabled = false
    scroller.backgroundColor = nil
    scroller.alwaysBounceHorizontal = layout.isVertical
    scroller.alwaysBounceVertical = !layout.isVertical
    scroller.scrollObserver = self
    view.insertSubview(scroller, at: 0)
    scroller.panGestureRecognizer.delegate = self
    view.addGestureRecognizer(scroller.panGestureRecognizer)
    return scroller
  }

  private func section(of scroller: UIScrollView) -> Int? { scrollers.first { $0.value === scroller }?.key }

  // MARK: Gesture

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let scroller = scrollers.values.first(where: { $0.panGestureRecognizer === gestureRecognizer })
    else {
      return true
    }
    return scroller.bounds.contains(touch.location(in: scroller))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scroller = scrollers.values.first(where: { $0.panGestureRecognizer === gestureRecognizer })
    else {
      return true
    }
    return scroller.scroller.canBeginDrag
  }

  // MARK: Scrolling

  func scrollViewOffsetDidChange(_ scrollView: UIScrollView) {
    guard section(of: scrollView) != nil else { return }
    let context = layout.makeInvalidationContext()
    context.isBoundsChange = true
    layout.invalidateLayout(with: context)
  }

  func scrollViewDidEndTracking(_ scrollView: UIScrollView, target: inout CGPoint) {
    guard let index = section(of: scrollView) else { return }
    let section = layout.sections[index]
    let insets = section.insets
    let lead = layout.isVertical ? insets.leading : insets.top
    let room = layout.isVertical ? layout.size.width : layout.size.height
    let isFlipped = counts.fromRight
    let range = range(scrollView)
    /// Converts to an offset from the leading edge.
    func leading(_ x: CGFloat) -> CGFloat { isFlipped ? range - x : x }
    let now = layout.isVertical ? leading(scrollView.contentOffset.x) : scrollView.contentOffset.y
    var wanted = layout.isVertical ? leading(target.x) : target.y
    switch section.content.spec.orthogonalScrollingBehavior {
    case .none, .continuous: return
    case .paging:
      let page = (now / room).rounded()
      let next =
        wanted > now + 1
        ? (now / room).rounded(.down) + 1 : wanted < now - 1 ? (now / room).rounded(.up) - 1 : page
      wanted = next * room
    case .continuousGroupLeadingBoundary:
      wanted = rest(nearest: wanted, section.content) { section.content.start(of: $0) }
    case .groupPaging:
      wanted = step(now, wanted, section.content) { section.content.start(of: $0) }
    case .groupPagingCentered:
      wanted = step(now, wanted, section.content) {
        section.content.start(of: $0) + lead + section.content.extent(of: $0) / 2 - room / 2
      }
    }
    if layout.isVertical { target.x = leading(wanted) } else { target.y = wanted }
    target = scrollView.scroller.clamped(target)
  }

  /// The resting position nearest to an offset.
  private func rest(nearest offset: CGFloat, _ content: CompositionalSection, _ place: (Int) -> CGFloat)
    -> CGFloat
  {
    guard content.numberOfGroups > 0 else { return offset }
    var best = place(0)
    for group in 0..<content.numberOfGroups where abs(place(group) - offset) < abs(best - offset) {
      best = place(group)
    }
    return best
  }

  /// The resting position one group further in the direction of the finger, or the nearest.
  private func step(
    _ now: CGFloat, _ landing: CGFloat, _ content: CompositionalSection, _ place: (Int) -> CGFloat
  ) -> CGFloat {
    let count = content.numberOfGroups
    guard count > 0 else { return now }
    if landing > now + 1 { return (0..<count).lazy.map(place).first { $0 > now + 0.5 } ?? place(count - 1) }
    if landing < now - 1 { return (0..<count).lazy.map(place).last { $0 < now - 0.5 } ?? place(0) }
    return rest(nearest: now, content, place)
  }

  func scrollViewDidComeToRest(_ scrollView: UIScrollView) {}
}
