import LifecycleLabApp
import PortolanTesting
import UIKit

/// Runs transitions without a display.
@MainActor
public enum LabRun {
  /// Runs every transition forward and back, and returns their timelines.
  public static func all(device: Device) -> [(name: String, timeline: Timeline)] {
    ScreenTransition.allCases.map { ($0.rawValue, go($0, device: device)) }
  }

  /// Runs a transition forward and back.
  public static func go(_ way: ScreenTransition, device: Device = .iPhone15) -> Timeline {
    let app = TestApp(device: device)
    defer { app.end() }
    guard let scene = app.window.windowScene else { return Timeline() }
    let lab = LabWindow(scene)
    app.settle()
    app.tap(way.title)
    app.settle()
    app.tap("Close")
    app.settle()
    lab.timeline.end()
    return lab.timeline
  }
}
