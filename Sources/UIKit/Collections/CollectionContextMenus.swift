import OrderedDiff

/// Opens the context menus that a collection view's delegate has: for an item, for all selected ones when one of them is
/// pressed, and for the empty space around.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let view: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the delegate answered when the press was about to begin.
  private var pending: UIContextMenuConfiguration?
  /// The pressed item of the open menu.
  private var path: IndexPath?

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  /// A press without a menu stays the item's.
  func mayBegin() -> Bool {
    pending = configuration(at: interaction.press.location(in: view))
    return pending != nil
  }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate = view.delegate else { return nil }
    let pressed = view.indexPathForItem(at: point)
    path = pressed
    let several = view.engineAllowsMultipleSelection ? view.indexPathsForSelectedItems ?? [] : []
    let paths = pressed.map { several.contains($0) ? several : [$0] } ?? []
    let answer = OptionalMethod.ask {
      delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    if let answer { return answer }
    return pressed.flatMap {
      delegate.collectionView(view, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  private func preview(_ given: UITargetedPreview?) -> UITargetedPreview? {
    if let given { return given }
    guard let cell = path.flatMap({ view.cellForItem(at: $0) }), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { pending = nil }
    let answer = pending ?? configuration(at: location)
    // What was pressed is not chosen as well.
    if answer != nil { view.engine.cancelTouch() }
    return answer
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate = view.delegate else { return preview(nil) }
    let own = path.flatMap {
      delegate.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
    return preview(
      own
        ?? delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate = view.delegate else { return preview(nil) }
    let own = path.flatMap {
      delegate.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
    return preview(
      own ?? delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    view.delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    path = nil
    view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
