import CMethodTables

/// Determines heights, headers, selection, editing and menus of a table's rows. All methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Returns a height in points; `UITableView.automaticDimension` for automatic height.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the context menu of a row; `nil` for none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Not called: rows do not open under a drag.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
}

extension UITableViewDelegate {
  public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
  public func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
  public func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {}
  public func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath) {}
  public func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {}
  public func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {}

  public func tableView(_ tableView: UITableView, heightForRowAt _: IndexPath) -> CGFloat {
    ptl_default_method()
    return tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection _: Int) -> CGFloat {
    ptl_default_method()
    return tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection _: Int) -> CGFloat {
    ptl_default_method()
    return tableView.sectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection _: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection _: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  public func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? {
    nil
  }
  public func tableView(_: UITableView, viewForFooterInSection _: Int) -> UIView? {
    nil
  }
  public func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}
  public func tableView(_: UITableView, indentationLevelForRowAt _: IndexPath) -> Int {
    ptl_default_method()
    return 0
  }

  public func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, didHighlightRowAt _: IndexPath) {}
  public func tableView(_: UITableView, didUnhighlightRowAt _: IndexPath) {}
  public func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_: UITableView, didSelectRowAt _: IndexPath) {}
  public func tableView(_: UITableView, didDeselectRowAt _: IndexPath) {}
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt _: IndexPath) -> Bool {
    !tableView.isEditing
  }
  public func tableView(_: UITableView, performPrimaryActionForRowAt _: IndexPath) {}
  public func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool {
    false
  }
  public func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
  public func tableViewDidEndMultipleSelectionInteraction(_: UITableView) {}

  public func tableView(_: UITableView, editingStyleForRowAt _: IndexPath) -> UITableViewCell.EditingStyle {
    .delete
  }
  public func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath) -> String? {
    nil
  }
  public func tableView(
    _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? {
    nil
  }
  public func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(_: UITableView, editActionsForRowAt _: IndexPath) -> [UITableViewRowAction]? { nil }
  public func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, willBeginEditingRowAt _: IndexPath) {}
  public func tableView(_: UITableView, didEndEditingRowAt _: IndexPath?) {}
  public func tableView(
    _: UITableView, targetIndexPathForMoveFromRowAt _: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }

  public func tableView(
    _: UITableView, contextMenuConfigurationForRowAt _: IndexPath, point _: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func tableView(
    _: UITableView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _: UITableView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
    animator _: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func tableView(
    _: UITableView, willDisplayContextMenu _: UIContextMenuConfiguration,
    animator _: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func tableView(
    _: UITableView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
    animator _: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func tableView(_: UITableView, canFocusRowAt _: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, selectionFollowsFocusForRowAt _: IndexPath) -> Bool {
    ptl_default_method()
    return false
  }
  public func tableView(_: UITableView, shouldUpdateFocusIn _: UITableViewFocusUpdateContext) -> Bool { true }
  public func tableView(
    _: UITableView, didUpdateFocusIn _: UITableViewFocusUpdateContext, with _: UIFocusAnimationCoordinator
  ) {}
  public func indexPathForPreferredFocusedView(in _: UITableView) -> IndexPath? { nil }
  public func tableView(
    _: UITableView, shouldSpringLoadRowAt _: IndexPath, with _: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  public func tableView(_: UITableView, shouldShowMenuForRowAt _: IndexPath) -> Bool { false }
  public func tableView(
    _: UITableView, canPerformAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
  ) -> Bool { false }
  public func tableView(
    _: UITableView, performAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
  ) {}
}
