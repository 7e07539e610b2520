import PortolanTesting
import UIKit
import XCTest

/// Tests of the activity sheet.
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

  func testCopyWritesPasteboardAndNotifiesOnce() {
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

  private final class Report: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "For \(activityType?.rawValue ?? "")" }
  }

  func testAProviderMakesItsItemForTheActivity() {
    let (app, _) = share([Report(placeholderItem: "")])
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(
      UIPasteboard.general.string, "For \(UIActivity.ActivityType.copyToPasteboard.rawValue)")
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

  func testSaveCopiesFilesPicturesAndTextsIntoTheDownloads() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    DownloadsDirectory.override = folder
    defer {
      DownloadsDirectory.override = nil
      try? FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let chart = folder.appendingPathComponent("Chart.csv")
    try Data("1,2".utf8).write(to: chart)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let (app, sheet) = share([chart, image, "A harbour"])
    var heard: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in heard.append(completed) }
    app.tap("Save to Downloads")
    app.settle()
    XCTAssertEqual(heard, [true])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    XCTAssertEqual(names, ["Chart 2.csv", "Chart.csv", "Image.png", "Text.txt"])
    XCTAssertEqual(
      try String(contentsOf: folder.appendingPathComponent("Text.txt"), encoding: .utf8), "A harbour")
  }

  func testTheDesktopsSettingsNameTheDownloads() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    let settings = home.appendingPathComponent(".config", isDirectory: true)
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = ["HOME": home.path]
    XCTAssertEqual(
      DownloadsDirectory(environment: environment).url.path, home.appendingPathComponent("Downloads").path)
    try Data("# places\nXDG_DOWNLOAD_DIR=\"$HOME/Harbour\"\n".utf8).write(
      to: settings.appendingPathComponent("user-dirs.dirs"))
    XCTAssertEqual(
      DownloadsDirectory(environment: environment).url.path, home.appendingPathComponent("Harbour").path)
  }
}
