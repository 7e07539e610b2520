import UIKit

// A method for each optional method of the protocols.

extension UICollectionViewDelegate where Self: _RXDelegateProxy {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    forward("collectionView:didHighlightItemAt:", [collectionView, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    forward("collectionView:didUnhighlightItemAt:", [collectionView, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    forward("collectionView:didSelectItemAt:", [collectionView, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    forward("collectionView:didDeselectItemAt:", [collectionView, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    forward("collectionView:performPrimaryActionForItemAt:", [collectionView, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    forward("collectionView:didBeginMultipleSelectionInteractionAt:", [collectionView, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    forward("collectionViewDidEndMultipleSelectionInteraction:", [collectionView]) {
      (target: any UICollectionViewDelegate) in
      target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    forward("collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    forward(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forward("collectionView:didEndDisplaying:forItemAt:", [collectionView, cell, indexPath]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    forward(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    forward(
      "collectionView:performAction:forItemAt:withSender:",
      [collectionView, action, indexPath, sender as Any? ?? NSNull()]
    ) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposed)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
        atCurrentIndexPath: current, toProposedIndexPath: proposed)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    forward(
      "collectionView:willPerformPreviewActionForMenuWith:animator:",
      [collectionView, configuration, animator]
    ) { (target: any UICollectionViewDelegate) in
      target.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "collectionView:willDisplayContextMenu:animator:",
      [collectionView, configuration, animator as Any? ?? NSNull()]
    ) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "collectionView:willEndContextMenuInteraction:animator:",
      [collectionView, configuration, animator as Any? ?? NSNull()]
    ) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    forward("collectionView:didUpdateFocusIn:with:", [collectionView, context, coordinator]) {
      (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.indexPathForPreferredFocusedView(in: collectionView)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    answer(StandardUICollectionViewDelegate()) { (target: any UICollectionViewDelegate) in
      target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }
}

/// Implements no optional method.
private final class StandardUICollectionViewDelegate: NSObject, UICollectionViewDelegate {}

extension UICollectionViewDelegateFlowLayout where Self: _RXDelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    answer(StandardUICollectionViewDelegateFlowLayout()) { (target: any UICollectionViewDelegateFlowLayout) in
      target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    answer(StandardUICollectionViewDelegateFlowLayout()) { (target: any UICollectionViewDelegateFlowLayout) in
      target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(StandardUICollectionViewDelegateFlowLayout()) { (target: any UICollectionViewDelegateFlowLayout) in
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(StandardUICollectionViewDelegateFlowLayout()) { (target: any UICollectionViewDelegateFlowLayout) in
      target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    answer(StandardUICollectionViewDelegateFlowLayout()) { (target: any UICollectionViewDelegateFlowLayout) in
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    answer(StandardUICollectionViewDelegateFlowLayout()) { (target: any UICollectionViewDelegateFlowLayout) in
      target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}

/// Implements no optional method.
private final class StandardUICollectionViewDelegateFlowLayout: NSObject, UICollectionViewDelegateFlowLayout {
}

extension UICollectionViewDataSource where Self: _RXDelegateProxy {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    answer(StandardUICollectionViewDataSource()) { (target: any UICollectionViewDataSource) in
      target.numberOfSections(in: collectionView)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    answer(StandardUICollectionViewDataSource()) { (target: any UICollectionViewDataSource) in
      target.collectionView(collectionView, numberOfItemsInSection: section)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    answer(StandardUICollectionViewDataSource()) { (target: any UICollectionViewDataSource) in
      target.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    answer(StandardUICollectionViewDataSource()) { (target: any UICollectionViewDataSource) in
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    answer(StandardUICollectionViewDataSource()) { (target: any UICollectionViewDataSource) in
      target.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    forward("collectionView:moveItemAt:to:", [collectionView, sourceIndexPath, destinationIndexPath]) {
      (target: any UICollectionViewDataSource) in
      target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    answer(StandardUICollectionViewDataSource()) { (target: any UICollectionViewDataSource) in
      target.indexTitles(for: collectionView)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    answer(StandardUICollectionViewDataSource()) { (target: any UICollectionViewDataSource) in
      target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

/// Implements no optional method.
private final class StandardUICollectionViewDataSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell()
  }
}
