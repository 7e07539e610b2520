import LifecycleLabApp
import PortolanTesting
import Tours
import UIKit

/// Runs some transitions like a user, with a screenshot and the life-cycle trace of every step.
@MainActor
enum Tour {
  /// - Returns: The exit status.
  static func run() -> Int32 {
    TourRequest.play(
      "LifecycleLab",
      about:
        "LifecycleLab shows which callbacks two screens receive on every way from one to the other, as a time line."
    ) { report in
      try play(report, "iPhone", .iPhone15, ways: [.push, .pageSheet, .mediumSheet, .fullScreen, .popover])
      try play(report, "iPad", .iPad, ways: [.formSheet, .popover])
    }
  }

  private static func play(
    _ report: TourReport, _ chapter: String, _ device: Device, ways: [ScreenTransition]
  ) throws {
    report.begin(chapter)
    let app = TestApp(device: device)
    let trace = LifecycleTrace()
    defer {
      trace.stop()
      app.end()
    }
    guard let scene = app.window.windowScene else { return }
    let lab = LabWindow(scene)
    try report.add("Ways-\(chapter)", "Every way to the second screen", app, trace)
    for way in ways {
      app.tap(way.title)
      try report.add("\(way.rawValue)-\(chapter)", "\(way.title): the second screen has come", app, trace)
      app.tap("Close")
      try report.add("\(way.rawValue)-back-\(chapter)", "\(way.title): and gone", app, trace)
    }
    lab.timeline.end()
  }
}
