import OrderedDiff

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  var sections: [PlacedSection] = []
  private var isStale = true
  private var needsStacking = false
  private var builtFor = CGSize.zero
  /// The safe area and margins used for the sections.
  private var builtInsets: [NSDirectionalEdgeInsets] = []
  private var keptSizes: [ItemPath: CGSize] = [:]
  var boundaries = BoundarySizes()
  private(set) lazy var scrollers = OrthogonalScrollers(self)

  package override func scrollSection(
    to path: ItemPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard sections.indices.contains(path.section), sections[path.section].isOrthogonal,
      let frame = layoutAttributesForItem(at: IndexPath(path))?.frame
    else { return }
    scrollers.scroll(path.section, to: frame, at: position, animated: animated)
  }
  private(set) lazy var swipes = ListSwipes(self)
  private(set) var end: CGFloat = 0
  private(set) var environment = CompositionalEnvironment(
    contentSize: .zero, contentInsets: .zero, traits: .current)

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Creates a layout in which all sections are lists.
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.list = configuration
    return layout
  }

  /// The list configuration, if all sections are lists.
  private var list: UICollectionLayoutListConfiguration?

  /// The background color of list layouts; layouts with other sections have none.
  package override var ground: UIColor? {
    if let list { return list.effectiveBackgroundColor }
    guard collectionView?.backgroundColor == nil else { return nil }
    return sections.first?.content.spec.list?.effectiveBackgroundColor
  }

  var isVertical: Bool { configuration.scrollDirection == .vertical }
  var size: CGSize { builtFor }

  // MARK: Arrangement

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if isStale { rebuild(view) } else if needsStacking { stack() }
    scrollers.update(view)
  }

  private func rebuild(_ view: UICollectionView) {
    isStale = false
    let inset = view.adjustedContentInset
    builtFor = CGSize(
      width: isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.width,
      height: isVertical
        ? view.bounds.height - inset.top - inset.bottom : view.bounds.height - inset.top - inset.bottom)
    builtInsets = sideInsets(view)
    let margins = referenceInsets(configuration.contentInsetsReference, view)
    environment = CompositionalEnvironment(
      contentSize: builtFor, contentInsets: margins, traits: view.traitCollection)
    let counts = engine?.counts ?? []
    let scale = max(1, view.traitCollection.displayScale)
    var known: [Int: [Int: CGSize]] = [:]
    for (path, size) in keptSizes { known[path.section, default: [:]][path.item] = size }
    keptSizes = [:]
    sections = counts.indices.map { index in
      let spec = provider(index, environment) ?? Self.emptySection
      let reference =
        spec.contentInsetsReference == .automatic
        ? configuration.contentInsetsReference : spec.contentInsetsReference
      let base = referenceInsets(reference, view)
      var insets = spec.contentInsets
      if spec.list == nil || isVertical {
        insets.leading += base.leading
        insets.trailing += base.trailing
      }
      let container = CGSize(
        width: max(0, builtFor.width - insets.leading - insets.trailing),
        height: max(0, builtFor.height - insets.top - insets.bottom))
      let isOrthogonal = spec.orthogonalScrollingBehavior != .none
      let solved = CompositionalSection(
        spec, count: counts[index], runsDown: isVertical != isOrthogonal, container: container,
        environment: environment, scale: scale,
        measured: (known[index] ?? [:]).filter { $0.key < counts[index] })
      return PlacedSection(content: solved, insets: insets, isOrthogonal: isOrthogonal)
    }
    stack()
    swipes.update(view, sections.compactMap(\.content.spec.list))
  }

  private static let emptySection: NSCollectionLayoutSection = {
    let none = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: none, subitems: [NSCollectionLayoutItem(layoutSize: none)]))
  }()

  private func sideInsets(_ view: UICollectionView) -> [NSDirectionalEdgeInsets] {
    [referenceInsets(.safeArea, view), referenceInsets(.layoutMargins, view)]
  }

  package override var isArrangedForOtherInsets: Bool {
    guard let view = collectionView, !isStale else { return false }
    return isOtherSize(view.bounds.size) || builtInsets != sideInsets(view)
  }

  private func referenceInsets(_ reference: UIContentInsetsReference, _ view: UICollectionView)
    -> NSDirectionalEdgeInsets
  {
    let outer: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .safeArea, .automatic: outer = view.safeAreaInsets
    case .layoutMargins, .readableContent: outer = view.layoutMargins
    }
    let taken = view.adjustedContentInset
    let (left, right) = (max(0, outer.left - taken.left), max(0, outer.right - taken.right))
    return NSDirectionalEdgeInsets(
      top: 0, leading: view.isRightToLeft ? right : left, bottom: 0,
      trailing: view.isRightToLeft ? left : right)
  }

  /// Positions the sections sequentially.
  private func stack() {
    needsStacking = false
    var place = globalExtent(top: true)
    for index in sections.indices {
      if index > 0 { place += configuration.interSectionSpacing }
      sections[index].start = place
      sections[index].lead = boundaryExtent(index, top: true) + gap(above: index)
      sections[index].trail = boundaryExtent(index, top: false)
      place = sections[index].end(isVertical)
    }
    // Whole pixels, at which scrolling stops.
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    end = ((place + globalExtent(top: false)) * scale - 0.001).rounded(.up) / scale
  }

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: builtFor.width, height: end) : CGSize(width: end, height: builtFor.height)
  }

  /// The gap above a section or its header in a list.
  func gap(above index: Int) -> CGFloat {
    let spec = sections[index].content.spec
    guard let list = spec.list else { return 0 }
    guard index == 0 else { return list.headerGap }
    if list.joinsLargeTitle, list.firstGap > 0, collectionView?.isBelowLargeTitle == true {
      return list.headerGap - spec.contentInsets.top
    }
    return list.headerGap + list.firstGap
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = mirrored(rect)
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = globals()
    var index = firstSection(at: low)
    while index < sections.count, sections[index].start < high {
      collect(index, rect, &found)
      index += 1
    }
    return found
  }

  private func firstSection(at offset: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func collect(_ index: Int, _ rect: CGRect, _ found: inout [UICollectionViewLayoutAttributes]) {
    let section = sections[index]
    let firstFound = found.count
    let origin = contentOrigin(index)
    let (low, high) =
      section.content.runsDown
      ? (rect.minY - origin.y, rect.maxY - origin.y) : (rect.minX - origin.x, rect.maxX - origin.x)
    for group in section.content.groups(from: low, to: high) {
      let solution = section.content.solution(of: group)
      let first = section.content.firstItem(of: group)
      for leaf in solution.leaves.indices where first + leaf < section.content.count {
        found.append(item(index, first + leaf, group, solution.leaves[leaf]))
      }
      for supplement in solution.supplements where first + supplement.leaf < section.content.count {
        found.append(self.supplement(index, first + supplement.leaf, group, supplement))
      }
    }
    collectBoundaries(index, &found)
    for decoration in section.content.spec.decorationItems {
      found.append(self.decoration(index, decoration))
    }
    if let handler = section.content.spec.visibleItemsInvalidationHandler {
      let visible = found[firstFound...].filter { $0.frame.intersects(mirrored(rect)) }
      handler(visible.map { CompositionalVisibleItem($0) }, handlerOffset(index), environment)
    }
  }

  private func handlerOffset(_ index: Int) -> CGPoint {
    if sections[index].isOrthogonal { return CGPoint(x: scrollers.offset(index), y: 0) }
    return collectionView?.contentOffset ?? .zero
  }

  /// The origin of a section's first group, adjusted by orthogonal scrolling.
  private func contentOrigin(_ index: Int) -> CGPoint {
    let section = sections[index]
    let shift = section.isOrthogonal ? scrollers.offset(index) : 0
    return isVertical
      ? CGPoint(x: section.insets.leading - shift, y: section.contentStart(isVertical))
      : CGPoint(x: section.contentStart(isVertical), y: section.insets.top - shift)
  }

  private func frame(_ index: Int, _ group: Int, _ inner: CGRect) -> CGRect {
    let origin = contentOrigin(index)
    let section = sections[index].content
    let start = section.start(of: group)
    let frame = inner.offsetBy(
      dx: origin.x + (section.runsDown ? 0 : start), dy: origin.y + (section.runsDown ? start : 0))
    return finished(frame)
  }

  /// Aligns a frame to pixels and mirrors it in right-to-left layouts.
  func finished(_ frame: CGRect) -> CGRect {
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    var result = frame
    // Halves of pixels, as of gaps of 17.5 points, are always rounded up, whatever the error of their sum.
    result.origin.x = (frame.minX * scale + 0.01).rounded() / scale
    result.origin.y = (frame.minY * scale + 0.01).rounded() / scale
    return mirrored(result)
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard collectionView?.isRightToLeft == true else { return rect }
    var flipped = rect
    flipped.origin.x = collectionViewContentSize.width - rect.maxX
    return flipped
  }

  private func item(_ section: Int, _ item: Int, _ group: Int, _ leaf: GroupSolver.Leaf)
    -> UICollectionViewLayoutAttributes
  {
    let attributes: UICollectionViewLayoutAttributes
    if let list = sections[section].content.spec.list {
      attributes = list.attributes(
        at: IndexPath(item: item, section: section), count: sections[section].content.count)
    } else {
      attributes = UICollectionViewLayoutAttributes.make(
        Self.layoutAttributesClass, .cell, ItemPath(section: section, item: item))
    }
    attributes.frame = frame(section, group, leaf.frame)
    attributes.zIndex = leaf.zIndex
    attributes.fitsWidth = leaf.fitsWidth
    attributes.fitsHeight = leaf.fitsHeight
    return attributes
  }

  private func supplement(_ section: Int, _ item: Int, _ group: Int, _ supplement: GroupSolver.Supplement)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, .supplementary(supplement.item.elementKind),
      IndexPath(item: item, section: section))
    attributes.frame = frame(section, group, supplement.frame)
    attributes.zIndex = supplement.item.zIndex
    attributes.followsItem = true
    attributes.fitsWidth = false
    attributes.fitsHeight = false
    return attributes
  }

  private func decoration(_ index: Int, _ item: NSCollectionLayoutDecorationItem)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, .decoration(item.elementKind), IndexPath(item: 0, section: index))
    let section = sections[index]
    let length = section.end(isVertical) - section.start
    let insets = item.contentInsets
    let whole =
      isVertical
      ? CGRect(x: 0, y: section.start, width: builtFor.width, height: length)
      : CGRect(x: section.start, y: 0, width: length, height: builtFor.height)
    attributes.frame = finished(
      CGRect(
        x: whole.minX + insets.leading, y: whole.minY + insets.top,
        width: max(0, whole.width - insets.leading - insets.trailing),
        height: max(0, whole.height - insets.top - insets.bottom)))
    attributes.zIndex = item.zIndex
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = sections[safe: indexPath.section]?.content, indexPath.item >= 0,
      indexPath.item < section.count
    else { return nil }
    let group = section.group(of: indexPath.item)
    let solution = section.solution(of: group)
    guard let leaf = solution.leaves[safe: indexPath.item - section.firstItem(of: group)] else { return nil }
    return item(indexPath.section, indexPath.item, group, leaf)
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if indexPath.count == 1 {
      return globals().first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
    guard let section = sections[safe: indexPath.section]?.content else { return nil }
    var boundaries: [UICollectionViewLayoutAttributes] = []
    collectBoundaries(indexPath.section, &boundaries)
    if let found = boundaries.first(where: {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }) {
      return found
    }
    guard indexPath.item >= 0, indexPath.item < section.count else { return nil }
    let group = section.group(of: indexPath.item)
    let leaf = indexPath.item - section.firstItem(of: group)
    let match = section.solution(of: group).supplements.first {
      $0.leaf == leaf && $0.item.elementKind == elementKind
    }
    return match.map { supplement(indexPath.section, indexPath.item, group, $0) }
  }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let section = sections[safe: indexPath.section] else { return nil }
    return section.content.spec.decorationItems.first { $0.elementKind == elementKind }
      .map { decoration(indexPath.section, $0) }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      isStale = true
      keptSizes = [:]
      boundaries = BoundarySizes()
      scrollers.forget()
    } else if context.isBoundsChange {
      if isOtherSize(collectionView?.bounds.size) {
        isStale = true
        keptSizes = [:]
        boundaries = BoundarySizes()
      }
    } else if context.invalidateDataSourceCounts || !isAboutElements(context) {
      if !isStale, keptSizes.isEmpty { keepMeasuredSizes() }
      isStale = true
    }
    super.invalidateLayout(with: context)
  }

  private func isAboutElements(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
  }

  private func isOtherSize(_ size: CGSize?) -> Bool {
    guard let size, let view = collectionView else { return true }
    let inset = view.adjustedContentInset
    return isVertical
      ? size.width - inset.left - inset.right != builtFor.width
      : size.height - inset.top - inset.bottom != builtFor.height
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if isOtherSize(newBounds.size) { return true }
    if configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { return true }
    return sections.contains {
      $0.content.spec.visibleItemsInvalidationHandler != nil
        || $0.content.spec.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
    }
  }

  private func keepMeasuredSizes() {
    for (index, section) in sections.enumerated() {
      for (item, size) in section.content.measured { keptSizes[ItemPath(section: index, item: item)] = size }
    }
  }

  package override func itemsDidMove(_ map: UpdateMap) {
    super.itemsDidMove(map)
    keepMeasuredSizes()
    let old = keptSizes
    keptSizes = [:]
    for (path, size) in old
    where map.before.indices.contains(path.section) && path.item < map.before[path.section] {
      if let new = map.newPath(for: path) { keptSizes[new] = size }
    }
    for move in map.reloadedItems { keptSizes[move.to] = nil }
    isStale = true
  }

  // MARK: Sizes that cells decide

  package override var keepsVisibleItemsInPlace: Bool {
    sections.contains { CompositionalSection.isOpen($0.content.spec.group) }
  }

  package override func asksForPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.fitsWidth || attributes.fitsHeight
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = preferredAttributes.size
    guard originalAttributes.key.kind.isCell else {
      let isNew = boundaries.set(size, originalAttributes)
      if isNew { needsStacking = true }
      return isNew
    }
    let path = originalAttributes.key.path
    guard let section = sections[safe: path.section]?.content, section.setMeasured(size, at: path.item) else {
      return false
    }
    needsStacking = true
    return size != originalAttributes.size
  }
}

/// A positioned section. Lengths are along the scrolling axis.
@MainActor
struct PlacedSection {
  let content: CompositionalSection
  let insets: NSDirectionalEdgeInsets
  let isOrthogonal: Bool
  var start: CGFloat = 0
  /// The extents of headers and footers.
  var lead: CGFloat = 0
  var trail: CGFloat = 0

  init(content: CompositionalSection, insets: NSDirectionalEdgeInsets, isOrthogonal: Bool) {
    self.content = content
    self.insets = insets
    self.isOrthogonal = isOrthogonal
  }

  func contentStart(_ isVertical: Bool) -> CGFloat {
    start + lead + (isVertical ? insets.top : insets.leading)
  }

  func contentExtent() -> CGFloat { isOrthogonal ? content.breadth : content.length }

  func contentEnd(_ isVertical: Bool) -> CGFloat { contentStart(isVertical) + contentExtent() }

  func end(_ isVertical: Bool) -> CGFloat {
    contentEnd(isVertical) + (isVertical ? insets.bottom : insets.trailing) + trail
  }
}
