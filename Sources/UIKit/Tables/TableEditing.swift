/// The state of editing, swiping and moving, and of the section index.
@MainActor
package struct TableEditing {
  package var isOn = false
  var wasEverOn = false
  var swipe: RowSwipe?
  var menus: CollectionContextMenus?
  var movement: TableRowMovement?
  var focus: CollectionFocus?
  var fillers: EmptyRowSeparators?
  var editMenus: CollectionMenus?
  var selectionPan: MultipleSelectionPan?
  var dragDrop: CollectionDragDrop?
  var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
  var index: TableIndexView?
  var indexIsStale = true
  var separatorInset: UIEdgeInsets?
  var rowMargin: CGFloat = 0
  /// The horizontal safe area for which rows were measured.
  var safeSides: (left: CGFloat, right: CGFloat) = (0, 0)
  var headerExtent: CGFloat = 0

  package init() {}
}
