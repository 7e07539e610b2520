import Lowering
import XCTest

/// Tests of test classes isolated to the main actor, which Apple's XCTest accepts although its methods are
/// not.
final class IsolatedTestsTests: XCTestCase {
  private let folder = Bundle.module.resourceURL!.appendingPathComponent("Isolation")

  func testSetUpAndTearDownCanBelongToTheMainActor() throws {
    let source = SourceFile(
      name: "IsolatedTests.swift",
      text: try String(contentsOf: folder.appendingPathComponent("IsolatedTests.swift"), encoding: .utf8))
    let lowered = try XCTUnwrap(source.lowered(ProjectSummary([source.facts]))?.text)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("isolated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let file = place.appendingPathComponent("IsolatedTests.swift")
    try lowered.write(to: file, atomically: true, encoding: .utf8)
    for mode in ["5", "6"] {
      let program = place.appendingPathComponent("program\(mode)").path
      let compiled = FixtureBuild.run(
        ["swiftc", "-swift-version", mode, "-o", program] + FixtureBuild.moduleFlags
          + [file.path, folder.appendingPathComponent("main.swift").path] + FixtureBuild.objects)
      XCTAssertEqual(compiled.status, 0, compiled.output)
      XCTAssertFalse(compiled.output.contains("warning:"), compiled.output)
      XCTAssertEqual(
        FixtureBuild.run([program]).output,
        """
        setUp 0 setUp(), derived, tearDown, tearDownWithError
        ["own"] true

        """)
    }
  }

  func testOtherClassesOfTestsAreLeftAlone() {
    for source in [
      "import XCTest\nfinal class A: XCTestCase { override func setUp() {} }\n",
      "import XCTest\n@MainActor final class A: XCTestCase { override func setUp() async throws {} }\n",
      "import XCTest\n@MainActor final class A: XCTestCase { nonisolated override func setUp() {} }\n",
      "import UIKit\n@MainActor class A: Base { override func setUp() {} }\n",
    ] {
      let file = SourceFile(name: "A.swift", text: source)
      XCTAssertNil(file.lowered(ProjectSummary([file.facts])), source)
    }
  }

  func testABaseInAnotherFileDecides() throws {
    let base = SourceFile(name: "B.swift", text: "import XCTest\n@MainActor class Base: XCTestCase {}\n")
    let file = SourceFile(
      name: "A.swift", text: "import XCTest\nclass A: Base {\n  override func tearDown() {}\n}\n")
    XCTAssertNil(file.lowered())
    let lowered = try XCTUnwrap(file.lowered(ProjectSummary([base.facts, file.facts]))?.text)
    XCTAssertTrue(lowered.contains("nonisolated override func tearDown()"), lowered)
  }
}
