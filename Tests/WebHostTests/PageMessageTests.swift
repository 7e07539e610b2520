import SeededRandom
import UIKit
import XCTest

@testable import WebHost

/// Messages of pages are read completely or not at all, whatever they contain.
final class PageMessageTests: XCTestCase {
  private func floats(_ values: Float...) -> [UInt8] {
    values.flatMap { value in withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }
  }

  private func text(_ text: String) -> [UInt8] {
    withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian) { Array($0) } + Array(text.utf8)
  }

  private var valid: [[UInt8]] {
    [
      [1] + floats(393, 852, 3, 0, 0, 0, 0) + [1] + floats(1) + text("ko,en") + text("/recipes"),
      [2] + floats(393, 852, 3, 0, 0, 0, 0),
      [4, 2, 0, 7, 0, 0, 0] + floats(10, 20) + [1, 0] + floats(1),
      [5, 2] + floats(10, 20, 0, -30, 0, 0) + [0],
      [7, 0, 4, 1, 0] + text("A") + text("a"),
      [8] + text("안녕"),
      [9] + text("ㅎ") + [1, 0, 0, 0],
      [14, 2, 0, 0, 0] + text("/recipes/soup"),
      [16, 3, 0, 0, 0, 0] + text(""),
    ]
  }

  func testEveryKindOfMessageIsRead() throws {
    for bytes in valid { _ = try PageMessage(bytes[...], time: 1) }
    guard case .start(let geometry, let environment, let address) = try PageMessage(valid[0][...], time: 1)
    else {
      return XCTFail("not a start")
    }
    XCTAssertEqual(geometry.window.size, CGSize(width: 393, height: 852))
    XCTAssertTrue(environment.host.isDark)
    XCTAssertEqual(address, "/recipes")
    guard case .event(.text(.commit(let text))) = try PageMessage(valid[5][...], time: 1) else {
      return XCTFail("not a text")
    }
    XCTAssertEqual(text, "안녕")
  }

  func testIncompleteAndLongerMessagesAreRefused() {
    for bytes in valid {
      for count in 0..<bytes.count { XCTAssertThrowsError(try PageMessage(bytes[..<count], time: 1)) }
      XCTAssertThrowsError(try PageMessage((bytes + [0])[...], time: 1))
    }
  }

  func testNumbersOfPagesAreLimited() throws {
    let huge = [2] + floats(1e30, -5, 900, -1, 1e9, 0, 0)
    guard case .geometry(let geometry) = try PageMessage(huge[...], time: 1) else {
      return XCTFail("no geometry")
    }
    XCTAssertEqual(geometry.window.size, CGSize(width: 8192, height: 160))
    XCTAssertEqual(geometry.window.scale, 4)
    XCTAssertEqual(geometry.safeArea, HostInsets(top: 0, left: 2048, bottom: 0, right: 0))
    guard
      case .event(.scroll(let scroll)) = try PageMessage(
        ([5, 2] + floats(10, 20, 0, -1e30, 0, 0) + [0])[...], time: 1)
    else { return XCTFail("no scroll") }
    XCTAssertEqual(scroll.delta.y, -1_000_000)
    XCTAssertThrowsError(try PageMessage(([2] + floats(.nan, 1, 1, 0, 0, 0, 0))[...], time: 1))
    XCTAssertThrowsError(try PageMessage(([2] + floats(.infinity, 1, 1, 0, 0, 0, 0))[...], time: 1))
  }

  func testRandomMessagesAreHarmless() {
    var random = SeededNumbers(seed: 24)
    var understood = 0
    for _ in 0..<60_000 {
      var bytes = valid.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = .random(in: 0...255, using: &random)
        case 1: bytes.insert(.random(in: 0...255, using: &random), at: index)
        default: if bytes.count > 1 { bytes.remove(at: index) }
        }
      }
      if (try? PageMessage(bytes[...], time: 1)) != nil { understood += 1 }
    }
    XCTAssertGreaterThan(understood, 1000, "changed values are still messages")
  }
}
