import Foundation
import Projects
import XCTest

final class LinuxModulesTests: TemporaryFolderTestCase {
  private func source(_ path: String, _ text: String, module: String) throws -> SourceOverlay.Source {
    try write(text, to: path)
    return SourceOverlay.Source(path: folder.appendingPathComponent(path).path, module: module)
  }

  func testModulesThatSupportLinux() throws {
    let sources = [
      try source("Plain/A.swift", "import Foundation\n", module: "Plain"),
      try source("Both/A.swift", "import Foundation\n", module: "Both"),
      try source("Both/B.swift", "#if canImport(Darwin)\n#endif\n", module: "Both"),
      try source("Views/A.swift", "#if os(iOS)\nimport UIKit\n#endif\n", module: "Views"),
      try source("Pool/A.swift", "#if os(iOS)\nimport UIKit\n#endif\n", module: "Pool"),
      try source("Pool/B.swift", "#if !os(Linux)\nlet a = 1\n#endif\n", module: "Pool"),
      try source("App/A.swift", "import UIKit\n#if !os(Linux)\nlet a = 1\n#endif\n", module: "App"),
    ]
    XCTAssertFalse(LinuxModules.supportsLinux("Plain", sources))
    XCTAssertTrue(LinuxModules.supportsLinux("Both", sources))
    XCTAssertFalse(LinuxModules.supportsLinux("Views", sources), "UIKit is needed")
    XCTAssertTrue(LinuxModules.supportsLinux("Pool", sources), "UIKit is not needed on Linux")
    XCTAssertFalse(LinuxModules.supportsLinux("App", sources), "UIKit is needed")
  }

  func testAModuleStaysAsForLinuxUntilItChanges() throws {
    let a = try source("A/A.swift", "let a = 1\n", module: "A")
    let b = try source("B/B.swift", "let b = 1\n", module: "B")
    var modules = LinuxModules(scratch: folder)
    XCTAssertEqual(modules.treated([a, b]), [a, b])
    try modules.insert("A", [a, b])
    XCTAssertTrue(modules.contains("A"))
    let later = LinuxModules(scratch: folder)
    XCTAssertEqual(later.treated([a, b]).map(\.treatment), [.asForLinux, .asForIOS])
    try write("let a = 1 + 1\n", to: "A/A.swift")
    XCTAssertEqual(later.treated([a, b]), [a, b])
    try modules.remove("A")
    XCTAssertFalse(LinuxModules(scratch: folder).contains("A"))
  }

  func testEditsOfLinkedFilesAreNoticed() throws {
    let target = try write("let a = 1\n", to: "Elsewhere/A.swift")
    let link = folder.appendingPathComponent("A/A.swift")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let a = SourceOverlay.Source(path: link.path, module: "A")
    var modules = LinuxModules(scratch: folder)
    try modules.insert("A", [a])
    XCTAssertEqual(modules.treated([a]).map(\.treatment), [.asForLinux])
    try write("let a = 1 + 1\n", to: "Elsewhere/A.swift")
    XCTAssertEqual(modules.treated([a]), [a])
  }

  func testTestsAsForLinuxKeepTheirSupport() throws {
    let test = try source(
      "Tests/A.swift", "import XCTest\n#if canImport(Glibc)\n#endif\n", module: "/a/Tests")
    var modules = LinuxModules(scratch: folder)
    try modules.insert("/a/Tests", [test])
    let plain = try XCTUnwrap(modules.treated([test]).first)
    XCTAssertEqual(plain.treatment, .testAsForLinux)
    let overlay = folder.appendingPathComponent("overlay")
    _ = try SourceOverlay(folder: overlay).update([plain], tool: "1")
    let text = try lowered("A.swift")
    XCTAssertTrue(text.hasPrefix("import XCTest\n#if canImport(Glibc)\n#endif\n"), text)
    XCTAssertTrue(text.contains("import PortolanXCTest"), text)
  }

  /// The compiler would otherwise keep what it has compiled for the other system.
  func testAChangeOfTheSystemIsPassedToTheCompiler() throws {
    let a = try source(
      "A/A.swift", "#if canImport(ObjectiveC)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif\n", module: "A"
    )
    let b = try source("B/B.swift", "let b = 1\n", module: "B")
    let overlay = SourceOverlay(folder: folder.appendingPathComponent("overlay"))
    var modules = LinuxModules(scratch: folder)
    let first = try overlay.update(modules.treated([a, b]), tool: "1").flag
    XCTAssertEqual(try overlay.update(modules.treated([a, b]), tool: "1").flag, first)
    XCTAssertTrue(try lowered("A.swift").hasPrefix("#if canImport(ObjectiveC)\nlet a = 1\n#elseif false"))
    try modules.insert("A", [a, b])
    let second = try overlay.update(modules.treated([a, b]), tool: "1").flag
    XCTAssertNotEqual(second, first)
    XCTAssertEqual(
      try lowered("A.swift"),
      "#if false                \nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif\n")
    XCTAssertEqual(try overlay.update(modules.treated([a, b]), tool: "1").flag, second)
    try modules.remove("A")
    XCTAssertNotEqual(try overlay.update(modules.treated([a, b]), tool: "1").flag, second)
  }

  private func lowered(_ name: String) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("overlay"), includingPropertiesForKeys: nil)
    let file = try XCTUnwrap(files.first { $0.lastPathComponent.hasSuffix("_" + name) })
    return try String(contentsOf: file, encoding: .utf8)
  }

  func testHeadersThatDifferBetweenSystems() throws {
    try write("#if __APPLE__\nint f(void);\n#endif\n", to: "Shim/Sources/CShim/include/shim.h")
    try write("int f(void);\n", to: "Same/Sources/CSame/include/same.h")
    XCTAssertTrue(LinuxModules.hasPlatformHeaders(folder.appendingPathComponent("Shim")))
    XCTAssertFalse(LinuxModules.hasPlatformHeaders(folder.appendingPathComponent("Same")))
    let sources = [
      try source("Shim/Sources/Math/A.swift", "import CShim\n", module: "Math"),
      try source("Shim/Sources/Views/A.swift", "import UIKit\n", module: "Views"),
      try source("Shim/Sources/Views/B.swift", "import Math\n", module: "Views"),
    ]
    XCTAssertEqual(LinuxModules.interfaceSources(sources).map(\.module), ["Views", "Views"])
  }
}
