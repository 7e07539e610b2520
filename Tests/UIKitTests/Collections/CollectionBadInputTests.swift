import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Errors of apps in their data: each raises UIKit's message, nothing is lost, and the next reload recovers
/// (M26 to M31).
@MainActor
final class CollectionBadInputTests: XCTestCase {
  private func expect(
    _ messages: [String], of change: (CollectionStage) -> Void, on items: [[Int]], line: UInt = #line
  ) {
    let page = CollectionStage(items)
    let before = page.numbers
    XCTAssertEqual(page.faults { change(page) }, messages, line: line)
    XCTAssertEqual(page.numbers, before, "nothing has changed", line: line)
    XCTAssertEqual(page.view.inconsistencies, [], line: line)
    page.view.reloadData()
    page.settle()
    XCTAssertEqual(
      page.numbers, Array(page.source.sections.flatMap(\.items).prefix(8)), "a reload heals", line: line)
    XCTAssertEqual(page.view.inconsistencies, [], line: line)
    page.strike()
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  // M28
  func testInsertsBeyondTheEnd() {
    expect(
      ["attempt to insert item 5 into section 0, but there are only 3 items in section 0 after the update"],
      of: {
        $0.source.sections[0].items.append(2)
        $0.view.insertItems(at: [self.path(0, 5)])
      }, on: [[0, 1]])
    expect(
      ["attempt to insert item 0 into section 3, but there are only 1 sections after the update"],
      of: { $0.view.insertItems(at: [self.path(3, 0)]) }, on: [[0, 1]])
    expect(
      ["attempt to insert section 2 but there are only 2 sections after the update"],
      of: {
        $0.source.sections.append((9, []))
        $0.view.insertSections([2])
      }, on: [[0, 1]])
  }

  func testMovesFromAndToNowhere() {
    expect(
      [
        "attempt to move index path ({length = 2, path = 0 - 7}) that does not exist - there are only 2 items in "
          + "section 0 before the update"
      ], of: { $0.view.moveItem(at: self.path(0, 7), to: self.path(0, 0)) }, on: [[0, 1]])
    expect(
      [
        "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 9}) that "
          + "does not exist - there are only 2 items in section 0 after the update"
      ], of: { $0.view.moveItem(at: self.path(0, 0), to: self.path(0, 9)) }, on: [[0, 1]])
    expect(
      ["attempt to move section 4, but there are only 1 sections before the update"],
      of: { $0.view.moveSection(4, toSection: 0) }, on: [[0, 1]])
  }

  func testReloadingNonexistentItems() {
    expect(
      ["attempt to delete item 8 from section 0 which only contains 2 items before the update"],
      of: { $0.view.reloadItems(at: [self.path(0, 8)]) }, on: [[0, 1]])
  }

  /// Queries with invalid index paths return nothing.
  func testQueriesForNonexistentItems() {
    let page = CollectionStage([[0, 1]])
    let messages = page.faults {
      XCTAssertNil(page.view.cellForItem(at: path(0, 9)))
      XCTAssertNil(page.view.cellForItem(at: path(7, 0)))
      XCTAssertNil(page.view.layoutAttributesForItem(at: path(0, 9)))
      page.view.selectItem(at: path(0, 9), animated: false, scrollPosition: [])
      page.view.deselectItem(at: path(5, 9), animated: false)
    }
    XCTAssertEqual(messages, [])
    XCTAssertEqual(page.view.indexPathsForSelectedItems, [])
    page.strike()
  }

  // M30: a provider that returns no cell.
  func testANilCell() {
    let page = CollectionStage([[]])
    var givesCells = false
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: page.view) { view, path, _ in
      givesCells ? view.dequeueReusableCell(withReuseIdentifier: "number", for: path) : nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    let messages = page.faults {
      source.apply(snapshot, animatingDifferences: false)
      page.settle()
    }
    XCTAssertEqual(
      messages.first?.hasPrefix(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path [0, 0] with item identifier 'a'"
      ), true, messages.first ?? "")
    XCTAssertEqual(page.view.visibleCells, [])
    XCTAssertEqual(page.view.inconsistencies, [])
    givesCells = true
    page.view.reloadData()
    page.settle()
    XCTAssertEqual(page.view.visibleCells.count, 1)
    page.strike()
  }

  /// A cell dequeued from another collection view.
  func testACellOfAnotherView() {
    final class Foreign: NSObject, UICollectionViewDataSource {
      var giver: UICollectionView?
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        if let shown = giver?.cellForItem(at: path) { return shown }
        return view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      }
    }
    let page = CollectionStage([[7]])
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 500, width: 300, height: 100), collectionViewLayout: RowsLayout())
    other.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let source = Foreign()
    source.giver = page.view
    page.stage.view.addSubview(other)
    let messages = page.faults {
      other.dataSource = source
      page.settle()
    }
    XCTAssertEqual(messages.first?.hasPrefix("Attempted to display a view that is in use already"), true)
    XCTAssertEqual(page.numbers, [7], "the view that had it keeps it")
    XCTAssertEqual(page.view.inconsistencies, [])
    source.giver = nil
    other.reloadData()
    page.settle()
    XCTAssertEqual(other.visibleCells.count, 1)
    page.strike()
  }

  /// The count changes without notification while the view scrolls.
  func testADataSourceThatShrinksInSilence() {
    expect(
      [
        "Invalid update: invalid number of items in section 0.  The number of items contained in an existing "
          + "section after the update (3) must be equal to the number of items contained in that section before "
          + "the update (6), plus or minus the number of items inserted or deleted from that section "
          + "(0 inserted, 1 deleted) and plus or minus the number of items moved into or out of that section "
          + "(0 moved in, 0 moved out)."
      ],
      of: {
        $0.source.sections[0].items = [0, 1, 2]
        $0.view.deleteItems(at: [self.path(0, 5)])
      }, on: [Array(0..<6)])
  }

  // M31
  func testEqualIdentifiersAreRefusedAndTheNextSnapshotIsShown() {
    let page = CollectionStage([[]])
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: page.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.number = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    page.settle()
    let messages = page.faults {
      snapshot.appendItems([3, 3])
      source.apply(snapshot)
      page.settle()
    }
    XCTAssertEqual(
      messages, ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    3\n)}"])
    XCTAssertEqual(page.numbers, [1, 2])
    snapshot.appendItems([3])
    source.apply(snapshot)
    page.settle()
    XCTAssertEqual(page.numbers, [1, 2, 3])
    page.strike()
  }
}
