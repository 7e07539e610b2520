import Lowering
import XCTest

/// Tests of iOS sources, compiled and run on Linux.
final class FixtureTests: XCTestCase {
  func testFixturesCompileWithoutErrorsAndWarnings() {
    let messages = FixtureBuild.result.diagnostics.split(separator: "\n").filter {
      $0.contains(": error:") || $0.contains(": warning:")
    }
    XCTAssertEqual(messages, [])
  }

  func testFixturesPrintTheExpectedOutput() {
    for fixture in FixtureBuild.fixtures where !fixture.expected.isEmpty {
      XCTAssertEqual(FixtureBuild.result.output[fixture.name] ?? [], fixture.expected, fixture.name)
    }
  }
}

/// Tests of sources in Swift 6 mode, with and without the main actor as the default isolation.
final class LanguageModeTests: XCTestCase {
  func testTablesCompileInEveryLanguageMode() throws {
    let file = Bundle.module.resourceURL!.appendingPathComponent("Modern/Modern.swift")
    let source = SourceFile(name: "Modern.swift", text: try String(contentsOf: file, encoding: .utf8))
    let lowered = try XCTUnwrap(source.lowered(ProjectSummary([source.facts]))?.text)
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Modern-\(UUID().uuidString).swift")
    try lowered.write(to: copy, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: copy) }
    let features = [
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "MemberImportVisibility",
      "ExistentialAny",
    ]
    for mode in [
      ["-swift-version", "4"], ["-swift-version", "5"], ["-swift-version", "6"],
      ["-swift-version", "6", "-default-isolation", "MainActor"]
        + features.flatMap { ["-enable-upcoming-feature", $0] },
    ] {
      let result = FixtureBuild.run(
        ["swiftc", "-typecheck", "-parse-as-library"] + FixtureBuild.moduleFlags + mode + [copy.path])
      XCTAssertEqual(result.output, "", "\(mode)")
    }
  }

  /// In the language mode 6 iOS lets code use C's streams, and warns where closures of Dispatch capture values that are not `Sendable`.
  func testStreamsAndClosuresOfDispatch() throws {
    let source = SourceFile(
      name: "Streams.swift",
      text: """
        import Foundation
        final class Counter { var count = 0 }
        func log(_ text: String, _ queue: DispatchQueue, _ group: DispatchGroup) {
          fputs(text, stderr)
          let counter = Counter()
          queue.async { counter.count += 1 }
          queue.async(group: group) { counter.count += 1 }
          queue.async(flags: .barrier) { counter.count += 1 }
          queue.asyncAfter(deadline: .now()) { counter.count += 1 }
          group.notify(queue: queue) { counter.count += 1 }
          queue.async(execute: DispatchWorkItem {})
        }
        """)
    let lowered = try XCTUnwrap(source.lowered()?.text)
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Streams-\(UUID().uuidString).swift")
    try lowered.write(to: copy, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: copy) }
    let result = FixtureBuild.run(
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6"]
        + FixtureBuild.moduleFlags + [copy.path])
    XCTAssertEqual(result.status, 0, result.output)
  }
}
