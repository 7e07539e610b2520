import CMethodTables
import OrderedDiff

/// A layout with lines of items in sections with headers and footers.
///
/// Metrics are its properties or provided by the delegate (`UICollectionViewDelegateFlowLayout`). Items of
/// equal size have no cost; with `estimatedItemSize`, cells are measured, and only shown ones are stored.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// As an estimate: uses `itemSize` until cells were measured.
  public static let automaticSize = CGSize(width: -1, height: -1)

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { measuresDidChange() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { measuresDidChange() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { measuresDidChange() } }
  }
  /// The estimated size for self-sizing cells; zero disables self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      measured = [:]
      measuresDidChange()
    }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { measuresDidChange() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { measuresDidChange() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { measuresDidChange() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { measuresDidChange() } }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { measuresDidChange() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { measuresDidChange() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { measuresDidChange() } }
  }

  /// A positioned section. Lengths are along the scrolling axis.
  private struct Section {
    var flow: FlowSection
    var header: CGFloat
    var footer: CGFloat
    var lead: CGFloat
    var trail: CGFloat
    var crossOrigin: CGFloat
    var isMeasured: Bool
    var start: CGFloat = 0

    var itemsStart: CGFloat { start + header + lead }
    var footerStart: CGFloat { itemsStart + flow.length + trail }
    var end: CGFloat { footerStart + footer }
  }

  private var sections: [Section] = []
  private var isStale = true
  private var crossExtent: CGFloat = 0
  /// The reference insets of sections.
  private var builtReference = UIEdgeInsets.zero
  /// The measured cell sizes by item.
  private var measured: [ItemPath: CGSize] = [:]
  private var news: [ItemPath] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UICollectionViewFlowLayout.self)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func measuresDidChange() { invalidateLayout() }

  // MARK: Axes

  private var isVertical: Bool { scrollDirection == .vertical }

  private func extent(_ size: CGSize) -> FlowSection.Extent {
    isVertical
      ? FlowSection.Extent(main: size.height, cross: size.width)
      : FlowSection.Extent(main: size.width, cross: size.height)
  }

  private func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func rect(main: CGFloat, cross: CGFloat, _ extent: FlowSection.Extent) -> CGRect {
    var rect =
      isVertical
      ? CGRect(x: cross, y: main, width: extent.cross, height: extent.main)
      : CGRect(x: main, y: cross, width: extent.main, height: extent.cross)
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    rect.origin.x = (rect.minX * scale).rounded() / scale
    rect.origin.y = (rect.minY * scale).rounded() / scale
    return mirrored(rect)
  }

  private var isMirrored: Bool {
    flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var flipped = rect
    flipped.origin.x = collectionViewContentSize.width - rect.maxX
    return flipped
  }

  // MARK: Arrangement

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    // Outside of a pass, the layout queries the data source itself.
    engine?.updateCounts()
    if isStale {
      rebuild(collectionView)
    } else if !news.isEmpty {
      adoptMeasurements()
    }
  }

  private func rebuild(_ view: UICollectionView) {
    isStale = false
    news = []
    builtReference = referenceInsets(view)
    let insets = view.adjustedContentInset
    let bounds = view.bounds.size
    crossExtent =
      isVertical ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom
    let counts = engine?.counts ?? []
    let delegate = view.storedDelegate as? any UICollectionViewDelegateFlowLayout
    sections = counts.indices.map { makeSection($0, counts[$0], view, delegate) }
    stack()
  }

  private func makeSection(
    _ index: Int, _ count: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> Section {
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    let reference = referenceInsets(view)
    let (low, high) =
      isVertical
      ? (inset.left + reference.left, inset.right + reference.right)
      : (inset.top + reference.top, inset.bottom + reference.bottom)
    let (sizes, isMeasured) = sizes(in: index, count, view, delegate)
    let flow = FlowSection(
      sizes: sizes, available: crossExtent - low - high, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
    return Section(
      flow: flow, header: main(header), footer: main(footer), lead: isVertical ? inset.top : inset.left,
      trail: isVertical ? inset.bottom : inset.right, crossOrigin: low, isMeasured: isMeasured)
  }

  /// The reference of section insets, in addition to the content inset.
  private func referenceInsets(_ view: UICollectionView) -> UIEdgeInsets {
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    let inset = view.adjustedContentInset
    return UIEdgeInsets(
      top: max(0, outer.top - inset.top), left: max(0, outer.left - inset.left),
      bottom: max(0, outer.bottom - inset.bottom), right: max(0, outer.right - inset.right))
  }

  private func sizes(
    in section: Int, _ count: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> (FlowSection.Sizes, isMeasured: Bool) {
    if count > 0, let delegate, let all = ownSizes(section, count, view, delegate) {
      return (FlowSection.Sizes(all), false)
    }
    guard estimatedItemSize != .zero else {
      return (FlowSection.Sizes(count: count, common: extent(itemSize)), false)
    }
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    var sizes = FlowSection.Sizes(count: count, common: extent(estimate))
    if !measured.isEmpty {
      for (path, size) in measured where path.section == section && path.item < count {
        sizes.set(extent(size), at: path.item)
      }
    }
    return (sizes, true)
  }

  /// The sizes from the delegate; `nil` if it provides none.
  private func ownSizes(
    _ section: Int, _ count: Int, _ view: UICollectionView,
    _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> [FlowSection.Extent]? {
    func size(_ item: Int) -> CGSize {
      delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
    guard CollectionMethods.sizeForItem.isImplemented(by: delegate) else { return nil }
    let first = size(0)
    var all: [FlowSection.Extent] = []
    all.reserveCapacity(count)
    all.append(extent(first))
    let isVertical = isVertical
    for item in 1..<max(1, count) {
      let size = size(item)
      all.append(
        isVertical
          ? FlowSection.Extent(main: size.height, cross: size.width)
          : FlowSection.Extent(main: size.width, cross: size.height))
    }
    return all
  }

  private func stack() {
    var start: CGFloat = 0
    for index in sections.indices {
      sections[index].start = start
      start = sections[index].end
    }
  }

  private func adoptMeasurements() {
    var bySection: [Int: [(item: Int, size: FlowSection.Extent)]] = [:]
    for path in news {
      guard let size = measured[path] else { continue }
      bySection[path.section, default: []].append((path.item, extent(size)))
    }
    news = []
    for (section, changes) in bySection where sections.indices.contains(section) {
      sections[section].flow.setSizes(changes)
    }
    stack()
  }

  open override var collectionViewContentSize: CGSize {
    let length = sections.last?.end ?? 0
    return isVertical
      ? CGSize(width: crossExtent, height: length) : CGSize(width: length, height: crossExtent)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard !sections.isEmpty else { return [] }
    let rect = mirrored(rect)
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    var index = firstSection(at: low)
    while index < sections.count, sections[index].start < high {
      let section = sections[index]
      if section.header > 0 { found.append(header(index)) }
      let start = section.itemsStart
      let items = section.flow.items(from: low - start, to: high - start)
      section.flow.forEachPlace(in: items) { item, place in
        found.append(cell(ItemPath(section: index, item: item), place, section))
      }
      if section.footer > 0 { found.append(footer(index)) }
      index += 1
    }
    return found
  }

  /// The last section that starts at or before an offset.
  private func firstSection(at offset: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func cell(_ path: ItemPath, _ place: FlowSection.Place, _ section: Section)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, .cell, path)
    attributes.frame = rect(
      main: section.itemsStart + place.main, cross: section.crossOrigin + place.cross, place.extent)
    attributes.fitsWidth = section.isMeasured
    attributes.fitsHeight = section.isMeasured
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < section.flow.sizes.count else { return nil }
    return cell(ItemPath(indexPath), section.flow.place(of: indexPath.item), section)
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section), indexPath.count < 2 || indexPath.item == 0 else {
      return nil
    }
    let section = sections[indexPath.section]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return section.header > 0 ? header(indexPath.section) : nil
    case UICollectionView.elementKindSectionFooter:
      return section.footer > 0 ? footer(indexPath.section) : nil
    default: return nil
    }
  }

  private func header(_ index: Int) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    var main = section.start
    if sectionHeadersPinToVisibleBounds, let view = collectionView {
      let inset = view.adjustedContentInset
      let visible = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
      main = max(main, min(visible, section.footerStart - section.header))
    }
    return supplementary(
      UICollectionView.elementKindSectionHeader, index, main, section.header, sectionHeadersPinToVisibleBounds
    )
  }

  private func footer(_ index: Int) -> UICollectionViewLayoutAttributes {
    let section = sections[index]
    var main = section.footerStart
    if sectionFootersPinToVisibleBounds, let view = collectionView {
      let inset = view.adjustedContentInset
      let visible = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
      main = min(main, max(visible - section.footer, section.start + section.header))
    }
    return supplementary(
      UICollectionView.elementKindSectionFooter, index, main, section.footer, sectionFootersPinToVisibleBounds
    )
  }

  private func supplementary(
    _ kind: String, _ section: Int, _ main: CGFloat, _ length: CGFloat, _ isPinned: Bool
  )
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, .supplementary(kind), IndexPath(item: 0, section: section))
    attributes.frame = rect(main: main, cross: 0, FlowSection.Extent(main: length, cross: crossExtent))
    attributes.fitsWidth = false
    attributes.fitsHeight = false
    // In front of items that scroll below it.
    if isPinned { attributes.zIndex = 1024 }
    return attributes
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything {
      measured = [:]
      isStale = true
    } else if context.isBoundsChange {
      if flow?.invalidateFlowLayoutAttributes != false, crossDidChange { isStale = true }
    } else if context.invalidateDataSourceCounts || !isAboutElements(context) {
      isStale = true
    }
    super.invalidateLayout(with: context)
  }

  /// Whether only measured cell sizes are invalid.
  private func isAboutElements(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    !news.isEmpty && context.invalidatedItemIndexPaths != nil
  }

  private var crossDidChange: Bool {
    guard let view = collectionView else { return true }
    return isOther(view.bounds.size, view)
  }

  package override var isArrangedForOtherInsets: Bool {
    guard let view = collectionView, !isStale else { return false }
    return isOther(view.bounds.size, view)
      || sectionInsetReference != .fromContentInset && builtReference != referenceInsets(view)
  }

  private func isOther(_ size: CGSize, _ view: UICollectionView) -> Bool {
    let insets = view.adjustedContentInset
    let extent =
      isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    return extent != crossExtent
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || isOther(newBounds.size, view)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes =
        collectionView.map { $0.bounds != newBounds || crossDidChange } ?? true
    }
    return context
  }

  // MARK: Sizes that cells decide

  package override var keepsVisibleItemsInPlace: Bool { estimatedItemSize != .zero }

  package override func asksForPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.key.kind.isCell && estimatedItemSize != .zero
      && sections[safe: attributes.key.path.section]?.isMeasured == true
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.key.path
    guard originalAttributes.key.kind.isCell, sections[safe: path.section]?.isMeasured == true else {
      return false
    }
    let size = preferredAttributes.size
    guard measured.updateValue(size, forKey: path) != size, size != originalAttributes.size else {
      return false
    }
    news.append(path)
    return true
  }

  package override func itemsDidMove(_ map: UpdateMap) {
    super.itemsDidMove(map)
    guard !measured.isEmpty else { return }
    var moved: [ItemPath: CGSize] = [:]
    moved.reserveCapacity(measured.count)
    for (path, size) in measured
    where map.before.indices.contains(path.section) && path.item < map.before[path.section] {
      if let new = map.newPath(for: path) { moved[new] = size }
    }
    for move in map.reloadedItems { moved[move.to] = nil }
    measured = moved
    news = []
    isStale = true
  }
}

/// The parts of a flow layout to invalidate.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether to query the delegate again for sizes, insets and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether to compute positions again.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt _: IndexPath
  ) -> CGSize {
    ptl_default_method()
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt _: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt _: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt _: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection _: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection _: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
