import Combine
import XCTest

final class OperatorTests: XCTestCase {
  private func collected<P: Publisher>(_ publisher: P) -> [P.Output] {
    let probe = Probe<P.Output, P.Failure>(.unlimited)
    publisher.subscribe(probe)
    XCTAssertEqual(probe.violations, 0)
    return probe.values
  }

  func testSearching() {
    let numbers = [3, 1, 4, 1, 5].publisher
    XCTAssertEqual(collected(numbers.contains(4)), [true])
    XCTAssertEqual(collected(numbers.contains { $0 > 9 }), [false])
    XCTAssertEqual(collected(numbers.allSatisfy { $0 > 0 }), [true])
    XCTAssertEqual(collected(numbers.max()), [5])
    XCTAssertEqual(collected(numbers.min()), [1])
    XCTAssertEqual(collected(numbers.first { $0 > 3 }), [4])
    XCTAssertEqual(collected(numbers.last { $0 > 3 }), [5])
    XCTAssertEqual(collected(numbers.output(at: 2)), [4])
    XCTAssertEqual(collected(numbers.output(in: 3...)), [1, 5])
    XCTAssertEqual(collected(numbers.ignoreOutput()).count, 0)
  }

  func testASearchThatIsAnsweredEarlyCancels() {
    let spring = Spring<Int, Never>()
    let probe = Probe<Bool, Never>(.unlimited)
    spring.contains(2).subscribe(probe)
    spring.send(1)
    XCTAssertEqual(probe.values, [])
    spring.send(2)
    XCTAssertEqual(probe.values, [true])
    XCTAssertTrue(probe.isFinished)
    XCTAssertEqual(spring.cancellations, 1)
  }

  func testAThrownErrorEndsAndCancels() {
    let spring = Spring<Int, Never>()
    let probe = Probe<Int, any Error>(.unlimited)
    spring.tryMap { value -> Int in
      if value == 2 { throw Broken(code: 2) }
      return value
    }.subscribe(probe)
    for value in 1...3 { spring.send(value) }
    XCTAssertEqual(probe.values, [1])
    XCTAssertEqual(probe.failure as? Broken, Broken(code: 2))
    XCTAssertEqual(spring.cancellations, 1)
  }

  func testReplacingAndFailing() {
    XCTAssertEqual(collected([1, nil, 3].publisher.replaceNil(with: 0)), [1, 0, 3])
    XCTAssertEqual(collected(Fail<Int, Broken>(error: Broken()).replaceError(with: 7)), [7])
    XCTAssertEqual(collected(Empty<Int, Never>().replaceEmpty(with: 7)), [7])
    XCTAssertEqual(collected(Optional(3).publisher), [3])
    XCTAssertEqual(collected(Result<Int, Broken>.success(3).publisher), [3])
    let probe = Probe<Int, Broken>(.unlimited)
    Fail<Int, any Error>(error: Broken(code: 4)).mapError { $0 as! Broken }.subscribe(probe)
    XCTAssertEqual(probe.failure, Broken(code: 4))
    let thrown = Probe<Int, any Error>(.unlimited)
    Fail<Int, Broken>(error: Broken()).tryCatch { _ -> Just<Int> in throw Broken(code: 5) }.subscribe(thrown)
    XCTAssertEqual(thrown.failure as? Broken, Broken(code: 5))
  }

  func testCoding() {
    struct Point: Codable, Equatable { var x = 1 }
    let data = collected(Just(Point()).encode(encoder: JSONEncoder()))
    XCTAssertEqual(collected(data.publisher.decode(type: Point.self, decoder: JSONDecoder())), [Point()])
    let probe = Probe<Point, any Error>(.unlimited)
    Just(Data("{".utf8)).decode(type: Point.self, decoder: JSONDecoder()).subscribe(probe)
    XCTAssertTrue(probe.failure is DecodingError)
  }

  func testBufferWhenFull() {
    for (strategy, expected) in [
      (Publishers.BufferingStrategy<Broken>.dropNewest, [1, 2]), (.dropOldest, [3, 4]),
    ] {
      let subject = PassthroughSubject<Int, Broken>()
      let probe = Probe<Int, Broken>()
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(probe)
      for value in 1...4 { subject.send(value) }
      probe.request(.unlimited)
      XCTAssertEqual(probe.values, expected)
    }
    let subject = PassthroughSubject<Int, Broken>()
    let probe = Probe<Int, Broken>()
    subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Broken(code: 1) }).subscribe(probe)
    subject.send(1)
    subject.send(2)
    probe.request(.unlimited)
    XCTAssertEqual(probe.values, [1])
    XCTAssertEqual(probe.failure, Broken(code: 1))
  }

  func testUntilOutput() {
    let (source, gate) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let before = Probe<Int, Never>(.unlimited)
    let after = Probe<Int, Never>(.unlimited)
    source.prefix(untilOutputFrom: gate).subscribe(before)
    source.drop(untilOutputFrom: gate).subscribe(after)
    source.send(1)
    gate.send()
    source.send(2)
    XCTAssertEqual(before.values, [1])
    XCTAssertTrue(before.isFinished)
    XCTAssertEqual(after.values, [2])
    XCTAssertNil(after.completion)
  }

  func testPrintWritesOneLineForEachEvent() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = [1, 2].publisher.print("numbers", to: lines).sink { _ in }
    XCTAssertEqual(
      lines.text,
      """
      numbers: receive subscription: ([1, 2])
      numbers: request unlimited
      numbers: receive value: (1)
      numbers: receive value: (2)
      numbers: receive finished

      """)
  }

  func testHandleEventsSeesRequestsAndCancellation() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.max(1)) { $0 == 1 ? .max(2) : .none }
    subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
      receiveCancel: { events.append("cancel") }, receiveRequest: { events.append($0.description) }
    ).subscribe(probe)
    subject.send(1)
    probe.cancel()
    XCTAssertEqual(events, ["subscription", "max(1)", "1", "max(2)", "cancel"])
  }

  func testDemandArithmetic() {
    typealias Demand = Subscribers.Demand
    XCTAssertEqual(Demand.max(2) + .max(3), .max(5))
    XCTAssertEqual(Demand.unlimited + 1, .unlimited)
    XCTAssertEqual(Demand.unlimited - .max(1), .unlimited)
    XCTAssertEqual(Demand.max(1) - .unlimited, .none)
    XCTAssertEqual(Demand.max(.max) + 1, .unlimited)
    XCTAssertEqual(Demand.max(3) * 4, .max(12))
    XCTAssertTrue(Demand.unlimited > .max(.max))
    XCTAssertTrue(Demand.max(3) > 2)
    XCTAssertNil(Demand.unlimited.max)
  }

  func testFutureRunsOnceAndKeepsItsResult() async throws {
    var runs = 0
    let future = Future<Int, Broken> { promise in
      runs += 1
      promise(.success(7))
      promise(.failure(Broken()))
    }
    XCTAssertEqual(runs, 1)
    XCTAssertEqual(collected(future), [7])
    XCTAssertEqual(collected(future), [7])
    let value = try await future.value
    XCTAssertEqual(value, 7)
    var promise: Future<Int, Never>.Promise?
    let late = Future<Int, Never> { promise = $0 }
    let probe = Probe<Int, Never>()
    late.subscribe(probe)
    promise?(.success(1))
    XCTAssertEqual(probe.values, [])
    probe.request(1)
    XCTAssertEqual(probe.values, [1])
    XCTAssertTrue(probe.isFinished)
  }

  func testValuesInAnAsynchronousLoop() async throws {
    var seen: [Int] = []
    for await value in (1...5).publisher.filter({ $0 % 2 == 1 }).values { seen.append(value) }
    XCTAssertEqual(seen, [1, 3, 5])
    do {
      for try await value in [1].publisher.setFailureType(to: Broken.self).append(
        Fail(error: Broken(code: 2))
      ).values { seen.append(value) }
      XCTFail("the error did not end the loop")
    } catch {
      XCTAssertEqual(error as? Broken, Broken(code: 2))
    }
    XCTAssertEqual(seen, [1, 3, 5, 1])
  }

  func testCancellingTheTaskEndsTheLoop() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      var count = 0
      for await _ in subject.values {
        count += 1
        start.yield()
      }
      return count
    }
    for await _ in started { break }
    task.cancel()
    let count = await task.value
    XCTAssertEqual(count, 1)
  }
}
