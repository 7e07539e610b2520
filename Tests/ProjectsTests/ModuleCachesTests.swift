import Foundation
import XCTest

@testable import Projects

/// Tests build folders that were copied with their project.
final class ModuleCachesTests: TemporaryFolderTestCase {
  func testCachesOfACopiedFolderAreRemoved() throws {
    let module = "x86_64-unknown-linux-gnu/debug/ModuleCache/1A/SwiftShims-1.pcm"
    try write("", to: "old/x86_64-unknown-linux-gnu/debug/App.build/App.o")
    let old = folder.appendingPathComponent("old")
    try ModuleCaches.removeMoved(in: old)
    try write("", to: "old/" + module)
    try ModuleCaches.removeMoved(in: old)
    XCTAssertNotNil(read("old/" + module))

    let new = folder.appendingPathComponent("new")
    try FileManager.default.copyItem(at: old, to: new)
    try ModuleCaches.removeMoved(in: new)
    XCTAssertNil(read("new/" + module))
    XCTAssertNotNil(read("new/x86_64-unknown-linux-gnu/debug/App.build/App.o"))
    try write("", to: "new/" + module)
    try ModuleCaches.removeMoved(in: new)
    XCTAssertNotNil(read("new/" + module))
  }

  func testAFolderWithoutABuildIsNoted() throws {
    let scratch = folder.appendingPathComponent("none/portolan")
    try ModuleCaches.removeMoved(in: scratch)
    XCTAssertEqual(read("none/portolan/location"), scratch.path)
  }
}
