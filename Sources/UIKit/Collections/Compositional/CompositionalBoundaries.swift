/// The measured sizes of headers and footers.
@MainActor
struct BoundarySizes {
  private struct Key: Hashable {
    let kind: String
    let path: IndexPath
  }
  private var sizes: [Key: CGSize] = [:]

  func size(_ kind: String, _ path: IndexPath) -> CGSize? { sizes[Key(kind: kind, path: path)] }

  /// - Returns: Whether the size has changed.
  mutating func set(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = Key(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
    return sizes.updateValue(size, forKey: key) != size
  }
}

/// Headers and footers of sections and of the whole layout.
extension UICollectionViewCompositionalLayout {
  private typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

  private func size(_ item: Boundary, _ path: IndexPath, in container: CGSize) -> CGSize {
    var size = item.layoutSize.resolved(in: container)
    guard let known = boundaries.size(item.elementKind, path) else { return size }
    if item.layoutSize.widthDimension.isOpen { size.width = known.width }
    if item.layoutSize.heightDimension.isOpen { size.height = known.height }
    return size
  }

  /// The boundary items of a section with their index paths; items of the same kind are numbered.
  private func numbered(_ items: [Boundary], _ make: (Int) -> IndexPath) -> [(
    item: Boundary, path: IndexPath
  )] {
    var numbers: [String: Int] = [:]
    return items.map { item in
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      return (item, make(number))
    }
  }

  private func container(_ index: Int) -> CGSize {
    let section = sections[index]
    guard section.content.spec.supplementariesFollowContentInsets else { return size }
    return isVertical
      ? CGSize(width: size.width - section.insets.leading - section.insets.trailing, height: size.height)
      : CGSize(width: size.width, height: size.height - section.insets.top - section.insets.bottom)
  }

  private func isAtStart(_ item: Boundary) -> Bool {
    isVertical ? item.alignment.isTop : item.alignment.isLeading
  }
  private func isAtEnd(_ item: Boundary) -> Bool {
    isVertical ? item.alignment.isBottom : item.alignment.isTrailing
  }

  /// The extent of a section's headers or footers along the scrolling axis.
  func boundaryExtent(_ index: Int, top: Bool) -> CGFloat {
    let items = sections[index].content.spec.boundarySupplementaryItems
    guard !items.isEmpty else { return 0 }
    let room = container(index)
    return numbered(items) { IndexPath(item: $0, section: index) }.reduce(0) { sum, entry in
      guard entry.item.extendsBoundary, top ? isAtStart(entry.item) : isAtEnd(entry.item) else { return sum }
      let size = size(entry.item, entry.path, in: room)
      return sum + (isVertical ? size.height : size.width)
    }
  }

  func globalExtent(top: Bool) -> CGFloat {
    let items = configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return 0 }
    return numbered(items) { IndexPath(index: $0) }.reduce(0) { sum, entry in
      guard entry.item.extendsBoundary, top ? isAtStart(entry.item) : isAtEnd(entry.item) else { return sum }
      let size = size(entry.item, entry.path, in: self.size)
      return sum + (isVertical ? size.height : size.width)
    }
  }

  func collectBoundaries(_ index: Int, _ found: inout [UICollectionViewLayoutAttributes]) {
    let section = sections[index]
    let items = section.content.spec.boundarySupplementaryItems
    guard !items.isEmpty else { return }
    let room = container(index)
    let follows = section.content.spec.supplementariesFollowContentInsets
    let side = follows ? (isVertical ? section.insets.leading : section.insets.top) : 0
    var start = section.start + gap(above: index)
    var end = section.end(isVertical) - section.trail
    let limits = (start, section.end(isVertical))
    for (item, path) in numbered(items, { IndexPath(item: $0, section: index) }) {
      let size = size(item, path, in: room)
      let extent = isVertical ? size.height : size.width
      var main: CGFloat
      if isAtEnd(item) {
        main = item.extendsBoundary ? end : section.contentEnd(isVertical) - extent
        if item.extendsBoundary { end += extent }
      } else {
        main = item.extendsBoundary ? start : section.contentStart(isVertical)
        if item.extendsBoundary { start += extent }
      }
      if item.pinToVisibleBounds { main = pinned(main, extent, isAtEnd(item), limits) }
      found.append(attributes(item, path, size, main: main, side: side, room: room))
    }
  }

  /// The headers and footers of the whole layout.
  func globals() -> [UICollectionViewLayoutAttributes] {
    let items = configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return [] }
    var start: CGFloat = 0
    var end = self.end - globalExtent(top: false)
    return numbered(items) { IndexPath(index: $0) }.map { item, path in
      let size = size(item, path, in: self.size)
      let extent = isVertical ? size.height : size.width
      var main: CGFloat
      if isAtEnd(item) {
        main = item.extendsBoundary ? end : end - extent
        if item.extendsBoundary { end += extent }
      } else {
        main = start
        if item.extendsBoundary { start += extent }
      }
      if item.pinToVisibleBounds { main = pinned(main, extent, isAtEnd(item), (0, self.end)) }
      return attributes(item, path, size, main: main, side: 0, room: self.size)
    }
  }

  private func pinned(_ main: CGFloat, _ extent: CGFloat, _ isAtEnd: Bool, _ limits: (CGFloat, CGFloat))
    -> CGFloat
  {
    guard let view = collectionView else { return main }
    let inset = view.adjustedContentInset
    if isAtEnd {
      let visible = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
      return min(main, max(visible - extent, limits.0))
    }
    let visible = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
    return max(main, min(visible, limits.1 - extent))
  }

  private func attributes(
    _ item: Boundary, _ path: IndexPath, _ size: CGSize, main: CGFloat, side: CGFloat, room: CGSize
  ) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes
    if path.count == 2, let list = sections[safe: path.section]?.content.spec.list {
      attributes = list.attributes(ofEdge: item.elementKind, at: path)
    } else {
      attributes = UICollectionViewLayoutAttributes.make(
        Self.layoutAttributesClass, .supplementary(item.elementKind), path)
    }
    var frame = CGRect(origin: .zero, size: size)
    if isVertical {
      let free = room.width - size.width
      frame.origin.x = side + (item.alignment.isLeading ? 0 : item.alignment.isTrailing ? free : free / 2)
      frame.origin.y = main
    } else {
      let free = room.height - size.height
      frame.origin.x = main
      frame.origin.y = side + (item.alignment.isTop ? 0 : item.alignment.isBottom ? free : free / 2)
    }
    attributes.frame = finished(frame.offsetBy(dx: item.offset.x, dy: item.offset.y))
    attributes.zIndex = item.pinToVisibleBounds ? max(2, item.zIndex) : item.zIndex
    attributes.fitsWidth = item.layoutSize.widthDimension.isOpen
    attributes.fitsHeight = item.layoutSize.heightDimension.isOpen
    return attributes
  }
}
