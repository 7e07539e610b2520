import CookbookTesting
import PortolanTesting
import SwiftUI
import XCTest

@testable import CookbookApp

/// Tests of the book in a window with changing width: one stack if it is narrow, columns if it is wide.
@MainActor
final class ResizeTests: BookTestCase {
  private func resize(_ width: CGFloat) {
    app.host.windows.last?.resize(to: CGSize(width: width, height: 852))
    app.settle()
  }

  private var split: UISplitViewController? {
    func find(in controller: UIViewController?) -> UISplitViewController? {
      guard let controller else { return nil }
      if let found = controller as? UISplitViewController { return found }
      for child in controller.children { if let found = find(in: child) { return found } }
      return nil
    }
    return find(in: app.window.rootViewController)
  }

  private func launchNarrow() {
    launch(.iPad, .landscapeLeft)
    resize(393)
  }

  func testTheBookSurvivesWideningAndNarrowing() {
    launchNarrow()
    XCTAssertNil(split)
    resize(1100)
    XCTAssertNotNil(split)
    resize(700)
    resize(390)
    XCTAssertNil(split)
    XCTAssertTrue(app.sees("Cookbook"))
  }

  /// An open recipe stays open, even if no category was selected.
  func testAnOpenRecipeStaysOpen() {
    launchNarrow()
    scrollAndTap("Apple Pie")
    XCTAssertTrue(app.sees("Ingredients"))
    for width in [1100, 393, 1100, 393] as [CGFloat] {
      resize(width)
      XCTAssertTrue(app.sees("Ingredients"), "\(width)")
      XCTAssertEqual(data.text(of: data.recipe(slug: "apple-pie")!).steps.isEmpty, false)
    }
  }

  /// The categories are a sidebar beside the images, and cards if they fill the window.
  func testTheSidebarEqualsThatOfANewWindow() {
    for device in [Device.iPad, .iPhone15] {
      launch(device, device == .iPad ? .landscapeLeft : .portrait)
      resize(1100)
      let wide = app.snapshot(scale: 1)?.pngData()
      let text = app.accessibilityText
      resize(393)
      let narrow = app.snapshot(scale: 1)?.pngData()
      app.kill()
      DataModel.close()
      launch(device, device == .iPad ? .landscapeLeft : .portrait)
      resize(393)
      XCTAssertEqual(app.snapshot(scale: 1)?.pngData(), narrow)
      resize(1100)
      XCTAssertEqual(app.accessibilityText, text)
      XCTAssertEqual(app.snapshot(scale: 1)?.pngData(), wide)
      app.end()
      DataModel.close()
    }
  }
}
