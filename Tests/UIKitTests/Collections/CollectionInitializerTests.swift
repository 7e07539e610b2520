import UIKit
import XCTest

/// Initializers of collection views, of which `init(frame:)` is none.
@MainActor
final class CollectionInitializerTests: XCTestCase {
  /// [Material](https://github.com/CosmicMind/Material) declares these initializers.
  private final class Grid: UICollectionView {
    init(frame: CGRect) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    init() { super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }
  }

  func testSubclassesDeclareInitializersWithoutOverride() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    XCTAssertEqual(Grid(frame: frame).frame, frame)
    XCTAssertTrue(Grid().collectionViewLayout is UICollectionViewFlowLayout)
  }
}
