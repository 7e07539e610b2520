import Foundation
import XCTest

@testable import Projects

/// The tags of releases.
final class ReleaseTests: TemporaryFolderTestCase {
  /// Runs a command in the folder of the test.
  @discardableResult
  private func run(_ command: String...) throws -> Tool.Result {
    try Tool.capture(["env", "-C", folder.path] + command, errors: true)
  }

  func testAReleaseHasTheVersionOfTheSourcesAndAChange() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try write(
      String(contentsOf: root.appendingPathComponent("Scripts/release"), encoding: .utf8),
      to: "Scripts/release")
    try write("  package static let current = \"1.2.0\"\n", to: "Sources/CommandLineTool/Version.swift")
    try write("# Changelog\n\n## Unreleased\n", to: "CHANGELOG.md")
    try run("git", "init", "-q")
    try run("git", "config", "user.name", "A")
    try run("git", "config", "user.email", "a@localhost")
    func commit() throws {
      try run("git", "add", "-A")
      try run("git", "commit", "-q", "-m", "Change")
    }
    func release(_ version: String) throws -> String { try run("bash", "Scripts/release", version).output }
    try commit()
    XCTAssertTrue(try release("1.2").contains("1.2 is no semantic version"))
    XCTAssertTrue(try release("1.3.0").contains("Version.swift names 1.2.0"))
    XCTAssertTrue(try release("1.2.0").contains("has no section ## 1.2.0"))
    try write("# Changelog\n\n## 1.2.0 (2026-11-24)\n", to: "CHANGELOG.md")
    XCTAssertTrue(try release("1.2.0").contains("not committed"))
    try commit()
    XCTAssertTrue(try release("1.2.0").contains("Tagged 1.2.0"))
    XCTAssertEqual(try run("git", "describe").output, "1.2.0\n")
    XCTAssertTrue(try release("1.2.0").contains("the tag 1.2.0 exists"))
  }
}
