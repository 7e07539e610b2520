/// One change of a batch, as a layout hears of it in `prepare(forCollectionViewUpdates:)`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Where the item was before the batch; `nil` for an insert. A section's has `NSNotFound` as its item.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the item is after the batch; `nil` for a delete.
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Whether it is about a whole section.
  package var isSection: Bool { (before ?? after)?.item == NSNotFound }
}
