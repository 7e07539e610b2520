import OrderedDiff

/// A table's data source that applies snapshots and computes the changes.
///
/// For titles and editing, subclass it and override methods of `UITableViewDataSource`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The default animation of rows.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private nonisolated let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates the data source of a table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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
      snapshot, to: { [weak self] in self?.prepared() }, animated: animatingDifferences,
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
    state.applyByReloading(snapshot, to: prepared(), completion: completion)
  }

  private func prepared() -> CollectionEngine? {
    guard let tableView else { return nil }
    tableView.endSwipeForChange()
    tableView.sectionViews.removeUnused()
    tableView.tableLayout.animations.standard = defaultRowAnimation
    tableView.reloadSectionIndexTitles()
    return tableView.engine
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

  open func numberOfSections(in tableView: UITableView) -> Int { state.current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let current = state.current
    return section < current.numberOfSections ? current.numberOfItems(at: section) : 0
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    UIKitFault.raise(
      .internalInconsistency,
      "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    index
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
