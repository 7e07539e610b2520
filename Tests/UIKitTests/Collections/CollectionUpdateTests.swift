import OrderedDiff
import PortolanTesting
import UIKit
import XCTest

/// Batch updates (C4, V1, V2; COLLECTIONS.md 2.4).
@MainActor
final class CollectionUpdateTests: XCTestCase {
  func testInsertedRowsPushOthersDown() {
    let page = CollectionStage([Array(0..<20)])
    page.source.sections[0].items.insert(100, at: 1)
    page.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    page.settle()
    XCTAssertEqual(page.numbers, [0, 100, 1, 2, 3, 4, 5, 6])
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  // V1: deletes by the places before, inserts by those after, in whatever order they are said.
  func testPlacesOfDeletesAndInsertsDoNotDependOnTheOrder() {
    let page = CollectionStage([Array(0..<20)])
    page.view.performBatchUpdates {
      page.source.sections[0].items = [0, 2, 100] + Array(4..<20)
      page.view.insertItems(at: [IndexPath(item: 2, section: 0)])
      page.view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)])
    }
    page.settle()
    XCTAssertEqual(page.numbers, [0, 2, 100, 4, 5, 6, 7, 8])
    page.strike()
  }

  // V2
  func testCountsKeepTheirOldValueUntilTheBatchEnds() {
    let page = CollectionStage([[0, 1, 2]])
    page.view.performBatchUpdates {
      page.source.sections[0].items.removeLast()
      page.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      XCTAssertEqual(page.view.numberOfItems(inSection: 0), 3)
    }
    XCTAssertEqual(page.view.numberOfItems(inSection: 0), 2)
    page.strike()
  }

  func testACellThatMovesIsTheSameCell() {
    let page = CollectionStage([Array(0..<6)])
    let cell = page.cell(0)
    page.source.sections[0].items = [1, 2, 3, 4, 5, 0]
    page.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 5, section: 0))
    XCTAssertIdentical(page.cell(5), cell)
    XCTAssertEqual(cell.flatMap { page.view.indexPath(for: $0) }, IndexPath(item: 5, section: 0))
    page.settle()
    XCTAssertEqual(cell?.frame.minY, 250)
    page.strike()
  }

  func testAReloadedItemGetsAnotherCellAndAReconfiguredOneKeepsIts() {
    let page = CollectionStage([Array(0..<6)])
    let (first, second) = (page.cell(0), page.cell(1))
    page.source.sections[0].items[0] = 100
    page.source.sections[0].items[1] = 101
    page.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    page.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    XCTAssertNotIdentical(page.cell(0), first)
    XCTAssertEqual(page.cell(0)?.number, 100)
    XCTAssertIdentical(page.cell(1), second)
    XCTAssertEqual(second?.number, 101)
    XCTAssertEqual(second?.reuses, 0)
    page.settle()
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  func testRowsAreOnTheirWayInTheMiddleOfTheAnimation() {
    let page = CollectionStage([Array(0..<20)])
    let cell = page.cell(3)!
    page.source.sections[0].items.removeFirst()
    page.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    CATransaction.flush()
    XCTAssertEqual(page.shownY(cell), 175, accuracy: 0.5)
    page.stage.wait(0.15)
    XCTAssertEqual(page.shownY(cell), 150, accuracy: 3)
    page.settle()
    XCTAssertEqual(page.shownY(cell), 125, accuracy: 0.01)
    page.strike()
  }

  func testARowThatComesFromBelowMovesWithItsNeighbours() {
    let page = CollectionStage([Array(0..<40)], height: 400)
    page.source.sections[0].items.removeFirst(2)
    page.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    let cell = page.cell(7)!
    CATransaction.flush()
    XCTAssertEqual(cell.number, 9)
    XCTAssertEqual(page.shownY(cell), 475, accuracy: 0.5)
    page.settle()
    XCTAssertEqual(page.shownY(cell), 375, accuracy: 0.01)
    page.strike()
  }

  // C4: an update in the middle of another goes on from where things are.
  func testAnInterruptedUpdateDoesNotJump() {
    let page = CollectionStage([Array(0..<20)])
    let cell = page.cell(5)!
    page.source.sections[0].items.removeFirst()
    page.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    page.stage.wait(0.1)
    let before = page.shownY(cell)
    page.source.sections[0].items.insert(contentsOf: [100, 101], at: 0)
    page.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    CATransaction.flush()
    XCTAssertEqual(page.shownY(cell), before, accuracy: 0.5)
    page.settle()
    XCTAssertEqual(page.shownY(cell), 325, accuracy: 0.01)
    XCTAssertEqual(page.numbers, [100, 101, 1, 2, 3, 4, 5, 6])
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  func testLayoutsHearOfAllChangesAndDecideWhereThingsComeFrom() {
    final class Sliding: RowsLayout {
      var heard: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        heard = updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let start = layoutAttributesForItem(at: itemIndexPath)
        start?.center.x -= 300
        return start
      }
      override func finalizeCollectionViewUpdates() { heard.append("end") }
    }
    let layout = Sliding()
    let page = CollectionStage([Array(0..<5)], layout: layout)
    page.view.performBatchUpdates {
      page.source.sections[0].items = [1, 100, 2, 3, 4]
      page.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      page.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    XCTAssertEqual(layout.heard, ["delete 0 -1", "insert -1 1", "end"])
    CATransaction.flush()
    let cell = page.cell(1)!
    XCTAssertEqual((cell.layer.presentation() ?? cell.layer).position.x, -150, accuracy: 0.5)
    page.settle()
    XCTAssertEqual(cell.center.x, 150)
    page.strike()
  }

  func testCompletionsAreCalledOnceEachAndAfterTheAnimation() {
    let page = CollectionStage([Array(0..<5)])
    let log = Log()
    page.view.performBatchUpdates {
      page.source.sections[0].items.removeLast()
      page.view.performBatchUpdates {
        page.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
      } completion: {
        log.add("inner \($0)")
      }
    } completion: {
      log.add("outer \($0)")
    }
    CATransaction.flush()
    XCTAssertEqual(log.take(), [])
    page.settle()
    XCTAssertEqual(log.take(), ["inner true", "outer true"])
    page.strike()
  }

  func testAReloadInsideABatchCoversEverything() {
    let page = CollectionStage([Array(0..<5)])
    let log = Log()
    page.view.performBatchUpdates {
      page.source.sections[0].items = [7, 8]
      page.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      page.view.reloadData()
    } completion: {
      log.add("\($0)")
    }
    page.settle()
    XCTAssertEqual(page.numbers, [7, 8])
    XCTAssertEqual(log.take(), ["true"])
    page.strike()
  }

  func testHeadersGoWithTheirSections() {
    let layout = RowsLayout()
    layout.headerHeight = 20
    let page = CollectionStage([[1], [2], [3]], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = page.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 2))
    page.source.sections.swapAt(0, 2)
    page.source.sections.swapAt(1, 2)
    page.view.moveSection(2, toSection: 0)
    XCTAssertIdentical(
      page.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)), header)
    page.settle()
    XCTAssertEqual(header?.frame.minY, 0)
    page.strike()
  }

  func testDeletingBelowTheOffsetScrollsBackWithTheRows() {
    let page = CollectionStage([Array(0..<20)])
    page.view.contentOffset.y = 600
    CATransaction.flush()
    page.source.sections[0].items = Array(0..<10)
    page.view.deleteItems(at: (10..<20).map { IndexPath(item: $0, section: 0) })
    page.settle()
    XCTAssertEqual(page.view.contentOffset.y, 100)
    XCTAssertEqual(page.numbers, Array(2..<10))
    page.strike()
  }

  // MARK: Against a model

  /// All legal mixtures: index paths, selection, visible cells, frames and headers agree with plain arrays, and no view is
  /// in two places.
  private func runRandomUpdates(_ rounds: Int, seed: UInt64, animated: Bool) {
    let layout = RowsLayout()
    layout.headerHeight = 20
    let page = CollectionStage([Array(0..<6), Array(6..<20), [], Array(20..<23)], layout: layout)
    page.view.allowsMultipleSelection = true
    var updates = RandomUpdates(seed: seed, firstID: 1000)
    var selected: Set<Int> = []
    for round in 0..<rounds {
      let batch = updates.batch(from: page.source.sections)
      let change = {
        page.view.performBatchUpdates {
          page.source.sections = batch.after
          page.view.say(batch.changes)
        }
      }
      if animated { change() } else { UIView.performWithoutAnimation(change) }
      if animated {
        if updates.below(3) == 0 { page.stage.wait(TimeInterval(updates.below(5)) * 0.1) }
      }
      let all = Set(batch.after.flatMap(\.items))
      selected.formIntersection(all)
      guard check(page, selected, round) else { return }
      select(page, &updates, &selected)
      scroll(page, &updates)
      if page.source.sections.reduce(0, { $0 + $1.items.count }) > 120 { reset(page, &selected) }
    }
    page.settle()
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  private func reset(_ page: CollectionStage, _ selected: inout Set<Int>) {
    page.source.sections = page.source.sections.prefix(4).map { ($0.id, Array($0.items.prefix(5))) }
    page.view.reloadData()
    page.view.layoutIfNeeded()
    selected = []
  }

  private func select(_ page: CollectionStage, _ updates: inout RandomUpdates, _ selected: inout Set<Int>) {
    let section = updates.below(page.source.sections.count)
    let items = page.source.sections[section].items
    guard !items.isEmpty else { return }
    let item = updates.below(items.count)
    page.view.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
    selected.insert(items[item])
  }

  private func scroll(_ page: CollectionStage, _ updates: inout RandomUpdates) {
    guard updates.below(4) == 0 else { return }
    let room = max(0, Int(page.view.contentSize.height) - 400)
    page.view.contentOffset.y = CGFloat(updates.below(room + 1))
    page.view.layoutIfNeeded()
  }

  private func check(_ page: CollectionStage, _ selected: Set<Int>, _ round: Int) -> Bool {
    let (view, model) = (page.view, page.source.sections)
    var wrong = view.inconsistencies
    if view.numberOfSections != model.count { wrong.append("sections") }
    for (section, content) in model.enumerated()
    where view.numberOfItems(inSection: section) != content.items.count {
      wrong.append("items of \(section)")
    }
    let paths = view.indexPathsForSelectedItems ?? []
    let chosen = paths.map { model[$0.section].items[$0.item] }
    if Set(chosen) != selected || chosen.count != selected.count { wrong.append("selection") }
    var expected: Set<Int> = []
    for attributes in page.layout.layoutAttributesForElements(in: view.bounds) ?? []
    where attributes.frame.minY < view.bounds.maxY && attributes.frame.maxY > view.bounds.minY {
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell else {
        let header =
          view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path) as? NumberHeader
        if header?.number != model[path.section].id { wrong.append("header \(path)") }
        continue
      }
      let number = model[path.section].items[path.item]
      expected.insert(number)
      guard let cell = view.cellForItem(at: path) as? NumberCell else {
        wrong.append("no cell at \(path)")
        continue
      }
      if cell.number != number { wrong.append("\(path) shows \(cell.number), not \(number)") }
      if cell.frame != attributes.frame { wrong.append("\(path) is at \(cell.frame)") }
      if cell.isSelected != selected.contains(number) { wrong.append("\(path) selected \(cell.isSelected)") }
      if view.indexPath(for: cell) != path { wrong.append("path of \(path)") }
    }
    if Set(page.numbers) != expected || page.numbers.count != expected.count {
      wrong.append("shows \(page.numbers), not \(expected)")
    }
    XCTAssertEqual(wrong, [], "in round \(round)")
    return wrong.isEmpty
  }

  /// `PORTOLAN_UPDATES` in the environment asks for more of them.
  func testRandomUpdatesAgreeWithArrays() {
    let rounds = ProcessInfo.processInfo.environment["PORTOLAN_UPDATES"].flatMap { Int($0) } ?? 20_000
    runRandomUpdates(rounds, seed: 1, animated: false)
  }
  func testRandomAnimatedUpdatesThatInterruptEachOtherAgreeWithArrays() {
    runRandomUpdates(1_000, seed: 2, animated: true)
  }
}
