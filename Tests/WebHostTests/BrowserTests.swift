import Foundation
import XCTest

/// An app in a real browser: its input, addresses, history and saved state.
final class BrowserTests: XCTestCase {
  private var folder: URL!
  private let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  override func setUpWithError() throws {
    let tools = ["/usr/bin/chromedriver", "/usr/bin/chromium"]
    try XCTSkipUnless(
      tools.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) },
      "no browser: install chromium and chromium-driver")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "page-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Runs a script of this folder, and compares the lines that it prints.
  private func run(_ script: String, _ arguments: [String], _ expected: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(script)
    process.arguments =
      ["-B", file.path, programs.appendingPathComponent("portolan-serve").path] + arguments + [folder.path]
    let (output, log) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("log"))
    for file in [output, log] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines, expected, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }

  func testAnAppIsUsedInABrowser() throws {
    try run(
      "browse.py", [programs.appendingPathComponent("Cookbook").path],
      [
        "own 200", "foreign host 403", "foreign origin 403", "unknown file 404", "started",
        "roles 1 1 1 1 1 faults 0", "pushed Kimchi Stew", "faults of a recipe 0",
        "went back", "swiped back 0", "reloaded", "restored after the server was killed",
        "searched 0 faults", "widened 0 faults",
        "ended 0",
      ])
  }

  func testPagesGoForwardOpenAddressesAndShareAProcess() throws {
    // A copy of the program with a declaration, which programs find beside themselves.
    let declared = folder.appendingPathComponent("declared")
    try FileManager.default.createDirectory(at: declared, withIntermediateDirectories: true)
    let program = programs.appendingPathComponent("Cookbook")
    let copy = declared.appendingPathComponent("Cookbook")
    try FileManager.default.copyItem(at: program, to: copy)
    let information = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Examples/Cookbook/Project/Sources/Cookbook/Info.plist")
    try FileManager.default.copyItem(at: information, to: declared.appendingPathComponent("Info.plist"))
    try run(
      "sessions.py", [program.path, copy.path],
      [
        "went forward 1 Kimchi Stew", "went forward after a swipe back", "the address is short True",
        "another browser shows Kimchi Stew", "and goes back", "a changed name opens the first screen",
        "opened a link", "two pages share 1 process", "the first page is as it was",
        "the second page is as it was", "ended 0", "two pages of an app with one scene: 2 processes",
        "an idle app has ended", "and returned",
      ])
  }
}
