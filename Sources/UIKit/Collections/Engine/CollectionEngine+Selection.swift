import OrderedDiff

/// The touched item.
struct TouchedItem {
  var key: ElementKey
  var isHighlighted: Bool
}

extension CollectionEngine {
  // MARK: Touches

  /// Handles touch down on an item.
  package func touchBegan(at point: CGPoint) {
    guard touched == nil, host.engineAllowsSelection, let element = element(at: point) else { return }
    let indexPath = element.key.indexPath
    guard host.engineShouldHighlight(indexPath) else { return }
    guard live[element.key] === element else { return }
    touched = TouchedItem(key: element.key, isHighlighted: true)
    element.view.elementSetHighlighted(true, animated: false)
    host.engineDidHighlight(indexPath)
  }

  /// Cancels selection when the finger leaves the item.
  package func touchMoved(to point: CGPoint) {
    guard let touched, touched.isHighlighted, let element = live[touched.key] else { return }
    let slack = element.view.frame.insetBy(dx: -Self.touchTolerance, dy: -Self.touchTolerance)
    if !slack.contains(point) { cancelTouch() }
  }

  /// The tolerance for leaving an item, in points.
  private static let touchTolerance: CGFloat = 10

  package func cancelTouch() {
    guard let touched else { return }
    self.touched = nil
    unhighlight(touched)
  }

  private func unhighlight(_ touched: TouchedItem) {
    guard touched.isHighlighted else { return }
    live[touched.key]?.view.elementSetHighlighted(false, animated: false)
    host.engineDidUnhighlight(touched.key.indexPath)
  }

  /// Selects the item or, with multiple selection, toggles it.
  package func touchEnded() {
    guard let touched else { return }
    let path = touched.key.path
    if live[touched.key]?.view.elementTakesTap() == true { return endTouch() }
    if selection.contains(path), host.engineAllowsMultipleSelection {
      let target = host.engineWillDeselect(IndexPath(path)).map { ItemPath($0) }
      endTouch()
      if let target, selection.contains(target) { deselectByUser(target) }
    } else {
      let target = host.engineWillSelect(IndexPath(path)).map { ItemPath($0) }
      guard let target, contains(target) else { return endTouch() }
      let others = host.engineAllowsMultipleSelection ? [] : selection.sorted.filter { $0 != target }
      for other in others { selection.remove(other) }
      for other in others { cell(at: other)?.elementSetSelected(false, animated: false) }
      selection.insert(target)
      cell(at: target)?.elementSetSelected(true, animated: false)
      endTouch()
      for other in others { host.engineDidDeselect(IndexPath(other)) }
      host.engineDidSelect(IndexPath(target))
    }
    if contains(path) { host.enginePerformPrimaryAction(IndexPath(path)) }
  }

  private func endTouch() {
    guard let touched else { return }
    self.touched = nil
    unhighlight(touched)
  }

  private func deselectByUser(_ path: ItemPath) {
    selection.remove(path)
    cell(at: path)?.elementSetSelected(false, animated: false)
    host.engineDidDeselect(IndexPath(path))
  }

  /// Selects or deselects an item as the user would, with all delegate calls; for keys and multiple selection
  /// by panning.
  package func setSelectedByUser(_ path: ItemPath, _ isSelected: Bool) {
    guard contains(path), selection.contains(path) != isSelected else { return }
    guard isSelected else {
      if host.engineWillDeselect(IndexPath(path)) != nil { deselectByUser(path) }
      return
    }
    guard let target = host.engineWillSelect(IndexPath(path)).map({ ItemPath($0) }), contains(target) else {
      return
    }
    let others = host.engineAllowsMultipleSelection ? [] : selection.sorted
    select(target)
    for other in others where other != target { host.engineDidDeselect(IndexPath(other)) }
    host.engineDidSelect(IndexPath(target))
  }

  // MARK: Programmatic selection

  /// Selects an item without delegate calls, deselecting others with single selection.
  package func select(_ path: ItemPath, animated: Bool = false) {
    updateCounts()
    guard contains(path) else { return }
    if !host.engineAllowsMultipleSelection {
      for other in selection.sorted where other != path { deselect(other, animated: animated) }
    }
    guard !selection.contains(path) else { return }
    selection.insert(path)
    cell(at: path)?.elementSetSelected(true, animated: animated)
  }

  package func deselect(_ path: ItemPath, animated: Bool = false) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    cell(at: path)?.elementSetSelected(false, animated: animated)
  }

  package func deselectAll(animated: Bool = false) {
    let paths = selection.paths
    selection.removeAll()
    for element in live.inOrder(where: { $0.key.kind.isCell && paths.contains($0.key.path) }) {
      element.view.elementSetSelected(false, animated: animated)
    }
  }

  // MARK: Finding

  /// The view of an item, if it has one.
  package func cell(at path: ItemPath) -> (any CollectionElementView)? {
    live[ElementKey(.cell, path)]?.view
  }

  /// The frontmost cell at a point of the content.
  func element(at point: CGPoint) -> DisplayedElement? {
    var found: DisplayedElement?
    for element in live.values where element.key.kind.isCell && !element.view.isHidden {
      guard element.view.point(inside: element.view.convert(point, from: host), with: nil) else { continue }
      if let other = found,
        (other.attributes.zIndex, other.key.path) > (element.attributes.zIndex, element.key.path)
      {
        continue
      }
      found = element
    }
    return found
  }

  /// The item at a point of the content, even without a view.
  package func path(at point: CGPoint) -> ItemPath? {
    prepareIfNeeded()
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let candidates = tileRect.contains(spot) ? tile : layout.layoutAttributesForElements(in: spot) ?? []
    var found: UICollectionViewLayoutAttributes?
    for attributes in candidates where attributes.key.kind.isCell && attributes.frame.contains(point) {
      if let other = found, other.zIndex > attributes.zIndex { continue }
      found = attributes
    }
    return found?.key.path
  }

  /// The cells that take part in layout: the visible ones and one with the keyboard's focus that is scrolled away.
  package var displayedCells: [DisplayedElement] {
    let bounds = host.bounds
    return live.inOrder { $0.key.kind.isCell && ($0.holds == 0 || $0.attributes.isVisible(in: bounds)) }
  }

  /// The visible elements of a kind, in the order of their index paths.
  package func visible(_ matches: (ElementKind) -> Bool) -> [DisplayedElement] {
    let bounds = host.bounds
    return live.inOrder {
      matches($0.key.kind) && ($0.holds == 0 && $0.pass == pass || $0.attributes.isVisible(in: bounds))
    }
  }

  /// The element of a view in use by this engine.
  package func key(of view: any CollectionElementView) -> ElementKey? {
    guard let element = view.elementRecord.element, live[element.key] === element else { return nil }
    return element.key
  }
}
