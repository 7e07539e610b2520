/// A scroll view with items by which a position is identified.
@MainActor
protocol RestorableItemsView: UIScrollView {
  var modelAssociation: (any UIDataSourceModelAssociation)? { get }
  /// The visible items, in order. Items of horizontally scrolling sections are excluded.
  var restorableItems: [(path: IndexPath, frame: CGRect)] { get }
  /// Returns the frame of an item; `nil` while the view does not have it.
  func restorableFrame(ofItemAt path: IndexPath) -> CGRect?
}

/// A scroll view whose position belongs to what the person edits, and is not stored.
@MainActor
protocol UnrestoredScrollView: UIScrollView {}

/// A container that restores which of its children it shows.
@MainActor
protocol RestorableContainer: UIViewController {
  /// The index of the selected child; `nil` if the container has no selection.
  var restorableIndex: Int? { get }
  /// Restores the children that were encoded, and the selection.
  func restore(children: [UIViewController], selectedIndex: Int?)
}
