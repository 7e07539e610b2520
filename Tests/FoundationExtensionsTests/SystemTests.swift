import FoundationExtensions
import XCTest

final class SystemTests: XCTestCase {
  func testNotificationsInALoop() async {
    let center = NotificationCenter()
    let name = Notification.Name("n")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for index in 0..<3 { center.post(name: name, object: nil, userInfo: ["index": index]) }
    center.post(name: Notification.Name("other"), object: nil)
    var seen: [Int] = []
    for _ in 0..<3 { await seen.append(iterator.next()?.userInfo?["index"] as! Int) }
    XCTAssertEqual(seen, [0, 1, 2])
  }

  func testTextsOfSizesPointsAndRectangles() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    XCTAssertEqual("\(rect)", "(1.0, 2.5, 30.0, 40.0)")
    XCTAssertEqual("\(rect.origin) \(rect.size)", "(1.0, 2.5) (30.0, 40.0)")
    XCTAssertEqual(String(describing: [rect.origin]), "[(1.0, 2.5)]")
    XCTAssertEqual(rect.size.debugDescription, "(30.0, 40.0)")
  }

  func testTheVersionIsThatOfIOS() {
    let process = ProcessInfo.processInfo
    XCTAssertEqual(process._operatingSystemVersion.majorVersion, 17)
    XCTAssertTrue(
      process._isOperatingSystemAtLeast(
        OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)))
    XCTAssertFalse(
      process._isOperatingSystemAtLeast(
        OperatingSystemVersion(majorVersion: 17, minorVersion: 6, patchVersion: 0)))
    XCTAssertTrue(
      process._isOperatingSystemAtLeast(
        OperatingSystemVersion(majorVersion: 16, minorVersion: 9, patchVersion: 9)))
  }

  func testFoldersAndTime() {
    XCTAssertTrue(URL.documentsDirectory.isFileURL)
    XCTAssertNotEqual(URL.cachesDirectory, URL.documentsDirectory)
    // Two readings of the same clock, which a slow process may take long after each other.
    XCTAssertEqual(
      CFAbsoluteTimeGetCurrent(), Date.timeIntervalSinceReferenceDate, accuracy: 60)
    XCTAssertTrue((0...3).contains(ProcessInfo.processInfo.thermalState.rawValue))
  }
}
