/// Changes of the items and sections of a list, as they are collected between the start and the end of a batch.
///
/// Deletes, reloads and the starts of moves count before all changes; inserts and the ends of moves count after them.
/// The order in which changes are collected has no meaning.
package struct BatchUpdate: Sendable {
  package struct SectionMove: Hashable, Sendable {
    package var from: Int
    package var to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  package typealias ItemMove = SectionedDifference.Move

  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var reloadedSections: [Int] = []
  package var movedSections: [SectionMove] = []
  package var deletedItems: [ItemPath] = []
  package var insertedItems: [ItemPath] = []
  package var reloadedItems: [ItemPath] = []
  package var movedItems: [ItemMove] = []

  package init() {}

  /// The changes of a difference.
  package init(_ difference: SectionedDifference) {
    deletedSections = Array(difference.sections.deletes)
    insertedSections = Array(difference.sections.inserts)
    movedSections = difference.sections.moves.map { SectionMove(from: $0.from, to: $0.to) }
    deletedItems = difference.deletes
    insertedItems = difference.inserts
    movedItems = difference.moves
  }

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }
}
