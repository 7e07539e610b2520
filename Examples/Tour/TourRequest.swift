import Foundation

/// Whether an example runs its tour instead of opening a window: on request, or without a display.
public enum TourRequest {
  public static var isMade: Bool {
    // Options of the window host that do not need a display.
    let others = ["--screenshot", "--install-desktop-entry", "--remove-desktop-entry"]
    if CommandLine.arguments.contains(where: others.contains) { return false }
    let environment = ProcessInfo.processInfo.environment
    // UI tests render the app themselves.
    if environment["PORTOLAN_AUTOMATION"] != nil { return false }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY", "PORTOLAN_WEB_SOCKET"].contains {
      environment[$0]?.isEmpty == false
    }
    return !hasDisplay || CommandLine.arguments.contains("--tour")
  }

  /// Runs a tour in a folder of `Output` and prints the location of its page.
  /// - Returns: The exit status. If a step fails, prints a line to standard error and returns 1.
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
