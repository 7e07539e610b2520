import XCTest

@testable import CoreGraphics

/// Tests images whose pixels are drawn when they are first needed.
final class DeferredImageTests: XCTestCase {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  func testAPictureIsDrawnOnceWhenItsPixelsAreRead() throws {
    var count = 0
    let image = try XCTUnwrap(
      CGImage(width: 4, height: 2, scale: 1) { [red] in
        count += 1
        $0.setFillColor(red)
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    XCTAssertEqual(
      [image.width, image.height, image.bytesPerRow, image.byteCount, count], [4, 2, 16, 32, 0])
    XCTAssertEqual(pixel(of: image, x: 1, y: 1), [255, 0, 0, 255])
    XCTAssertEqual(pixel(of: image, x: 2, y: 1), [0, 0, 0, 0])
    XCTAssertEqual(count, 1)
    XCTAssertNil(CGImage(width: 0, height: 1, scale: 1) { _ in })
  }

  func testAnImageThatIsTurnedHasThePixelsOfTheOriginal() throws {
    let image = try XCTUnwrap(twoColors(width: 4, height: 2))
    let turned = try XCTUnwrap(image.upright(from: .right))
    XCTAssertEqual([turned.width, turned.height], [2, 4])
    XCTAssertFalse(turned.hasAlpha)
    XCTAssertEqual(pixel(of: turned, x: 0, y: 0), [255, 0, 0, 255])
    XCTAssertEqual(pixel(of: turned, x: 0, y: 3), [0, 0, 255, 255])
  }

  func testThreadsShareThePixels() throws {
    let image = try XCTUnwrap(
      CGImage(width: 64, height: 64, scale: 1) { [red] in
        $0.setFillColor(red)
        $0.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
      })
    let addresses = Addresses()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in addresses.insert(UInt(bitPattern: image.surface)) }
    XCTAssertEqual(addresses.count, 1)
    XCTAssertEqual(pixel(of: image, x: 63, y: 63), [255, 0, 0, 255])
  }

  /// Letters of symbols are drawn on the main thread, whichever thread needs the pixels.
  func testTheMainThreadDoesNotWaitForAThreadThatWaitsForIt() throws {
    let hasBegun = DispatchSemaphore(value: 0)
    let image = try XCTUnwrap(
      CGImage(width: 2, height: 2, scale: 1) { [red] in
        if !Thread.isMainThread {
          hasBegun.signal()
          DispatchQueue.main.sync {}
        }
        $0.setFillColor(red)
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    let addresses = Addresses()
    let isRead = expectation(description: "the other thread has the pixels")
    Thread.detachNewThread {
      addresses.insert(UInt(bitPattern: image.surface))
      isRead.fulfill()
    }
    hasBegun.wait()
    addresses.insert(UInt(bitPattern: image.surface))
    wait(for: [isRead], timeout: 60)
    XCTAssertEqual(addresses.count, 1)
  }
}

// The lock guards the set.
private final class Addresses: @unchecked Sendable {
  private let lock = NSLock()
  private var all: Set<UInt> = []

  func insert(_ address: UInt) { lock.withLock { _ = all.insert(address) } }

  var count: Int { lock.withLock { all.count } }
}
