import PortolanTesting
import PortolanXCTest
import SwiftUI
import UIKit

/// Contents of timelines that are more than one expression.
@MainActor
final class TimelineContextTests: XCTestCase {
  private struct Clock: View {
    let start = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      TimelineView(.animation) { context in
        let elapsed = context.date.timeIntervalSince(start)
        let isLive = context.cadence == .live
        Text(elapsed > 0 && isLive ? "runs" : "stands")
      }
    }
  }

  func testStatementsOfTheContentUseTheContext() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Clock()))
    XCTAssertTrue(app.sees("runs"))
  }

  func testASymbolBouncesWhileAnEffectIsActive() {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Image(systemName: "star").symbolEffect(.bounce, options: .repeating)
          .accessibilityLabel("Star")))
    XCTAssertTrue(app.sees("Star"))
  }
}
