import FoundationExtensions
import XCTest

/// Tests of the coordination of files among parts of the app.
final class FileCoordinatorTests: XCTestCase {
  // Used by its queue, for which the tests wait.
  private final class Presenter: NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    var log: [String] = []

    init(_ url: URL) { presentedItemURL = url }

    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) {
      log.append("reader")
      reader(nil)
    }
    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
      log.append("writer")
      writer(nil)
    }
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
      log.append("save")
      completionHandler(nil)
    }
    func presentedItemDidChange() { log.append("changed") }
  }

  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  override func tearDown() {
    try? FileManager.default.removeItem(at: file)
    super.tearDown()
  }

  func testWhatIsWrittenIsReadInside() throws {
    let coordinator = NSFileCoordinator()
    var error: NSError?
    var text: String?
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
      try? Data("ahoy".utf8).write(to: url)
      coordinator.coordinate(readingItemAt: url, error: nil) {
        text = try? String(contentsOf: $0, encoding: .utf8)
      }
    }
    XCTAssertNil(error)
    XCTAssertEqual(text, "ahoy")
  }

  func testOtherPresentersAreAskedBeforeAndToldAfterwards() {
    let (own, other) = (Presenter(file), Presenter(file))
    for presenter in [own, other] { NSFileCoordinator.addFilePresenter(presenter) }
    defer { for presenter in [own, other] { NSFileCoordinator.removeFilePresenter(presenter) } }
    var before: [String] = []
    NSFileCoordinator(filePresenter: own).coordinate(writingItemAt: file, error: nil) { _ in
      before = other.log
    }
    other.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(before, ["writer", "save"])
    XCTAssertEqual(other.log, ["writer", "save", "changed"])
    XCTAssertEqual(own.log, [])
  }

  func testACanceledCoordinatorFails() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: file, error: &error) { _ in XCTFail("canceled") }
    XCTAssertEqual(error?.code, CocoaError.userCancelled.rawValue)
  }

  func testIntentsAreAccessedOnAQueue() {
    let queue = OperationQueue()
    let intents = [NSFileAccessIntent.readingIntent(with: file)]
    let accessed = expectation(description: "accessed")
    NSFileCoordinator().coordinate(with: intents, queue: queue) { error in
      XCTAssertNil(error)
      accessed.fulfill()
    }
    wait(for: [accessed], timeout: 60)
  }
}
