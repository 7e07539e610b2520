import Foundation
import XCTest

/// Every member that clients can override on iOS can be overridden: in Objective-C this applies to every
/// method and property of a class.
///
/// The members are read from the built modules, so that one added in an extension, or declared `public`
/// instead of `open`, is detected; an override of each one is then compiled.
final class OverrideTests: XCTestCase {
  private static let modules = ["UIKit", "QuartzCore"]

  func testEveryMemberOfAClassIsOpen() throws {
    var closed: [String] = []
    for module in Self.modules {
      for (type, members) in try SymbolGraph.extract(module).classes() where type.accessLevel == "open" {
        for member in members where OverridableMember.isOverridableInObjectiveC(member) {
          guard member.accessLevel != "open", !OverridableMember.isException(member) else { continue }
          closed.append("\(member.name): \(member.declaration)")
        }
      }
    }
    XCTAssertEqual(closed, [], "\(closed.count) members cannot be overridden")
  }

  func testAnOverrideOfEveryOpenMemberCompiles() throws {
    var source = "import UIKit\n\n"
    var count = 0
    for module in Self.modules {
      for (type, members) in try SymbolGraph.extract(module).classes() where type.accessLevel == "open" {
        let overrides = members.filter { $0.accessLevel == "open" }.compactMap(OverridableMember.override)
        guard !overrides.isEmpty, type.swiftGenerics == nil, type.isCurrent else { continue }
        let name = type.name.replacingOccurrences(of: ".", with: "_")
        source += "class Sub_\(name): \(type.name) {\n"
        for text in overrides { source += "  \(text)\n" }
        source += "}\n"
        count += overrides.count
      }
    }
    XCTAssertGreaterThan(count, 2000, "the modules are read")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = BuiltModules.run(
      ["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-target", BuiltModules.target]
        + BuiltModules.flags + [file.path])
    let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
    XCTAssertEqual(result.status, 0, errors.prefix(20).joined(separator: "\n"))
  }
}
