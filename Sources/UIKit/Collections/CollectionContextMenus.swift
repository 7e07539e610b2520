import OrderedDiff

/// A collection view or table with context menus, which calls the app's delegate methods.
@MainActor
protocol CollectionMenuHost: CollectionDragHost {
  /// - Parameter path: The pressed item; `nil` for the background.
  func menuConfiguration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration?
  func menuPreview(
    _ moment: CollectionMenuContext, _ configuration: UIContextMenuConfiguration, at path: IndexPath?
  ) -> UITargetedPreview?
  func menuPerformsPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

enum CollectionMenuContext { case highlighting, dismissing }

/// Presents the context menus of items and of the background.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  // The view owns this object; its closures hold weak references.
  private unowned(unsafe) let view: any CollectionMenuHost
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The configuration returned when the press was about to begin.
  private var pending: UIContextMenuConfiguration?
  /// The item of the open menu.
  private var path: IndexPath?

  init(_ view: any CollectionMenuHost) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  /// Whether the press has a menu; otherwise, the item handles it.
  func canBegin() -> Bool {
    pending = configuration(at: interaction.press.location(in: view))
    return pending != nil
  }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    path = view.dragEngine.path(at: point).map { IndexPath($0) }
    return view.menuConfiguration(at: path, point)
  }

  private func preview(_ moment: CollectionMenuContext, _ configuration: UIContextMenuConfiguration)
    -> UITargetedPreview?
  {
    if let given = view.menuPreview(moment, configuration, at: path) { return given }
    guard let cell = path.flatMap({ view.dragEngine.cell(at: ItemPath($0)) }), cell.window != nil else {
      return nil
    }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { pending = nil }
    let answer = pending ?? configuration(at: location)
    // A pressed item is not selected.
    if answer != nil { view.dragEngine.cancelTouch() }
    return answer
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(.highlighting, configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(.dismissing, configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { view.menuPerformsPreviewAction(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { view.menuWillDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    path = nil
    view.menuWillEnd(configuration, animator)
  }
}
