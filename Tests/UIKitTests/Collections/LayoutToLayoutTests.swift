import PortolanTesting
import UIKit
import XCTest

/// Navigation between collection view controllers with `useLayoutToLayoutNavigationTransitions`.
@MainActor
final class LayoutToLayoutTests: XCTestCase {
  private final class Grid: UICollectionViewController {
    var shown: [String] = []

    init(side: CGFloat) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Grid is never archived") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 30 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      shown.append("appear")
    }
  }

  private let small = Grid(side: 50)
  private let large = Grid(side: 150)

  private func makeApp() -> (TestApp, UINavigationController) {
    let app = TestApp(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: small)
    app.show(navigation)
    large.useLayoutToLayoutNavigationTransitions = true
    app.settle()
    return (app, navigation)
  }

  private var side: CGFloat? {
    small.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width
  }

  func testPushAndPopChangeTheLayoutOfOneView() {
    let (app, navigation) = makeApp()
    let view = small.collectionView!
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    navigation.pushViewController(large, animated: true)
    app.advance(by: 0.1)
    let width = cell?.layer.presentation()?.bounds.width ?? 0
    XCTAssertGreaterThan(width, 50)
    XCTAssertLessThan(width, 150)
    app.settle()
    XCTAssertIdentical(large.collectionView, view)
    XCTAssertTrue(view.isDescendant(of: large.view))
    XCTAssertIdentical(view.cellForItem(at: IndexPath(item: 0, section: 0)), cell)
    XCTAssertEqual(side, 150)
    XCTAssertIdentical(view.dataSource, small)
    XCTAssertIdentical(view.delegate, large)
    XCTAssertEqual(large.shown, ["appear"])
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertTrue(view.isDescendant(of: small.view))
    XCTAssertEqual(view.frame, small.view.bounds)
    XCTAssertEqual(side, 50)
    XCTAssertIdentical(view.delegate, small)
    XCTAssertNotNil(view.window)
  }

  func testWithoutAnimation() {
    let (app, navigation) = makeApp()
    navigation.pushViewController(large, animated: false)
    app.settle()
    XCTAssertEqual(side, 150)
    navigation.popViewController(animated: false)
    app.settle()
    XCTAssertEqual(side, 50)
    XCTAssertTrue(small.collectionView.isDescendant(of: small.view))
  }

  func testOtherControllersBelowKeepTheirScreens() {
    let app = TestApp(device: .iPhone15)
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.show(navigation)
    large.useLayoutToLayoutNavigationTransitions = true
    navigation.pushViewController(large, animated: true)
    app.settle()
    XCTAssertTrue(large.view is UICollectionView)
    XCTAssertIdentical(large.collectionView.dataSource, large)
  }
}
