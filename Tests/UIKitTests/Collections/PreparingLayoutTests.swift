import PortolanTesting
import UIKit
import XCTest

/// Layouts that set their own metrics in `prepare` terminate.
@MainActor
final class PreparingLayoutTests: XCTestCase {
  private final class Strip: UICollectionViewFlowLayout {
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      scrollDirection = .horizontal
      minimumLineSpacing = 0
      itemSize = CGSize(width: 80, height: 60)
      estimatedItemSize = .zero
      sectionInset = .zero
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  func testMeasuresThatStayTheSameDoNotInvalidate() {
    let app = TestApp()
    let strip = Strip()
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 100), collectionViewLayout: strip)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(collection)
    app.show(controller)
    app.settle()
    XCTAssertEqual(collection.contentSize.width, 1600)
    let preparations = strip.preparations
    XCTAssertLessThanOrEqual(preparations, 3)
    collection.setNeedsLayout()
    app.settle()
    XCTAssertEqual(strip.preparations, preparations)
  }
}
