import LifecycleLabApp
import PortolanTesting
import UIKit
import XCTest

/// SPEC.md P2, P3, P6, P9 as a person sees them in the laboratory.
@MainActor
final class LifecycleLabTests: XCTestCase {
  private func go(_ way: Way) throws -> Timeline {
    let app = TestApp()
    defer { app.end() }
    let lab = LabWindow(try XCTUnwrap(app.window.windowScene))
    app.settle()
    app.tap(way.title)
    app.settle()
    app.tap("Close")
    app.settle()
    lab.timeline.end()
    return lab.timeline
  }

  private func heard(_ timeline: Timeline) -> [String] {
    timeline.entries.map { "\($0.lane.rawValue) \($0.callback)" }
  }

  private let birth = ["2 init", "2 loadView", "2 viewDidLoad"]
  private let coming = ["2 viewWillAppear", "2 viewIsAppearing", "2 viewDidAppear"]
  private let going = ["2 viewWillDisappear", "2 viewDidDisappear", "2 deinit"]

  func testASheetIsHeardByItselfAlone() throws {
    for way in [
      Way.automatic, .pageSheet, .formSheet, .mediumSheet, .overFullScreen, .overCurrentContext, .popover,
    ] {
      XCTAssertEqual(heard(try go(way)), birth + coming + going, way.title)
    }
  }

  func testAFullScreenIsHeardByBoth() throws {
    XCTAssertEqual(
      heard(try go(.fullScreen)),
      birth + ["1 viewWillDisappear"] + coming + ["1 viewDidDisappear"] + [
        "2 viewWillDisappear", "1 viewWillAppear", "1 viewIsAppearing", "2 viewDidDisappear",
        "1 viewDidAppear",
        "2 deinit",
      ])
  }

  func testTimesGrowAndTheDrawingNamesEveryCallback() throws {
    let timeline = try go(.push)
    XCTAssertEqual(timeline.entries.map(\.time), timeline.entries.map(\.time).sorted())
    let svg = TimelineText(timeline).svg
    XCTAssertTrue(svg.hasPrefix("<svg "))
    for entry in timeline.entries { XCTAssertTrue(svg.contains(">\(entry.callback)</text>")) }
    let text = TimelineText(timeline).text
    XCTAssertTrue(text.contains("0.000 s  2  init"))
  }
}
