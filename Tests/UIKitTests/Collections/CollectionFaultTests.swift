import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Incorrect use raises UIKit's message, nothing is lost, and the next reload recovers (M26 to M31).
@MainActor
final class CollectionFaultTests: XCTestCase {
  private func expectUnharmed(_ page: CollectionStage, _ numbers: [Int], line: UInt = #line) {
    XCTAssertEqual(page.numbers, numbers, line: line)
    XCTAssertEqual(page.view.inconsistencies, [], line: line)
    page.view.reloadData()
    page.settle()
    XCTAssertEqual(
      page.numbers, Array(page.source.sections.flatMap(\.items).prefix(8)), "after reloading", line: line)
    XCTAssertEqual(page.view.inconsistencies, [], line: line)
  }

  // M26
  func testAWrongNumberOfItems() {
    let page = CollectionStage([[0, 1]])
    page.source.sections[0].items.append(2)
    let messages = page.faults { page.view.performBatchUpdates {} }
    XCTAssertEqual(
      messages,
      [
        "Invalid update: invalid number of items in section 0.  The number of items contained in an existing "
          + "section after the update (3) must be equal to the number of items contained in that section before "
          + "the update (2), plus or minus the number of items inserted or deleted from that section "
          + "(0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section "
          + "(0 moved in, 0 moved out)."
      ])
    expectUnharmed(page, [0, 1])
    page.strike()
  }

  // M27
  func testAWrongNumberOfSections() {
    let page = CollectionStage([[0, 1]])
    page.source.sections.append((5, [7]))
    let messages = page.faults { page.view.performBatchUpdates {} }
    XCTAssertEqual(
      messages,
      [
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view "
          + "after the update (2) must be equal to the number of sections contained in the collection view before "
          + "the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      ])
    expectUnharmed(page, [0, 1])
    page.strike()
  }

  // M28
  func testDeletingNonexistentItems() {
    let page = CollectionStage([[0], [], [], []])
    XCTAssertEqual(
      page.faults { page.view.deleteItems(at: [IndexPath(item: 2, section: 0)]) },
      ["attempt to delete item 2 from section 0 which only contains 1 items before the update"])
    page.view.reloadData()
    page.settle()
    XCTAssertEqual(
      page.faults { page.view.deleteSections([4]) },
      ["attempt to delete section 4, but there are only 4 sections before the update"])
    expectUnharmed(page, [0])
    page.strike()
  }

  // V3: the first query precedes the change, the second one follows it, and both get the new number.
  func testAnInsertRightAfterReloading() {
    let page = CollectionStage([[0, 1]])
    page.source.sections[0].items.append(2)
    page.view.reloadData()
    let messages = page.faults { page.view.insertItems(at: [IndexPath(item: 2, section: 0)]) }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].contains("before the update (3)"), messages[0])
    expectUnharmed(page, [0, 1])
    page.strike()
  }

  func testChangesThatExcludeEachOther() {
    let page = CollectionStage([[0, 1, 2]])
    let first = IndexPath(item: 0, section: 0)
    let messages = page.faults {
      page.view.performBatchUpdates {
        page.view.deleteItems(at: [first])
        page.view.moveItem(at: first, to: IndexPath(item: 1, section: 0))
      }
    }
    XCTAssertEqual(
      messages,
      ["attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"])
    expectUnharmed(page, [0, 1, 2])
    page.strike()
  }

  // Specification.md C4: if the app handles the exception, an invalid update ends in a reload.
  func testAWrongUpdateCanBeRecoveredFrom() {
    let key = "UICollectionViewRecoversFromInvalidUpdates"
    UserDefaults.standard.set(true, forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let page = CollectionStage([[0, 1]])
    let recorder = FaultRecorder()
    page.source.sections[0].items = [7, 8, 9]
    page.view.performBatchUpdates {}
    page.settle()
    XCTAssertEqual(recorder.exceptions.count, 0)
    XCTAssertEqual(recorder.warnings.count, 1)
    XCTAssertEqual(page.numbers, [7, 8, 9])
    recorder.stop()
    page.strike()
  }

  // M29
  func testAnIdentifierWithoutRegistration() {
    let page = CollectionStage([[0]])
    let messages = page.faults {
      _ = page.view.dequeueReusableCell(withReuseIdentifier: "X", for: IndexPath(item: 0, section: 0))
    }
    XCTAssertEqual(
      messages,
      [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard"
      ])
    expectUnharmed(page, [0])
    page.strike()
  }

  // M30
  func testACollectionViewWithoutLayout() {
    let recorder = FaultRecorder()
    _ = UICollectionView(frame: .zero)
    recorder.stop()
    XCTAssertEqual(
      recorder.messages, ["UICollectionView must be initialized with a non-nil layout parameter"])
  }

  /// A data source that returns a cell it created, or one in use, on command.
  private final class Unruly: NSObject, UICollectionViewDataSource {
    enum UpdateRoute { case good, foreign, used, twoAtOnce }
    var way = UpdateRoute.good
    var first: UICollectionViewCell?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      switch way {
      case .foreign: return UICollectionViewCell()
      case .used where indexPath.item == 1 && first != nil: return first!
      case .twoAtOnce:
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      default:
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        if indexPath.item == 0 { first = cell }
        return cell
      }
    }
  }

  private func messages(_ way: Unruly.UpdateRoute) -> [String] {
    let page = CollectionStage([[]])
    let source = Unruly()
    source.way = way
    page.view.dataSource = source
    let messages = page.faults { page.settle() }
    XCTAssertEqual(page.view.inconsistencies, [])
    source.way = .good
    page.view.reloadData()
    page.settle()
    XCTAssertEqual(page.view.visibleCells.count, 2)
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
    return messages
  }

  // M30
  func testACellThatWasNotDequeued() {
    XCTAssertEqual(
      messages(.foreign).first,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
        + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  func testACellThatIsShownAlready() {
    XCTAssertEqual(
      messages(.used).first?.hasPrefix("Attempted to display a view that is in use already"), true)
  }

  func testACellThatIsDequeuedAndNotReturned() {
    XCTAssertEqual(
      messages(.twoAtOnce).first?.hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display."), true)
  }

  func testADataSourceThatChangesItsMind() {
    let page = CollectionStage([[0, 1, 2]])
    let messages = page.faults {
      page.source.sections[0].items = [0]
      page.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    XCTAssertEqual(messages.count, 1)
    page.view.contentOffset.y = 1
    page.settle()
    expectUnharmed(page, [0, 1, 2])
    page.strike()
  }

  func testScrollingToAnItemThatIsNotThere() {
    let page = CollectionStage([[0]])
    let messages = page.faults {
      page.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    }
    XCTAssertEqual(
      messages.first?.hasPrefix(
        "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 1 items in section 0."
      ), true)
    page.strike()
  }

  // M31
  func testEqualIdentifiersInASnapshot() {
    let recorder = FaultRecorder()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    snapshot.appendItems(["c", "c"])
    recorder.stop()
    XCTAssertEqual(
      recorder.messages,
      ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    c\n)}"])
    XCTAssertEqual(snapshot.itemIdentifiers, ["a", "b"])
  }

  // M31
  func testEqualIdentifiersInASectionSnapshot() {
    let recorder = FaultRecorder()
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a"])
    snapshot.append(["a"], to: "a")
    recorder.stop()
    XCTAssertEqual(
      recorder.messages,
      [
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a\n)}"
      ])
  }
}
