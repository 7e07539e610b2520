import Foundation
import Projects
import XCTest

/// Folders with the names of sources, as snapshot libraries name the folders of their pictures.
final class FolderNameTests: CheckTestCase {
  func testAFolderNamedLikeASourceIsNoSource() throws {
    XCTAssertEqual(
      try messages([
        "App.swift": "import Missing",
        "Snapshot Results/ScreenTests.swift/All/Screen.swift": "import Absent",
      ]).map { String($0.prefix { $0 != ":" }) }.sorted(),
      ["App.swift", "Snapshot Results/ScreenTests.swift/All/Screen.swift"])
  }

  func testAManifestStandsForItsFolder() throws {
    try write("// swift-tools-version: 6.0\nlet package = 0\n", to: "Package.swift")
    try write("import Missing", to: "Sources/App/App.swift")
    let build = try ProjectBuild(
      path: folder.appendingPathComponent("Package.swift"),
      scratch: folder.appendingPathComponent(".build/portolan"), configuration: .debug,
      frameworks: Self.frameworks, tool: "1", built: .none(Self.frameworks)
    ) { _ in }
    XCTAssertEqual(try build.check().count, 1)
  }
}
