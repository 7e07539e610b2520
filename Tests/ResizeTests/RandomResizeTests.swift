import ResizePlay
import XCTest

/// Compares random resizes, settings and actions with fresh launches: a few games of each mix.
/// `Benchmarks/Models` plays 100,000 steps.
@MainActor
final class RandomResizeTests: XCTestCase {
  func testEachScreenIsThatOfAFreshLaunch() {
    for games in ResizeGames.all where games.knownFailure == nil {
      for failure in games.play(steps: 70) { XCTFail("\(failure)") }
    }
  }
}
