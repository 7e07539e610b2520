import CollectionChecks
import OrderedDiff
import PortolanTesting
import UIKit
import XCTest

/// Tests of batch updates (Specification.md C4, V1, V2; CollectionSemantics.md 2).
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

  // V1: deletes use the old positions, inserts the new ones, in any order.
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
    // A critically damped spring of 20.944 radians per second (Metrics.md 1.7).
    XCTAssertEqual(page.shownY(cell), 125 + 50 * (1 + 20.944 * 0.15) * exp(-20.944 * 0.15), accuracy: 0.5)
    page.settle()
    XCTAssertEqual(page.shownY(cell), 125, accuracy: 0.01)
    page.strike()
  }

  func testARowThatComesFromBelowMovesWithItsNeighbors() {
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

  // Specification.md C4: an update during another one continues from the current positions.
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

  func testLayoutsReceiveChangesAndDetermineInitialAttributes() {
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

  /// Random valid batches: index paths, selection, visible cells, frames and headers agree with plain arrays,
  /// and no view is used twice. `make bench` checks a million of them.
  func testRandomUpdatesAgreeWithArrays() {
    let page = CollectionStage([[]])
    defer { page.strike() }
    XCTAssertEqual(UpdateCheck(seed: 1).run(20_000, animated: false), [])
  }

  /// Updates that interrupt others: no view that stays on screen jumps at the start of an update.
  func testRandomAnimatedUpdatesThatInterruptEachOtherAgreeWithArraysAndDoNotJump() {
    let page = CollectionStage([[]])
    defer { page.strike() }
    XCTAssertEqual(UpdateCheck(seed: 2).run(1_000, animated: true), [])
  }
}
