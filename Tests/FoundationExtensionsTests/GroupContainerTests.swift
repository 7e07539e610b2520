import XCTest

@testable import FoundationExtensions

final class GroupContainerTests: XCTestCase {
  func testAGroupHasAFolderInTheContainer() throws {
    let before = AppContainer.current
    let container = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    AppContainer.use(container)
    defer {
      AppContainer.use(before)
      try? FileManager.default.removeItem(at: container)
    }
    let folder = try XCTUnwrap(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example"))
    XCTAssertTrue(folder.path.hasPrefix(container.path))
    try Data("shared".utf8).write(to: folder.appendingPathComponent("file"))
    let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")
    XCTAssertEqual(again, folder)
    XCTAssertNotEqual(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.other"), folder)
    XCTAssertNil(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: ""))
  }
}
