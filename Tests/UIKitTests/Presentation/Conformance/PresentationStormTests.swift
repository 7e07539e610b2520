import PortolanTesting
import PortolanXCTest
import RandomPlay
import UIKit

/// Presentations of every style, dismissals, drags, turns and changes of the window's size, each begun at a moment that
/// nobody chose. As many storms as the environment variable `PORTOLAN_STORMS` says, or eighty; `Benchmarks/Models` raises
/// a thousand.
@MainActor
final class PresentationStormTests: XCTestCase {
  /// Storms beyond the first eighty that have found something.
  private static let tellingStorms = [127, 217, 463, 487, 575, 899]

  func testStormsEndBalancedWithTheRightScreenOnTop() {
    let storms = ProcessInfo.processInfo.environment["PORTOLAN_STORMS"].flatMap { Int($0) } ?? 80
    var presented: [PresentationPlayer.Style: Int] = [:]
    for storm in Array(0..<storms) + Self.tellingStorms.filter({ $0 >= storms }) {
      let roots = PresentationPlayer.Root.allCases
      let player = PresentationPlayer(
        seed: UInt64(storm), device: (storm / roots.count).isMultiple(of: 2) ? .iPhone15 : .iPad,
        root: roots[storm % roots.count])
      for step in 0..<30 {
        player.step()
        if step % 10 == 9 { player.settle() }
        if let violation = player.violations.first {
          return XCTFail(
            "storm \(storm), step \(step): \(violation); \(player.history.suffix(10).joined(separator: ", "))"
          )
        }
      }
      player.finish()
      XCTAssertEqual(player.violations, [], "storm \(storm)")
      presented.merge(player.presented) { $0 + $1 }
      player.end()
    }
    for style in PresentationPlayer.Style.allCases {
      XCTAssertGreaterThan(presented[style] ?? 0, 5, "\(style)")
    }
  }
}
