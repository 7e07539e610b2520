import SeededRandom
import UIKit
import XCTest

/// Compares sums and searches of lengths with plain arrays.
@MainActor
final class ExtentIndexTests: XCTestCase {
  func testSumsAndSearchesAgreeWithAnArray() {
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<60 {
      let count = Int.random(in: 1...700, using: &generator)
      var index = ExtentIndex(count: count, estimate: 44)
      var plain = [CGFloat](repeating: 44, count: count)
      for _ in 0..<Int.random(in: 0...200, using: &generator) {
        let item = Int.random(in: 0..<count, using: &generator)
        let length = CGFloat(Int.random(in: 1...200, using: &generator))
        index.setMeasured(length, at: item)
        plain[item] = length
      }
      var starts: [CGFloat] = [0]
      for length in plain { starts.append(starts[starts.count - 1] + length) }
      XCTAssertEqual(index.total, starts[count])
      for item in 0..<count {
        XCTAssertEqual(index.offset(of: item), starts[item])
        XCTAssertEqual(index.index(at: starts[item] + plain[item] / 2), item)
      }
      XCTAssertEqual(index.index(at: starts[count] + 1000), count - 1)
    }
  }

  func testMillionEstimatedLengthsUseNoMemory() {
    var index = ExtentIndex(count: 1_000_000, estimate: 44)
    XCTAssertEqual(index.total, 44_000_000)
    index.setMeasured(100, at: 500_000)
    XCTAssertEqual(index.total, 44_000_056)
    XCTAssertEqual(index.offset(of: 500_001), 22_000_100)
    XCTAssertEqual(index.index(at: 22_000_099), 500_000)
    XCTAssertEqual(index.index(at: 22_000_101), 500_001)
  }
}
