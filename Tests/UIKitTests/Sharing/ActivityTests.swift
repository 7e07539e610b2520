import PortolanTesting
import UIKit
import XCTest

/// Sharing through the activity sheet.
@MainActor
final class ActivityTests: XCTestCase {
  private func share(_ items: [Any], _ activities: [UIActivity] = []) -> (TestApp, UIActivityViewController) {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
    app.settle()
    return (app, sheet)
  }

  func testCopyPutsTheTextOnThePasteboardAndTellsOnce() {
    let (app, sheet) = share(["A harbour"])
    var heard: [(UIActivity.ActivityType?, Bool)] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in heard.append((type, completed)) }
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(UIPasteboard.general.string, "A harbour")
    XCTAssertEqual(heard.map(\.0), [.copyToPasteboard])
    XCTAssertEqual(heard.map(\.1), [true])
    XCTAssertNil(sheet.presentingViewController)
  }

  func testClosingIsNotCompleting() {
    let (app, sheet) = share(["A harbour"])
    var heard: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in heard.append(completed) }
    app.tap("Close")
    app.settle()
    XCTAssertEqual(heard, [false])
  }

  func testLinksCanBeOpened() throws {
    let link = try XCTUnwrap(URL(string: "https://example.org/chart"))
    let (app, _) = share([link])
    app.tap("Open")
    app.settle()
    XCTAssertEqual(app.host.openedURLs, [link])
  }

  func testTheAppsOwnActivityIsOfferedWhereItCan() {
    final class Count: UIActivity {
      var words = 0
      override var activityTitle: String? { "Count Words" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems is [String] }
      override func prepare(withActivityItems activityItems: [Any]) {
        words = (activityItems.first as? String)?.split(separator: " ").count ?? 0
      }
    }
    let count = Count()
    let (app, _) = share(["three small words"], [count])
    app.tap("Count Words")
    app.settle()
    XCTAssertEqual(count.words, 3)
    let (other, _) = share([1], [Count()])
    XCTAssertFalse(other.sees("Count Words"))
  }
}
