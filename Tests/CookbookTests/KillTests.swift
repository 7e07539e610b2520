import Foundation
import SeededRandom
import XCTest

// Every `Date()` limits the time of another process, which runs in real time.
// Every `usleep(…)` lets the other process go on.

/// Ends the app with SIGKILL at random times during transitions: every relaunch shows a settled state, and
/// none is lost.
///
/// `COOKBOOK_KILLS=1000` requests more kills, `COOKBOOK_SEED` other moves and times, `COOKBOOK_PROGRAM` another build. The
/// app is another process: its moves take real time.
final class KillTests: XCTestCase {
  func testEveryRelaunchLandsOnASettledState() throws {
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["COOKBOOK_KILLS"].flatMap { Int($0) } ?? 10
    let seed = environment["COOKBOOK_SEED"].flatMap { UInt64($0) } ?? 20
    let program =
      environment["COOKBOOK_PROGRAM"].map { URL(fileURLWithPath: $0) }
      ?? Bundle.main.bundleURL.appendingPathComponent("Cookbook")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      return XCTFail("there is no \(program.path)")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Kills-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var random = SeededNumbers(seed: seed)
    var allowed: Set<String>?
    var kills = 0
    var during = 0
    var states: Set<String> = []
    while kills < wanted {
      let log = folder.appendingPathComponent("log-\(kills)")
      let process = Process()
      process.executableURL = program
      process.arguments = [
        "--drive", String(UInt64.random(in: 0...UInt64.max, using: &random)), "--state",
        folder.appendingPathComponent("State").path, "--data", folder.appendingPathComponent("Book").path,
        "--log", log.path,
      ]
      process.environment = environment.merging(["PORTOLAN_HOST": "headless", "LC_ALL": "C.UTF-8"]) { $1 }
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let deadline = Date(timeIntervalSinceNow: 60)
      var lines: [Line] = []
      while lines.isEmpty, process.isRunning, Date() < deadline {
        usleep(1000)
        lines = Self.lines(log)
      }
      guard let restored = lines.first, restored.word == "restored" else {
        kill(process.processIdentifier, SIGKILL)
        let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        return XCTFail("after \(kills) kills the app did not come back: \(text)")
      }
      if let allowed {
        XCTAssertTrue(
          allowed.contains(restored.trail),
          "kill \(kills): came back to \(restored.trail), not to one of \(allowed)")
      }
      states.insert(restored.trail)
      // A few moves later, at any time of the next one, regardless of the speed of the machine.
      let moves = Int.random(in: 0...5, using: &random)
      let start = Date()
      while Self.lines(log).count(where: { $0.word != "doing" }) <= moves, process.isRunning,
        Date() < deadline
      {
        usleep(500)
      }
      let pace = Date().timeIntervalSince(start) / Double(max(1, moves))
      usleep(UInt32(Double.random(in: 0...max(0.005, min(pace, 1)), using: &random) * 1e6))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      XCTAssertEqual(process.terminationReason, .uncaughtSignal, "it ended by itself")
      lines = Self.lines(log)
      XCTAssertFalse(lines.contains { $0.word == "strayed" }, "\(lines.suffix(2))")
      // The last settled state, or the one that was just being reached.
      let settled = lines.last { $0.word != "doing" }
      allowed = Set([settled?.trail].compactMap { $0 })
      if let last = lines.last, last.word == "doing" {
        allowed?.insert(last.trail)
        during += 1
      }
      kills += 1
      try? FileManager.default.removeItem(at: log)
    }
    print(
      "Killed \(kills) times, \(during) of them during a move; \(states.count) different states came back.")
    if kills >= 20 { XCTAssertGreaterThan(states.count, 3, "the kills came before anything had moved") }
  }

  private struct Line {
    let word: String
    let trail: String
  }

  /// Returns the complete lines.
  private static func lines(_ file: URL) -> [Line] {
    guard let data = try? Data(contentsOf: file), let end = data.lastIndex(of: 10) else { return [] }
    return String(decoding: data[..<end], as: UTF8.self).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return Line(word: String(parts[0]), trail: parts.count > 1 ? String(parts[1]) : "")
    }
  }
}
