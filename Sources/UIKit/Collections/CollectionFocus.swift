import OrderedDiff

/// The keyboard focus of a collection view or table.
@MainActor
final class CollectionFocus {
  // The view owns this object; its closures hold weak references.
  private unowned(unsafe) let view: any CollectionEngineHost
  private let engine: CollectionEngine
  private var last: ItemPath?

  init(_ view: any CollectionEngineHost, _ engine: CollectionEngine) {
    self.view = view
    self.engine = engine
  }

  /// The item that contains a view.
  func path(of item: (any UIFocusItem)?) -> IndexPath? {
    var candidate = item as? UIView
    while let current = candidate, current !== view {
      if let cell = current as? any CollectionElementView, let key = engine.key(of: cell), key.kind.isCell {
        return key.indexPath
      }
      candidate = current._superview
    }
    return nil
  }

  func paths(of context: UIFocusUpdateContext) -> (previous: IndexPath?, next: IndexPath?) {
    (path(of: context.previouslyFocusedItem), path(of: context.nextFocusedItem))
  }

  /// Updates focused cells, and the selection if it follows focus.
  func didMove(_ context: UIFocusUpdateContext) {
    for item in [context.previouslyFocusedItem, context.nextFocusedItem] {
      (item as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      (item as? UITableViewCell)?.setNeedsUpdateConfiguration()
    }
    guard let path = path(of: context.nextFocusedItem) else { return }
    last = ItemPath(path)
    if view.engineSelectionFollowsFocus(path) { engine.setSelectedByUser(ItemPath(path), true) }
  }

  func apply(_ newPath: (ItemPath) -> ItemPath?) { last = last.flatMap(newPath) }
  func forget() { last = nil }

  /// The item that gets focus when focus enters the view.
  func entry(_ before: UIView?, remembers: Bool, preferred: IndexPath?) -> UIView? {
    if remembers, let last, engine.contains(last) {
      if engine.cell(at: last) == nil { engine.scroll(to: last, at: [], animated: false) }
      if let cell = engine.cell(at: last) { return cell }
    }
    if let preferred, let cell = engine.cell(at: ItemPath(preferred)) { return cell }
    if let selected = engine.selection.sorted.first, let cell = engine.cell(at: selected) { return cell }
    return before
  }
}

/// The context of a focus update for a collection view's delegate.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, _ focus: CollectionFocus) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = focus.paths(of: context)
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
  }
}

/// The context of a focus update for a table view's delegate.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, _ focus: CollectionFocus) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = focus.paths(of: context)
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
  }
}

extension UICollectionView: FocusGroupView {
  package func focusEntry(_ last: UIView?) -> UIView? {
    let preferred = storedDelegate?.indexPathForPreferredFocusedView(in: self)
    return behavior.focus.entry(last, remembers: remembersLastFocusedIndexPath, preferred: preferred)
  }
}

extension UITableView: FocusGroupView {
  package func focusEntry(_ last: UIView?) -> UIView? {
    let preferred = storedDelegate?.indexPathForPreferredFocusedView(in: self)
    return focus.entry(last, remembers: remembersLastFocusedIndexPath, preferred: preferred)
  }

  var focus: CollectionFocus {
    if let known = editing.focus { return known }
    let made = CollectionFocus(self, engine)
    editing.focus = made
    return made
  }
}
