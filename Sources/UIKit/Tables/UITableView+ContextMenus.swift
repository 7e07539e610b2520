extension UITableView: CollectionMenuHost {
  func menuConfiguration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap { storedDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }

  func menuPreview(
    _ moment: CollectionMenuContext, _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview? {
    switch moment {
    case .highlighting:
      storedDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    case .dismissing:
      storedDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  func menuPerformsPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    storedDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { storedDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { storedDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
