import Combine
import XCTest

/// The order of events, demand, and descriptions of subscriptions, as in Combine.
final class OperatorRulesTests: XCTestCase {
  private final class Upstream: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = Never

    private(set) var events: [String] = []
    private(set) var send: (Int) -> Subscribers.Demand = { _ in .none }
    private(set) var finish: () -> Void = {}
    private(set) var subscriber: Any?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      self.subscriber = subscriber
      send = { subscriber.receive($0) }
      finish = { subscriber.receive(completion: .finished) }
      subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) { events.append("request \(demand)") }
    func cancel() { events.append("cancel") }
  }

  func testAReductionWaitsForDemand() {
    let upstream = Upstream()
    let probe = Probe<Int, Never>()
    upstream.first().subscribe(probe)
    XCTAssertEqual(upstream.events, ["request unlimited"])
    _ = upstream.send(3)
    XCTAssertEqual(upstream.events, ["request unlimited", "cancel"])
    XCTAssertEqual(probe.values, [])
    probe.request(1)
    XCTAssertEqual(probe.values, [3])
    XCTAssertEqual(probe.completions, 1)
  }

  func testDroppingRequestsTheDroppedValuesItself() {
    let upstream = Upstream()
    let probe = Probe<Int, Never>()
    upstream.dropFirst(3).subscribe(probe)
    probe.request(2)
    XCTAssertEqual(upstream.events, ["request max(3)", "request max(2)"])
  }

  func testABufferRefillsWhatItDelivers() {
    let upstream = Upstream()
    let probe = Probe<Int, Never>()
    upstream.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).subscribe(probe)
    for value in 1...3 { _ = upstream.send(value) }
    XCTAssertEqual(upstream.events, ["request max(2)"])
    probe.request(1)
    XCTAssertEqual(probe.values, [2])
    XCTAssertEqual(upstream.events, ["request max(2)", "request max(1)"])
  }

  func testFlatMapHoldsOneValueOfEachPublisherWithoutDemand() {
    let inner = Upstream()
    let probe = Probe<Int, Never>()
    Just(0).flatMap { _ in inner }.subscribe(probe)
    XCTAssertEqual(inner.events, ["request max(1)"])
    _ = inner.send(5)
    XCTAssertEqual(probe.values, [])
    probe.request(1)
    XCTAssertEqual(probe.values, [5])
    XCTAssertEqual(inner.events, ["request max(1)", "request max(1)"])
  }

  func testACompletionIsNotSentTwice() {
    let upstream = Upstream()
    let probe = Probe<Int, Never>(.unlimited)
    upstream.prefix(while: { $0 < 2 }).subscribe(probe)
    _ = upstream.send(7)
    upstream.finish()
    XCTAssertEqual(probe.completions, 1)
  }

  func testASubscriptionThatFollowsACancellationIsCanceled() {
    let first = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.unlimited)
    first.debounce(for: .seconds(1), scheduler: DispatchQueue.main).subscribe(probe)
    probe.cancel()
    first.send(1)
    first.send(completion: .finished)
    XCTAssertEqual(probe.completions, 0)
  }

  func testDescriptionsAndMirrors() throws {
    let upstream = Upstream()
    upstream.scan(4, +).subscribe(Probe<Int, Never>())
    let scan = try XCTUnwrap(upstream.subscriber)
    XCTAssertEqual("\(scan)", "Scan")
    XCTAssertEqual(Array(Mirror(reflecting: scan).children).last?.value as? Int, 4)
    upstream.map(\.description).subscribe(Probe<String, Never>())
    XCTAssertEqual("\(try XCTUnwrap(upstream.subscriber))", "ValueForKey")
    let record = Record<Int, Never>(output: [1, 2], completion: .finished)
    let probe = Probe<Int, Never>()
    record.subscribe(probe)
    XCTAssertEqual("\(try XCTUnwrap(probe.subscription))", "[1, 2]")
  }

  func testRecordingsAreCodedAsInCombine() throws {
    let record = Record<Int, TestFailure>(output: [3], completion: .failure(.broken))
    let data = try JSONEncoder().encode(record)
    XCTAssertFalse(String(decoding: data, as: UTF8.self).contains("isComplete"))
    let copy = try JSONDecoder().decode(Record<Int, TestFailure>.self, from: data)
    XCTAssertEqual(copy.recording.output, [3])
    XCTAssertEqual(copy.recording.completion, .failure(.broken))
    XCTAssertEqual(
      String(decoding: try JSONEncoder().encode([Subscribers.Demand.max(42)]), as: UTF8.self), "[42]")
  }
}

private enum TestFailure: String, Error, Codable {
  case broken
}
