import Foundation
import XCTest

/// Tests of screenshots that programs take without a display.
final class ScreenshotTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func run(_ name: String, _ arguments: String...) throws -> (status: Int32, output: String) {
    try run(name, arguments)
  }

  private func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
    environment["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// Returns the width and height in the header of a PNG.
  private func size(_ name: String) throws -> [Int] {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func picture(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  func testDevicesAppearancesAndSizes() throws {
    for (name, arguments) in [
      ("phone.png", ["--device", "iPhone SE"]), ("dark.png", ["--device", "iPhone SE", "--dark"]),
      ("large.png", ["--device", "iPhone SE", "--text-size", "accessibility-large"]),
      ("again.png", ["--device", "iPhone SE"]),
    ] {
      let ended = try run("Catalog", ["--screenshot", name] + arguments)
      XCTAssertEqual(ended.status, 0, ended.output)
      XCTAssertEqual(try size(name), [750, 1334])
    }
    XCTAssertNotEqual(try picture("phone.png"), try picture("dark.png"))
    XCTAssertNotEqual(try picture("phone.png"), try picture("large.png"))
    XCTAssertEqual(try picture("phone.png"), try picture("again.png"))
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("state").path),
      "the user's own state is unchanged")
    let landscape = try run(
      "Catalog", "--screenshot", "deep/wide.png", "--device", "iPad", "--landscape", "--scale", "1")
    XCTAssertEqual(landscape.status, 0, landscape.output)
    XCTAssertEqual(try size("deep/wide.png"), [1180, 820])
  }

  func testTapsLinksAndText() throws {
    let opened = try run(
      "Flows", "--screenshot", "link.png", "--open", "flows://places/Split", "--scale", "1")
    XCTAssertEqual(opened.status, 0, opened.output)
    let tapped = try run(
      "Flows", "--screenshot", "tapped.png", "--tap", "Places", "--tap", "Split", "--scale", "1")
    XCTAssertEqual(tapped.status, 0, tapped.output)
    XCTAssertEqual(try picture("link.png"), try picture("tapped.png"), "both ways lead to one screen")
    let later = try run(
      "Flows", "--screenshot", "later.png", "--tap", "Places", "--after", "2", "--open",
      "flows://places/Hvar",
      "--scale", "1")
    XCTAssertEqual(later.status, 0, later.output)
    XCTAssertNotEqual(try picture("later.png"), try picture("link.png"))
  }

  func testSwiftUIInAnotherLanguage() throws {
    let plain = try run("Cookbook", "--screenshot", "en.png", "--scale", "1", "--data", folder.path)
    XCTAssertEqual(plain.status, 0, plain.output)
    let korean = try run(
      "Cookbook", "--screenshot", "ko.png", "--language", "ko", "--scale", "1", "--data", folder.path)
    XCTAssertEqual(korean.status, 0, korean.output)
    XCTAssertNotEqual(try picture("en.png"), try picture("ko.png"))
    let link = try run(
      "Cookbook", "--screenshot", "link.png", "--open", "cookbook://recipe/bibimbap", "--scale", "1",
      "--data",
      folder.path)
    XCTAssertEqual(link.status, 0, link.output)
    XCTAssertNotEqual(try picture("en.png"), try picture("link.png"))
  }

  func testAMistakeIsALineAndOne() throws {
    let tap = try run("Catalog", "--screenshot", "a.png", "--tap", "Nowhere")
    XCTAssertEqual(tap.status, 1)
    XCTAssertTrue(tap.output.hasPrefix("Catalog: --tap: nothing says “Nowhere”; there are “"), tap.output)
    let device = try run("Catalog", "--screenshot", "a.png", "--device", "Slate")
    XCTAssertEqual(device.status, 1)
    XCTAssertTrue(device.output.contains("--device: there is no “Slate”"), device.output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.png").path))
  }

  func testADesktopEntryIsInstalledAndRemoved() throws {
    let installed = try run("Catalog", "--install-desktop-entry")
    XCTAssertEqual(installed.status, 0, installed.output)
    let file = folder.appendingPathComponent("data/applications/Catalog.desktop")
    let entry = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for line in [
      "[Desktop Entry]", "Type=Application", "Name=Catalog", "Icon=Catalog", "StartupWMClass=Catalog",
    ] {
      XCTAssertTrue(entry.contains(Substring(line)), "\(entry)")
    }
    XCTAssertEqual(try size("data/icons/hicolor/256x256/apps/Catalog.png"), [256, 256])
    XCTAssertEqual(try run("Catalog", "--remove-desktop-entry").status, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  // MARK: Recordings

  func testARecordingShowsTheRun() throws {
    let ended = try run("Catalog", "--screenshot", "run.gif", "--device", "iPhone SE", "--after", "0.5")
    XCTAssertEqual(ended.status, 0, ended.output)
    let data = try picture("run.gif")
    XCTAssertEqual(String(decoding: data.prefix(6), as: UTF8.self), "GIF89a")
    XCTAssertEqual([Int(data[6]) | Int(data[7]) << 8, Int(data[8]) | Int(data[9]) << 8], [375, 667])
  }

  /// ffmpeg writes these files if the user has installed it. Otherwise a message names it.
  func testVideosAreWrittenByFFmpeg() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let isInstalled = path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
    }
    let arguments = ["--device", "iPhone SE", "--after", "0.5"]
    guard isInstalled else {
      let ended = try run("Catalog", ["--screenshot", "run.webm"] + arguments)
      XCTAssertNotEqual(ended.status, 0)
      XCTAssertTrue(ended.output.contains("run.webm needs ffmpeg"), ended.output)
      return
    }
    // The signatures of Matroska and of MPEG-4, which begins with the length of its first box.
    for (name, offset, signature) in [
      ("run.webm", 0, Data([0x1A, 0x45, 0xDF, 0xA3])), ("run.mp4", 4, Data("ftyp".utf8)),
    ] {
      let ended = try run("Catalog", ["--screenshot", name] + arguments)
      XCTAssertEqual(ended.status, 0, ended.output)
      XCTAssertEqual(try picture(name).dropFirst(offset).prefix(4), signature, name)
    }
  }
}
