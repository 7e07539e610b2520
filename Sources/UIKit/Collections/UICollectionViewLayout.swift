import OrderedDiff

/// An abstract layout of a collection view.
///
/// Subclasses override `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and compute what these need in `prepare()`. Only visible elements are
/// queried, so the cost need not depend on the number of items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The engine that uses this layout.
  @BackReference package final var engine: CollectionEngine?
  private var decorations: [String: DecorationSource] = [:]

  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }
  public required init?(coder: NSCoder) {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }
  /// Encodes nothing. Subclasses encode their properties.
  open func encode(with coder: NSCoder) {}

  /// The collection view; `nil` until the layout is in use.
  open var collectionView: UICollectionView? { engine?.host as? UICollectionView }

  /// Scrolls the section of an item, if it scrolls on its own.
  package func scrollSection(to path: ItemPath, at position: UICollectionView.ScrollPosition, animated: Bool)
  {}

  /// The layout's background color, in front of the view's own.
  package var ground: UIColor? { nil }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Arrangement

  /// Computes the layout. Called before the first query and after each invalidation.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns all elements in a rectangle, in any order.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation

  /// Invalidates the layout, which is computed again in the next layout pass.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Invalidates a part of the layout. Overrides must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    engine?.layoutWasInvalidated(by: self, context)
  }

  /// Whether a change of the bounds invalidates the layout. Called for every scroll step.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeInvalidationContext()
    context.isBoundsChange = true
    return context
  }

  /// Whether the preferred attributes of a cell invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    switch preferredAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
    }
    return context
  }

  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    if type == UICollectionViewLayoutInvalidationContext.self {
      return UICollectionViewLayoutInvalidationContext()
    }
    return DynamicInit.makeObject(type) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Whether to query a view's preferred attributes. Layouts with fixed sizes avoid the measurement.
  package func asksForPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Whether visible content keeps its position on screen when sizes change: by item instead of offset.
  /// Custom layouts use `contentOffsetAdjustment` instead.
  package var keepsVisibleItemsInPlace: Bool { anchorsItems }

  /// Whether a change of traits may affect element sizes.
  package func dependsOn(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.horizontalSizeClass != new.horizontalSizeClass
      || old.verticalSizeClass != new.verticalSizeClass || old.displayScale != new.displayScale
      || old.legibilityWeight != new.legibilityWeight
  }

  /// Whether a change of safe area, margins or content inset affects elements.
  package var isArrangedForOtherInsets: Bool { false }
  /// Enables `keepsVisibleItemsInPlace` for layouts of other modules.
  package final var anchorsItems = false

  // MARK: Updates

  /// Called when items and sections have moved, before `prepare()`, to move associated data such as measured
  /// sizes.
  package func itemsDidMove(_ map: UpdateMap) {}

  /// Called before a batch update is animated, after the new layout was prepared.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called as the last step of a batch update, inside its animation.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated change of the view's size, such as a rotation, before visible elements are
  /// placed.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside the animation when all elements are placed.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the initial attributes of an appearing item. By default, new items fade in, and existing ones
  /// move from their previous position.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { engine?.initialAttributes(ElementKey(.cell, itemIndexPath)) }

  /// Returns the final attributes of a disappearing item. By default, deleted items fade out.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { engine?.finalAttributes(ElementKey(.cell, itemIndexPath)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine?.initialAttributes(ElementKey(.supplementary(elementKind), elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine?.finalAttributes(ElementKey(.supplementary(elementKind), elementIndexPath))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine?.initialAttributes(ElementKey(.decoration(elementKind), decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine?.finalAttributes(ElementKey(.decoration(elementKind), decorationIndexPath))
  }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Offsets and transitions

  /// Returns the content offset after a change or animation of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset at which scrolling stops.
  /// - `velocity`: The velocity in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Called before this layout is replaced by another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called inside the animation between two layouts.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the index path for an interactively moved item at a position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { engine?.nearestItem(to: position) ?? previousIndexPath }

  /// Returns the attributes of an interactively moved item.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Decoration views

  /// Registers a class for decoration views of a kind; `nil` unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = (viewClass as? UIView.Type).map { .viewClass($0) }
  }

  /// Registers a nib for decoration views of a kind; `nil` unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      .maker { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }

  package enum DecorationSource {
    case viewClass(UIView.Type)
    case maker(@MainActor () -> UIView?)
  }

  package func decorationSource(ofKind elementKind: String) -> DecorationSource? { decorations[elementKind] }
}
