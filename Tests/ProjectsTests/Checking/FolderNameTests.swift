import Foundation
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
}
