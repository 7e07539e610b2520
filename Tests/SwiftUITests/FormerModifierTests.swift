import PortolanTesting
import SwiftUI
import UIKit
import XCTest

/// Modifiers with their names before iOS 14 are equivalent to the current ones.
@MainActor
final class FormerModifierTests: XCTestCase {
  private struct Screen: View {
    var body: some View {
      NavigationStack {
        VStack {
          Text("12")
            .accessibility(label: Text("Berths"))
            .accessibility(value: Text("twelve"))
            .accessibility(identifier: "berths")
          Text("unseen").accessibility(hidden: true)
        }
        .navigationBarTitle(Text("Harbour"), displayMode: .inline)
      }
    }
  }

  func testAccessibilityNotifications() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen()))
    app.settle()
    let element = try XCTUnwrap(app.element(identifier: "berths"))
    XCTAssertEqual(element.label, "Berths")
    XCTAssertEqual(element.value, "twelve")
    XCTAssertFalse(app.sees("unseen"))
    app.end()
  }

  func testTheTitleOfTheBar() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen()))
    app.settle()
    XCTAssertTrue(app.sees("Harbour"))
    app.end()
  }
}
