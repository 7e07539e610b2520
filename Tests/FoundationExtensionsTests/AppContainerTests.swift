import FoundationExtensions
import XCTest

/// The folders of an app.
final class AppContainerTests: XCTestCase {
  func testEachAppHasItsOwn() {
    func path(_ identifier: String, _ environment: [String: String]) -> String {
      AppContainer.location(identifier: identifier, environment: environment).path
    }
    XCTAssertEqual(
      path("org.example.Quay", ["XDG_DATA_HOME": "/data"]), "/data/Portolan/Containers/org.example.Quay")
    XCTAssertEqual(path("a/b", ["XDG_DATA_HOME": "/data"]), "/data/Portolan/Containers/a-b")
    XCTAssertTrue(path("Quay", ["XDG_DATA_HOME": "data"]).hasSuffix("/.local/share/Portolan/Containers/Quay"))
  }

  func testFoundationsFoldersAreInIt() throws {
    let before = AppContainer.current
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    AppContainer.use(folder)
    defer {
      AppContainer.use(before)
      try? FileManager.default.removeItem(at: folder)
    }
    func path(_ directory: FileManager.SearchPathDirectory) -> String? {
      FileManager.default.urls(for: directory, in: .userDomainMask).first?.path
    }
    XCTAssertEqual(path(.documentDirectory), folder.path + "/Documents")
    XCTAssertEqual(path(.cachesDirectory), folder.path + "/Library/Caches")
    XCTAssertEqual(path(.applicationSupportDirectory), folder.path + "/Library/Application Support")
    XCTAssertEqual(path(.libraryDirectory), folder.path + "/Library")
    XCTAssertEqual(NSHomeDirectory(), folder.path)
    XCTAssertEqual(URL.documentsDirectory.path, folder.path + "/Documents")
    XCTAssertEqual(
      NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true),
      [folder.path + "/Library/Caches"])
    let file = URL.cachesDirectory.appendingPathComponent("a")
    try Data("a".utf8).write(to: file)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path + "/Library/Caches/a"))
  }
}
