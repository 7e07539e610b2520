import PortolanTesting
import UIKit
import XCTest

/// Highlighting and selection (Specification.md C5).
@MainActor
final class CollectionSelectionTests: XCTestCase {
  private final class Judge: NSObject, UICollectionViewDelegate {
    let log = Log()
    var allowsHighlight = true
    var allowsSelection = true
    var allowsDeselection = true
    var allowsPan = false

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      log.add("highlight? \(path.item)")
      return allowsHighlight
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      log.add("highlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      log.add("unhighlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      log.add("select? \(path.item)")
      return allowsSelection
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      log.add("deselect? \(path.item)")
      return allowsDeselection
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      log.add("selected \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      log.add("deselected \(path.item)")
    }
    func collectionView(
      _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool { allowsPan }
    func collectionView(
      _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
    ) { log.add("pan from \(path.item)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { log.add("pan ended") }
  }

  private func page() -> (CollectionStage, Judge) {
    let page = CollectionStage([Array(0..<30)])
    let judge = Judge()
    page.view.delegate = judge
    return (page, judge)
  }

  private func tap(_ item: Int, _ page: CollectionStage) {
    page.stage.fingers.tap(at: CGPoint(x: 50, y: 125 + CGFloat(item) * 50))
  }

  func testATapHighlightsDuringTheTouchAndSelectsAtItsEnd() {
    let (page, judge) = page()
    page.stage.fingers.down(at: CGPoint(x: 50, y: 125))
    page.stage.wait(0.2)
    XCTAssertEqual(judge.log.take(), ["highlight? 0", "highlighted 0"])
    XCTAssertEqual(page.cell(0)?.isHighlighted, true)
    page.stage.fingers.up()
    XCTAssertEqual(judge.log.take(), ["select? 0", "unhighlighted 0", "selected 0"])
    XCTAssertEqual(page.cell(0)?.isHighlighted, false)
    XCTAssertEqual(page.cell(0)?.isSelected, true)
    page.strike()
  }

  func testAnotherTapMovesASingleSelection() {
    let (page, judge) = page()
    tap(0, page)
    _ = judge.log.take()
    tap(1, page)
    XCTAssertEqual(
      judge.log.take(),
      ["highlight? 1", "highlighted 1", "select? 1", "unhighlighted 1", "deselected 0", "selected 1"])
    XCTAssertEqual(page.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    page.strike()
  }

  func testWithSeveralAllowedATapTogglesAndTheDelegateMayKeepIt() {
    let (page, judge) = page()
    page.view.allowsMultipleSelection = true
    tap(0, page)
    tap(1, page)
    XCTAssertEqual(page.view.indexPathsForSelectedItems?.count, 2)
    _ = judge.log.take()
    judge.allowsDeselection = false
    tap(0, page)
    XCTAssertEqual(judge.log.take(), ["highlight? 0", "highlighted 0", "deselect? 0", "unhighlighted 0"])
    judge.allowsDeselection = true
    tap(0, page)
    XCTAssertEqual(page.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    page.strike()
  }

  func testWithoutHighlightTheDelegateIsNotAskedFurther() {
    let (page, judge) = page()
    judge.allowsHighlight = false
    tap(0, page)
    XCTAssertEqual(judge.log.take(), ["highlight? 0"])
    XCTAssertEqual(page.view.indexPathsForSelectedItems, [])
    page.strike()
  }

  func testADragUnhighlightsAndSelectsNothing() {
    let (page, judge) = page()
    page.stage.fingers.down(at: CGPoint(x: 50, y: 225))
    page.stage.wait(0.2)
    _ = judge.log.take()
    page.stage.fingers.move(to: CGPoint(x: 50, y: 160))
    XCTAssertEqual(judge.log.take(), ["unhighlighted 2"])
    page.stage.fingers.up()
    page.settle()
    XCTAssertEqual(judge.log.take(), [])
    page.strike()
  }

  func testProgrammaticSelectionSendsNoDelegateCalls() {
    let (page, judge) = page()
    page.view.selectItem(
      at: IndexPath(item: 20, section: 0), animated: false, scrollPosition: .top)
    XCTAssertEqual(judge.log.take(), [])
    XCTAssertEqual(page.view.contentOffset.y, 1000)
    XCTAssertEqual(page.cell(20)?.isSelected, true)
    page.view.selectItem(at: nil, animated: false, scrollPosition: [])
    XCTAssertEqual(page.view.indexPathsForSelectedItems, [])
    page.strike()
  }

  func testSelectionSurvivesScrollingAway() {
    let (page, _) = page()
    tap(0, page)
    page.view.contentOffset.y = 800
    CATransaction.flush()
    XCTAssertTrue(page.view.visibleCells.allSatisfy { !$0.isSelected })
    page.view.contentOffset.y = 0
    CATransaction.flush()
    XCTAssertEqual(page.cell(0)?.isSelected, true)
    page.strike()
  }

  func testATwoFingerPanSelectsItems() {
    let (page, judge) = page()
    page.view.allowsMultipleSelection = true
    judge.allowsPan = true
    let fingers = page.stage.fingers
    func places(_ y: Int) -> [Int: CGPoint] {
      [0: CGPoint(x: 100, y: CGFloat(y)), 1: CGPoint(x: 140, y: CGFloat(y))]
    }
    fingers.send(.down, places(130))
    for y in stride(from: 140, through: 330, by: 10) {
      fingers.send(.move, places(y))
      page.stage.wait(0.02)
    }
    XCTAssertEqual(page.view.indexPathsForSelectedItems?.map(\.item), [0, 1, 2, 3, 4])
    XCTAssertEqual(page.view.contentOffset.y, 0)
    for y in stride(from: 330, through: 230, by: -10) {
      fingers.send(.move, places(y))
    }
    XCTAssertEqual(page.view.indexPathsForSelectedItems?.map(\.item), [0, 1, 2])
    fingers.send(.up, places(230))
    XCTAssertEqual(judge.log.take().last, "pan ended")
    page.strike()
  }

  func testBackgroundsChangeWithSelection() {
    let (page, _) = page()
    let cell = page.cell(0)!
    let (plain, selected) = (UIView(), UIView())
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    XCTAssertTrue(selected.isHidden)
    cell.isSelected = true
    XCTAssertFalse(selected.isHidden)
    XCTAssertEqual(cell.subviews, [plain, selected, cell.contentView])
    page.strike()
  }
}
