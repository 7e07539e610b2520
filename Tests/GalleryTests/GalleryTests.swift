import PortolanTesting
import UIKit
import XCTest

@testable import GalleryApp

/// The example Gallery, used as a person does (C4, C8, C9, C10).
@MainActor
final class GalleryTests: XCTestCase {
  private var app: TestApp!

  private func start() -> GalleryTabs {
    app = TestApp(device: .iPhone15)
    let tabs = GalleryTabs()
    app.show(tabs)
    return tabs
  }

  private var photos: [String] {
    app.elements(of: PhotoCell.self)
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .compactMap(\.accessibilityLabel)
  }

  func testPhotosAreDeletedAndBroughtBack() throws {
    let tabs = start()
    let library = try XCTUnwrap(
      (tabs.viewControllers?[0] as? UINavigationController)?.viewControllers[0] as? LibraryController)
    XCTAssertEqual(photos.first, "Photo 0")
    library.setEditing(true, animated: true)
    app.settle()
    let cells = app.elements(of: PhotoCell.self).sorted {
      $0.frame.minX + $0.frame.minY < $1.frame.minX + $1.frame.minY
    }
    for cell in cells.prefix(2) {
      app.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    }
    app.settle()
    XCTAssertEqual(library.collectionView.indexPathsForSelectedItems?.count, 2)
    app.tap("Delete")
    app.settle()
    XCTAssertFalse(photos.contains("Photo 0"))
    app.tap("Undo")
    app.settle()
    XCTAssertEqual(photos.first, "Photo 0")
  }

  func testFoldersOpenAndClose() {
    let tabs = start()
    tabs.selectedIndex = 1
    app.settle()
    XCTAssertTrue(app.sees("Norway"))
    XCTAssertFalse(app.sees("Bergen"))
    app.tap("Norway")
    app.settle()
    XCTAssertTrue(app.sees("Bergen"))
    app.tap("Journeys")
    app.settle()
    XCTAssertFalse(app.sees("Bergen"))
    XCTAssertTrue(app.sees("Family"))
  }

  func testAMillionTilesOpenAndScroll() throws {
    let tabs = start()
    tabs.selectedIndex = 2
    app.settle()
    XCTAssertTrue(app.sees("0"))
    let screen = try XCTUnwrap(
      (tabs.viewControllers?[2] as? UINavigationController)?.viewControllers[0] as? MillionController)
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    app.settle()
    XCTAssertTrue(app.sees("999999"))
    XCTAssertLessThan(screen.collectionView.subviews.count, 120)
  }
}
