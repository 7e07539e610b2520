import PortolanTesting
import PortolanXCTest
import RandomPlay
import UIKit

/// Compares random operations, mostly during transitions, with an array: Specification.md N5, N8, N18. The environment
/// variable `PORTOLAN_MODEL_STEPS` sets their number, twenty thousand by default; `Benchmarks/Models` plays a
/// million.
@MainActor
final class NavigationModelTests: XCTestCase {
  func testRandomOperationsOnAPhoneAgreeWithAnArray() { play(on: .iPhone15, seed: 0xB0A7) }

  func testRandomOperationsOnAPadAgreeWithAnArray() { play(on: .iPad, seed: 0xB0A8) }

  private func play(on device: Device, seed: UInt64) {
    let player = NavigationPlayer(seed: seed, device: device)
    let steps = ProcessInfo.processInfo.environment["PORTOLAN_MODEL_STEPS"].flatMap { Int($0) } ?? 20_000
    for step in 0..<steps / 2 {
      player.step()
      if let violation = player.violations.first {
        return XCTFail("step \(step): \(violation); \(player.history.suffix(12).joined(separator: ", "))")
      }
    }
    player.settle()
    XCTAssertEqual(player.violations, [])
    // The run is only meaningful if every operation occurred.
    for operation in NavigationPlayer.Operation.allCases {
      XCTAssertGreaterThan(player.counts[operation] ?? 0, 100, "\(operation)")
    }
    XCTAssertGreaterThan(player.midway, 400)
    player.end()
  }
}
