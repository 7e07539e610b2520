import PortolanTesting
@testable import UIKit
import XCTest

@MainActor
final class ItemProviderTests: XCTestCase {
  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  func testAnImageIsGivenAndTaken() throws {
    let provider = NSItemProvider(object: picture())
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.png"))
    XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
    let done = expectation(description: "loaded")
    nonisolated(unsafe) var size: CGSize?
    provider.loadObject(ofClass: UIImage.self) { image, _ in
      size = (image as? UIImage).flatMap { $0.cgImage.map { CGSize(width: $0.width, height: $0.height) } }
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(size.map { $0.width / $0.height }, 2)
  }

  func testAnActivityKeepsItsProperties() throws {
    let activity = NSUserActivity(activityType: "org.example.chart")
    activity.title = "Chart"
    activity.userInfo = ["page": 3]
    nonisolated(unsafe) var data: Data?
    activity.loadData(withTypeIdentifier: NSUserActivity.writableTypeIdentifiersForItemProvider[0]) {
      found, _ in
      data = found
    }
    let copy = try NSUserActivity.object(
      withItemProviderData: try XCTUnwrap(data),
      typeIdentifier: NSUserActivity.readableTypeIdentifiersForItemProvider[0])
    XCTAssertEqual(copy.activityType, "org.example.chart")
    XCTAssertEqual(copy.title, "Chart")
    XCTAssertEqual(copy.userInfo?["page"] as? Int, 3)
  }

  func testAConfigurationsItemsAreShared() {
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "Harbour"), picture()])
    configuration.metadataProvider = { $0 == .title ? "Two items" : nil }
    XCTAssertEqual(configuration.itemProvidersForActivityItemsConfiguration.count, 2)
    XCTAssertTrue(configuration.activityItemsConfigurationSupports(interaction: .copy))
    XCTAssertEqual(configuration.activityItemsConfigurationMetadata(key: .title) as? String, "Two items")
    let app = TestApp()
    defer { app.end() }
    let screen = Screen("A")
    app.show(screen)
    let text = UIActivityItemsConfiguration(objects: [NSString(string: "Harbour")])
    screen.present(UIActivityViewController(activityItemsConfiguration: text), animated: true)
    app.settle()
    XCTAssertTrue(app.sees("Copy"))
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(UIPasteboard.general.string, "Harbour")
  }

  /// Printing reports that it is not available; pages of documents are still drawn.
  func testPrintingIsNotAvailable() {
    XCTAssertFalse(UIPrintInteractionController.isPrintingAvailable)
    let warnings = Log()
    UIKitFault.recorder = { record in MainActor.assumeIsolated { warnings.add(record.message) } }
    defer { UIKitFault.recorder = nil }
    var answer: (Bool, Bool)?
    let shown = UIPrintInteractionController.shared.present(animated: true) { _, completed, error in
      answer = (completed, error != nil)
    }
    XCTAssertFalse(shown)
    XCTAssertEqual(answer?.0, false)
    XCTAssertEqual(answer?.1, true)
    XCTAssertEqual(warnings.take(), ["printing is not available"])
  }

  func testARendererMakesPagesOfText() {
    let renderer = UIPrintPageRenderer()
    renderer.paperRect = CGRect(x: 0, y: 0, width: 200, height: 100)
    renderer.printableRect = renderer.paperRect.insetBy(dx: 10, dy: 10)
    let text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: text)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let perPage = (80 / UIFont.systemFont(ofSize: 12).lineHeight).rounded(.down)
    XCTAssertEqual(renderer.numberOfPages, Int((20 / perPage).rounded(.up)))
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    XCTAssertEqual(
      CGDataProvider(data: data as Data).flatMap { CGPDFDocument($0) }?.numberOfPages, renderer.numberOfPages)
  }
}
