import Foundation
import XCTest

/// Tests of the example programs, started like `make run`, with and without a display.
final class ExampleProgramTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func process(_ name: String, _ arguments: [String], display: String?) -> (Process, Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["WAYLAND_DISPLAY"] = nil
    environment["DISPLAY"] = display
    environment["GTK_A11Y"] = "none"
    for name in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] {
      environment[name] = folder.appendingPathComponent(name).path
    }
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    return (process, pipe)
  }

  private func tour(_ name: String, steps: Int, file: StaticString = #filePath, line: UInt = #line) throws {
    let (process, pipe) = process(name, [], display: nil)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, output, file: file, line: line)
    let place = folder.appendingPathComponent("Output/\(name)")
    let page = try String(contentsOf: place.appendingPathComponent("index.html"), encoding: .utf8)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: place.path).filter {
      $0.hasSuffix(".png")
    }
    XCTAssertEqual(pictures.count, steps, output, file: file, line: line)
    for picture in pictures {
      XCTAssertTrue(page.contains("href=\"\(picture)\""), picture, file: file, line: line)
    }
    let contents = try pictures.sorted().map { try Data(contentsOf: place.appendingPathComponent($0)) }
    for (index, pair) in zip(contents, contents.dropFirst()).enumerated() {
      XCTAssertNotEqual(
        pair.0, pair.1, "\(pictures.sorted()[index + 1]) shows no effect", file: file, line: line)
    }
    for name in ["UINavigationController", "UITabBarController", "Hosting", "Node"] {
      XCTAssertFalse(page.contains("<dt>\(name)"), "the trace names \(name)", file: file, line: line)
    }
    XCTAssertTrue(page.contains("<dd>viewDidAppear</dd>"), file: file, line: line)
  }

  /// Starts the program on the display of the tests, and ends it when it has shown its window.
  private func window(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    guard let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty else {
      throw XCTSkip("there is no display")
    }
    let (process, pipe) = process(
      name, ["--state", folder.appendingPathComponent("State").path], display: display)
    try process.run()
    let search = Process()
    search.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    search.arguments = [
      "timeout", "60", "xdotool", "search", "--sync", "--onlyvisible", "--pid",
      "\(process.processIdentifier)",
    ]
    let found = Pipe()
    search.standardOutput = found
    try search.run()
    let window = String(decoding: found.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    search.waitUntilExit()
    XCTAssertFalse(window.isEmpty, "\(name) shows no window", file: file, line: line)
    process.terminate()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, output, file: file, line: line)
  }

  func testAlbums() throws {
    try tour("Albums", steps: 11)
    try window("Albums")
  }
  func testCatalog() throws {
    try tour("Catalog", steps: 12)
    try window("Catalog")
  }
  func testCookbook() throws {
    try tour("Cookbook", steps: 18)
    try window("Cookbook")
  }
  func testFlows() throws {
    try tour("Flows", steps: 14)
    try window("Flows")
  }
  func testGallery() throws {
    try tour("Gallery", steps: 12)
    try window("Gallery")
  }
  func testLifecycleLab() throws {
    try tour("LifecycleLab", steps: 16)
    try window("LifecycleLab")
  }
}
