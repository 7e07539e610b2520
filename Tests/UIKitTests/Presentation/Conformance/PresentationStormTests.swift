import PortolanTesting
import PortolanXCTest
import RandomPlay
import UIKit

/// Random presentations of every style, dismissals, drags, rotations and window resizes, each at a random
/// time. The environment variable `PORTOLAN_STORMS` sets the number of storms, eighty by default;
/// `Benchmarks/Models` plays a thousand.
@MainActor
final class PresentationStormTests: XCTestCase {
  /// Storms beyond the first eighty that have revealed errors.
  private static let tellingStorms = [127, 217, 463, 487, 570, 575, 899]

  func testStormsEndBalancedWithTheRightScreenOnTop() {
    let storms = ProcessInfo.processInfo.environment["PORTOLAN_STORMS"].flatMap { Int($0) } ?? 80
    var presented: [PresentationPlayer.Style: Int] = [:]
    for storm in Array(0..<storms) + Self.tellingStorms.filter({ $0 >= storms }) {
      let player = PresentationPlayer(storm: storm)
      if let place = player.playStorm() {
        return XCTFail(
          "storm \(storm), \(place): \(player.violations[0]); "
            + player.history.suffix(10).joined(separator: ", "))
      }
      presented.merge(player.presented) { $0 + $1 }
      player.end()
    }
    for style in PresentationPlayer.Style.allCases {
      XCTAssertGreaterThan(presented[style] ?? 0, 5, "\(style)")
    }
  }
}
