/// Changes to the items and sections of a list, collected between the beginning and the end of a batch
/// update.
///
/// Deletes, reloads and the sources of moves refer to positions before the update; inserts and the
/// destinations of moves to positions after it. The order of collection is irrelevant.
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

  /// Creates an update with the changes of a difference.
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
