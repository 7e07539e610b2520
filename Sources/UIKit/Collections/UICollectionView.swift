import OrderedDiff

/// A view that shows items in an arrangement defined by a layout. Only visible items have views, so that a
/// million items cost no more than a screenful.
///
/// Changes of the model are announced with insert, delete, move and reload methods, several at once inside
/// `performBatchUpdates(_:completion:)`: indices of deletes and reloads refer to the state before all
/// changes, those of inserts to the state afterward. If changes are inconsistent with the data source,
/// UIKit's exception is raised before anything changes. With the user default
/// `UICollectionViewRecoversFromInvalidUpdates` it is logged to the console instead, and the view reloads.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    let source = dataSource.map {
      "<\(ViewDescription.className(of: $0)): \(($0 as? NSObject)?.address ?? "0x0")>"
    }
    description.suffix += [
      "layout: <\(ViewDescription.className(of: collectionViewLayout)): \(collectionViewLayout.address)>",
      "dataSource: \(source ?? "(null)")",
    ]
  }

  /// The items form a single focus group for the tab key.
  package override var formsFocusGroup: Bool { true }

  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// The position of an item after scrolling, combining one vertical and one horizontal value.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Receives whether the animation completed, and whether the new layout was applied.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  package private(set) var engine: CollectionEngine!
  lazy var behavior = CollectionBehavior(self)

  /// The default result of the data source, which has no supplementary views.
  package static let missingSupplementaryView = UICollectionReusableView()

  // MARK: Making

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    start(layout)
  }

  /// Raises UIKit's exception, because a collection view requires a layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
    UIKitFault.raise(
      .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start(coder.interfaceValue(for: UICollectionView.self) ?? UICollectionViewLayout())
    coder.decodeInterface(of: self, as: UICollectionView.self)
  }

  private func start(_ layout: UICollectionViewLayout) {
    engine = CollectionEngine(host: self, layout: layout)
    backgroundColor = nil
  }

  // MARK: Layout

  /// The layout. Setting it applies it immediately; `setCollectionViewLayout` animates.
  open var collectionViewLayout: UICollectionViewLayout {
    get { engine.layout }
    set {
      willChange("collectionViewLayout")
      defer { didChange("collectionViewLayout") }
      engine.setLayout(newValue, animated: false, completion: nil)
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    engine.setLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    engine.setLayout(layout, animated: animated, completion: completion)
  }

  /// Starts an interactive layout transition. Set the result's `transitionProgress`, invalidate it, and
  /// finish or cancel at the end.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = engine.layout
    let blend =
      storedDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    engine.startInteractiveTransition(blend, completion: completion)
    return blend
  }
  open func finishInteractiveTransition() { engine.endInteractiveTransition(finishing: true) }
  open func cancelInteractiveTransition() { engine.endInteractiveTransition(finishing: false) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, engine.layout.dependsOn(previousTraitCollection, traitCollection)
    else {
      return
    }
    engine.reloadHeights()
  }

  package override func largeTitleDidChange() { collectionViewLayout.invalidateLayout() }

  open override func layoutSubviews() {
    engine.layoutPass()
    super.layoutSubviews()
    behavior.layOut()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard engine.usesOrder else { return super.hitTest(point, with: event) }
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    let byDepth = _subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }
    for (_, view) in byDepth {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Data

  /// The data source. Setting it reloads all data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  package final weak var storedDataSource: (any UICollectionViewDataSource)? {
    didSet { if storedDataSource !== oldValue { engine.reloadData() } }
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate }
    set { scrollDelegate = newValue }
  }
  package final private(set) weak var storedDelegate: (any UICollectionViewDelegate)?
  package override func scrollDelegateDidChange() {
    storedDelegate = scrollDelegate as? any UICollectionViewDelegate
    if storedDelegate != nil { behavior.installMenuGestures() }
  }

  /// The prefetching data source.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var numberOfSections: Int { engine.numberOfSections }
  open func numberOfItems(inSection section: Int) -> Int { engine.numberOfItems(in: section) }

  /// Reloads all data and clears the selection. Prefer methods for individual changes.
  open func reloadData() { engine.reloadData() }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.performBatchUpdates(updates, completion: completion)
  }

  open func insertSections(_ sections: IndexSet) { engine.insertSections(sections) }
  open func deleteSections(_ sections: IndexSet) { engine.deleteSections(sections) }
  open func reloadSections(_ sections: IndexSet) { engine.reloadSections(sections) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.moveSection(section, to: newSection)
  }
  open func insertItems(at indexPaths: [IndexPath]) { engine.insertItems(indexPaths.map { ItemPath($0) }) }
  open func deleteItems(at indexPaths: [IndexPath]) { engine.deleteItems(indexPaths.map { ItemPath($0) }) }
  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { engine.reloadItems(indexPaths.map { ItemPath($0) }) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.moveItem(ItemPath(indexPath), to: ItemPath(newIndexPath))
  }
  /// Updates the existing cells of items without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.reconfigureItems(indexPaths.map { ItemPath($0) })
  }

  open var hasUncommittedUpdates: Bool { engine.isUpdating }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    engine.register((cellClass as? UIView.Type).map { .viewClass($0) }, .cell, identifier)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    engine.register(nib.map { .nib($0) }, .cell, identifier)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { engine.register(nib.map { .nib($0) }, .supplementary(elementKind), identifier) }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    engine.register(
      (viewClass as? UIView.Type).map { .viewClass($0) }, .supplementary(elementKind), identifier)
  }

  /// Returns a reused or new cell for an item requested from the data source.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeue(.cell, identifier, indexPath) as? UICollectionViewCell ?? UICollectionViewCell() }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.supplementary(elementKind), identifier, indexPath) as? UICollectionReusableView
      ?? UICollectionReusableView()
  }

  open var visibleCells: [UICollectionViewCell] {
    engine.visible(\.isCell).compactMap { $0.view as? UICollectionViewCell }
  }
  open var indexPathsForVisibleItems: [IndexPath] { engine.visible(\.isCell).map(\.key.indexPath) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    engine.cell(at: ItemPath(indexPath)) as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    engine.key(of: cell).flatMap { $0.kind.isCell ? $0.indexPath : nil }
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.path(at: point).map { IndexPath($0) }
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { engine.live[ElementKey(.supplementary(elementKind), indexPath)]?.view as? UICollectionReusableView }
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    engine.key(of: view).flatMap { $0.kind.category == .supplementaryView ? $0.indexPath : nil }
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    let kind = ElementKind.supplementary(elementKind)
    return engine.visible { $0 == kind }.compactMap { $0.view as? UICollectionReusableView }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let kind = ElementKind.supplementary(elementKind)
    return engine.visible { $0 == kind }.map(\.key.indexPath)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    engine.prepareIfNeeded()
    return engine.layoutAttributes(ElementKey(.cell, indexPath))
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    engine.prepareIfNeeded()
    if let attributes = engine.layoutAttributes(ElementKey(.supplementary(kind), indexPath)) {
      return attributes
    }
    // Headers and footers of flow layouts without an extent have empty attributes.
    let kinds = [Self.elementKindSectionHeader, Self.elementKindSectionFooter]
    guard collectionViewLayout is UICollectionViewFlowLayout, kinds.contains(kind), indexPath.item == 0,
      engine.counts.indices.contains(indexPath.section)
    else { return nil }
    return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
  }

  /// A view behind all content that does not scroll.
  open var backgroundView: UIView? {
    willSet { willChange("backgroundView") }
    didSet {
      defer { didChange("backgroundView") }
      behavior.backgroundDidChange(from: oldValue)
    }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { behavior.multipleSelectionDidChange() }
  }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { behavior.multipleSelectionDidChange() }
  }
  open var isEditing = false {
    didSet { if isEditing != oldValue { behavior.editingDidChange() } }
  }
  /// Whether cells that change are measured again automatically.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: engine.selfSizing.rawValue) ?? .enabled }
    set { engine.selfSizing = SelfSizing(rawValue: newValue.rawValue) ?? .enabled }
  }
  /// The speed at which items are rearranged during drags.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Focus

  /// Whether items can have keyboard focus.
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  /// Whether the focused item is selected.
  open var selectionFollowsFocus = false
  /// Whether focus returns to the last focused item, even if it was scrolled off screen.
  open var remembersLastFocusedIndexPath = false

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    focusEntry(nil).map { [$0] } ?? super.preferredFocusEnvironments
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    guard super.shouldUpdateFocus(in: context) else { return false }
    let own = UICollectionViewFocusUpdateContext(context, behavior.focus)
    return storedDelegate?.collectionView(self, shouldUpdateFocusIn: own) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    behavior.focus.didMove(context)
    let own = UICollectionViewFocusUpdateContext(context, behavior.focus)
    storedDelegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { engine.selection.sorted.map { IndexPath($0) } }

  /// Selects an item, or clears the selection if `nil`, without calling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return engine.deselectAll(animated: animated) }
    engine.select(ItemPath(indexPath), animated: animated)
    if scrollPosition != [] {
      engine.scroll(to: ItemPath(indexPath), at: scrollPosition, animated: animated)
    }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.deselect(ItemPath(indexPath), animated: animated)
  }

  // MARK: Scrolling

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let path = ItemPath(indexPath)
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else {
      return UIKitFault.raise(
        .range,
        """
        Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \
        \(engine.counts.indices.contains(path.section) ? engine.counts[path.section] : 0) items in section \
        \(path.section). Collection view: \(self).
        """)
    }
    engine.scroll(to: path, at: scrollPosition, animated: animated)
  }

  /// The interaction that presents context menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { behavior.contextMenus?.interaction }

  // MARK: Drag and drop

  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { behavior.dragAndDropDidChange() }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { behavior.dragAndDropDidChange() }
  }
  /// Whether items can be dragged. Default `true` on pads.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad {
    didSet { behavior.dragAndDropDidChange() }
  }
  /// Whether an item of this view is being dragged.
  open var hasActiveDrag: Bool { behavior.dragDrop?.hasActiveDrag ?? false }
  /// Whether something is dragged over this view.
  open var hasActiveDrop: Bool { behavior.dragDrop?.hasActiveDrop ?? false }

  // MARK: Interactive movement

  /// Lifts an item for interactive movement.
  /// - Returns: `false` if the data source does not allow moving it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let dataSource = storedDataSource, dataSource.collectionView(self, canMoveItemAt: indexPath) else {
      return false
    }
    guard CollectionMethods.move.isImplemented(by: dataSource) else { return false }
    return engine.beginMovement(of: ItemPath(indexPath))
  }
  /// Moves the item to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.moveTarget(to: targetPosition) { original, current, proposed in
      guard let delegate = storedDelegate else { return proposed }
      return ItemPath(
        delegate.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(original),
          atCurrentIndexPath: IndexPath(current), toProposedIndexPath: IndexPath(proposed)))
    }
  }
  open func endInteractiveMovement() {
    engine.endMovement(cancelled: false) { storedDataSource?.collectionView(self, moveItemAt: $0, to: $1) }
  }
  open func cancelInteractiveMovement() { engine.endMovement(cancelled: true) { _, _ in } }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && behavior.canBegin(gestureRecognizer)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { engine.touchBegan(at: touch.location(in: self)) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { engine.touchMoved(to: touch.location(in: self)) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    engine.touchEnded()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    engine.cancelTouch()
  }
}
