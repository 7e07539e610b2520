/// An inconsistency in a batch update.
package enum BatchUpdateFault: Error, Hashable, Sendable {
  /// The class whose terms a message uses.
  package enum Owner: Sendable {
    case collectionView
    case tableView

    var item: String { self == .collectionView ? "item" : "row" }
    var items: String { self == .collectionView ? "items" : "rows" }
    var view: String { self == .collectionView ? "collection view" : "table view" }
  }

  case deleteItem(ItemPath, sections: Int, items: Int?)
  case insertItem(ItemPath, sections: Int, items: Int?)
  case moveItemFrom(ItemPath, sections: Int, items: Int?)
  case moveItemTo(from: ItemPath, to: ItemPath, sections: Int, items: Int?)
  case deleteSection(Int, sections: Int)
  case insertSection(Int, sections: Int)
  case moveSectionFrom(Int, sections: Int)
  case moveSectionTo(from: Int, to: Int, sections: Int)
  case deleteAndMoveItem(ItemPath)
  case insertAndMoveItem(ItemPath)
  case deleteAndReloadItem(ItemPath)
  case deleteAndMoveSection(Int)
  case insertAndMoveSection(Int)
  case deleteAndReloadSection(Int)
  case moveItemTwice(ItemPath)
  case moveBothItems(ItemPath, ItemPath, to: ItemPath)
  case moveSectionTwice(Int)
  case moveBothSections(Int, Int, to: Int)
  case deleteItemTwice(ItemPath)
  case insertItemTwice(ItemPath)
  case deleteSectionTwice(Int)
  case insertSectionTwice(Int)
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  case itemCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)

  /// The message of UIKit's exception (M26 to M28).
  package func message(for owner: Owner) -> String {
    let (item, items, view) = (owner.item, owner.items, owner.view)
    switch self {
    case .deleteItem(let path, _, let count?):
      return
        """
        attempt to delete \(item) \(path.item) from section \(path.section) which only contains \(count) \
        \(items) before the update
        """
    case .deleteItem(let path, let sections, nil):
      return
        """
        attempt to delete \(item) \(path.item) from section \(path.section), but there are only \
        \(sections) sections before the update
        """
    case .insertItem(let path, _, let count?):
      return
        """
        attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(count) \
        \(items) in section \(path.section) after the update
        """
    case .insertItem(let path, let sections, nil):
      return
        """
        attempt to insert \(item) \(path.item) into section \(path.section), but there are only \
        \(sections) sections after the update
        """
    case .moveItemFrom(let path, _, let count?):
      return
        """
        attempt to move index path (\(path)) that does not exist - there are only \(count) \(items) in \
        section \(path.section) before the update
        """
    case .moveItemFrom(let path, let sections, nil):
      return
        """
        attempt to move index path (\(path)) that does not exist - there are only \(sections) sections \
        before the update
        """
    case .moveItemTo(let from, let to, _, let count?):
      return
        """
        attempt to move index path (\(from)) to index path (\(to)) that does not exist - there are only \
        \(count) \(items) in section \(to.section) after the update
        """
    case .moveItemTo(let from, let to, let sections, nil):
      return
        """
        attempt to move index path (\(from)) to index path (\(to)) that does not exist - there are only \
        \(sections) sections after the update
        """
    case .deleteSection(let section, let sections):
      return "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .insertSection(let section, let sections):
      return "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .moveSectionFrom(let section, let sections):
      return "attempt to move section \(section), but there are only \(sections) sections before the update"
    case .moveSectionTo(let from, let to, let sections):
      return
        """
        attempt to move section \(from) to section \(to), but there are only \(sections) sections after \
        the update
        """
    case .deleteAndMoveItem(let path):
      return "attempt to perform a delete and a move from the same index path (\(path))"
    case .insertAndMoveItem(let path):
      return "attempt to perform an insert and a move to the same index path (\(path))"
    case .deleteAndReloadItem(let path):
      return "attempt to delete and reload the same index path (\(path))"
    case .deleteAndMoveSection(let section):
      return "attempt to perform a delete and a move from the same section (\(section))"
    case .insertAndMoveSection(let section):
      return "attempt to perform an insert and a move to the same section (\(section))"
    case .deleteAndReloadSection(let section):
      return "attempt to delete and reload the same section (\(section))"
    case .moveItemTwice(let path):
      return "attempt to move the same index path twice (\(path))"
    case .moveBothItems(let first, let second, let to):
      return "attempt to move both index path (\(first)) and index path (\(second)) to index path (\(to))"
    case .moveSectionTwice(let section):
      return "attempt to move the same section twice (\(section))"
    case .moveBothSections(let first, let second, let to):
      return "attempt to move both section \(first) and section \(second) to section \(to)"
    case .deleteItemTwice(let path):
      return "attempt to delete the same index path twice (\(path))"
    case .insertItemTwice(let path):
      return "attempt to insert the same index path twice (\(path))"
    case .deleteSectionTwice(let section):
      return "attempt to delete the same section twice (\(section))"
    case .insertSectionTwice(let section):
      return "attempt to insert the same section twice (\(section))"
    case .sectionCount(let before, let after, let inserted, let deleted):
      return
        """
        Invalid update: invalid number of sections.  The number of sections contained in the \(view) \
        after the update (\(after)) must be equal to the number of sections contained in the \(view) \
        before the update (\(before)), plus or minus the number of sections inserted or deleted \
        (\(inserted) inserted, \(deleted) deleted).
        """
    case .itemCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      return
        """
        Invalid update: invalid number of \(items) in section \(section).  The number of \(items) \
        contained in an existing section after the update (\(after)) must be equal to the number of \
        \(items) contained in that section before the update (\(before)), plus or minus the number of \
        \(items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and \
        plus or minus the number of \(items) moved into or out of that section (\(movedIn) moved in, \
        \(movedOut) moved out).
        """
    }
  }
}
