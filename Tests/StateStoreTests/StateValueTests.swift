import Foundation
import SeededRandom
import XCTest

@testable import StateStore

final class StateValueTests: XCTestCase {
  private let sample: [String: Any] = [
    "yes": true, "no": false, "count": 42, "ratio": 0.5, "name": "김치찌개", "data": Data([0, 255]),
    "date": Date(timeIntervalSinceReferenceDate: 700_000_000), "null": NSNull(),
    "link": URL(string: "cookbook://recipe/bibimbap")!,
    "id": UUID(uuidString: "DD742F51-0000-4000-8000-000000000001")!, "list": [1, "two", [3.0]] as [Any],
    "nested": ["deep": ["deeper": 1]],
  ]

  func testEveryKindRoundTrips() throws {
    let back = try XCTUnwrap(StateValue.decode(XCTUnwrap(StateValue.encode(sample))) as? [String: Any])
    XCTAssertEqual(NSDictionary(dictionary: back), NSDictionary(dictionary: sample))
    XCTAssertEqual(back["yes"] as? Bool, true)
    XCTAssertEqual(back["count"] as? Int, 42)
    XCTAssertNil(back["count"] as? Bool)
  }

  func testEqualValuesHaveEqualBytes() {
    XCTAssertEqual(StateValue.encode(sample), StateValue.encode(sample))
  }

  func testUnsupportedValuesAreRefused() {
    XCTAssertNil(StateValue.encode(DateFormatter()))
    XCTAssertNil(StateValue.encode(["a": DateFormatter()]))
    var deep: Any = 1
    for _ in 0..<100 { deep = [deep] }
    XCTAssertNil(StateValue.encode(deep))
  }

  func testBytesThatMakeNoSenseAreNoValueAndNeverTrap() throws {
    let whole = try XCTUnwrap(StateValue.encode(sample))
    for count in 0..<whole.count { XCTAssertNil(StateValue.decode(whole.prefix(count))) }
    var random = SeededNumbers(seed: 3)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<(1 + random.next() % 6) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      // A decoded value is always valid.
      if let value = StateValue.decode(bytes) { XCTAssertNotNil(StateValue.encode(value)) }
    }
  }
}
