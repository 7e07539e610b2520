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
    _ report: TourReport, _ title: String, _ device: Device, ways: [ScreenTransition]
  ) throws {
    let chapter = report.begin(title, TestApp(device: device))
    defer { chapter.end() }
    let (app, add) = (chapter.app, chapter.add)
    guard let scene = app.window.windowScene else { return }
    let lab = LabWindow(scene)
    try add("Ways-\(title)", "Every way to the second screen")
    for way in ways {
      app.tap(way.title)
      try add("\(way.rawValue)-\(title)", "\(way.title): the second screen has come")
      app.tap("Close")
      try add("\(way.rawValue)-back-\(title)", "\(way.title): and gone")
    }
    lab.timeline.end()
  }
}
