import Foundation
import Projects
import XCTest

@testable import portolan

final class RevisionCheckoutTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("revision-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let options = ["-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"]
    return try Tool.capture(["git"] + options + arguments).output
  }

  /// The repository itself stays as it is: only its files are read.
  func testTheProjectOfARevisionIsBesideTheRepository() throws {
    let source = folder.appendingPathComponent("App/A.swift")
    try git("init", "-q")
    try Data("let a = 1\n".utf8).write(to: source)
    try git("add", "App")
    try git("commit", "-q", "-m", "One")
    try Data("let a = 2\n".utf8).write(to: source)
    let app = folder.appendingPathComponent("App")
    let scratch = folder.appendingPathComponent("scratch")
    let checkout = try RevisionCheckout("HEAD", of: app, in: scratch)
    let copy = checkout.project.appendingPathComponent("A.swift")
    XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "let a = 1\n")
    XCTAssertEqual(try git("status", "--short", "App"), " M App/A.swift\n")
    XCTAssertEqual(try git("worktree", "list").split(separator: "\n").count, 1)
    XCTAssertThrowsError(try RevisionCheckout("nowhere", of: app, in: scratch))
  }
}
