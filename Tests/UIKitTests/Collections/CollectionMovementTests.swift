import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Tests of items reordered by the user (Specification.md C9).
@MainActor
final class CollectionMovementTests: XCTestCase {
  func testReorderedItemMovesOthersAndUpdatesModelAtEnd() {
    let page = CollectionStage([Array(0..<8)])
    let cell = page.cell(1)!
    XCTAssertTrue(page.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    page.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 230))
    page.settle()
    XCTAssertEqual(cell.center, CGPoint(x: 150, y: 230))
    XCTAssertEqual(page.source.log.take(), [])
    XCTAssertEqual(page.view.indexPath(for: cell), IndexPath(item: 4, section: 0))
    XCTAssertEqual(page.cell(1)?.number, 2)
    page.view.endInteractiveMovement()
    XCTAssertEqual(page.source.log.take(), ["move 1 to 4"])
    page.settle()
    XCTAssertEqual(cell.center.y, 225)
    XCTAssertEqual(page.numbers, [0, 2, 3, 4, 1, 5, 6, 7])
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  func testACanceledMoveReturnsEverything() {
    let page = CollectionStage([Array(0..<8)])
    _ = page.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    page.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 380))
    page.view.cancelInteractiveMovement()
    page.settle()
    XCTAssertEqual(page.source.log.take(), [])
    XCTAssertEqual(page.numbers, Array(0..<8))
    page.strike()
  }

  func testCellsThatAppearDuringAMoveShowTheRightItems() {
    let page = CollectionStage([Array(0..<40)])
    _ = page.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    page.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 260))
    page.view.contentOffset.y = 500
    page.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 760))
    page.settle()
    XCTAssertEqual(page.cell(12)?.number, 13)
    XCTAssertEqual(page.cell(15)?.number, 0)
    XCTAssertEqual(page.cell(16)?.number, 16)
    page.view.endInteractiveMovement()
    page.settle()
    XCTAssertEqual(page.source.sections[0].items.prefix(17).suffix(3), [15, 0, 16])
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  func testTheDelegateMaySendTheItemElsewhere() {
    final class Guide: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { IndexPath(item: min(proposedIndexPath.item, 2), section: 0) }
    }
    let page = CollectionStage([Array(0..<8)])
    let guide = Guide()
    page.view.delegate = guide
    _ = page.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    page.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 380))
    page.view.endInteractiveMovement()
    XCTAssertEqual(page.source.log.take(), ["move 0 to 2"])
    page.strike()
  }

  func testLongPressLiftsItemIfControllerHandlesMoves() {
    final class Movable: UICollectionViewController {
      var items = Array(0..<8)
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        collectionView.contentInsetAdjustmentBehavior = .never
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        items.count
      }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }
    let controller = Movable(collectionViewLayout: RowsLayout())
    let stage = Stage(controller: controller)
    CATransaction.flush()
    XCTAssertTrue(controller.movesItems)
    stage.fingers.down(at: CGPoint(x: 100, y: 25))
    stage.wait(0.7)
    for y in stride(from: 30, through: 180, by: 10) {
      stage.fingers.move(to: CGPoint(x: 100, y: CGFloat(y)))
      stage.wait(0.02)
    }
    stage.fingers.up()
    stage.wait(1)
    XCTAssertEqual(controller.items, [1, 2, 3, 0, 4, 5, 6, 7])
    XCTAssertFalse(UICollectionViewController(collectionViewLayout: RowsLayout()).movesItems)
    stage.strike()
  }
}
