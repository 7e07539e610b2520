/// Rows below each other. A row is measured when it comes near what is seen; until then it counts with a usual height.
final class ListLayout: UICollectionViewLayout {
  weak var list: ListController?

  /// Heights of the rows of one section, with sums over blocks, so that places are found without adding everything.
  private struct Heights {
    static let block = 256
    var measured: [Float]
    var sums: [CGFloat]
    let usual: CGFloat

    init(count: Int, usual: CGFloat) {
      self.usual = usual
      measured = Array(repeating: -1, count: count)
      let blocks = (count + Self.block - 1) / Self.block
      sums = (0..<blocks).map { usual * CGFloat(min(Self.block, count - $0 * Self.block)) }
    }
    func height(_ index: Int) -> CGFloat { measured[index] < 0 ? usual : CGFloat(measured[index]) }
    var total: CGFloat { sums.reduce(0, +) }
    mutating func set(_ index: Int, _ height: CGFloat) {
      sums[index / Self.block] += height - self.height(index)
      measured[index] = Float(height)
    }
    mutating func forget(_ index: Int) {
      sums[index / Self.block] += usual - height(index)
      measured[index] = -1
    }
    func offset(_ index: Int) -> CGFloat {
      var offset = sums[..<(index / Self.block)].reduce(0, +)
      for i in (index / Self.block * Self.block)..<index { offset += height(i) }
      return offset
    }
    /// The row at a distance from the top, and where it begins.
    func find(_ distance: CGFloat) -> (index: Int, offset: CGFloat) {
      var offset: CGFloat = 0
      var block = 0
      while block < sums.count - 1, offset + sums[block] <= distance {
        offset += sums[block]
        block += 1
      }
      var index = block * Self.block
      while index < measured.count - 1, offset + height(index) <= distance {
        offset += height(index)
        index += 1
      }
      return (index, offset)
    }
  }

  private struct Place {
    var top: CGFloat
    var header: CGFloat
    var footer: CGFloat
    var heights: Heights
    var rowsTop: CGFloat { top + header }
    var bottom: CGFloat { rowsTop + heights.total + footer }
  }

  private var places: [Place] = []
  private var width: CGFloat = 0
  private var isStale = true

  func reset() {
    isStale = true
    invalidateLayout()
  }

  func rowsMayHaveChanged(visible: [IndexPath]) {
    guard !isStale else { return }
    for path in visible
    where path.section < places.count && path.item < places[path.section].heights.measured.count {
      places[path.section].heights.forget(path.item)
    }
    for section in places.indices { measureEdges(section) }
    restack()
    invalidateLayout()
  }

  private var inset: CGFloat {
    guard let list, list.model.look.isInset else { return 0 }
    return (list.collection.bounds.width >= 414 ? 20 : 16)
  }

  override func prepare() {
    guard let list else { return }
    let now =
      list.collection.bounds.width - list.collection.adjustedContentInset.left
      - list.collection.adjustedContentInset.right
    if now != width { isStale = true }
    guard isStale else { return }
    isStale = false
    width = now
    places = list.model.sections.map {
      Place(top: 0, header: 0, footer: 0, heights: Heights(count: $0.rows.count, usual: 44))
    }
    for section in places.indices { measureEdges(section) }
    restack()
  }

  private func measureEdges(_ section: Int) {
    guard let list, section < list.model.sections.count else { return }
    let content = list.model.sections[section]
    let isGrouped = list.model.look.isGrouped
    let proposal = ProposedViewSize(width: max(0, width - inset * 2 - 32), height: nil)
    places[section].header =
      content.header.map { $0.sizeThatFits(proposal).height + (isGrouped ? 14 : 12) } ?? 0
    places[section].footer = content.footer.map { $0.sizeThatFits(proposal).height + 14 } ?? 0
  }

  private func restack() {
    guard let list else { return }
    let isGrouped = list.model.look.isGrouped
    var top: CGFloat = 0
    for section in places.indices {
      if isGrouped { top += section == 0 ? (places[section].header > 0 ? 16 : 18) : 20 }
      places[section].top = top
      top = places[section].bottom
    }
    end = top + (isGrouped && !places.isEmpty ? 20 : 0)
  }
  private var end: CGFloat = 0

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: end) }

  func frame(of path: IndexPath) -> CGRect {
    guard path.section < places.count, path.item < places[path.section].heights.measured.count else {
      return .zero
    }
    let place = places[path.section]
    return CGRect(
      x: inset, y: place.rowsTop + place.heights.offset(path.item), width: width - inset * 2,
      height: place.heights.height(path.item))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let list else { return nil }
    var result: [UICollectionViewLayoutAttributes] = []
    var grew = false
    for section in places.indices {
      guard places[section].bottom >= rect.minY else { continue }
      if places[section].top > rect.maxY { break }
      let count = places[section].heights.measured.count
      if count > 0 {
        var (index, offset) = places[section].heights.find(max(0, rect.minY - places[section].rowsTop))
        while index < count, places[section].rowsTop + offset <= rect.maxY {
          let path = IndexPath(item: index, section: section)
          if places[section].heights.measured[index] < 0 {
            places[section].heights.set(index, list.height(path, width - inset * 2))
            grew = true
          }
          let height = places[section].heights.height(index)
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(
            x: inset, y: places[section].rowsTop + offset, width: width - inset * 2, height: height)
          result.append(attributes)
          offset += height
          index += 1
        }
      }
      if grew { restack() }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let edge = edge(kind, section), edge.frame.intersects(rect) { result.append(edge) }
      }
    }
    if grew {
      let size = collectionViewContentSize
      if list.collection.contentSize != size { list.collection.contentSize = size }
    }
    return result
  }

  private func edge(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard section < places.count else { return nil }
    let place = places[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let height = isHeader ? place.header : place.footer
    guard height > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: inset, y: isHeader ? place.top : place.bottom - height, width: width - inset * 2, height: height)
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: indexPath)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edge(elementKind, indexPath.section) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let inset = list?.collection.adjustedContentInset else { return true }
    return newBounds.width - inset.left - inset.right != width
  }
}
