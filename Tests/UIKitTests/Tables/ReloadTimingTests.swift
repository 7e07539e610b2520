import UIKit
import XCTest

/// The time at which the data source is queried, as in the tests of [LayoutKit](https://github.com/linkedin/LayoutKit)
/// that “experiment with how UITableView works”: `TableViewTests`, `CollectionViewTests` and its adapters.
@MainActor
final class ReloadTimingTests: XCTestCase {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var count = 1
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log.append("count \(count)")
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.append("cell \(indexPath.row)")
      return UITableViewCell()
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .zero }
  }

  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  func testATableQueriesItsCountsAtOnceAndItsCellsLater() {
    let source = Source()
    let table = UITableView(frame: frame)
    table.dataSource = source
    table.reloadData()
    XCTAssertEqual(source.log, ["count 1"])
    source.count = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(table.visibleCells.count, 2)
  }

  func testVisibleCellsLayOutATable() {
    let source = Source()
    source.count = 3
    let table = UITableView(frame: frame)
    table.dataSource = source
    table.reloadData()
    XCTAssertEqual(table.visibleCells.count, 3)
    XCTAssertEqual(source.log, ["count 3", "cell 0", "cell 1", "cell 2"])
  }

  /// [TableKit](https://github.com/maxsokolov/TableKit)'s tests read a cell after `reloadData()`, without a window.
  func testACellIsThereAfterAReload() {
    let source = Source()
    source.count = 0
    let table = UITableView(frame: frame)
    table.dataSource = source
    table.layoutIfNeeded()
    source.count = 2
    source.log = []
    table.reloadData()
    XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    XCTAssertNil(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    XCTAssertEqual(source.log, ["count 2", "cell 0", "cell 1"])
  }

  /// Controllers configure the cells of changed objects while they update the table.
  func testACellOfABatchIsTheOneThatIsShown() {
    let source = Source()
    source.count = 2
    let table = UITableView(frame: frame)
    table.dataSource = source
    table.layoutIfNeeded()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    source.log = []
    table.beginUpdates()
    source.count = 1
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.reloadData()
    XCTAssertIdentical(table.cellForRow(at: IndexPath(row: 0, section: 0)), first)
    XCTAssertFalse(source.log.contains("cell 0"))
    table.endUpdates()
    XCTAssertNil(table.cellForRow(at: IndexPath(row: 1, section: 0)))
  }

  func testAPreparedFlowLayoutHasQueriedTheCounts() {
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.dataSource = source
    view.reloadData()
    layout.prepare()
    source.count = 2
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 2)
  }

  func testAHeaderWithoutASizeHasEmptyAttributes() {
    let source = Source()
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(header?.frame.size, .zero)
    XCTAssertNil(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 7)))
    XCTAssertEqual(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 0)
  }
}
