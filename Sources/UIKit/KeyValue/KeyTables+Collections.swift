// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addCollections(to classes: _ObjCClasses) {
    classes.addProperties(of: NSCollectionLayoutAnchor.self) { table in
      table.readable("edges", \NSCollectionLayoutAnchor.edges)
      table.readable("absoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset)
      table.readable("fractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset)
      table.readable("offset", \NSCollectionLayoutAnchor.offset)
    }
    classes.addProperties(of: NSCollectionLayoutBoundarySupplementaryItem.self) { table in
      table.readable("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment)
      table.settable("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
      table.readable("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset)
      table.settable("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
    }
    classes.addProperties(of: NSCollectionLayoutDecorationItem.self) { table in
      table.readable("elementKind", \NSCollectionLayoutDecorationItem.elementKind)
      table.settable("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
    }
    classes.addProperties(of: NSCollectionLayoutDimension.self) { table in
      table.readable("dimension", \NSCollectionLayoutDimension.dimension)
      table.readable("absolute", \NSCollectionLayoutDimension.isAbsolute)
      table.readable("estimated", \NSCollectionLayoutDimension.isEstimated)
      table.readable("fractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight)
      table.readable("fractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth)
      table.readable("uniformAcrossSiblings", \NSCollectionLayoutDimension.isUniformAcrossSiblings)
    }
    classes.addProperties(of: NSCollectionLayoutEdgeSpacing.self) { table in
      table.readable("bottom", \NSCollectionLayoutEdgeSpacing.bottom)
      table.readable("leading", \NSCollectionLayoutEdgeSpacing.leading)
      table.readable("top", \NSCollectionLayoutEdgeSpacing.top)
      table.readable("trailing", \NSCollectionLayoutEdgeSpacing.trailing)
    }
    classes.addProperties(of: NSCollectionLayoutGroup.self) { table in
      table.settable("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
      table.readable("subitems", \NSCollectionLayoutGroup.subitems)
    }
    classes.addProperties(of: NSCollectionLayoutGroupCustomItem.self) { table in
      table.readable("frame", \NSCollectionLayoutGroupCustomItem.frame)
      table.readable("zIndex", \NSCollectionLayoutGroupCustomItem.zIndex)
    }
    classes.addProperties(of: NSCollectionLayoutItem.self) { table in
      table.settable("contentInsets", \NSCollectionLayoutItem.contentInsets)
      table.settable("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing)
      table.readable("layoutSize", \NSCollectionLayoutItem.layoutSize)
      table.readable("supplementaryItems", \NSCollectionLayoutItem.supplementaryItems)
    }
    classes.addProperties(of: NSCollectionLayoutSection.self) { table in
      table.settable("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
      table.settable("contentInsets", \NSCollectionLayoutSection.contentInsets)
      table.settable("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
      table.settable("decorationItems", \NSCollectionLayoutSection.decorationItems)
      table.settable("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
      table.settable("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
      table.settable("orthogonalScrollingProperties", \NSCollectionLayoutSection.orthogonalScrollingProperties)
      table.settable("supplementariesFollowContentInsets", \NSCollectionLayoutSection.supplementariesFollowContentInsets)
      table.settable("supplementaryContentInsetsReference", \NSCollectionLayoutSection.supplementaryContentInsetsReference)
      table.settable("visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
    }
    classes.addProperties(of: NSCollectionLayoutSize.self) { table in
      table.readable("heightDimension", \NSCollectionLayoutSize.heightDimension)
      table.readable("widthDimension", \NSCollectionLayoutSize.widthDimension)
    }
    classes.addProperties(of: NSCollectionLayoutSpacing.self) { table in
      table.readable("fixedSpacing", \NSCollectionLayoutSpacing.isFixedSpacing)
      table.readable("flexibleSpacing", \NSCollectionLayoutSpacing.isFlexibleSpacing)
      table.readable("spacing", \NSCollectionLayoutSpacing.spacing)
    }
    classes.addProperties(of: NSCollectionLayoutSupplementaryItem.self) { table in
      table.readable("containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor)
      table.readable("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind)
      table.readable("itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor)
      table.settable("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
    }
    classes.addProperties(of: UICollectionLayoutSectionOrthogonalScrollingProperties.self) { table in
      table.settable("bounce", \UICollectionLayoutSectionOrthogonalScrollingProperties.bounce)
      table.settable("decelerationRate", \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate)
    }
    classes.addProperties(of: UICollectionReusableView.self) { table in
      table.readable("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
    }
    classes.addProperties(of: UICollectionView.self) { table in
      table.settable("allowsFocus", \UICollectionView.allowsFocus)
      table.settable("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
      table.settable("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
      table.settable("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
      table.settable("allowsSelection", \UICollectionView.allowsSelection)
      table.settable("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
      table.settable("backgroundView", \UICollectionView.backgroundView)
      table.settable("collectionViewLayout", \UICollectionView.collectionViewLayout)
      table.readable("contextMenuInteraction", \UICollectionView.contextMenuInteraction)
      table.settable("dataSource", \UICollectionView.dataSource)
      table.settable("delegate", \UICollectionView.delegate)
      table.settable("dragDelegate", \UICollectionView.dragDelegate)
      table.settable("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
      table.settable("dropDelegate", \UICollectionView.dropDelegate)
      table.readable("hasActiveDrag", \UICollectionView.hasActiveDrag)
      table.readable("hasActiveDrop", \UICollectionView.hasActiveDrop)
      table.readable("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates)
      table.readable("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
      table.readable("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
      table.settable("editing", \UICollectionView.isEditing)
      table.settable("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
      table.readable("numberOfSections", \UICollectionView.numberOfSections)
      table.settable("prefetchDataSource", \UICollectionView.prefetchDataSource)
      table.settable("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
      table.settable("reorderingCadence", \UICollectionView.reorderingCadence)
      table.settable("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
      table.settable("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
      table.readable("visibleCells", \UICollectionView.visibleCells)
    }
    classes.addProperties(of: UICollectionViewCell.self) { table in
      table.settable("automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
      table.settable("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
      table.settable("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
      table.settable("backgroundView", \UICollectionViewCell.backgroundView)
      table.readable("configurationState", \UICollectionViewCell.configurationState)
      table.settable("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
      table.settable("contentConfiguration", \UICollectionViewCell.contentConfiguration)
      table.readable("contentView", \UICollectionViewCell.contentView)
      table.readable("editing", \UICollectionViewCell.isEditing)
      table.settable("highlighted", \UICollectionViewCell.isHighlighted)
      table.settable("selected", \UICollectionViewCell.isSelected)
      table.settable("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    }
    classes.addProperties(of: UICollectionViewCompositionalLayout.self) { table in
      table.settable("configuration", \UICollectionViewCompositionalLayout.configuration)
    }
    classes.addProperties(of: UICollectionViewCompositionalLayoutConfiguration.self) { table in
      table.settable("boundarySupplementaryItems", \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
      table.settable("contentInsetsReference", \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference)
      table.settable("interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
      table.settable("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
    }
    classes.addProperties(of: UICollectionViewController.self) { table in
      table.settable("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
      table.settable("collectionView", \UICollectionViewController.collectionView)
      table.readable("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
      table.settable("installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement)
      table.settable("useLayoutToLayoutNavigationTransitions", \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
    }
    classes.addProperties(of: UICollectionViewDropPlaceholder.self) { table in
      table.settable("previewParametersProvider", \UICollectionViewDropPlaceholder.previewParametersProvider)
    }
    classes.addProperties(of: UICollectionViewDropProposal.self) { table in
      table.readable("intent", \UICollectionViewDropProposal.intent)
    }
    classes.addProperties(of: UICollectionViewFlowLayout.self) { table in
      table.settable("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
      table.settable("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
      table.settable("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
      table.settable("itemSize", \UICollectionViewFlowLayout.itemSize)
      table.settable("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
      table.settable("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
      table.settable("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
      table.settable("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
      table.settable("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
      table.settable("sectionInset", \UICollectionViewFlowLayout.sectionInset)
      table.settable("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
    }
    classes.addProperties(of: UICollectionViewFlowLayoutInvalidationContext.self) { table in
      table.settable("invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
      table.settable("invalidateFlowLayoutDelegateMetrics", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
    }
    classes.addProperties(of: UICollectionViewFocusUpdateContext.self) { table in
      table.readable("nextFocusedIndexPath", \UICollectionViewFocusUpdateContext.nextFocusedIndexPath)
      table.readable("previouslyFocusedIndexPath", \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath)
    }
    classes.addProperties(of: UICollectionViewLayout.self) { table in
      table.readable("collectionView", \UICollectionViewLayout.collectionView)
      table.readable("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
      table.readable("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
      table.readable("flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
    }
    classes.addProperties(of: UICollectionViewLayoutAttributes.self) { table in
      table.settable("alpha", \UICollectionViewLayoutAttributes.alpha)
      table.settable("bounds", \UICollectionViewLayoutAttributes.bounds)
      table.settable("center", \UICollectionViewLayoutAttributes.center)
      table.settable("frame", \UICollectionViewLayoutAttributes.frame)
      table.settable("indexPath", \UICollectionViewLayoutAttributes.indexPath)
      table.settable("hidden", \UICollectionViewLayoutAttributes.isHidden)
      table.readable("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
      table.readable("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
      table.settable("size", \UICollectionViewLayoutAttributes.size)
      table.settable("transform", \UICollectionViewLayoutAttributes.transform)
      table.settable("transform3D", \UICollectionViewLayoutAttributes.transform3D)
      table.settable("zIndex", \UICollectionViewLayoutAttributes.zIndex)
    }
    classes.addProperties(of: UICollectionViewLayoutInvalidationContext.self) { table in
      table.settable("contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
      table.settable("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
      table.readable("interactiveMovementTarget", \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget)
      table.readable("invalidateDataSourceCounts", \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
      table.readable("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
      table.readable("invalidatedDecorationIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths)
      table.readable("invalidatedItemIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths)
      table.readable("invalidatedSupplementaryIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths)
      table.readable("previousIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
      table.readable("targetIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
    }
    classes.addProperties(of: UICollectionViewListCell.self) { table in
      table.settable("accessories", \UICollectionViewListCell.accessories)
      table.settable("indentationLevel", \UICollectionViewListCell.indentationLevel)
      table.settable("indentationWidth", \UICollectionViewListCell.indentationWidth)
      table.settable("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
      table.readable("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide)
    }
    classes.addProperties(of: UICollectionViewPlaceholder.self) { table in
      table.settable("cellUpdateHandler", \UICollectionViewPlaceholder.cellUpdateHandler)
      table.readable("insertionIndexPath", \UICollectionViewPlaceholder.insertionIndexPath)
      table.readable("reuseIdentifier", \UICollectionViewPlaceholder.reuseIdentifier)
    }
    classes.addProperties(of: UICollectionViewTransitionLayout.self) { table in
      table.readable("currentLayout", \UICollectionViewTransitionLayout.currentLayout)
      table.readable("nextLayout", \UICollectionViewTransitionLayout.nextLayout)
      table.settable("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
    }
    classes.addProperties(of: UICollectionViewUpdateItem.self) { table in
      table.readable("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
      table.readable("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
      table.readable("updateAction", \UICollectionViewUpdateItem.updateAction)
    }
    classes.addProperties(of: UITableViewFocusUpdateContext.self) { table in
      table.readable("nextFocusedIndexPath", \UITableViewFocusUpdateContext.nextFocusedIndexPath)
      table.readable("previouslyFocusedIndexPath", \UITableViewFocusUpdateContext.previouslyFocusedIndexPath)
    }
  }
}
