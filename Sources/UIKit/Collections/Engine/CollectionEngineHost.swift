import OrderedDiff

/// A scroll view that uses an engine: a collection view or table, which calls the app's data source and
/// delegate methods.
@MainActor
package protocol CollectionEngineHost: UIScrollView {
  /// The class named in messages.
  var engineOwner: BatchUpdateFault.Owner { get }
  var engineHasDataSource: Bool { get }
  func engineNumberOfSections() -> Int
  func engineNumberOfItems(in section: Int) -> Int

  /// Returns the data source's cell; `nil`, after a fault, if it is invalid.
  func engineMakeCell(at indexPath: IndexPath) -> (any CollectionElementView)?
  func engineMakeSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> (any CollectionElementView)?

  func engineWillDisplay(_ view: any CollectionElementView, _ kind: ElementKind, at indexPath: IndexPath)
  func engineDidEndDisplaying(_ view: any CollectionElementView, _ kind: ElementKind, at indexPath: IndexPath)

  var engineWantsPrefetching: Bool { get }
  func enginePrefetch(_ indexPaths: [IndexPath])
  func engineCancelPrefetching(_ indexPaths: [IndexPath])

  func engineShouldHighlight(_ indexPath: IndexPath) -> Bool
  func engineDidHighlight(_ indexPath: IndexPath)
  func engineDidUnhighlight(_ indexPath: IndexPath)
  /// Returns the item to select, which may differ; `nil` for none.
  func engineWillSelect(_ indexPath: IndexPath) -> IndexPath?
  func engineWillDeselect(_ indexPath: IndexPath) -> IndexPath?
  func engineDidSelect(_ indexPath: IndexPath)
  func engineDidDeselect(_ indexPath: IndexPath)
  func enginePerformPrimaryAction(_ indexPath: IndexPath)
  var engineAllowsSelection: Bool { get }
  var engineAllowsMultipleSelection: Bool { get }

  /// Whether two fingers on an item can begin multiple selection.
  func engineOffersMultipleSelection(_ indexPath: IndexPath) -> Bool
  func engineDidBeginMultipleSelection(_ indexPath: IndexPath)
  func engineDidEndMultipleSelection()

  /// Whether a long press shows the item's edit menu.
  func engineShowsMenu(_ indexPath: IndexPath) -> Bool
  func engineCanPerform(_ action: Selector, _ indexPath: IndexPath) -> Bool
  func enginePerform(_ action: Selector, _ indexPath: IndexPath, _ sender: Any?)

  /// Called when index paths have changed.
  func engineItemsDidMove(_ newPath: (ItemPath) -> ItemPath?)
  func engineCanFocus(_ indexPath: IndexPath) -> Bool
  func engineSelectionFollowsFocus(_ indexPath: IndexPath) -> Bool

  /// Returns the content offset after a change.
  func engineTargetOffset(forProposed offset: CGPoint) -> CGPoint
}

extension CollectionEngineHost {
  package var engineWantsPrefetching: Bool { false }
  package func enginePrefetch(_ indexPaths: [IndexPath]) {}
  package func engineCancelPrefetching(_ indexPaths: [IndexPath]) {}
  package func enginePerformPrimaryAction(_ indexPath: IndexPath) {}
  package func engineTargetOffset(forProposed offset: CGPoint) -> CGPoint { offset }
}
