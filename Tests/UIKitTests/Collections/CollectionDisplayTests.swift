import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Tests of displaying, requesting and reusing cells (Specification.md C1, C3, C10, CollectionSemantics.md S4).
@MainActor
final class CollectionDisplayTests: XCTestCase {
  // Specification.md C10
  func testAMillionItemsCostAScreenful() {
    let layout = RowsLayout()
    let page = CollectionStage([Array(0..<1_000_000)], layout: layout)
    XCTAssertEqual(page.source.made, 8)
    XCTAssertEqual(page.view.subviews.count, 8)
    page.view.contentOffset.y = 30_000_000
    CATransaction.flush()
    XCTAssertEqual(page.numbers, Array(600_000..<600_008))
    XCTAssertLessThanOrEqual(page.view.subviews.count, 9)
    XCTAssertTrue(layout.asked.allSatisfy { $0.height <= 800 }, "asked for \(layout.asked)")
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  // Specification.md C1
  func testCountsAreRequestedOncePerReload() {
    let page = CollectionStage([[0], [1, 2]])
    page.source.logsCounts = true
    page.view.contentOffset.y = 10
    page.view.setNeedsLayout()
    CATransaction.flush()
    XCTAssertEqual(page.source.log.take(), [])
    page.view.reloadData()
    page.view.reloadData()
    XCTAssertEqual(page.source.log.take(), [])
    CATransaction.flush()
    XCTAssertEqual(page.source.log.take(), ["sections", "items 0", "items 1"])
    page.view.performBatchUpdates {
      page.source.sections[0].items = []
      page.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      XCTAssertEqual(page.source.log.take(), [])
    }
    XCTAssertEqual(page.source.log.take(), ["sections", "items 0", "items 1"])
    page.strike()
  }

  func testNewDataSourceIsQueriedAgain() {
    let page = CollectionStage([[0]])
    let other = NumberSource([[7, 8]])
    page.view.dataSource = other
    XCTAssertEqual(page.view.numberOfItems(inSection: 0), 2)
    CATransaction.flush()
    XCTAssertEqual(page.numbers, [7, 8])
    page.strike()
  }

  // Specification.md C3
  func testCellsAreUsedAgain() {
    let page = CollectionStage([Array(0..<100)])
    let first = page.cell(0)
    for step in 1...40 {
      page.view.contentOffset.y = CGFloat(step) * 100
      CATransaction.flush()
    }
    XCTAssertLessThanOrEqual(page.view.subviews.count, 9)
    XCTAssertEqual(page.numbers, Array(80..<88))
    XCTAssertGreaterThan(first?.reuses ?? 0, 0)
    page.strike()
  }

  func testNewRegistrationDiscardsReusableViews() {
    final class Other: UICollectionViewCell {}
    let page = CollectionStage([Array(0..<8)])
    page.source.sections = [(0, [])]
    page.view.reloadData()
    CATransaction.flush()
    page.view.register(Other.self, forCellWithReuseIdentifier: "number")
    page.source.sections = [(0, [1])]
    page.view.reloadData()
    CATransaction.flush()
    XCTAssertTrue(page.view.visibleCells.first is Other)
    page.strike()
  }

  private final class Watcher: NSObject, UICollectionViewDelegate {
    let log = Log()
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.add("will \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.add("end \(indexPath.item)") }
  }

  func testDisplayIsAnnouncedAsCellsComeAndGo() {
    let page = CollectionStage([Array(0..<100)], height: 100)
    let watcher = Watcher()
    page.view.delegate = watcher
    page.view.contentOffset.y = 60
    CATransaction.flush()
    XCTAssertEqual(watcher.log.take(), ["end 0", "will 2", "will 3"])
    page.strike()
  }

  private final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching {
    let log = Log()
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.add("fetch \(indexPaths.map(\.item))")
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { log.add("cancel \(indexPaths.map(\.item))") }
  }

  func testItemsAheadArePrefetchedTheNearestFirstAndCanceledWhenTheDirectionChanges() {
    let page = CollectionStage([Array(0..<100)], height: 100)
    let fetcher = Fetcher()
    page.view.prefetchDataSource = fetcher
    page.view.contentOffset.y = 1000
    CATransaction.flush()
    XCTAssertEqual(fetcher.log.take().last, "fetch [22, 23, 24]")
    page.view.contentOffset.y = 940
    CATransaction.flush()
    XCTAssertEqual(fetcher.log.take(), ["cancel [22, 23, 24]", "fetch [17]"])
    page.strike()
  }

  func testBackgroundsAreBehindAndStayInPlace() {
    let page = CollectionStage([Array(0..<100)])
    let background = UIView()
    page.view.backgroundView = background
    page.view.contentOffset.y = 70
    CATransaction.flush()
    XCTAssertEqual(background.frame, CGRect(x: 0, y: 70, width: 300, height: 400))
    XCTAssertIdentical(page.view.subviews.first, background)
    page.strike()
  }

  // MARK: Scrolling

  func testScrollingToItems() {
    let page = CollectionStage([Array(0..<100)])
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      page.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
      return page.view.contentOffset.y
    }
    XCTAssertEqual(offset(50, .top), 2500)
    XCTAssertEqual(offset(50, .centeredVertically), 2325)
    XCTAssertEqual(offset(50, .bottom), 2150)
    XCTAssertEqual(offset(0, .bottom), 0)
    XCTAssertEqual(offset(99, .top), 4600)
    page.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
    XCTAssertEqual(page.view.contentOffset.y, 4600)
    page.settle()
    XCTAssertEqual(page.view.contentOffset.y, 2500)
    page.strike()
  }

  // MARK: Registrations

  func testRegistrationsMakeAndFillCells() {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
        cell.number = item
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: indexPath.item * 10)
      }
    }
    let page = CollectionStage([[]])
    let source = Source()
    page.view.dataSource = source
    CATransaction.flush()
    XCTAssertEqual(page.numbers, [0, 10, 20])
    page.strike()
  }
}
