import Foundation
import FoundationExtensions
import XCTest

// Events of files come from the kernel, in real time.
final class FileEventTests: XCTestCase {
  func testChangesOfAFileAreEvents() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FileEventTests-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a")
    try Data("a".utf8).write(to: file)

    let queue = DispatchQueue(label: "events")
    let descriptor = open(file.path, O_RDONLY)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: queue)
    XCTAssertEqual(source.handle, descriptor)
    XCTAssertEqual(source.mask, [.write, .extend, .rename, .delete])
    let received = Received()
    source.setEventHandler { received.add(source.data) }
    let end = expectation(description: "canceled")
    source.setCancelHandler {
      close(source.handle)
      end.fulfill()
    }
    source.resume()

    let writer = try FileHandle(forWritingTo: file)
    try writer.seekToEnd()
    try writer.write(contentsOf: Data("bc".utf8))
    wait(for: [received.expectation(of: [.write, .extend])], timeout: 60)
    try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("b"))
    wait(for: [received.expectation(of: .rename)], timeout: 60)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b"))
    wait(for: [received.expectation(of: .delete)], timeout: 60)
    source.cancel()
    wait(for: [end], timeout: 60)
  }

  func testQueuesAreComparedByIdentity() {
    let queue = DispatchQueue(label: "a")
    XCTAssertEqual(Set([queue, queue, DispatchQueue(label: "a")]).count, 2)
  }

  /// The events of a source. The lock guards the properties.
  private final class Received: @unchecked Sendable {
    private let lock = NSLock()
    private var events: DispatchSource.FileSystemEvent = []
    private var awaited: (DispatchSource.FileSystemEvent, XCTestExpectation)?

    func add(_ more: DispatchSource.FileSystemEvent) {
      lock.withLock {
        events.formUnion(more)
        check()
      }
    }

    func expectation(of events: DispatchSource.FileSystemEvent) -> XCTestExpectation {
      let expectation = XCTestExpectation(description: "\(events)")
      lock.withLock {
        awaited = (events, expectation)
        check()
      }
      return expectation
    }

    private func check() {
      guard let (wanted, expectation) = awaited, events.isSuperset(of: wanted) else { return }
      awaited = nil
      expectation.fulfill()
    }
  }
}
