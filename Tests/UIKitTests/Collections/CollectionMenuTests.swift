import PortolanTesting
import UIKit
import XCTest

/// Tests of edit menus of items and of index titles (Specification.md C6, C9).
@MainActor
final class CollectionMenuTests: XCTestCase {
  private final class Screen: UICollectionViewController {
    let log = Log()
    var titles: [String]?

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      20
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
      log.add("menu? \(indexPath.item)")
      return indexPath.item != 0
    }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.add("\(action) \(indexPath.item)") }
  }

  private func start(_ titles: [String]? = nil) -> (TestApp, Screen) {
    let app = TestApp(device: .iPhone15)
    let screen = Screen(collectionViewLayout: RowsLayout())
    screen.titles = titles
    app.show(screen)
    return (app, screen)
  }

  func testALongPressOffersTheActionsOfTheDelegate() {
    let (app, screen) = start()
    app.longPress(at: CGPoint(x: 100, y: 325))
    app.settle()
    XCTAssertEqual(screen.log.take(), ["menu? 6"])
    XCTAssertTrue(app.sees("Copy"))
    XCTAssertFalse(app.sees("Cut"))
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(screen.log.take(), ["copy: 6"])
  }

  func testNoMenuIfDelegateReturnsNil() {
    let (app, screen) = start()
    app.longPress(at: CGPoint(x: 100, y: 25))
    app.settle()
    XCTAssertEqual(screen.log.take(), ["menu? 0"])
    XCTAssertFalse(app.sees("Copy"))
  }

  func testTitlesAtTheEdgeLeadToTheirSections() {
    let (app, screen) = start(["A", "B", "C"])
    let size = app.window.bounds.size
    app.tap(at: CGPoint(x: size.width - 8, y: size.height / 2))
    app.settle()
    XCTAssertEqual(screen.collectionView.contentOffset.y, 1000)
  }
}
