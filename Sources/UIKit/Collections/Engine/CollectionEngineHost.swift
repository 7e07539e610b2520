import OrderedDiff

/// The scroll view whose items an engine shows: a collection view or a table. It speaks with the app's data source and
/// delegate in the words of its own protocols.
@MainActor
package protocol CollectionEngineHost: UIScrollView {
  /// Whose words messages are in.
  var engineOwner: BatchUpdateFault.Owner { get }
  var engineHasDataSource: Bool { get }
  func engineNumberOfSections() -> Int
  func engineNumberOfItems(in section: Int) -> Int

  /// The data source's cell; `nil`, after a fault, where it gives none that can be used.
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
  /// The item to be selected, which may be another; `nil` for none.
  func engineWillSelect(_ indexPath: IndexPath) -> IndexPath?
  func engineWillDeselect(_ indexPath: IndexPath) -> IndexPath?
  func engineDidSelect(_ indexPath: IndexPath)
  func engineDidDeselect(_ indexPath: IndexPath)
  func enginePerformPrimaryAction(_ indexPath: IndexPath)
  var engineAllowsSelection: Bool { get }
  var engineAllowsMultipleSelection: Bool { get }

  /// Whether two fingers that begin on an item may select several.
  func engineOffersMultipleSelection(_ indexPath: IndexPath) -> Bool
  func engineDidBeginMultipleSelection(_ indexPath: IndexPath)
  func engineDidEndMultipleSelection()

  /// Whether a long press of an item shows its edit menu, and what the menu does.
  func engineShowsMenu(_ indexPath: IndexPath) -> Bool
  func engineCanPerform(_ action: Selector, _ indexPath: IndexPath) -> Bool
  func enginePerform(_ action: Selector, _ indexPath: IndexPath, _ sender: Any?)

  /// Items have other index paths now.
  func engineItemsDidMove(_ newPath: (ItemPath) -> ItemPath?)
  func engineCanFocus(_ indexPath: IndexPath) -> Bool
  func engineSelectionFollowsFocus(_ indexPath: IndexPath) -> Bool

  /// The offset at which the content shall rest after a change.
  func engineTargetOffset(forProposed offset: CGPoint) -> CGPoint
}

extension CollectionEngineHost {
  package var engineWantsPrefetching: Bool { false }
  package func enginePrefetch(_ indexPaths: [IndexPath]) {}
  package func engineCancelPrefetching(_ indexPaths: [IndexPath]) {}
  package func enginePerformPrimaryAction(_ indexPath: IndexPath) {}
  package func engineTargetOffset(forProposed offset: CGPoint) -> CGPoint { offset }
}
