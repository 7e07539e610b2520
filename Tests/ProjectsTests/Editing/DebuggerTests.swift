import Foundation
import Projects
import XCTest

/// A debugger stops at breakpoints in the project's own files.
final class DebuggerTests: TemporaryFolderTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The arguments of a debugger that runs a program until a breakpoint; `nil` if none works on this machine.
  private func debugger(_ program: String, commands: String, file: String, line: Int) -> [String]? {
    func works(_ name: String) -> Bool { (try? Tool.capture([name, "--version"]))?.status == 0 }
    if works("lldb") {
      return [
        "lldb", "--batch", "-s", commands, "-o", "breakpoint set --file \(file) --line \(line)", "-o", "run",
        "-o",
        "frame info",
        "-o", "kill", program,
      ]
    }
    if works("gdb") {
      return [
        "gdb", "--batch", "-nx", "-ex", "set breakpoint pending on", "-ex", "break \(file):\(line)", "-ex",
        "run",
        "-ex", "frame", "-ex", "kill", program,
      ]
    }
    return nil
  }

  func testABreakpointInAnOwnFileStops() throws {
    let libraries = folder.appendingPathComponent("libraries")
    try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
    let sdk = try FrameworkSDK.link(package: root, products: Bundle.main.bundleURL, into: libraries)
    let place = folder.appendingPathComponent("Quay")
    try NewProject(name: "Quay", interface: .uiKit).write(to: place)
    let build = try ProjectBuild(
      path: place, scratch: nil, configuration: .debug, frameworks: root, tool: "test", built: sdk
    ) { _ in }
    XCTAssertTrue(try build.build(tests: false) { _ in }.succeeded)
    try build.prepareDebugging()
    let program = place.appendingPathComponent(".build/portolan/Apps/Quay.app/Quay").path
    let file = place.appendingPathComponent("Quay/NoteListViewController.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let line = try XCTUnwrap(lines.firstIndex { $0.contains("tableView.register") }) + 1
    let commands = build.debuggerCommandFile.path
    guard let arguments = debugger(program, commands: commands, file: file.path, line: line) else {
      throw XCTSkip("neither lldb nor gdb works here")
    }
    let result = try Tool.capture(arguments, errors: true, environment: ["PORTOLAN_HOST": "headless"])
    XCTAssertTrue(result.output.contains("viewDidLoad"), result.output)
    XCTAssertTrue(result.output.contains("NoteListViewController.swift:\(line)"), result.output)
  }
}
