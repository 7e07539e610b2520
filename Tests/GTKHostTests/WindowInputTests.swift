import CoreGraphics
import Foundation
import XCTest

@testable import GTKHost
@testable import UIKit

/// Input from mouse, wheel and keyboard arrives as host events. Xvfb places windows at the corner of the
/// display.
@MainActor
final class WindowInputTests: WindowTestCase {
  func testMouseHoversPressesDragsAndLifts() async throws {
    try act("mousemove", "100", "80", "mousedown", "1", "mousemove", "130", "90", "mouseup", "1")
    await until { self.client.pointers.contains { $0.phase == .up } }
    let sequence = client.pointers.filter { $0.phase == .down || $0.phase == .move || $0.phase == .up }
    XCTAssertEqual(sequence.first?.phase, .down)
    XCTAssertEqual(sequence.first?.location, CGPoint(x: 100, y: 80))
    XCTAssertEqual(sequence.last?.phase, .up)
    XCTAssertEqual(sequence.last?.location, CGPoint(x: 130, y: 90))
    XCTAssertTrue(sequence.contains { $0.phase == .move })
    XCTAssertTrue(sequence.allSatisfy { $0.kind == .mouse && $0.id == 0 && $0.buttons == .primary })
    XCTAssertTrue(client.pointers.contains { $0.phase == .hover && $0.buttons.isEmpty })
    let times = client.pointers.map(\.timestamp)
    XCTAssertEqual(times, times.sorted())
  }

  func testASecondButtonJoinsTheSequence() async throws {
    try act("mousemove", "50", "50", "mousedown", "1", "mousedown", "3", "mouseup", "1", "mouseup", "3")
    await until { self.client.pointers.contains { $0.phase == .up } }
    let sequence = client.pointers.filter { $0.phase != .hover }
    XCTAssertEqual(sequence.map(\.phase), [.down, .move, .move, .up])
    XCTAssertEqual(sequence.map(\.buttons), [.primary, [.primary, .secondary], .secondary, .secondary])
  }

  func testWheelNotchesMoveContent() async throws {
    try act("mousemove", "60", "60", "click", "5", "click", "4", "click", "7")
    await until { self.client.scrolls.count >= 3 }
    let step = pow(300, 2.0 / 3)
    XCTAssertTrue(client.scrolls.allSatisfy { $0.phase == .discrete && $0.velocity == .zero })
    XCTAssertEqual(client.scrolls[0].delta.y, -step, accuracy: 0.01)
    XCTAssertEqual(client.scrolls[1].delta.y, step, accuracy: 0.01)
    XCTAssertEqual(client.scrolls[2].delta.x, -step, accuracy: 0.01)
  }

  func testKeysCarryPlaceCharactersAndModifiers() async throws {
    try act("mousemove", "60", "60", "key", "a", "key", "shift+a", "key", "ctrl+Left", "key", "Return")
    await until { self.client.keys.contains { $0.usage == 0x28 && $0.phase == .up } }
    let downs = client.keys.filter { $0.phase == .down }
    let plain = try XCTUnwrap(downs.first { $0.usage == 0x04 })
    XCTAssertEqual(plain.characters, "a")
    XCTAssertEqual(plain.modifiers, [])
    let shifted = try XCTUnwrap(downs.last { $0.usage == 0x04 })
    XCTAssertEqual(shifted.characters, "A")
    XCTAssertEqual(shifted.charactersIgnoringModifiers, "a")
    XCTAssertEqual(shifted.modifiers, .shift)
    let left = try XCTUnwrap(downs.first { $0.usage == 0x50 })
    XCTAssertEqual(left.modifiers, .command)
    XCTAssertEqual(downs.first { $0.usage == 0x28 }?.characters, "\r")
    XCTAssertEqual(downs.count, client.keys.filter { $0.phase == .up }.count)
  }

  func testTextGoesThroughTheInputMethodOnlyWhileEditing() async throws {
    window.setTextInput(HostTextInput(caret: CGRect(x: 10, y: 10, width: 2, height: 20)))
    try act("mousemove", "60", "60", "key", "h", "key", "i", "key", "BackSpace")
    await until { self.client.keys.contains { $0.usage == 0x2A && $0.phase == .up } }
    XCTAssertEqual(client.committed, "hi")
    XCTAssertFalse(client.keys.contains { $0.phase == .down && $0.usage == 0x0B })

    window.setTextInput(nil)
    client.forget()
    try act("key", "h")
    await until { self.client.keys.contains { $0.phase == .up } }
    XCTAssertEqual(client.committed, "")
    XCTAssertEqual(client.keys.first?.usage, 0x0B)
  }

  func testDeadKeysComposeAnAccent() async throws {
    window.setTextInput(HostTextInput(caret: .zero))
    try act("mousemove", "60", "60", "key", "dead_acute", "key", "e")
    await until { !self.client.committed.isEmpty }
    XCTAssertEqual(client.committed, "é")
    XCTAssertEqual(client.preedits.last, "")
    XCTAssertTrue(client.preedits.contains { !$0.isEmpty })
  }

  func testWindowIsResizedAndTurned() async throws {
    window.requestSize(CGSize(width: 320, height: 500))
    await until { self.window.geometry.size == CGSize(width: 320, height: 500) }
    XCTAssertEqual(client.geometries.last?.orientation, .landscapeRight)
    XCTAssertEqual(host.screen.size, CGSize(width: 320, height: 500))
    window.requestOrientation(.portrait)
    XCTAssertEqual(window.geometry.orientation, .portrait)
    window.requestOrientation(.landscapeLeft)
    await until { self.window.geometry.size == CGSize(width: 500, height: 320) }
    XCTAssertEqual(window.geometry.orientation, .landscapeLeft)
  }
}
