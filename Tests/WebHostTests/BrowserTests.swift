import Foundation
import XCTest

/// An app in a real browser: its input, addresses, history and saved state.
final class BrowserTests: XCTestCase {
  func testAnAppIsUsedInABrowser() throws {
    let tools = ["/usr/bin/chromedriver", "/usr/bin/chromium"]
    try XCTSkipUnless(
      tools.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) },
      "no browser: install chromium and chromium-driver")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "page-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("browse.py").path,
      programs.appendingPathComponent("portolan-serve").path,
      programs.appendingPathComponent("Cookbook").path,
      folder.path,
    ]
    let (output, log) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("log"))
    for file in [output, log] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    XCTAssertEqual(
      lines,
      [
        "own 200", "foreign host 403", "foreign origin 403", "unknown file 404", "started",
        "pushed Kimchi Stew",
        "went back", "swiped back 0", "reloaded", "restored after the server was killed", "searched",
        "widened",
        "ended 0",
      ], (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }
}
