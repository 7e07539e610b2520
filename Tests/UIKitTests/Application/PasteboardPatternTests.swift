import PortolanTesting
import UIKit
import XCTest

/// https://developer.apple.com/documentation/uikit/uipasteboard
@MainActor
final class PasteboardPatternTests: XCTestCase {
  private func detect(_ text: String) -> Set<UIPasteboard.DetectionPattern> {
    let app = TestApp()
    app.show(UIViewController())
    UIPasteboard.general.string = text
    var found: Set<UIPasteboard.DetectionPattern> = []
    let done = expectation(description: "detected")
    UIPasteboard.general.detectPatterns(for: [.probableWebURL, .probableWebSearch, .number]) {
      found = (try? $0.get()) ?? []
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    return found
  }

  func testPatternsAreDetected() {
    XCTAssertEqual(detect("https://swift.org/docs"), [.probableWebURL])
    XCTAssertEqual(detect("swift.org"), [.probableWebURL])
    XCTAssertEqual(detect("how to sail"), [.probableWebSearch])
    XCTAssertEqual(detect(" 12.5 "), [.number])
  }

  func testProvidersCarryItems() {
    let board = UIPasteboard.withUniqueName()
    board.setObjects([NSString(string: "sail"), NSString(string: "anchor")])
    XCTAssertEqual(board.strings, ["sail", "anchor"])
    let provider = board.itemProviders.first
    let done = expectation(description: "loaded")
    _ = provider?.loadObject(ofClass: NSString.self) { object, _ in
      XCTAssertEqual(object as? NSString, "sail")
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }
}
