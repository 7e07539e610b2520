import Foundation
import XCTest

/// A script of this folder, which drives pages and prints a line for each observation.
struct PageScript {
  /// The programs of the package.
  static let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func program(_ name: String) -> String { programs.appendingPathComponent(name).path }

  /// Skips a test on a machine without a browser.
  static func requireBrowser() throws {
    let tools = ["/usr/bin/chromedriver", "/usr/bin/chromium"]
    try XCTSkipUnless(
      tools.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) },
      "no browser: install chromium and chromium-driver")
  }

  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "page-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Runs a script.
  /// - Parameters:
  ///   - folder: The folder for its files, which is its last argument.
  /// - Returns: The lines that it prints, and its errors.
  static func run(_ script: String, _ arguments: [String], in folder: URL) throws -> (
    lines: [String], errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(script)
    process.arguments = ["-B", file.path] + arguments + [folder.path]
    let (output, log) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("log"))
    for file in [output, log] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    return (lines, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }
}
