import OrderedDiff

/// The destination of an animated scroll.
struct ScrollDestination {
  let path: ItemPath
  let position: UICollectionView.ScrollPosition
  /// The number of corrections after arrival.
  var corrections = 0
}

extension CollectionEngine {
  /// Scrolls to an item. Items along the way are measured, so that the final position is exact even with
  /// estimated sizes.
  package func scroll(to path: ItemPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    prepareIfNeeded()
    guard contains(path) else { return }
    layout.scrollSection(to: path, at: position, animated: animated && host.window != nil)
    guard let offset = offset(showing: path, at: position) else { return }
    guard animated, host.window != nil, UIView.areAnimationsEnabled else {
      scrollGoal = nil
      return jump(to: path, at: position, offset)
    }
    scrollGoal = ScrollDestination(path: path, position: position)
    host.setContentOffset(offset, animated: true)
  }

  private func jump(
    to path: ItemPath, at position: UICollectionView.ScrollPosition, _ first: CGPoint
  ) {
    var offset = first
    for _ in 0..<8 {
      host.setContentOffset(offset, animated: false)
      guard !isInPass else { return }
      layoutPass()
      guard let next = self.offset(showing: path, at: position), next != host.contentOffset else { return }
      offset = next
    }
  }

  /// Retargets an animated scroll to its item, and completes it after arrival.
  func followScrollDestination() {
    guard var goal = scrollGoal else { return }
    guard contains(goal.path), let offset = offset(showing: goal.path, at: goal.position) else {
      return scrollGoal = nil
    }
    guard host.scroller.isCoasting else {
      if host.scroller.arrival == host.contentOffset, offset != host.contentOffset, goal.corrections < 8 {
        goal.corrections += 1
        scrollGoal = goal
        let delta = CGPoint(x: offset.x - host.contentOffset.x, y: offset.y - host.contentOffset.y)
        host.scroller.shift(by: delta)
        setNeedsPass()
      } else {
        scrollGoal = nil
      }
      return
    }
    // Keeping visible items in place has also moved the scroll target.
    host.scroller.retarget(offset)
  }

  /// The content offset that shows an item at a position, limited to the resting range.
  package func offset(showing path: ItemPath, at position: UICollectionView.ScrollPosition) -> CGPoint? {
    guard let frame = layoutAttributes(ElementKey(.cell, path))?.frame else { return nil }
    return offset(showing: frame, at: position)
  }

  package func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let insets = host.adjustedContentInset
    let room = host.bounds.inset(by: insets)
    var offset = host.contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - insets.top - room.height / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - insets.top - room.height
    } else if frame.minY < room.minY {
      offset.y = frame.minY - insets.top
    } else if frame.maxY > room.maxY {
      offset.y = min(frame.maxY - room.height, frame.minY) - insets.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - insets.left - room.width / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - insets.left - room.width
    } else if frame.minX < room.minX {
      offset.x = frame.minX - insets.left
    } else if frame.maxX > room.maxX {
      offset.x = min(frame.maxX - room.width, frame.minX) - insets.left
    }
    return host.scroller.clamped(offset)
  }
}
