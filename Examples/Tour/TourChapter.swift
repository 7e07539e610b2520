import PortolanTesting

/// The steps of a tour with one run of an app.
@MainActor
public struct TourChapter {
  public let app: TestApp
  public let trace = LifecycleTrace()
  private let report: TourReport

  init(report: TourReport, app: TestApp) {
    self.report = report
    self.app = app
  }

  /// Takes a screenshot when the interface is idle.
  public func add(_ name: String, _ caption: String) throws { try report.add(name, caption, app, trace) }

  /// Ends the app.
  public func end() {
    trace.stop()
    app.end()
  }
}
