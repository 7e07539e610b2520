import Foundation
import Projects
import XCTest

final class SourceOverlayTests: TemporaryFolderTestCase {
  private func update(_ paths: [String], tool: String = "1") throws -> (
    report: SourceOverlay.Report, flag: String
  ) {
    try SourceOverlay(folder: folder.appendingPathComponent("lowered")).update(
      paths.map { SourceOverlay.Source(path: folder.appendingPathComponent($0).path) }, tool: tool)
  }

  private var overlay: [String: String] {
    let file = folder.appendingPathComponent("lowered/overlay.yaml")
    guard let data = try? Data(contentsOf: file),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [:] }
    var names: [String: String] = [:]
    for root in json["roots"] as? [[String: String]] ?? [] {
      names[URL(fileURLWithPath: root["name"]!).lastPathComponent] = root["external-contents"]
    }
    return names
  }

  func testOnlyRangesThatNeedItAreReplaced() throws {
    try write("class A: NSObject { @objc func tap() {} }\n", to: "A.swift")
    try write("import UIKit\nstruct B {}\n", to: "B.swift")
    let (report, _) = try update(["A.swift", "B.swift"])
    XCTAssertEqual(report.files, 2)
    XCTAssertEqual(report.rewritten, 1)
    XCTAssertEqual(Array(overlay.keys), ["A.swift"])
    XCTAssertTrue(
      try String(contentsOfFile: overlay["A.swift"]!, encoding: .utf8).hasPrefix(
        "class A: NSObject {       func tap() {} }"))
    XCTAssertEqual(Array(report.imports.keys), ["UIKit"])
  }

  func testFilesThatImportXCTestGetItsMissingDeclarations() throws {
    try write("import XCTest\nfinal class A: XCTestCase {}\n", to: "Anywhere/A.swift")
    try write("import XCTest\nlet picture: XCTAttachment\n", to: "B.swift")
    try write("import Testing\n", to: "C.swift")
    _ = try update(["Anywhere/A.swift", "B.swift", "C.swift"])
    let plain = try String(contentsOfFile: XCTUnwrap(overlay["A.swift"]), encoding: .utf8)
    XCTAssertTrue(plain.contains("\n@_exported import PortolanXCTest\n"), plain)
    XCTAssertTrue(plain.contains("_installTestSupport()"), plain)
    XCTAssertFalse(plain.contains("XCUIAutomation"), plain)
    let attaching = try String(contentsOfFile: XCTUnwrap(overlay["B.swift"]), encoding: .utf8)
    XCTAssertTrue(attaching.contains("\n@_exported import XCUIAutomation\n"), attaching)
    XCTAssertNil(overlay["C.swift"])
  }

  func testClassesWhoseTestsALibraryListsGetAMethod() throws {
    try write(
      "import XCTest\nopen class Spec: XCTestCase {\n"
        + "  public class var allTests: [(String, (Spec) -> () throws -> Void)] { [] }\n}\n", to: "Spec.swift"
    )
    try write("import Library\nclass ASpec: Spec {}\n", to: "A.swift")
    _ = try update(["Spec.swift", "A.swift"])
    let text = try String(contentsOfFile: XCTUnwrap(overlay["A.swift"]), encoding: .utf8)
    XCTAssertTrue(text.contains("extension ASpec: _ListedTests"), text)
    XCTAssertFalse(
      try String(contentsOfFile: XCTUnwrap(overlay["Spec.swift"]), encoding: .utf8).contains("_ListedTests"))
  }

  func testUnchangedSourcesAreNotRead() throws {
    try write("class A: NSObject { @objc func tap() {} }\n", to: "A.swift")
    let first = try update(["A.swift"])
    XCTAssertEqual(first.report.read, 1)
    let second = try update(["A.swift"])
    XCTAssertEqual(second.report.read, 0)
    XCTAssertEqual(second.report.rewritten, 1)
    XCTAssertEqual(second.flag, first.flag)
  }

  func testAnEditChangesItsFileAndNotTheFlag() throws {
    try write("class A: NSObject { @objc func tap() {} }\n", to: "A.swift")
    let first = try update(["A.swift"])
    try write("class A: NSObject { @objc func tapped() {}; var b = 1 }\n", to: "A.swift")
    let second = try update(["A.swift"])
    XCTAssertEqual(second.report.read, 1)
    XCTAssertEqual(second.flag, first.flag)
    XCTAssertTrue(
      try String(contentsOfFile: overlay["A.swift"]!, encoding: .utf8).contains("t.action(\"tapped\")"))
    try write("class A: NSObject {}\n", to: "A.swift")
    _ = try update(["A.swift"])
    XCTAssertTrue(overlay.isEmpty)
  }

  /// The compiler checks the date of the original, which does not reflect this change.
  func testAChangeByWayOfAnotherFileChangesTheFlag() throws {
    try write("let s = #selector(B.go(_:))\n", to: "A.swift")
    try write("class B: NSObject { @objc func go(_ a: Int) {} }\n", to: "B.swift")
    let first = try update(["A.swift", "B.swift"])
    try write("class B: NSObject { @objc(run:) func go(_ a: Int) {} }\n", to: "B.swift")
    let second = try update(["A.swift", "B.swift"])
    XCTAssertNotEqual(second.flag, first.flag)
    XCTAssertTrue(try String(contentsOfFile: overlay["A.swift"]!, encoding: .utf8).contains("\"run:\""))
  }

  func testAnotherToolReadsEverythingAgain() throws {
    try write("class A: NSObject { @objc func tap() {} }\n", to: "A.swift")
    let first = try update(["A.swift"])
    let second = try update(["A.swift"], tool: "2")
    XCTAssertEqual(second.report.read, 1)
    XCTAssertEqual(second.flag, first.flag, "the result is the same")
  }

  func testTheCompilerReadsTheOverlay() throws {
    let source = try write(
      "import Foundation\n@UIApplicationMain\nstruct A { static func main() { print(#filePath, #line) } }\n",
      to: "A.swift")
    _ = try update(["A.swift"])
    let program = folder.appendingPathComponent("a").path
    let flags = SourceOverlay(folder: folder.appendingPathComponent("lowered")).compilerFlags
    let compiled = try Tool.capture(
      ["swiftc", "-parse-as-library", source.path, "-o", program] + flags, errors: true)
    XCTAssertEqual(compiled.status, 0, compiled.output)
    XCTAssertEqual(try Tool.capture([program]).output, "\(source.path) 3\n")
  }
}
