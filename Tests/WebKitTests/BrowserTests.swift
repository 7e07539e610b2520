import Foundation
import PortolanTesting
import SafariServices
import WebKit
import XCTest

/// Tests of the browser of SafariServices with rendered pages.
final class BrowserTests: PageTestCase {
  private final class Screen: UIViewController, SFSafariViewControllerDelegate {
    var log: [String] = []

    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { log.append("loaded \(didLoadSuccessfully)") }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("finish") }
  }

  func testTheBrowserShowsThePage() throws {
    let server = PageServer { request in
      PageServer.Answer(
        body: request.path == "/two"
          ? "<title>Two</title><body style='background: rgb(0, 0, 255)'>"
          : "<meta name='viewport' content='width=device-width'><body style='background: rgb(255, 0, 0); margin: 0'>"
            + "<a href='/two' style='display: block; height: 300px'>Two</a>")
    }
    addTeardownBlock { server.stop() }
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    let browser = SFSafariViewController(url: server.url("/"))
    browser.delegate = screen
    screen.present(browser, animated: true)
    app.settle()
    XCTAssertEqual(screen.log, ["loaded true"])
    XCTAssertTrue(app.sees("127.0.0.1"))
    let middle = CGPoint(x: 200, y: 300)
    XCTAssertEqual(try color(of: XCTUnwrap(app.snapshot(scale: 1)), at: middle), [255, 0, 0])
    app.tap(at: middle)
    app.settle()
    XCTAssertEqual(try color(of: XCTUnwrap(app.snapshot(scale: 1)), at: middle), [0, 0, 255])
    app.tap("Back")
    app.settle()
    XCTAssertEqual(try color(of: XCTUnwrap(app.snapshot(scale: 1)), at: middle), [255, 0, 0])
    app.tap("Done")
    app.settle()
    XCTAssertEqual(screen.log.last, "finish")
  }
}
