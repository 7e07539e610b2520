import CoreGraphics
import Foundation
import XCTest

@testable import GTKHost
@testable import UIKit

/// Tests of input translation that require no display.
final class InputTranslationTests: XCTestCase {
  func testFingersOnATouchpadBeginMoveAndLeaveWithTheirSpeed() throws {
    var tracker = ScrollTracker()
    let first = try XCTUnwrap(tracker.move(by: CGPoint(x: 0, y: 5), at: .zero, modifiers: [], time: 10))
    XCTAssertEqual(first.phase, .began)
    for step in 1...5 {
      let event = tracker.move(
        by: CGPoint(x: 0, y: 8), at: .zero, modifiers: [], time: 10 + Double(step) * 0.008)
      XCTAssertEqual(event?.phase, .changed)
    }
    let last = try XCTUnwrap(tracker.end(at: .zero, modifiers: [], time: 10.045))
    XCTAssertEqual(last.phase, .ended)
    XCTAssertEqual(last.velocity.y, 1000, accuracy: 0.001)
    XCTAssertNil(tracker.end(at: .zero, modifiers: [], time: 10.05))
  }

  func testRestingFingersEndWithoutVelocity() throws {
    var tracker = ScrollTracker()
    _ = tracker.move(by: CGPoint(x: 0, y: 8), at: .zero, modifiers: [], time: 1)
    _ = tracker.move(by: CGPoint(x: 0, y: 8), at: .zero, modifiers: [], time: 1.01)
    let last = try XCTUnwrap(tracker.end(at: .zero, modifiers: [], time: 1.3))
    XCTAssertEqual(last.velocity, .zero)
  }

  func testARestBeginsTheGestureThatTheMovementContinues() throws {
    var tracker = ScrollTracker()
    XCTAssertEqual(tracker.hold(at: .zero, time: 1)?.phase, .began)
    XCTAssertTrue(tracker.isHeld)
    tracker.release()
    XCTAssertEqual(
      tracker.move(by: CGPoint(x: 1, y: 0), at: .zero, modifiers: [], time: 1.1)?.phase, .changed)
    XCTAssertEqual(tracker.cancel(at: .zero, time: 1.2)?.phase, .cancelled)
    XCTAssertFalse(tracker.isActive)
  }

  func testKeycodesBecomeUsages() {
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 38), 0x04)  // a
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 9), 0x29)  // escape
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 65), 0x2C)  // space
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 111), 0x52)  // up
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 37), 0xE0)  // left control
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 133), 0xE3)  // left GUI
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 0), 0)
    XCTAssertEqual(KeyboardUsage.usage(forKeycode: 400), 0)
  }

  func testStampsOfTheServerBecomeOurTimeEvenWhenTheyWrap() {
    XCTAssertEqual(EventTime.seconds(99_900, now: 100), 99.9, accuracy: 1e-9)
    let wrapped = Double(UInt64(1) << 32) / 1000 + 1
    XCTAssertEqual(EventTime.seconds(500, now: wrapped), wrapped - 0.5, accuracy: 0.0011)
    // Timestamps of other clocks, and missing ones, count as now.
    XCTAssertEqual(EventTime.seconds(5, now: 100), 100)
    XCTAssertEqual(EventTime.seconds(0, now: 100), 100)
  }

  func testTheWindowsFormIsChosenByArgumentThenEnvironment() throws {
    XCTAssertEqual(try WindowPreset(arguments: [], environment: [:]), .phone)
    XCTAssertEqual(try WindowPreset(arguments: [], environment: ["PORTOLAN_WINDOW": "pad"]), .pad)
    XCTAssertEqual(
      try WindowPreset(
        arguments: ["app", "-PortolanWindow", "820x600"], environment: ["PORTOLAN_WINDOW": "pad"]),
      .size(CGSize(width: 820, height: 600)))
    for bad in ["", "x", "10x10", "axb", "1x2x3", "-5x400", "99999x400"] {
      XCTAssertThrowsError(try WindowPreset(arguments: ["-PortolanWindow", bad], environment: [:]), bad)
    }
    XCTAssertEqual(
      WindowPreset.phone.size(fitting: CGSize(width: 1366, height: 768)), CGSize(width: 393, height: 688))
  }
}
