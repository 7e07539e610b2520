import Foundation

/// Whether an example plays its tour rather than opening a window: it was asked to, or there is no display.
public enum TourRequest {
  public static var isMade: Bool {
    let environment = ProcessInfo.processInfo.environment
    let hasDisplay = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    return !hasDisplay || CommandLine.arguments.contains("--tour")
  }
}
