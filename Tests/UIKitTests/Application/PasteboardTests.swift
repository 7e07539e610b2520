import UIKit
import XCTest

@MainActor
final class PasteboardTests: XCTestCase {
  func testTextAndLinksAreSharedWithTheHost() {
    let board = UIPasteboard.general
    board.string = "Olá"
    XCTAssertEqual(HostRegistry.current.pasteboard.text, "Olá")
    XCTAssertTrue(board.hasStrings)
    HostRegistry.current.pasteboard.text = "from elsewhere"
    XCTAssertEqual(board.string, "from elsewhere")
    XCTAssertEqual(board.types, ["public.utf8-plain-text"])

    board.url = URL(string: "https://example.com/a")
    XCTAssertEqual(
      HostRegistry.current.pasteboard.data(for: "text/uri-list"), Data("https://example.com/a\r\n".utf8))
    HostRegistry.current.pasteboard.setContents(["text/uri-list": Data("https://example.com/b\r\n".utf8)])
    XCTAssertEqual(board.url, URL(string: "https://example.com/b"))
    XCTAssertTrue(board.hasURLs)
    board.items = []
    XCTAssertNil(board.string)
    XCTAssertEqual(board.numberOfItems, 0)
  }

  func testSeveralItemsAndOwnTypesStayWithinTheProcess() {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["one", "two"]
    XCTAssertEqual(board.strings, ["one", "two"])
    XCTAssertEqual(board.numberOfItems, 2)
    board.setData(Data([1, 2]), forPasteboardType: "com.example.harbour")
    XCTAssertEqual(board.data(forPasteboardType: "com.example.harbour"), Data([1, 2]))
    XCTAssertTrue(board.contains(pasteboardTypes: ["com.example.harbour"]))
    XCTAssertFalse(board.hasStrings)
  }

  func testNamedPasteboardsAreFoundAgain() {
    let name = UIPasteboard.Name("harbour")
    XCTAssertNil(UIPasteboard(name: name, create: false))
    UIPasteboard(name: name, create: true)?.string = "kept"
    XCTAssertEqual(UIPasteboard(name: name, create: false)?.string, "kept")
    UIPasteboard.remove(withName: name)
    XCTAssertNil(UIPasteboard(name: name, create: false))
  }

  func testImagesAndColors() {
    let board = UIPasteboard.withUniqueName()
    board.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    XCTAssertTrue(board.hasImages)
    XCTAssertEqual(board.image?.cgImage.map { $0.width > 0 }, true)
    board.color = .red
    XCTAssertEqual(board.color, .red)
    XCTAssertTrue(board.hasColors)
    XCTAssertNil(board.image)
  }

  func testAChangeIsPosted() {
    let board = UIPasteboard.withUniqueName()
    let log = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { log.add("changed") } }
    let count = board.changeCount
    board.string = "a"
    XCTAssertEqual(log.take(), ["changed"])
    XCTAssertGreaterThan(board.changeCount, count)
    NotificationCenter.default.removeObserver(observer)
  }
}
