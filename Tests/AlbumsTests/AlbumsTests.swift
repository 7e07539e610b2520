import PortolanTesting
import UIKit
import XCTest

@testable import AlbumsApp

/// Tests of the Albums example with realistic folders.
@MainActor
final class AlbumsTests: XCTestCase {
  nonisolated(unsafe) private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("albums-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func addPicture(_ name: String) throws -> Data {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    let data = try XCTUnwrap(picture.pngData())
    try data.write(to: folder.appendingPathComponent(name))
    return data
  }

  private func open(_ library: AlbumLibrary) -> TestApp {
    let app = TestApp()
    app.show(AlbumsNavigation.make(root: AlbumsViewController(library: library)))
    app.tap(library.albums[0].title)
    app.settle()
    return app
  }

  private func tiles(_ app: TestApp) -> [PhotoTile] { app.elements(of: PhotoTile.self) }

  func testATruncatedPictureShowsAPlaceholderAndTheReason() throws {
    let data = try addPicture("a-whole.png")
    try data.prefix(data.count / 2).write(to: folder.appendingPathComponent("b-half.png"))
    try Data("not a picture".utf8).write(to: folder.appendingPathComponent("c-text.jpg"))
    let app = open(try AlbumLibrary(folder: folder))
    app.wait { tiles(app).allSatisfy { $0.accessibilityValue != "Loading" } }
    let reasons = Dictionary(
      uniqueKeysWithValues: tiles(app).map { ($0.accessibilityLabel ?? "", $0.accessibilityValue) })
    XCTAssertEqual(
      reasons, ["A Whole": nil, "B Half": "Damaged or not a picture", "C Text": "Damaged or not a picture"])
    app.tap("C Text")
    app.wait { app.elements.contains { $0.label?.contains("cannot be shown") == true } }
    XCTAssertTrue(app.elements.contains { $0.label?.contains("cannot be shown") == true })
  }

  /// Cells and decoded images exist only for visible items.
  func testTenThousandPhotosCostAsMuchAsAScreenful() throws {
    _ = try addPicture("one.png")
    let file = folder.appendingPathComponent("one.png")
    for number in 0..<10_000 {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(String(format: "photo-%05d.png", number)), withDestinationURL: file)
    }
    let library = try AlbumLibrary(folder: folder)
    XCTAssertEqual(library.albums[0].photos.count, 10_001)
    let app = open(library)
    XCTAssertLessThan(tiles(app).count, 40)
    app.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
    app.settle()
    XCTAssertLessThan(tiles(app).count, 40)
    XCTAssertFalse(app.sees("Photo 00000"))
  }

  func testTheFolderIsReadWhileTheAppIsShownAlready() throws {
    _ = try addPicture("one.png")
    let app = TestApp()
    let navigation = AlbumsNavigation.make(folder: folder)
    XCTAssertTrue(navigation.topViewController is WaitingViewController)
    app.show(navigation)
    app.wait { navigation.topViewController is AlbumsViewController }
    app.settle()
    XCTAssertTrue(app.sees(try AlbumLibrary(folder: folder).albums[0].title))
  }

  func testABadFolderIsSaidOnTheScreen() throws {
    let app = TestApp()
    app.show(AlbumsNavigation.make(folder: folder.appendingPathComponent("none")))
    let reason = "\(folder.path)/none: there is no such folder"
    app.wait { app.sees(reason) }
    XCTAssertTrue(app.sees(reason))
  }

  func testABadFolderIsOneLine() throws {
    XCTAssertThrowsError(try AlbumLibrary(folder: folder.appendingPathComponent("none"))) { error in
      XCTAssertEqual("\(error)", "\(folder.path)/none: there is no such folder")
    }
    XCTAssertThrowsError(try AlbumLibrary(folder: folder)) { error in
      XCTAssertEqual("\(error)", "\(folder.path): no pictures in this folder")
    }
  }

  func testATapLeavesThePhotoAlone() throws {
    _ = try addPicture("one.png")
    let app = open(try AlbumLibrary(folder: folder))
    app.tap("One")
    app.settle()
    let screen = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    app.tap(at: app.window.center)
    app.settle()
    XCTAssertTrue(screen.isNavigationBarHidden)
    XCTAssertEqual(app.window.windowScene?.statusBarManager?.isStatusBarHidden, true)
    app.tap(at: app.window.center)
    app.settle()
    XCTAssertFalse(screen.isNavigationBarHidden)
  }

  func testTwoTapsZoomAndLeaveTheBars() throws {
    _ = try addPicture("one.png")
    let app = open(try AlbumLibrary(folder: folder))
    app.tap("One")
    app.settle()
    let screen = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    app.doubleTap(at: app.window.center)
    app.settle()
    let picture = app.elements(of: UIImageView.self).first { $0.accessibilityLabel == "One" }
    let photo = try XCTUnwrap(picture?.superview as? UIScrollView)
    XCTAssertGreaterThan(photo.zoomScale, 2)
    XCTAssertFalse(screen.isNavigationBarHidden)
  }
}
