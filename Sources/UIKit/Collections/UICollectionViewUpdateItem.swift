/// A change of a batch update, passed to a layout's `prepare(forCollectionViewUpdates:)`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The index path before the update; `nil` for inserts. The item of a section is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update; `nil` for deletes.
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an update without index paths, for subclasses that give their own.
  public override init() {
    action = .none
    before = nil
    after = nil
    super.init()
  }

  package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Whether the change is of a whole section.
  package var isSection: Bool { (before ?? after)?.item == NSNotFound }
}
