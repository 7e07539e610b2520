import Foundation
import Lowering
import Projects
import XCTest

/// Tests the members of `AnyObject` that the compiler has not found.
final class DynamicMembersTests: TemporaryFolderTestCase {
  private func message(_ text: String, _ kind: DiagnosticFilter.Message.Kind = .error)
    -> DiagnosticFilter.Message
  {
    DiagnosticFilter.Message(kind: kind, place: "/a/B.swift:12:7:", text: text)
  }

  func testErrorsNameMembers() {
    let found = DynamicMembers.member(in: message("value of type 'AnyObject' has no member 'priority'"))
    XCTAssertEqual(found?.path, "/a/B.swift")
    XCTAssertEqual(found?.member, DynamicMember(line: 12, name: "priority"))
    for type in ["AnyClass' (aka 'any AnyObject.Type')", "any AnyObject.Type'"] {
      let found = DynamicMembers.member(in: message("value of type '\(type) has no member 'isSubclass'"))
      XCTAssertEqual(found?.member, DynamicMember(line: 12, name: "isSubclass"))
    }
    XCTAssertNil(DynamicMembers.member(in: message("value of type 'Int' has no member 'priority'")))
    XCTAssertNil(
      DynamicMembers.member(in: message("value of type 'AnyObject' has no member 'priority'", .warning)))
  }

  /// [Chatto](https://github.com/badoo/Chatto) passes a class as the observer of a property.
  func testClassesAsArgumentsAreObjects() throws {
    let end = "expected to be an instance of a class or class-constrained type"
    for type in ["'Panel.Type'", "'AnyClass' (aka 'any AnyObject.Type')"] {
      let found = DynamicMembers.member(in: message("argument type \(type) \(end)"))
      XCTAssertEqual(found?.member, DynamicMember(line: 12, argument: 7))
    }
    XCTAssertNil(DynamicMembers.member(in: message("argument type 'Int' \(end)")))
    try write("class Panel { static func f() { observe(self, 1) } }\n", to: "B.swift")
    var source = SourceOverlay.Source(path: folder.appendingPathComponent("B.swift").path)
    source.members = [DynamicMember(line: 1, argument: 41)]
    let overlay = SourceOverlay(folder: folder.appendingPathComponent("lowered"))
    _ = try overlay.update([source], tool: "1")
    let lowered = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("lowered").path
    ).first { $0.hasSuffix("_B.swift") }
    let result = try String(
      contentsOf: folder.appendingPathComponent("lowered/\(XCTUnwrap(lowered))"), encoding: .utf8)
    XCTAssertTrue(result.contains("observe(_classObject(self), 1)"), result)
  }

  /// Returns the file `B.swift` as it is compiled.
  private func lowered(_ source: SourceOverlay.Source) throws -> String {
    let output = folder.appendingPathComponent("lowered")
    _ = try SourceOverlay(folder: output).update([source], tool: "1")
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
    let name = try XCTUnwrap(names.first { $0.hasSuffix("_B.swift") })
    return try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
  }

  func testMarksAfterMembersOfUnknownTypesAreDropped() throws {
    try write("let a: Int = b.c!\nlet d = b.doubleValue!\nb.e!(1)\n", to: "B.swift")
    var source = SourceOverlay.Source(path: folder.appendingPathComponent("B.swift").path)
    source.members = [(1, "c"), (2, "doubleValue"), (3, "e")].map { DynamicMember(line: $0, name: $1) }
    let text = try lowered(source)
    XCTAssertTrue(
      text.hasPrefix("let a: Int = _member(b).c \nlet d = _member(b).doubleValue!\n_member(b).e (1)\n"), text)
  }

  func testMembersContinueOptionalChains() throws {
    try write("let a = b?.c().d\nlet e = f?.g()?.h\n", to: "B.swift")
    var source = SourceOverlay.Source(path: folder.appendingPathComponent("B.swift").path)
    source.members = [(1, "d"), (2, "h")].map { DynamicMember(line: $0, name: $1) }
    XCTAssertTrue(
      try lowered(source).hasPrefix("let a = _member(b?.c())?.d\nlet e = _member(f?.g())?.h\n"))
  }

  func testMembersAreKeptUntilTheSourceChanges() throws {
    try write("let a = b.c\n", to: "B.swift")
    let source = SourceOverlay.Source(path: folder.appendingPathComponent("B.swift").path)
    let member = DynamicMember(line: 1, name: "c")
    var members = DynamicMembers(scratch: folder)
    XCTAssertTrue(members.insert(member, source.path))
    XCTAssertFalse(members.insert(member, source.path))
    try members.save()
    XCTAssertEqual(DynamicMembers(scratch: folder).added(to: [source]).first?.members, [member])
    let text = try lowered(XCTUnwrap(members.added(to: [source]).first))
    XCTAssertTrue(text.hasPrefix("let a = _member(b).c\n"), text)
    try write("let a = b.c + 1\n", to: "B.swift")
    XCTAssertEqual(DynamicMembers(scratch: folder).added(to: [source]).first?.members, [])
  }
}
