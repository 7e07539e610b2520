import Foundation
import XCTest

/// Tests of desktop window behavior, with a separate program, mouse and keyboard.
final class WindowProgramTests: XCTestCase {
  private var folder: URL!
  private var process: Process?

  override func setUpWithError() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty != false, "there is no display")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    if let process, process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    if let folder { try FileManager.default.removeItem(at: folder) }
  }

  /// Starts a program and waits for its window.
  /// - Returns: The ID of the window.
  private func start(_ name: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = ["--state", folder.appendingPathComponent("state").path] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["GTK_A11Y"] = "none"
    environment["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
    environment["XDG_PICTURES_DIR"] = folder.path
    environment["PORTOLAN_WINDOW"] = nil
    environment["PORTOLAN_AUTOMATION_RECORDING"] = folder.appendingPathComponent("Recorded.swift").path
    process.environment = environment
    try process.run()
    self.process = process
    let found = try tool(
      "timeout", "60", "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(process.processIdentifier)"
    )
    return try XCTUnwrap(found.split(separator: "\n").last.map(String.init), "there is no window")
  }

  @discardableResult
  private func tool(_ words: String...) throws -> String {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = words
    let pipe = Pipe()
    tool.standardOutput = pipe
    try tool.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    return output
  }

  private struct Place: Equatable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
  }

  private func place(_ window: String) throws -> Place {
    var place = Place()
    for line in try tool("xdotool", "getwindowgeometry", "--shell", window).split(separator: "\n") {
      let parts = line.split(separator: "=")
      guard parts.count == 2, let value = Int(parts[1]) else { continue }
      switch parts[0] {
      case "X": place.x = value
      case "Y": place.y = value
      case "WIDTH": place.width = value
      case "HEIGHT": place.height = value
      default: break
      }
    }
    return place
  }

  /// Waits until a condition holds, for at most one minute.
  private func until(
    _ what: String, file: StaticString = #filePath, line: UInt = #line, _ condition: () throws -> Bool
  ) rethrows {
    let limit = Date(timeIntervalSinceNow: 60)
    while limit.timeIntervalSinceNow > 0 {
      if try condition() { return }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    }
    XCTFail("never: \(what)", file: file, line: line)
  }

  private func press(_ window: String, _ keys: String) throws {
    // Without a window manager, the pointer determines the keyboard focus.
    try tool("xdotool", "mousemove", "--window", window, "30", "30", "key", keys)
  }

  private func waitForEnd(file: StaticString = #filePath, line: UInt = #line) {
    until("the program has ended", file: file, line: line) { process?.isRunning == false }
    if process?.isRunning == false { XCTAssertEqual(process?.terminationStatus, 0, file: file, line: line) }
  }

  func testAWindowIsKnownByItsApplicationAndQuits() throws {
    let window = try start("Catalog")
    XCTAssertEqual(
      try tool("xdotool", "search", "--class", "^Catalog$").split(separator: "\n").map(String.init)
        .contains(window), true)
    XCTAssertTrue(
      try tool("xdotool", "search", "--classname", "^Catalog$").split(separator: "\n").map(String.init)
        .contains(window))
    try press(window, "ctrl+q")
    waitForEnd()
  }

  func testControlWClosesTheOnlyWindow() throws {
    try press(try start("Catalog"), "ctrl+w")
    waitForEnd()
  }

  func testSizeAndPlaceComeBack() throws {
    let first = try start("Catalog")
    try tool("xdotool", "windowmove", first, "310", "170", "windowsize", first, "520", "640")
    let wanted = Place(x: 310, y: 170, width: 520, height: 640)
    try until("the window is moved") { try place(first) == wanted }
    // The application may not have drawn the window in this size yet, or not at all.
    try press(first, "ctrl+q")
    waitForEnd()
    let second = try start("Catalog")
    try until("the window is where it was") { try place(second) == wanted }
    XCTAssertEqual(try place(second), wanted)
  }

  func testDeviceIsRotatedAndCaptured() throws {
    let window = try start("Catalog", "--device", "iPhone SE", "--dark")
    try until("the window is a phone") {
      let place = try place(window)
      return (place.width, place.height) == (375, 667)
    }
    try press(window, "ctrl+Right")
    try until("the phone is turned") {
      let place = try place(window)
      return (place.width, place.height) == (667, 375)
    }
    try press(window, "ctrl+s")
    var pictures: [String] = []
    try until("there is a picture") {
      pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasPrefix("Screenshot - iPhone SE (3rd generation) - ") && $0.hasSuffix(".png")
      }
      return !pictures.isEmpty
    }
    let picture = try XCTUnwrap(pictures.first)
    var data = Data()
    try until("the picture is whole") {
      data = try Data(contentsOf: folder.appendingPathComponent(picture))
      return data.suffix(8).starts(with: Data("IEND".utf8))
    }
    let size = [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    XCTAssertEqual(size, [1334, 750])
    try press(window, "ctrl+shift+d")
    try until("the next device is there") {
      let place = try place(window)
      return (place.width, place.height) == (852, 393)
    }
    try press(window, "ctrl+q")
    waitForEnd()
  }

  /// Tests that `portolan record` writes a person's actions as a UI test.
  func testActionsAreRecordedAsAUITest() throws {
    let window = try start("AutomationSample")
    let file = folder.appendingPathComponent("Recorded.swift")
    func source() -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    /// Clicks down the middle of the window until the recorded source contains a text. The window is another process,
    /// which writes the file after a click.
    func click(until text: String) throws {
      for y in stride(from: 80, to: 460, by: 14) {
        try tool("xdotool", "mousemove", "--window", window, "150", "\(y)", "click", "1", "sleep", "0.15")
        if source().contains(text) { return }
      }
    }
    try click(until: "app.textFields[\"Name\"].tap()")
    try tool("xdotool", "type", "--delay", "30", "Ahoy")
    try click(until: "app.buttons[\"Hello\"].tap()")
    let recorded = source()
    XCTAssertTrue(recorded.contains("final class Recorded: XCTestCase {"), recorded)
    XCTAssertTrue(recorded.contains("    app.launch()\n"), recorded)
    XCTAssertTrue(recorded.contains("    app.textFields[\"Name\"].tap()\n"), recorded)
    XCTAssertTrue(recorded.contains("    app.textFields[\"Name\"].typeText(\"Ahoy\")\n"), recorded)
    XCTAssertTrue(recorded.contains("    app.buttons[\"Hello\"].tap()\n"), recorded)
  }
}
