import OrderedDiff

/// A data source that applies snapshots and computes the changes.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Handlers of interactive reordering.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  /// Handlers of expanding and collapsing outline items.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    public init() {}
  }

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private nonisolated let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The current or pending snapshot.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state.current
  }

  /// Applies a snapshot. If called off the main thread, all calls must be; the completion handler is called
  /// on the main thread.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(
      snapshot, to: { [weak self] in self?.prepared(for: snapshot) }, animated: animatingDifferences,
      completion: completion)
  }

  /// Applies a snapshot and waits for the end of the animation.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Applies a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.applyByReloading(snapshot, to: prepared(for: snapshot), completion: completion)
  }

  private func prepared(
    for snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> CollectionEngine? {
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
    return collectionView?.engine
  }

  // MARK: Section snapshots

  /// Applies an outline to a section, which is added if necessary.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = state.current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    guard let position = whole.indexOfSection(section) else { return }
    let old = outlines[section]
    outlines[section] = snapshot
    whole.replaceItems(at: position, with: snapshot.visibleItems)
    let changed = snapshot.visibleItems.filter { item in
      guard let old, old.contains(item) else { return false }
      return old.isExpanded(item) != snapshot.isExpanded(item)
        || old.hasChildren(item) != snapshot.hasChildren(item)
    }
    if !changed.isEmpty { whole.reconfigureItems(changed) }
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// The outline of a section, or its items without children if none was applied.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  > {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let position = state.current.indexOfSection(section) {
      outline.append(state.current.items(at: position))
    }
    return outline
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    indexPath.count == 2 ? state.current.item(at: ItemPath(indexPath)) : nil
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.current.path(of: itemIdentifier).map { IndexPath($0) }
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.current.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let current = state.current
    return section < current.numberOfSections ? current.numberOfItems(at: section) : 0
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath) else { return UICollectionViewCell() }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      UIKitFault.raise(
        .internalInconsistency,
        """
        UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item \
        identifier '\(item)', which is not allowed. You must always return a cell to the collection view: \
        \(collectionView)
        """)
      collectionView.behavior.recordFailure()
      return UICollectionViewCell()
    }
    if let outline = outlineItem(item), let section = state.current.section(at: indexPath.section) {
      prepare(cell, item, outline, section)
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionView.missingSupplementaryView
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Outlines

  private func outlineItem(_ item: ItemIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
  {
    guard !outlines.isEmpty, let section = state.current.sectionIdentifier(containingItem: item) else {
      return nil
    }
    return outlines[section]
  }

  private func prepare(
    _ cell: UICollectionViewCell, _ item: ItemIdentifierType,
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ section: SectionIdentifierType
  ) {
    cell.outline = OutlineState(
      level: outline.level(of: item), isExpanded: outline.isExpanded(item),
      toggle: { [weak self] in self?.toggle(item, in: section) })
  }

  /// Expands or collapses an outline item.
  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var outline = outlines[section] else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let give = sectionSnapshotHandlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: give(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  // MARK: Reordering

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = state.current
    var new = old
    new.moveItem(from: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    state.current = new
    for change in transaction.sectionTransactions where outlines[change.sectionIdentifier] != nil {
      outlines[change.sectionIdentifier] = change.finalSnapshot
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

/// The outline state of a cell.
package struct OutlineState {
  package let level: Int
  package let isExpanded: Bool
  package let toggle: @MainActor () -> Void
}
