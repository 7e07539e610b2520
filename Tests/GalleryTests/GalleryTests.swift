import PortolanTesting
import UIKit
import XCTest

@testable import GalleryApp

/// Tests of the Gallery example with user interaction (Specification.md C4, C8, C9, C10).
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
    tabs.selectedIndex = 2
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
    tabs.selectedIndex = 3
    app.settle()
    XCTAssertTrue(app.sees("0"))
    let screen = try XCTUnwrap(
      (tabs.viewControllers?[3] as? UINavigationController)?.viewControllers[0] as? MillionController)
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    app.settle()
    XCTAssertTrue(app.sees("999999"))
    XCTAssertLessThan(screen.collectionView.subviews.count, 120)
  }

  private func library(_ tabs: GalleryTabs) throws -> LibraryController {
    try XCTUnwrap(
      (tabs.viewControllers?[0] as? UINavigationController)?.viewControllers[0] as? LibraryController)
  }

  private func middle(of item: Int, in view: UICollectionView) throws -> CGPoint {
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: 0)))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  func testAPhotoIsDraggedElsewhereAndUndoBringsItBack() throws {
    let library = try library(start())
    let (from, to) = (
      try middle(of: 0, in: library.collectionView), try middle(of: 4, in: library.collectionView)
    )
    app.beginDrag(at: from)
    app.advance(by: 0.9)
    app.moveFinger(from: from, to: to, duration: 0.5)
    app.endDrag(at: to)
    app.settle()
    XCTAssertEqual(Array(photos.prefix(5)), ["Photo 1", "Photo 2", "Photo 3", "Photo 4", "Photo 0"])
    library.undoManager?.undo()
    app.settle()
    XCTAssertEqual(photos.first, "Photo 0")
  }

  func testAPinchMakesPhotosLargerAndSmaller() throws {
    let library = try library(start())
    let size = app.window.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let before = try XCTUnwrap(library.collectionView.visibleCells.first).bounds.width
    app.pinch(at: middle, from: 60, to: 300)
    app.settle()
    XCTAssertGreaterThan(try XCTUnwrap(library.collectionView.visibleCells.first).bounds.width, before * 2)
    app.pinch(at: middle, from: 300, to: 60)
    app.settle()
    XCTAssertEqual(
      try XCTUnwrap(library.collectionView.visibleCells.first).bounds.width, before, accuracy: 1)
  }

  func testTheFeedHasSectionsThatScrollAcross() throws {
    let tabs = start()
    tabs.selectedIndex = 1
    app.settle()
    XCTAssertTrue(app.sees("Places"))
    let feed = try XCTUnwrap(
      (tabs.viewControllers?[1] as? UINavigationController)?.viewControllers[0] as? FeedController)
    let first = try middle(of: 0, in: feed.collectionView)
    XCTAssertEqual(first.x, app.window.bounds.midX, accuracy: 1)
    app.fling(from: CGPoint(x: first.x + 80, y: first.y), to: CGPoint(x: first.x - 80, y: first.y))
    app.settle()
    XCTAssertEqual(try middle(of: 1, in: feed.collectionView).x, app.window.bounds.midX, accuracy: 1)
    feed.collectionView.scrollToItem(at: IndexPath(item: 3, section: 3), at: .bottom, animated: false)
    app.settle()
    let heights = feed.collectionView.visibleCells.compactMap { $0 as? NoteCell }.map(\.bounds.height)
    XCTAssertGreaterThan(Set(heights).count, 1, "notes are as high as they need to be")
  }

  func testBadgesAreAtCornersOfPlacesWithNews() throws {
    let tabs = start()
    tabs.selectedIndex = 1
    app.settle()
    let feed = try XCTUnwrap(
      (tabs.viewControllers?[1] as? UINavigationController)?.viewControllers[0] as? FeedController)
    for item in 0..<2 {
      let path = IndexPath(item: item, section: 1)
      let card = try XCTUnwrap(feed.collectionView.cellForItem(at: path))
      let badge = try XCTUnwrap(
        feed.collectionView.supplementaryView(forElementKind: "NewPhotos", at: path) as? BadgeView)
      XCTAssertEqual(badge.isHidden, badge.number == 0)
      XCTAssertEqual(badge.number == 0, item == 1, "the first place has new photographs, the second has none")
      XCTAssertEqual(badge.frame.midX, card.frame.maxX - 5, accuracy: 1)
      XCTAssertEqual(badge.frame.midY, card.frame.minY + 5, accuracy: 1)
    }
  }

  func testAMenuRemovesAPhoto() throws {
    let library = try library(start())
    app.longPress(at: try middle(of: 0, in: library.collectionView))
    app.settle()
    app.tap("Remove")
    app.settle()
    XCTAssertEqual(photos.first, "Photo 1")
  }
}
