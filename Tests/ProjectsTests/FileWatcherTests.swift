import Foundation
import XCTest

@testable import CommandLineTool

final class FileWatcherTests: TemporaryFolderTestCase {
  private func names(_ watcher: FileWatcher) -> [String] {
    watcher.changes().map { ($0 as NSString).lastPathComponent }.sorted()
  }

  func testWrittenMovedAndDeletedFilesAreReported() throws {
    try write("1", to: "App/A.swift")
    try write("1", to: "App/B.swift")
    let watcher = try FileWatcher([folder])
    XCTAssertEqual(names(watcher), [])
    try write("2", to: "App/A.swift")
    XCTAssertEqual(names(watcher), ["A.swift"])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("App/B.swift"))
    XCTAssertEqual(names(watcher), ["B.swift"])
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("App/A.swift"), to: folder.appendingPathComponent("App/C.swift"))
    XCTAssertEqual(names(watcher), ["A.swift", "C.swift"])
  }

  func testNewFoldersAreWatched() throws {
    let watcher = try FileWatcher([folder])
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Views"), withIntermediateDirectories: true)
    XCTAssertEqual(names(watcher), ["Views"])
    try write("1", to: "Views/Row.swift")
    XCTAssertEqual(names(watcher), ["Row.swift"])
  }

  func testBuildFoldersAndTemporaryFilesAreLeftOut() throws {
    try write("1", to: ".build/a.swift")
    let watcher = try FileWatcher([folder])
    for name in [".build/a.swift", ".A.swift.swp", "A.swift~", "4913", "#A.swift#"] {
      try write("2", to: name)
    }
    XCTAssertEqual(names(watcher), [])
  }
}
