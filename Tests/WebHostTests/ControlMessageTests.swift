import UIKit
import XCTest

@testable import WebHost

/// Messages of the server about pages, and addresses as links.
@MainActor
final class ControlMessageTests: XCTestCase {
  func testPagesAreAnnounced() throws {
    var writer = ByteWriter()
    writer.write(1 as UInt8)
    for number in [7, 3] as [UInt32] { writer.write(number) }
    writer.append("key".utf8)
    writer.write(2 as UInt32)
    writer.append([8, 9])
    guard case .open(7, "key", [8, 9]) = try ControlMessage(writer.bytes[...]) else {
      return XCTFail("not the page")
    }
    for count in 0..<writer.bytes.count { XCTAssertThrowsError(try ControlMessage(writer.bytes[..<count])) }
    guard case .close(2) = try ControlMessage([2, 2, 0, 0, 0]) else { return XCTFail("not closed") }
  }

  func testAddressesAreLinks() {
    XCTAssertEqual(
      PageLink.url("/recipe/apple-pie?serves=2", scheme: "cookbook")?.absoluteString,
      "cookbook://recipe/apple-pie?serves=2")
    for address in ["/", "", "recipe", "//x", "/recipe?at=2x", "/recipe?token=1", "/recipes?tab=2"] {
      XCTAssertNil(PageLink.url(address, scheme: "cookbook"), address)
    }
  }

  func testDamagedStatesAreIgnored() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for bytes in [[], [1, 2, 3], [0xff, 0xff, 0xff, 0xff], Array(repeating: 0x41, count: 64)] as [[UInt8]] {
      SavedScene.install(bytes, in: folder)
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }
    SavedScene.install(Array(repeating: 0, count: 8), in: folder)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path))
  }
}
