extension UICollectionView: CollectionMenuHost {
  /// If one of several selected items is pressed, the menu applies to all of them.
  func menuConfiguration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate = storedDelegate else { return nil }
    let several = engineAllowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
    let paths = path.map { several.contains($0) ? several : [$0] } ?? []
    let answer = CollectionMethods.menuForItems.ask(delegate) {
      $0.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    if let answer { return answer }
    return path.flatMap {
      delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  func menuPreview(
    _ moment: CollectionMenuContext, _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview? {
    guard let delegate = storedDelegate else { return nil }
    switch moment {
    case .highlighting:
      let own = path.flatMap {
        delegate.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
      }
      return own
        ?? delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    case .dismissing:
      let own = path.flatMap {
        delegate.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
      }
      return own
        ?? delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  func menuPerformsPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    storedDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { storedDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { storedDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
