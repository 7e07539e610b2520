import GameKit
import XCTest

final class GameKitTests: XCTestCase {
  func testItsModuleHasTheRandomSources() {
    let source: any GKRandom = GKMersenneTwisterRandomSource(seed: 1)
    let again = GKMersenneTwisterRandomSource(seed: 1)
    XCTAssertEqual(source.nextInt(upperBound: 1_000_000), again.nextInt(upperBound: 1_000_000))
  }
}
