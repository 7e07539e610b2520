/// Opens the menus that a table's delegate has for rows.
@MainActor
final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the delegate answered when the press was about to begin.
  private var pending: UIContextMenuConfiguration?
  private weak var cell: UITableViewCell?

  init(_ table: UITableView) {
    self.table = table
    super.init()
    table.addInteraction(interaction)
  }

  /// A press of a row without a menu stays the row's.
  func mayBegin() -> Bool {
    pending = configuration(at: interaction.press.location(in: table))
    return pending != nil
  }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = table.indexPathForRow(at: point), let delegate = table.delegate else { return nil }
    cell = table.cellForRow(at: path)
    return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
  }

  private func preview(_ given: UITargetedPreview?) -> UITargetedPreview? {
    given ?? cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { pending = nil }
    return pending ?? configuration(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(
      table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
}
