import Foundation
import Projects
import XCTest

@testable import CommandLineTool

/// An app in a window, as `portolan watch` starts and replaces it.
final class WatchedAppTests: XCTestCase {
  func testAnAppShowsErrorsAndHandsOverItsState() throws {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
      throw XCTSkip("there is no display")
    }
    _ = try SampleProject.program.get()
    let build = try XCTUnwrap(SampleProject.build)
    let folder = SampleProject.folder.appendingPathComponent("watch")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let arguments = ["--state", folder.appendingPathComponent("state").path]
    let program = try build.application("Sample")
    let first = try WatchedApp(program, arguments, folder: folder, number: 0)
    XCTAssertTrue(first.wait(for: "ready", seconds: 60))
    first.show(errors: ["App.swift:1:1: error: bad"])
    first.send("save")
    XCTAssertTrue(first.wait(for: "saved", seconds: 60))
    XCTAssertTrue(first.isRunning, "the old app is there until the new one has drawn")
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("state.json").path))
    let second = try WatchedApp(program, arguments, folder: folder, number: 1)
    XCTAssertTrue(second.wait(for: "ready", seconds: 60))
    first.kill()
    XCTAssertFalse(first.isRunning)
    XCTAssertFalse(first.hasEndedNormally)
    second.terminate()
    XCTAssertTrue(second.hasEndedNormally)
    XCTAssertFalse(second.wait(for: "ready", seconds: 60), "an app that has ended sends nothing")
  }
}
