import Combine
import Foundation
import XCTest

final class LifetimeTests: XCTestCase {
  private final class Token {}

  /// Checks that a canceled operator releases everything its closures captured.
  private func releases<P: Publisher>(
    _ name: String, _ make: (AnyPublisher<Int, Never>, Token) -> P, line: UInt = #line
  ) where P.Failure == Never {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Token?
    weak var releasedBySink: Token?
    do {
      let token = Token()
      let sinkToken = Token()
      released = token
      releasedBySink = sinkToken
      let cancellable = make(subject.eraseToAnyPublisher(), token).sink { _ in _ = sinkToken }
      subject.send(1)
      subject.send(2)
      cancellable.cancel()
    }
    XCTAssertNil(releasedBySink, "\(name) keeps the sink", line: line)
    XCTAssertNil(released, "\(name) keeps its closure", line: line)
    subject.send(3)
  }

  func testCancellationReleasesCapturedObjects() {
    let other = PassthroughSubject<Int, Never>()
    releases("map") { upstream, token in upstream.map { _ in withExtendedLifetime(token) { 1 } } }
    releases("tryMap") { upstream, token in
      upstream.tryMap { _ in withExtendedLifetime(token) { 1 } }.assertNoFailure()
    }
    releases("scan") { upstream, token in upstream.scan(token) { old, _ in old } }
    releases("removeDuplicates") { upstream, token in
      upstream.map { _ in token }.removeDuplicates { $0 === $1 }
    }
    releases("collect") { upstream, token in upstream.map { _ in token }.collect() }
    releases("flatMap") { upstream, token in upstream.flatMap { _ in other.map { _ in token } } }
    releases("switchToLatest") { upstream, token in
      upstream.map { _ in other.map { _ in token } }.switchToLatest()
    }
    releases("combineLatest") { upstream, token in upstream.map { _ in token }.combineLatest(other) }
    releases("zip") { upstream, token in upstream.map { _ in token }.zip(other) }
    releases("merge") { upstream, token in upstream.map { _ in token }.merge(with: other.map { _ in token }) }
    releases("share") { upstream, token in upstream.map { _ in token }.share() }
    releases("catch") { upstream, token in upstream.tryMap { _ in token }.catch { _ in Just(token) } }
    releases("append") { upstream, token in upstream.map { _ in token }.append(token) }
    releases("buffer") { upstream, token in
      upstream.map { _ in token }.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest)
    }
    releases("debounce") { upstream, token in
      upstream.map { _ in token }.debounce(for: .seconds(1), scheduler: ImmediateScheduler.shared)
    }
    releases("handleEvents") { upstream, token in upstream.handleEvents(receiveOutput: { _ in _ = token }) }
    releases("drop until") { upstream, token in upstream.map { _ in token }.drop(untilOutputFrom: other) }
    releases("prefix until") { upstream, token in upstream.map { _ in token }.prefix(untilOutputFrom: other) }
  }

  func testReleasingACancellableCancels() {
    let spring = Spring<Int, Never>()
    var tokens: Set<AnyCancellable> = []
    spring.sink { _ in }.store(in: &tokens)
    var array: [AnyCancellable] = []
    spring.sink { _ in }.store(in: &array)
    XCTAssertEqual(spring.cancellations, 0)
    tokens.removeAll()
    array.removeAll()
    XCTAssertEqual(spring.cancellations, 2)
  }

  func testACancellableRunsItsClosureOnce() {
    var count = 0
    let token = AnyCancellable { count += 1 }
    token.cancel()
    token.cancel()
    XCTAssertEqual(count, 1)
  }

  func testASubscriptionWithHandlersDoesNotKeepThePublisher() {
    final class Relay: Publisher {
      typealias Output = Int
      typealias Failure = Never
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        Empty<Int, Never>(completeImmediately: false).subscribe(subscriber)
      }
    }
    weak var released: Relay?
    var token: AnyCancellable?
    do {
      let relay = Relay()
      released = relay
      token = relay.print("", to: nil).handleEvents(receiveOutput: { _ in }).sink { _ in }
    }
    XCTAssertNil(released)
    token?.cancel()
  }

  func testACompletedConnectionIsNotMadeAgain() {
    var connections = 0
    let publisher = Deferred { () -> Publishers.Sequence<[Int], Never> in
      connections += 1
      return [1, 2].publisher
    }.multicast { PassthroughSubject<Int, Never>() }.autoconnect()
    var values: [Int] = []
    for _ in 0..<3 { _ = publisher.sink { values.append($0) } }
    XCTAssertEqual(connections, 1)
    XCTAssertEqual(values, [1, 2])
  }

  func testStridesOfRunLoopsAndQueuesAreTypesOfTheirOwn() {
    let loop: RunLoop.SchedulerTimeType.Stride = .milliseconds(1500)
    let queue: OperationQueue.SchedulerTimeType.Stride = 0.5
    XCTAssertEqual(loop.timeInterval + queue.timeInterval, 2)
    XCTAssertFalse(type(of: loop) == type(of: queue) as Any.Type)
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 10))
    XCTAssertEqual(start.advanced(by: loop).date.timeIntervalSince1970, 11.5)
    XCTAssertEqual(start.distance(to: start.advanced(by: .seconds(3) - loop)), .seconds(1.5))
  }
}
