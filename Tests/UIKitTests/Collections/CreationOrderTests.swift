import UIKit
import XCTest

/// The order in which a collection view requests its views. The tests of Listable (`test_reappliesToVisibleView`) record that cells
/// come before headers and footers, which precede them in the layout.
@MainActor
final class CreationOrderTests: XCTestCase, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var requests: [String] = []

  func testCellsComeBeforeHeaders() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.footerReferenceSize = CGSize(width: 100, height: 20)
    layout.itemSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.layoutIfNeeded()
    XCTAssertEqual(requests.prefix(2), ["cell", "cell"])
    XCTAssertEqual(
      Set(requests.dropFirst(2)),
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests.append("cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    requests.append(kind)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
