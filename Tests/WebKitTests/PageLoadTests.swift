import Foundation
import FoundationNetworking
import PortolanTesting
import WebKit
import XCTest

final class PageLoadTests: PageTestCase {
  func testAStringIsLoaded() {
    show()
    let navigation = webView.loadHTMLString("<title>Ports</title><h1>Lagos</h1>", baseURL: nil)
    XCTAssertNotNil(navigation)
    XCTAssertTrue(webView.isLoading)
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "commit", "finish Ports"])
    XCTAssertEqual(webView.title, "Ports")
    XCTAssertEqual(webView.url?.absoluteString, "about:blank")
    XCTAssertFalse(webView.isLoading)
    XCTAssertEqual(webView.estimatedProgress, 1)
    XCTAssertFalse(webView.canGoBack)
  }

  func testTheBaseOfAString() throws {
    show()
    load("<a href='berths'>Berths</a>", base: URL(string: "https://ports.example/lagos/"))
    XCTAssertEqual(webView.url?.absoluteString, "https://ports.example/lagos/")
    XCTAssertEqual(
      try evaluate("document.links[0].href") as? String, "https://ports.example/lagos/berths")
  }

  func testDataIsLoaded() throws {
    show()
    webView.load(
      Data("<title>항구</title>".utf8), mimeType: "text/html", characterEncodingName: "utf-8",
      baseURL: URL(string: "https://ports.example")!)
    app.settle()
    XCTAssertEqual(webView.title, "항구")
    webView.load(
      Data("Plain <b>text</b>".utf8), mimeType: "text/plain", characterEncodingName: "utf-8",
      baseURL: URL(string: "https://ports.example")!)
    app.settle()
    XCTAssertEqual(try evaluate("document.body.innerText") as? String, "Plain <b>text</b>")
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Pages-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  func testAFileWithItsResources() throws {
    let folder = try folder()
    try Data("<title>One</title><script src='a.js'></script><a id='two' href='two.html'>Two</a>".utf8)
      .write(to: folder.appendingPathComponent("one.html"))
    try Data("document.title += ' and a script'".utf8).write(to: folder.appendingPathComponent("a.js"))
    try Data("<title>Two</title>".utf8).write(to: folder.appendingPathComponent("two.html"))
    show()
    webView.loadFileURL(folder.appendingPathComponent("one.html"), allowingReadAccessTo: folder)
    app.settle()
    XCTAssertEqual(webView.title, "One and a script")
    XCTAssertEqual(webView.url?.lastPathComponent, "one.html")
    try evaluate("document.getElementById('two').click()")
    app.settle()
    XCTAssertEqual(webView.title, "Two")
    XCTAssertTrue(webView.canGoBack)
    XCTAssertEqual(webView.backForwardList.backItem?.title, "One and a script")
    XCTAssertEqual(webView.backForwardList.backList.map(\.url.lastPathComponent), ["one.html"])
    webView.goBack()
    app.settle()
    XCTAssertEqual(webView.title, "One and a script")
    XCTAssertTrue(webView.canGoForward)
    XCTAssertEqual(webView.backForwardList.forwardItem?.url.lastPathComponent, "two.html")
    XCTAssertEqual(screen.actions.map(\.navigationType), [.other, .linkActivated, .backForward])
    webView.go(to: try XCTUnwrap(webView.backForwardList.forwardList.first))
    app.settle()
    XCTAssertEqual(webView.title, "Two")
    screen.heard = []
    webView.reload()
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "commit", "finish Two"])
  }

  func testAStringWithABaseOfAFolderLoadsItsFiles() throws {
    let folder = try folder()
    try Data("document.title = 'From a file'".utf8).write(to: folder.appendingPathComponent("a.js"))
    show()
    load("<script src='a.js'></script>", base: folder)
    XCTAssertEqual(webView.title, "From a file")
  }

  func testAMissingFileFails() throws {
    show()
    webView.loadFileURL(
      URL(fileURLWithPath: "/nowhere/a.html"), allowingReadAccessTo: URL(fileURLWithPath: "/nowhere"))
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "fail provisionally"])
    XCTAssertEqual(screen.errors.first?.domain, NSURLErrorDomain)
    XCTAssertEqual(screen.errors.first?.code, NSURLErrorFileDoesNotExist)
    XCTAssertFalse(webView.isLoading)
  }

  func testAPortWithoutAServerFails() {
    show()
    webView.load(URLRequest(url: URL(string: "http://127.0.0.1:1025/page")!))
    XCTAssertEqual(webView.url?.absoluteString, "http://127.0.0.1:1025/page")
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "fail provisionally"])
    XCTAssertEqual(screen.errors.first?.code, NSURLErrorCannotConnectToHost)
  }

  func testARestrictedPortFails() {
    show()
    webView.load(URLRequest(url: URL(string: "http://127.0.0.1:9/page")!))
    app.settle()
    XCTAssertEqual(screen.heard, ["start", "fail provisionally"])
    XCTAssertEqual(screen.errors.first?.domain, "WebKitErrorDomain")
    XCTAssertEqual(webView.url?.host, "127.0.0.1")
    load("<title>Next</title>")
    XCTAssertEqual(webView.title, "Next")
  }

  func testTheDelegateCancels() {
    show()
    screen.actionPolicy = { _ in .cancel }
    load("<title>No</title>")
    XCTAssertEqual(screen.heard, [])
    XCTAssertFalse(webView.isLoading)
    XCTAssertEqual(screen.actions.first?.targetFrame?.isMainFrame, true)
    screen.actionPolicy = { _ in .allow }
    load("<title>Yes</title>")
    XCTAssertEqual(screen.heard, ["start", "commit", "finish Yes"])
  }

  func testPropertiesAreObserved() {
    show()
    var progress: [Double] = []
    var titles: [String?] = []
    var loading: [Bool] = []
    let tokens = [
      webView.observe(\.estimatedProgress, options: .new) { _, change in
        progress.append(change.newValue ?? -1)
      },
      webView.observe(\.title, options: .new) { view, _ in
        titles.append(MainActor.assumeIsolated { view.title })
      },
      webView.observe(\.isLoading, options: .new) { _, change in loading.append(change.newValue ?? false) },
    ]
    load("<title>Observed</title>")
    XCTAssertEqual(progress.last, 1)
    XCTAssertGreaterThan(progress.count, 1)
    XCTAssertEqual(titles.last, "Observed")
    XCTAssertEqual(loading, [true, false])
    for token in tokens { token.invalidate() }
  }

  func testAProcessThatEnds() throws {
    show("<title>Here</title>")
    try evaluate("1")
    screen.heard = []
    webView.endProcessForTesting()
    app.settle()
    XCTAssertEqual(screen.heard, ["terminate"])
    load("<title>Again</title>")
    XCTAssertEqual(webView.title, "Again")
  }
}
