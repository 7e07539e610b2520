import PortolanXCTest
import UIKit

/// Requirements that delegates implement only on iOS, and colors that generic code makes.
@MainActor
final class RegistrationIsolationTests: XCTestCase {
  private final class Opener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.row == 1 }
  }
  private final class Context: NSObject, UISpringLoadedInteractionContext {
    var state: UISpringLoadedInteractionEffectState { .possible }
    var targetView: UIView?
    var targetItem: Any?
    func location(in view: UIView?) -> CGPoint { .zero }
  }

  func testDelegatesDecideWhichRowsOpenUnderADrag() {
    let delegate: any UITableViewDelegate & UICollectionViewDelegate = Opener()
    let (table, collection) = (UITableView(), UICollectionViewController(collectionViewLayout: .init()))
    XCTAssertTrue(
      delegate.tableView(table, shouldSpringLoadRowAt: IndexPath(row: 1, section: 0), with: Context()))
    XCTAssertFalse(
      delegate.tableView(table, shouldSpringLoadRowAt: IndexPath(row: 0, section: 0), with: Context()))
    let path = IndexPath(item: 0, section: 0)
    XCTAssertTrue(
      delegate.collectionView(collection.collectionView, shouldSpringLoadItemAt: path, with: Context()))
    XCTAssertTrue(
      collection.collectionView(collection.collectionView, shouldSpringLoadItemAt: path, with: Context()))
  }

  func testGenericCodeMakesColors() {
    XCTAssertEqual(UIColor.halved(.white), UIColor(white: 0.5, alpha: 1))
    XCTAssertNil(CGColor(gray: 0, alpha: 1).pattern)
  }

  func testSubclassesOfClasses() {
    XCTAssertTrue(UIButton.isSubclass(of: UIControl.self))
    XCTAssertTrue(UIButton.isSubclass(of: UIButton.self))
    XCTAssertFalse(UIControl.isSubclass(of: UIButton.self))
  }

  func testAbsentTextsOfCAreCompared() {
    let absent: UnsafePointer<CChar>? = nil
    XCTAssertNotEqual(strcmp(absent, "_name"), 0)
    XCTAssertEqual(strcmp(absent, nil), 0)
    XCTAssertEqual(strcmp("a", "a"), 0)
    "b".withCString { XCTAssertGreaterThan(strcmp(Optional($0), "a"), 0) }
  }
}

extension UIColor {
  /// A color with half the white.
  fileprivate static func halved(_ color: UIColor) -> Self {
    var white: CGFloat = 0
    color.getWhite(&white, alpha: nil)
    return self.init(cgColor: CGColor(gray: white / 2, alpha: 1))
  }
}
