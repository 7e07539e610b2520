import Foundation

/// Runs the window under test beneath a script on a session bus of its own.
enum ProgramUnderTest {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Returns: what the script printed, line by line.
  static func run(
    script: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(script)
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("WindowUnderTest")
    process.arguments =
      ["-u", "GTK_A11Y", "-u", "DBUS_SESSION_BUS_ADDRESS"]
      + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      // Debian's own interpreter, which has its packages.
      + ["dbus-run-session", "--", "/usr/bin/python3", script.path, program.path] + arguments
    let output = Pipe()
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("portolan-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: said + ((try? String(contentsOf: log, encoding: .utf8)) ?? ""))
    }
    return said.split(separator: "\n").map(String.init)
  }
}
