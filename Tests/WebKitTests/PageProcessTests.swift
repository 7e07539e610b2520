import Foundation
import PortolanTesting
import WebKit
import XCTest

/// Tests of the engine's processes, which end in real time.
final class PageProcessTests: PageTestCase {
  func testNoProcessIsLeft() throws {
    show("<title>Here</title>")
    XCTAssertGreaterThanOrEqual(PageProcesses.running.count, 2)
    PageProcesses.end()
    XCTAssertEqual(PageProcesses.running, [])
    app.settle()
    XCTAssertEqual(screen.heard.last, "terminate")
    load("<title>Again</title>")
    XCTAssertEqual(webView.title, "Again")
  }

  func testTheProcessOfAViewEndsWithIt() {
    show("<title>Here</title>")
    var other: WKWebView? = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other?.loadHTMLString("<p>Other</p>", baseURL: nil)
    app.settle()
    let before = PageProcesses.running.count
    other = nil
    let limit = Date(timeIntervalSinceNow: 10)
    while PageProcesses.running.count >= before, limit.timeIntervalSinceNow > 0 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    XCTAssertEqual(PageProcesses.running.count, before - 1)
  }

  /// Shows two files, one after the other.
  private func visitTwoFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Visited-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    show()
    for name in ["one", "two"] {
      let file = folder.appendingPathComponent("\(name).html")
      try Data("<title>\(name)</title>".utf8).write(to: file)
      webView.loadFileURL(file, allowingReadAccessTo: folder)
      app.settle()
    }
  }

  func testVisitedPagesAreRestored() throws {
    try visitTwoFiles()
    let state = try XCTUnwrap(webView.interactionState as? Data)
    show()
    webView.interactionState = state
    app.settle()
    XCTAssertEqual(webView.title, "two")
    XCTAssertTrue(webView.canGoBack)
    webView.goBack()
    app.settle()
    XCTAssertEqual(webView.title, "one")
    webView.interactionState = Data("nonsense".utf8)
    app.settle()
    XCTAssertEqual(webView.title, "one")
  }

  func testSwipesFromTheEdgesNavigate() throws {
    try visitTwoFiles()
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    app.settle()
    XCTAssertEqual(webView.title, "two")
    webView.allowsBackForwardNavigationGestures = true
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    app.settle()
    XCTAssertEqual(webView.title, "one")
    app.drag(from: CGPoint(x: 391, y: 400), to: CGPoint(x: 90, y: 400))
    app.settle()
    XCTAssertEqual(webView.title, "two")
  }

  func testTheAddressesOfAPageAreListed() throws {
    try visitTwoFiles()
    try evaluate("history.pushState({}, '', '#part'); 0")
    XCTAssertEqual(webView.url?.fragment, "part")
    XCTAssertEqual(webView.backForwardList.backList.count, 2)
  }
}
