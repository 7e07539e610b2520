import LifecycleLabApp
import LifecycleLabRuns
import PortolanTesting
import UIKit
import XCTest

/// Tests of Specification.md P2, P3, P6 and P9 in the LifecycleLab example.
@MainActor
final class LifecycleLabTests: XCTestCase {
  private func heard(_ timeline: Timeline) -> [String] {
    timeline.entries.map { "\($0.lane.rawValue) \($0.callback)" }
  }

  private let birth = ["2 init", "2 loadView", "2 viewDidLoad"]
  private let coming = ["2 viewWillAppear", "2 viewIsAppearing", "2 viewDidAppear"]
  private let going = ["2 viewWillDisappear", "2 viewDidDisappear", "2 deinit"]

  func testSheetSendsCallbacksToSheetOnly() {
    for way in [
      ScreenTransition.automatic, .pageSheet, .formSheet, .mediumSheet, .overFullScreen, .overCurrentContext,
      .popover,
    ] {
      XCTAssertEqual(heard(LabRun.go(way)), birth + coming + going, way.title)
    }
  }

  func testFullScreenPresentationSendsCallbacksToBoth() {
    XCTAssertEqual(
      heard(LabRun.go(.fullScreen)),
      birth + ["1 viewWillDisappear"] + coming + ["1 viewDidDisappear"] + [
        "2 viewWillDisappear", "1 viewWillAppear", "1 viewIsAppearing", "2 viewDidDisappear",
        "1 viewDidAppear",
        "2 deinit",
      ])
  }

  func testTimesGrowAndTheDrawingNamesEveryCallback() {
    let timeline = LabRun.go(.push)
    XCTAssertEqual(timeline.entries.map(\.time), timeline.entries.map(\.time).sorted())
    let svg = TimelineText(timeline).svg
    XCTAssertTrue(svg.hasPrefix("<svg "))
    for entry in timeline.entries { XCTAssertTrue(svg.contains(">\(entry.callback)</text>")) }
    let text = TimelineText(timeline).text
    XCTAssertTrue(text.contains("0.000 s  2  init"))
  }
}
