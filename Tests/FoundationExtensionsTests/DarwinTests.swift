import FoundationExtensions
import XCTest

/// Tests of declarations from Darwin's headers.
final class DarwinTests: XCTestCase {
  func testUnitsOfTime() {
    XCTAssertEqual(UInt64(2) * NSEC_PER_SEC, 2_000 * NSEC_PER_MSEC)
    XCTAssertEqual(NSEC_PER_USEC * USEC_PER_SEC, NSEC_PER_SEC)
    XCTAssertEqual(MSEC_PER_SEC * NSEC_PER_MSEC, NSEC_PER_SEC)
  }

  func testTicksOfTheClock() {
    var scale: mach_timebase_info = mach_timebase_info()
    XCTAssertEqual(mach_timebase_info(&scale), 0)
    XCTAssertEqual(scale.numer, scale.denom)
    let first = mach_absolute_time()
    let second = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    XCTAssertGreaterThan(first, 0)
    XCTAssertLessThanOrEqual(first, second)
    XCTAssertEqual(clock_gettime_nsec_np(-999), 0)
  }

  func testErrorsAreHandedBackThroughPointers() {
    func load(_ name: String, _ error: NSErrorPointer) -> Int? {
      error?.pointee = name.isEmpty ? NSError(domain: "Names", code: 3) : nil
      return name.isEmpty ? nil : name.count
    }
    var error: NSError?
    XCTAssertEqual(load("Faro", &error), 4)
    XCTAssertNil(error)
    XCTAssertNil(load("", &error))
    XCTAssertEqual(error?.code, 3)
    XCTAssertEqual(load("Lagos", nil), 5)
  }

  func testKeysOfTheInformation() {
    let information: [String: Any] = ["CFBundleVersion": "7"]
    XCTAssertEqual(information[kCFBundleVersionKey as String] as? String, "7")
    XCTAssertEqual(TARGET_OS_SIMULATOR, TARGET_OS_IPHONE)
  }
}
