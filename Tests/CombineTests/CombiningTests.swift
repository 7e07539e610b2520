import Combine
import XCTest

final class CombiningTests: XCTestCase {
  private let a = PassthroughSubject<Int, Broken>()
  private let b = PassthroughSubject<String, Broken>()

  func testCombineLatestWaitsForAllThenFollowsEach() {
    let probe = Probe<String, Broken>(.unlimited)
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(probe)
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(3)
    XCTAssertEqual(probe.values, ["2x", "2y", "3y"])
    a.send(completion: .finished)
    b.send("z")
    XCTAssertNil(probe.completion)
    b.send(completion: .finished)
    XCTAssertTrue(probe.isFinished)
    XCTAssertEqual(probe.values.last, "3z")
  }

  func testCombineLatestOfFourWithoutDemandKeepsOnlyTheLatest() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let probe = Probe<[Int], Never>()
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).map { [$0, $1, $2, $3] }.subscribe(probe)
    probe.request(1)
    XCTAssertEqual(probe.values, [[0, 1, 2, 3]])
    subjects[0].send(10)
    subjects[3].send(13)
    probe.request(1)
    XCTAssertEqual(probe.values.count, 2)
    XCTAssertEqual(probe.values.last?.first, 10)
    XCTAssertEqual(probe.violations, 0)
  }

  func testZipPairsInOrderAndEndsWhenNoPairCanCome() {
    let probe = Probe<String, Broken>(.unlimited)
    a.zip(b) { "\($0)\($1)" }.subscribe(probe)
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(completion: .finished)
    XCTAssertNil(probe.completion)
    b.send("y")
    XCTAssertEqual(probe.values, ["1x", "2y"])
    XCTAssertTrue(probe.isFinished)
  }

  func testMergeFailsWithTheFirstFailureAndCancelsTheOthers() {
    let springs = (0..<3).map { _ in Spring<Int, Broken>() }
    let probe = Probe<Int, Broken>(.unlimited)
    Publishers.MergeMany(springs).subscribe(probe)
    springs[0].send(1)
    springs[2].send(2)
    springs[1].send(completion: .failure(Broken()))
    springs[0].send(3)
    XCTAssertEqual(probe.values, [1, 2])
    XCTAssertEqual(probe.failure, Broken())
    XCTAssertEqual(springs.map(\.cancellations), [1, 0, 1])
  }

  func testMergeBuffersOneValueOfEachWithoutDemand() {
    let probe = Probe<Int, Never>()
    [1, 2, 3].publisher.merge(with: [10, 20, 30].publisher).subscribe(probe)
    XCTAssertEqual(probe.values, [])
    probe.request(1)
    XCTAssertEqual(probe.values.count, 1)
    probe.request(2)
    XCTAssertEqual(probe.values.count, 3)
    probe.request(.unlimited)
    XCTAssertEqual(probe.values.sorted(), [1, 2, 3, 10, 20, 30])
    XCTAssertTrue(probe.isFinished)
    XCTAssertEqual(probe.violations, 0)
  }

  func testFlatMapFollowsNoMoreThanItMay() {
    let inner = (0..<3).map { _ in Spring<Int, Never>() }
    let probe = Probe<Int, Never>(.unlimited)
    inner.publisher.flatMap(maxPublishers: .max(2)) { $0 }.subscribe(probe)
    XCTAssertEqual(inner.map(\.subscriptions), [1, 1, 0])
    inner[1].send(completion: .finished)
    XCTAssertEqual(inner.map(\.subscriptions), [1, 1, 1])
    inner[0].send(1)
    inner[2].send(2)
    inner[0].send(completion: .finished)
    XCTAssertNil(probe.completion)
    inner[2].send(completion: .finished)
    XCTAssertEqual(probe.values, [1, 2])
    XCTAssertTrue(probe.isFinished)
  }

  func testFlatMapTypesOfFailure() {
    let probe = Probe<Int, Broken>(.unlimited)
    Just(3).flatMap { value -> AnyPublisher<Int, Broken> in
      Fail(error: Broken(code: value)).eraseToAnyPublisher()
    }
    .subscribe(probe)
    XCTAssertEqual(probe.failure, Broken(code: 3))
    let other = Probe<Int, Broken>(.unlimited)
    Just(3).setFailureType(to: Broken.self).flatMap { Just($0 * 2) }.subscribe(other)
    XCTAssertEqual(other.values, [6])
  }

  func testSwitchToLatestCancelsTheOneBefore() {
    let outer = PassthroughSubject<Spring<Int, Never>, Never>()
    let (first, second) = (Spring<Int, Never>(), Spring<Int, Never>())
    let probe = Probe<Int, Never>(.max(3))
    outer.switchToLatest().subscribe(probe)
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    XCTAssertEqual(first.cancellations, 1)
    XCTAssertEqual(second.asked, .max(2))
    outer.send(completion: .finished)
    XCTAssertNil(probe.completion)
    second.send(completion: .finished)
    XCTAssertEqual(probe.values, [1, 3])
    XCTAssertTrue(probe.isFinished)
  }

  func testRetryResubscribesAndForwardsDemand() {
    var attempts = 0
    let probe = Probe<Int, Broken>(.max(4))
    Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken(code: attempts)))
        .eraseToAnyPublisher()
    }.retry(2).subscribe(probe)
    XCTAssertEqual(probe.values, [1, 2, 1, 2])
    probe.request(5)
    XCTAssertEqual(probe.values, [1, 2, 1, 2, 1, 2])
    XCTAssertEqual(probe.failure, Broken(code: 3))
    XCTAssertEqual(attempts, 3)
  }

  func testManyFailingAttemptsDoNotRecur() {
    var attempts = 0
    let probe = Probe<Int, Broken>(.unlimited)
    Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return attempts < 100_000
        ? Fail(error: Broken()).eraseToAnyPublisher()
        : Just(1).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }.retry(1_000_000).subscribe(probe)
    XCTAssertEqual(probe.values, [1])
  }

  func testShareSubscribesOnceAndCancelsWithTheLast() {
    let spring = Spring<Int, Never>()
    let shared = spring.map { $0 * 2 }.share()
    var seen: [[Int]] = [[], []]
    let first = shared.sink { seen[0].append($0) }
    let second = shared.sink { seen[1].append($0) }
    spring.send(1)
    first.cancel()
    spring.send(2)
    XCTAssertEqual(spring.subscriptions, 1)
    XCTAssertEqual(spring.cancellations, 0)
    second.cancel()
    XCTAssertEqual(spring.cancellations, 1)
    XCTAssertEqual(seen, [[2], [2, 4]])
  }

  func testConnectableSendsNothingBeforeConnect() {
    let connectable = [1, 2, 3].publisher.makeConnectable()
    let probe = Probe<Int, Never>(.unlimited)
    connectable.subscribe(probe)
    XCTAssertEqual(probe.values, [])
    let connection = connectable.connect()
    XCTAssertEqual(probe.values, [1, 2, 3])
    XCTAssertTrue(probe.isFinished)
    connection.cancel()
  }

  func testConcurrentUpstreamsAreReceivedOneAtATime() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    nonisolated(unsafe) var depth = 0
    nonisolated(unsafe) var worst = 0
    nonisolated(unsafe) var count = 0
    let token = Publishers.MergeMany(subjects).sink { _ in
      depth += 1
      worst = max(worst, depth)
      count += 1
      depth -= 1
    }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<5_000 { subjects[index].send(value) }
    }
    XCTAssertEqual(count, 20_000)
    XCTAssertEqual(worst, 1)
    token.cancel()
  }
}
