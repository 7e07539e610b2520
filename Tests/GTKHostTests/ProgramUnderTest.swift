import Foundation

/// Runs the window under test with a script on a separate session bus.
enum ProgramUnderTest {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Returns: The lines printed by the script.
  static func run(
    script: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(script)
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("WindowUnderTest")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, log) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("log"))
    for file in [output, log] { try Data().write(to: file) }
    process.arguments =
      [
        "-u", "GTK_A11Y", "-u", "DBUS_SESSION_BUS_ADDRESS",
        // A separate state folder prevents the restoration of earlier runs.
        "XDG_STATE_HOME=\(folder.appendingPathComponent("state").path)",
      ]
      + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      // Services started by the bus also print, so that the script prints to a separate file.
      + ["dbus-run-session", "--", "/bin/sh", "-c", "exec \"$@\" >\"$0\"", output.path]
      // Debian's interpreter, with its packages.
      + ["/usr/bin/python3", script.path, program.path] + arguments
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOf: output, encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(script.lastPathComponent) failed (Scripts/packages names what tests need):\n\(said)"
          + ((try? String(contentsOf: log, encoding: .utf8)) ?? ""))
    }
    return said.split(separator: "\n").map(String.init)
  }
}
