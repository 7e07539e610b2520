import UIKit

// A method for each optional method of the protocols.

extension UITableViewDelegate where Self: _RXDelegateProxy {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forward("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  {
    forward("tableView:willDisplayHeaderView:forSection:", [tableView, view, section]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  {
    forward("tableView:willDisplayFooterView:forSection:", [tableView, view, section]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forward("tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    forward("tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    forward("tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, heightForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, viewForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    forward("tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    forward("tableView:didHighlightRowAt:", [tableView, indexPath]) { (target: any UITableViewDelegate) in
      target.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    forward("tableView:didUnhighlightRowAt:", [tableView, indexPath]) { (target: any UITableViewDelegate) in
      target.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, willSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forward("tableView:didSelectRowAt:", [tableView, indexPath]) { (target: any UITableViewDelegate) in
      target.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forward("tableView:didDeselectRowAt:", [tableView, indexPath]) { (target: any UITableViewDelegate) in
      target.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    forward("tableView:performPrimaryActionForRowAt:", [tableView, indexPath]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  {
    forward("tableView:didBeginMultipleSelectionInteractionAt:", [tableView, indexPath]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    forward("tableViewDidEndMultipleSelectionInteraction:", [tableView]) {
      (target: any UITableViewDelegate) in
      target.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, editActionsForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    forward("tableView:willBeginEditingRowAt:", [tableView, indexPath]) { (target: any UITableViewDelegate) in
      target.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    forward("tableView:didEndEditingRowAt:", [tableView, indexPath as Any? ?? NSNull()]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    forward("tableView:willPerformPreviewActionForMenuWith:animator:", [tableView, configuration, animator]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "tableView:willDisplayContextMenu:animator:", [tableView, configuration, animator as Any? ?? NSNull()]
    ) { (target: any UITableViewDelegate) in
      target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "tableView:willEndContextMenuInteraction:animator:",
      [tableView, configuration, animator as Any? ?? NSNull()]
    ) { (target: any UITableViewDelegate) in
      target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, canFocusRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }

  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
    -> Bool
  {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    forward("tableView:didUpdateFocusIn:with:", [tableView, context, coordinator]) {
      (target: any UITableViewDelegate) in
      target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.indexPathForPreferredFocusedView(in: tableView)
    }
  }

  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(StandardUITableViewDelegate()) { (target: any UITableViewDelegate) in
      target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    forward(
      "tableView:performAction:forRowAt:withSender:",
      [tableView, action, indexPath, sender as Any? ?? NSNull()]
    ) { (target: any UITableViewDelegate) in
      target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
}

/// Implements no optional method.
private final class StandardUITableViewDelegate: NSObject, UITableViewDelegate {}

extension UITableViewDataSource where Self: _RXDelegateProxy {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.tableView(tableView, numberOfRowsInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.tableView(tableView, cellForRowAt: indexPath)
    }
  }

  public func numberOfSections(in tableView: UITableView) -> Int {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.numberOfSections(in: tableView)
    }
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.tableView(tableView, titleForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.tableView(tableView, titleForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.tableView(tableView, canEditRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.tableView(tableView, canMoveRowAt: indexPath)
    }
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.sectionIndexTitles(for: tableView)
    }
  }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    answer(StandardUITableViewDataSource()) { (target: any UITableViewDataSource) in
      target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    forward("tableView:commit:forRowAt:", [tableView, editingStyle, indexPath]) {
      (target: any UITableViewDataSource) in
      target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    forward("tableView:moveRowAt:to:", [tableView, sourceIndexPath, destinationIndexPath]) {
      (target: any UITableViewDataSource) in
      target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

/// Implements no optional method.
private final class StandardUITableViewDataSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
