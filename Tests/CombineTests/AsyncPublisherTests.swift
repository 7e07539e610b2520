import Combine
import XCTest

/// Tests of publishers in asynchronous loops.
final class AsyncPublisherTests: XCTestCase {
  /// A loop in an actor requests values on that actor, and receives each one at its next turn.
  @MainActor
  func testALoopStaysOnItsActor() async {
    let subject = PassthroughSubject<Int, Never>()
    var asked: [Bool] = []
    var got: [Int] = []
    let source = subject.handleEvents(receiveRequest: { _ in asked.append(Thread.isMainThread) })
    let loop = Task { @MainActor in
      for await value in source.values {
        got.append(value)
        if value == 3 { break }
      }
    }
    for value in 1...3 {
      while asked.count < value { await Task.yield() }
      subject.send(value)
    }
    await loop.value
    XCTAssertEqual(got, [1, 2, 3])
    XCTAssertEqual(asked, [true, true, true])
  }

  @MainActor
  func testAnErrorEndsALoopThatMayFail() async {
    struct Fault: Error {}
    let subject = PassthroughSubject<Int, Fault>()
    var asked = 0
    let source = subject.handleEvents(receiveRequest: { _ in asked += 1 })
    var got: [Int] = []
    let loop = Task { @MainActor in
      do {
        for try await value in source.values { got.append(value) }
        return false
      } catch { return error is Fault }
    }
    while asked < 1 { await Task.yield() }
    subject.send(7)
    while asked < 2 { await Task.yield() }
    subject.send(completion: .failure(Fault()))
    let failed = await loop.value
    XCTAssertTrue(failed)
    XCTAssertEqual(got, [7])
  }
}
