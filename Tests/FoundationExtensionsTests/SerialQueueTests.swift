import FoundationExtensions
import XCTest

/// DispatchSerialQueue: actors whose code runs on a queue.
final class SerialQueueTests: XCTestCase {
  private actor Counter {
    let queue = DispatchSerialQueue(label: "counter")
    private(set) var count = 0
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func add() -> Int {
      dispatchPrecondition(condition: .onQueue(queue))
      count += 1
      return count
    }
  }

  func testAnActorRunsOnItsQueue() async {
    let counter = Counter()
    let first = await counter.add()
    let second = await counter.add()
    XCTAssertEqual([first, second], [1, 2])
    let count = counter.queue.sync { counter.assumeIsolated { $0.count } }
    XCTAssertEqual(count, 2)
  }

  func testATaskCanPreferAQueue() async {
    let queue = DispatchSerialQueue(label: "tasks")
    await withTaskExecutorPreference(queue) { dispatchPrecondition(condition: .onQueue(queue)) }
  }
}
