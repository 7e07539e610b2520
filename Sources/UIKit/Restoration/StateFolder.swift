import Foundation

/// Where an application's state is kept.
package enum StateFolder {
  /// The folder of the freedesktop.org base directories: `$XDG_STATE_HOME`, or `~/.local/state`, and in it one by the
  /// bundle identifier, or by the program's name where there is none.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    identifier: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  ) -> URL {
    // The specification wants relative paths ignored.
    let base =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    return base.appendingPathComponent(identifier.replacingOccurrences(of: "/", with: "-"))
  }
}
