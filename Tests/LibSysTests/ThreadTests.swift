import LibSys
import XCTest

/// Threads as in Darwin's headers.
final class ThreadTests: XCTestCase {
  func testAThreadRunsWithItsArgument() throws {
    var number = 20
    var thread: pthread_t?
    let status = withUnsafeMutablePointer(to: &number) { argument in
      pthread_create(
        &thread, nil,
        { argument in
          argument.assumingMemoryBound(to: Int.self).pointee += 1
          return argument
        }, argument)
    }
    XCTAssertEqual(status, 0)
    var result: UnsafeMutableRawPointer?
    XCTAssertEqual(pthread_join(try XCTUnwrap(thread), &result), 0)
    XCTAssertEqual(number, 21)
    XCTAssertEqual(UINT64_MAX, .max)
    XCTAssertEqual(INT64_MAX, .max)
    XCTAssertEqual(MAXFLOAT, .greatestFiniteMagnitude)
  }

  func testAtomicOperationsReturnTheNewValue() {
    var number: Int32 = 5
    XCTAssertEqual(OSAtomicIncrement32(&number), 6)
    XCTAssertEqual(OSAtomicDecrement32(&number), 5)
    XCTAssertEqual(OSAtomicAdd32(10, &number), 15)
    XCTAssertFalse(OSAtomicCompareAndSwap32(5, 6, &number))
    XCTAssertTrue(OSAtomicCompareAndSwap32(15, 7, &number))
    XCTAssertEqual(number, 7)
  }

  func testTheStackCanBeRead() {
    var stack = [UnsafeMutableRawPointer?](repeating: nil, count: 8)
    let count = backtrace(&stack, Int32(stack.count))
    XCTAssertGreaterThan(count, 1)
    XCTAssertNotNil(stack[0])
  }
}
