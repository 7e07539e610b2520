import Foundation

/// Whether an example plays its tour rather than opening a window: it was asked to, or there is no display.
public enum TourRequest {
  public static var isMade: Bool {
    // What needs no display either, and is the window host's.
    let others = ["--screenshot", "--install-desktop-entry", "--remove-desktop-entry"]
    if CommandLine.arguments.contains(where: others.contains) { return false }
    let environment = ProcessInfo.processInfo.environment
    // A UI test draws the app itself.
    if environment["PORTOLAN_AUTOMATION"] != nil { return false }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    return !hasDisplay || CommandLine.arguments.contains("--tour")
  }

  /// Plays a tour into a folder of `Output`, and prints where its page is.
  /// - Returns: the exit status; a tour that cannot be finished is a line on the standard error and 1.
  @MainActor
  public static func play(
    _ title: String, about: String, _ steps: (TourReport) throws -> Void
  ) -> Int32 {
    do {
      let report = try TourReport(
        title: title, about: about, folder: URL(fileURLWithPath: "Output/\(title)"))
      try steps(report)
      print("\(title): the tour is at \(try report.write().path)")
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(title): the tour could not be finished: \(error)\n".utf8))
      return 1
    }
  }
}
