import Foundation

/// The folder for the state of an application.
package enum StateDirectory {
  /// Returns the folder according to the freedesktop.org base directories: in `$XDG_STATE_HOME`, or
  /// `~/.local/state`, with the bundle identifier as its name, or that of the program if there is none.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    identifier: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  ) -> URL {
    // The specification requires relative paths to be ignored.
    let base =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    return base.appendingPathComponent(identifier.replacingOccurrences(of: "/", with: "-"))
  }
}
