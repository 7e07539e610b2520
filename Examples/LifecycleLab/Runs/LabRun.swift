import LifecycleLabApp
import PortolanTesting
import UIKit

/// A person in the laboratory, without a display.
@MainActor
public enum LabRun {
  /// Every way there and back, with its time line.
  public static func all(device: Device) -> [(name: String, timeline: Timeline)] {
    Way.allCases.map { ($0.rawValue, go($0, device: device)) }
  }

  /// One way there and back.
  public static func go(_ way: Way, device: Device = .iPhone15) -> Timeline {
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
