import FoundationExtensions
import XCTest

/// Tests of files in iCloud, of which there are none.
final class CloudFileTests: XCTestCase {
  func testThereIsNoContainer() throws {
    let manager = FileManager.default
    XCTAssertNil(manager.url(forUbiquityContainerIdentifier: nil))
    XCTAssertNil(manager.ubiquityIdentityToken)
    let file = URL(fileURLWithPath: "/tmp/None")
    XCTAssertFalse(manager.isUbiquitousItem(at: file))
    XCTAssertThrowsError(try manager.startDownloadingUbiquitousItem(at: file)) {
      XCTAssertEqual(($0 as? CocoaError)?.code, .ubiquitousFileUnavailable)
    }
  }

  @MainActor
  func testASearchFindsNothingAndFinishesLater() {
    let query = NSMetadataQuery()
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    let finished = expectation(forNotification: .NSMetadataQueryDidFinishGathering, object: query)
    XCTAssertTrue(query.start())
    XCTAssertFalse(query.start())
    XCTAssertTrue(query.isGathering)
    wait(for: [finished], timeout: 60)
    XCTAssertFalse(query.isGathering)
    XCTAssertEqual(query.resultCount, 0)
    query.stop()
    XCTAssertTrue(query.isStopped)
  }

  func testLabelsOfQueues() {
    XCTAssertEqual(String(cString: __dispatch_queue_get_label(.main)), "com.apple.main-thread")
    let queue = DispatchQueue(label: "harbours")
    XCTAssertEqual(String(cString: __dispatch_queue_get_label(queue)), "harbours")
    XCTAssertEqual(queue.sync { String(cString: __dispatch_queue_get_label(nil)) }, "harbours")
  }
}
