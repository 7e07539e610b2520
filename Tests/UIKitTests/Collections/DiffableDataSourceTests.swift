import CollectionChecks
import PortolanTesting
import SeededRandom
import UIKit
import XCTest

/// Tests of snapshots and diffable data sources (Specification.md C9, V4).
@MainActor
final class DiffableDataSourceTests: XCTestCase {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  // MARK: Snapshots

  func testSnapshotsAreEditedByIdentifiers() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
    snapshot.insertItems([10], beforeItem: 2)
    snapshot.insertItems([11], afterItem: 5)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3, 99])
    snapshot.moveSection("a", afterSection: "b")
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.appendItems([12], toSection: "c")
    XCTAssertEqual(snapshot.sectionIdentifiers, ["b", "c", "a"])
    XCTAssertEqual(snapshot.itemIdentifiers, [4, 1, 5, 11, 12, 10, 2])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [10, 2])
    XCTAssertEqual(snapshot.indexOfItem(12), 4)
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 1), "b")
    XCTAssertNil(snapshot.indexOfItem(3))
    XCTAssertEqual(snapshot.numberOfItems, 7)
    snapshot.deleteSections(["b"])
    XCTAssertEqual(snapshot.itemIdentifiers, [12, 10, 2])
    snapshot.deleteAllItems()
    XCTAssertEqual(snapshot.numberOfSections, 0)
  }

  func testSnapshotsAreValues() {
    let first = snapshot([("a", [1, 2])])
    var second = first
    second.appendItems([3])
    XCTAssertEqual(first.itemIdentifiers, [1, 2])
    XCTAssertEqual(second.itemIdentifiers, [1, 2, 3])
  }

  func testItemAppendedAgainMovesAndIsLogged() {
    let recorder = FaultRecorder()
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.appendItems([1, 5], toSection: "b")
    recorder.stop()
    XCTAssertEqual(recorder.exceptions, [])
    XCTAssertEqual(recorder.warnings.count, 1)
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [2, 3])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 1, 5])
  }

  /// Compares random edits with plain arrays.
  func testSnapshotsAgreeWithArrays() {
    var random = SeededNumbers(seed: 3)
    var model: [(String, [Int])] = [("s0", []), ("s1", [])]
    var snapshot = snapshot(model)
    var next = 0
    for _ in 0..<3_000 {
      let section = Int.random(in: 0..<model.count, using: &random)
      let items = model[section].1
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        next += 2
        snapshot.appendItems([next, next + 1], toSection: model[section].0)
        model[section].1 += [next, next + 1]
      case 2:
        guard let place = items.indices.randomElement(using: &random) else { continue }
        next += 2
        snapshot.insertItems([next], beforeItem: items[place])
        model[section].1.insert(next, at: place)
      case 3, 4:
        guard let place = items.indices.randomElement(using: &random) else { continue }
        snapshot.deleteItems([items[place]])
        model[section].1.remove(at: place)
      case 5:
        guard let place = items.indices.randomElement(using: &random) else { continue }
        let other = Int.random(in: 0..<model.count, using: &random)
        guard let target = model[other].1.randomElement(using: &random), target != items[place] else {
          continue
        }
        snapshot.moveItem(items[place], afterItem: target)
        model[section].1.remove(at: place)
        model[other].1.insert(items[place], at: model[other].1.firstIndex(of: target)! + 1)
      default:
        if model.count < 5 {
          next += 2
          snapshot.insertSections(["s\(next)"], beforeSection: model[section].0)
          model.insert(("s\(next)", []), at: section)
        } else {
          snapshot.deleteSections([model[section].0])
          model.remove(at: section)
        }
      }
      XCTAssertEqual(snapshot.sectionIdentifiers, model.map(\.0))
      XCTAssertEqual(snapshot.itemIdentifiers, model.flatMap(\.1))
      if let item = model.flatMap(\.1).randomElement(using: &random) {
        XCTAssertEqual(snapshot.indexOfItem(item), model.flatMap(\.1).firstIndex(of: item))
      }
    }
  }

  // MARK: Data source

  @MainActor
  private final class Screen {
    let page: CollectionStage
    let source: UICollectionViewDiffableDataSource<String, Int>
    var provided: [Int] = []

    init() {
      let page = CollectionStage([[]])
      self.page = page
      var note: ((Int) -> Void)?
      source = UICollectionViewDiffableDataSource(collectionView: page.view) { view, indexPath, item in
        note?(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.number = item
        return cell
      }
      note = { [unowned self] in provided.append($0) }
    }
  }

  func testSnapshotsAreShownAndTheirDifferencesAnimated() {
    let screen = Screen()
    screen.source.apply(snapshot([("a", [1, 2, 3])]))
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [1, 2, 3])
    let kept = screen.page.cell(2)
    screen.provided = []
    screen.source.apply(snapshot([("a", [3, 4, 1])]))
    XCTAssertIdentical(screen.page.cell(0), kept)
    XCTAssertEqual(screen.provided, [4])
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [3, 4, 1])
    XCTAssertEqual(screen.source.indexPath(for: 4), IndexPath(item: 1, section: 0))
    XCTAssertEqual(screen.source.itemIdentifier(for: IndexPath(item: 2, section: 0)), 1)
    XCTAssertNil(screen.source.itemIdentifier(for: IndexPath(item: 3, section: 0)))
    XCTAssertEqual(screen.page.view.inconsistencies, [])
    screen.page.strike()
  }

  func testReloadsTogetherWithMoves() {
    let screen = Screen()
    screen.source.apply(snapshot([("a", [1, 2, 3])]))
    screen.page.settle()
    screen.provided = []
    var next = snapshot([("b", [9]), ("a", [3, 2, 1])])
    next.reloadItems([1])
    next.reconfigureItems([2])
    let two = screen.page.cell(1)
    screen.source.apply(next)
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [9, 3, 2, 1])
    XCTAssertEqual(screen.provided.sorted(), [1, 2, 9])
    XCTAssertIdentical(screen.page.cell(1, 1), two)
    XCTAssertEqual(screen.source.snapshot().reloadedItemIdentifiers, [])
    screen.page.strike()
  }

  func testManyRandomSnapshotsEndUpAsGiven() {
    let screen = Screen()
    var random = SeededNumbers(seed: 5)
    for round in 0..<300 {
      let items = Array(0..<40).shuffled(using: &random)
      let cut = Int.random(in: 0...20, using: &random)
      let end = Int.random(in: cut...40, using: &random)
      let new = snapshot(
        (round % 2 == 0 ? ["a", "b"] : ["b", "c", "a"]).enumerated().map { place, name in
          (name, Array(place == 0 ? items[..<cut] : place == 1 ? items[cut..<end] : items[end...]))
        })
      screen.source.apply(new, animatingDifferences: round % 3 != 0)
      if round % 5 == 0 { screen.page.settle() }
      XCTAssertEqual(screen.page.view.inconsistencies, [])
      for path in screen.page.view.indexPathsForVisibleItems {
        XCTAssertEqual(
          screen.page.cell(path.item, path.section)?.number, screen.source.itemIdentifier(for: path))
      }
    }
    screen.page.strike()
  }

  func testCompletionAndReloading() {
    let screen = Screen()
    let log = Log()
    screen.source.apply(snapshot([("a", [1])])) { log.add("first") }
    screen.page.settle()
    screen.source.apply(snapshot([("a", [1, 2])])) { log.add("second") }
    CATransaction.flush()
    XCTAssertEqual(log.take(), ["first"])
    screen.page.settle()
    XCTAssertEqual(log.take(), ["second"])
    screen.source.applySnapshotUsingReloadData(snapshot([("z", [7])]))
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [7])
    screen.page.strike()
  }

  // MARK: Outlines

  private var outline: NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)
    return outline
  }

  func testOutlinesReportVisibleItems() {
    var outline = outline
    XCTAssertEqual(outline.items, [1, 10, 100, 11, 2])
    XCTAssertEqual(outline.visibleItems, [1, 2])
    outline.expand([1])
    XCTAssertEqual(outline.visibleItems, [1, 10, 11, 2])
    XCTAssertEqual(outline.level(of: 100), 2)
    XCTAssertEqual(outline.parent(of: 100), 10)
    XCTAssertEqual(outline.index(of: 11), 3)
    XCTAssertFalse(outline.isVisible(100))
    outline.insert([12], after: 10)
    outline.delete([10])
    XCTAssertEqual(outline.items, [1, 12, 11, 2])
    XCTAssertEqual(outline.snapshot(of: 1).rootItems, [12, 11])
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([50])
    other.append([51], to: 50)
    outline.replace(childrenOf: 2, using: other)
    XCTAssertEqual(outline.items, [1, 12, 11, 2, 50, 51])
    XCTAssertEqual(outline.level(of: 51), 2)
  }

  func testAnOutlineOpensAndClosesByItsCells() {
    let screen = Screen()
    screen.source.apply(outline, to: "a")
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [1, 2])
    screen.page.cell(0)?.outline?.toggle()
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [1, 10, 11, 2])
    XCTAssertEqual(screen.page.cell(0)?.configurationState.isExpanded, true)
    XCTAssertEqual(screen.page.cell(1)?.outline?.level, 1)
    XCTAssertTrue(screen.source.snapshot(for: "a").isExpanded(1))
    screen.page.cell(0)?.outline?.toggle()
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [1, 2])
    screen.page.strike()
  }

  /// Children are requested only when they become visible, and handlers may refuse.
  func testChildrenAreGivenWhenTheirParentIsExpanded() {
    let screen = Screen()
    var heard: [String] = []
    screen.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    screen.source.sectionSnapshotHandlers.willExpandItem = { heard.append("will expand \($0)") }
    screen.source.sectionSnapshotHandlers.willCollapseItem = { heard.append("will collapse \($0)") }
    screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      heard.append("children of \(parent), now \(children.items)")
      var new = NSDiffableDataSourceSectionSnapshot<Int>()
      new.append([parent * 10, parent * 10 + 1])
      return new
    }
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    screen.source.apply(outline, to: "a")
    screen.page.settle()
    screen.page.cell(1)?.outline?.toggle()
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [1, 2], "it may not be expanded")
    screen.page.cell(0)?.outline?.toggle()
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [1, 10, 11, 2])
    screen.page.cell(0)?.outline?.toggle()
    screen.page.settle()
    XCTAssertEqual(screen.page.numbers, [1, 2])
    XCTAssertEqual(heard, ["will expand 1", "children of 1, now []", "will collapse 1"])
    screen.page.strike()
  }

  // MARK: Reordering

  func testAMovedItemIsReportedAsATransaction() {
    let screen = Screen()
    screen.source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    screen.page.settle()
    let start = IndexPath(item: 0, section: 0)
    XCTAssertFalse(screen.page.view.beginInteractiveMovementForItem(at: start))
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    var transaction: NSDiffableDataSourceTransaction<String, Int>?
    screen.source.reorderingHandlers.didReorder = { transaction = $0 }
    XCTAssertTrue(screen.page.view.beginInteractiveMovementForItem(at: start))
    screen.page.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 110))
    screen.page.view.endInteractiveMovement()
    screen.page.settle()
    XCTAssertEqual(screen.source.snapshot().itemIdentifiers, [2, 3, 1, 4])
    XCTAssertEqual(transaction?.initialSnapshot.itemIdentifiers, [1, 2, 3, 4])
    XCTAssertEqual(transaction?.sectionTransactions.map(\.sectionIdentifier), ["a"])
    XCTAssertEqual(transaction?.difference.inferringMoves().count, 2)
    XCTAssertEqual(screen.page.numbers, [2, 3, 1, 4])
    screen.page.strike()
  }
}
