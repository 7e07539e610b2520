import Foundation
import Projects
import XCTest

/// Builds after edits, without the package manager.
final class QuickBuildTests: XCTestCase {
  private func edit(_ old: String, _ new: String, in path: String = "Sources/Sample/App.swift") throws {
    let file = SampleProject.folder.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(text.contains(old))
    try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
  }

  func testEditsOfSourcesAreBuilt() throws {
    _ = try SampleProject.program.get()
    let build = try XCTUnwrap(SampleProject.build)
    let quick = try XCTUnwrap(QuickBuild(build, program: "Sample"))
    quick.prepare()
    let source = SampleProject.folder.appendingPathComponent("Sources/Sample/App.swift").path
    let program = build.scratch.appendingPathComponent("debug/Sample")
    func holds(_ text: String) throws -> Bool {
      try Data(contentsOf: program).range(of: Data(text.utf8)) != nil
    }

    // The body of a property.
    var steps: [String] = []
    try edit("Text(\"\\(count)\")", "Text(\"The first of the edited texts\")")
    guard case .built = try quick.rebuild([source], step: { steps.append($0) }) else { return XCTFail() }
    XCTAssertTrue(try holds("The first of the edited texts"))
    XCTAssertEqual(steps, ["lowering", "compiling", "linking"])

    // An error, with its line.
    try edit("The first of the edited texts\"", "The first of the edited texts\", 1 + true")
    guard case .failed(let messages) = try quick.rebuild([source], step: { _ in }) else { return XCTFail() }
    XCTAssertTrue(messages.first?.line.contains("App.swift:11:") ?? false, "\(messages)")
    try edit("\", 1 + true", "\"")

    // A new declaration.
    try edit("struct Badge: View {", "let added = \"A declaration that is added\"\nstruct Badge: View {")
    try edit("The first of the edited texts\"", "\\(added)\"")
    guard case .built = try quick.rebuild([source], step: { _ in }) else { return XCTFail() }
    XCTAssertTrue(try holds("A declaration that is added"))

    // Files that the plan does not have.
    try SampleProject.write("Sources/Sample/New.swift", "let new = 1\n")
    let new = SampleProject.folder.appendingPathComponent("Sources/Sample/New.swift")
    guard case .notPossible = try quick.rebuild([new.path], step: { _ in }) else { return XCTFail() }
    try FileManager.default.removeItem(at: new)
    XCTAssertFalse(quick.knows(new.path))
    XCTAssertTrue(quick.knows(source))
  }
}
