import OrderedDiff

/// Says where the elements of a collection view are.
///
/// Subclass it for an arrangement of the app's own: answer `collectionViewContentSize`, `layoutAttributesForElements(in:)`
/// and `layoutAttributesForItem(at:)`, and work out in `prepare()` what these need. A layout is asked for what is visible
/// only, so that the number of items need not matter.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The engine that asks this layout.
  package weak var engine: CollectionEngine?
  private var decorations: [String: DecorationSource] = [:]

  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }
  public required init?(coder: NSCoder) {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  /// The view that shows what the layout arranges; `nil` until the layout is in use.
  open var collectionView: UICollectionView? { engine?.host as? UICollectionView }

  /// The colour of the ground that the layout has for everything, in front of the view's own.
  package var ground: UIColor? { nil }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Arrangement

  /// Works out the arrangement. Called before the first question and after each invalidation.
  open func prepare() {}
  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Every element that lies in a rectangle, in any order.
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

  /// Says that the arrangement is stale: it is worked out again in the next layout pass.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Says what of the arrangement is stale. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    engine?.layoutWasInvalidated(by: self, context)
  }

  /// Whether other bounds of the collection view need another arrangement; called for every step of scrolling.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeInvalidationContext()
    context.isBoundsChange = true
    return context
  }

  /// Whether a cell that wants another place or size than it was given shall have it.
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

  /// Whether a view that was given these attributes is asked which it prefers. Layouts whose sizes are fixed spare the
  /// cells the measuring.
  package func asksForPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Whether visible content stays where it is on the screen when sizes become known: by items, not by offset. Custom
  /// layouts say it by `contentOffsetAdjustment` instead.
  package var keepsVisibleItemsInPlace: Bool { anchorsItems }

  /// Whether elements may have other sizes after a change of traits.
  package func dependsOn(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.horizontalSizeClass != new.horizontalSizeClass
      || old.verticalSizeClass != new.verticalSizeClass || old.displayScale != new.displayScale
      || old.legibilityWeight != new.legibilityWeight
  }

  /// Whether the safe area, the margins or the content inset have changed in a way that moves elements.
  package var isArrangedForOtherInsets: Bool { false }
  /// The same for a layout outside this module.
  package final var anchorsItems = false

  // MARK: Updates

  /// Called when items and sections have changed their places, before `prepare()`: what is known about them, such as
  /// measured sizes, can go with them.
  package func itemsDidMove(_ map: UpdateMap) {}

  /// Called before a batch of changes is animated, with the new arrangement already prepared.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called as the last step of a batch, inside its animation.
  open func finalizeCollectionViewUpdates() {}
  /// Called when the view's size changes in an animation block, as on rotation, before what is visible is placed anew.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called in the animation block, when everything is in its place.
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item that appears comes from. By default one that is new fades in at its place, and one that was there
  /// before comes from its former place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { engine?.initialAttributes(ElementKey(.cell, itemIndexPath)) }

  /// Where an item that disappears goes. By default one that is deleted fades out at its place.
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

  /// Where the content is to rest, after a change or an animation of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where scrolling is to stop.
  /// - Parameter velocity: In points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Called when this layout is about to give way to another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when this layout is about to take over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called inside the animation from one layout to another.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Where an item that a person holds at a position would go.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { engine?.nearestItem(to: position) ?? previousIndexPath }

  /// How an item looks while a person holds it.
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

  /// Says by which class decoration views of a kind are made; `nil` forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = (viewClass as? UIView.Type).map { .viewClass($0) }
  }

  /// Says which nib decoration views of a kind come from; `nil` forgets it.
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
