import Combine
import XCTest

/// Operators on publishers whose values are known return publishers of the same kind.
final class SpecializedOperatorTests: XCTestCase {
  private struct Refused: Error, Equatable {}

  /// The values that a publisher sends, and whether it fails.
  private func values<P: Publisher>(_ publisher: P) -> (values: [P.Output], fails: Bool) {
    var received: [P.Output] = []
    var fails = false
    _ = publisher.sink {
      if case .failure = $0 { fails = true }
    } receiveValue: {
      received.append($0)
    }
    return (received, fails)
  }

  func testOperatorsOfOneValue() {
    let doubled: Just<Int> = Just(2).map { $0 * 2 }
    XCTAssertEqual(doubled, Just(4))
    let odd: Optional<Int>.Publisher = Just(2).filter { $0 % 2 == 1 }
    XCTAssertEqual(odd, Optional<Int>.Publisher(nil))
    let refused: Result<Int, any Error>.Publisher = Just(2).tryMap { _ in throw Refused() }
    XCTAssertTrue(values(refused).fails)
    XCTAssertEqual(Just(2).contains(2), Just(true))
    XCTAssertEqual(Just(2).dropFirst(0).output, 2)
    XCTAssertNil(Just(2).output(in: 1..<3).output)
    XCTAssertEqual(values(Just(2).prepend(0, 1).append([3])).values, [0, 1, 2, 3])
    XCTAssertEqual(Just(2).reduce(3, +).result, .success(5))
  }

  func testOperatorsOfAnOptionalValue() {
    let none = Optional<Int>.Publisher(nil)
    XCTAssertEqual(none.replaceEmpty(with: 7), Just(7))
    XCTAssertEqual(none.collect().output, [])
    XCTAssertEqual(Optional(3).publisher.allSatisfy { $0 > 2 }.output, true)
    XCTAssertEqual(Optional(3).publisher.prefix(while: { $0 > 3 }).output, nil)
  }

  func testOperatorsOfAResult() {
    let failed = Result<Int, Refused>.failure(Refused()).publisher
    XCTAssertEqual(failed.replaceError(with: 1).result, .success(1))
    XCTAssertEqual(failed.count().result, .failure(Refused()))
    let text: Result<String, Refused>.Publisher = Result<Int, Refused>.success(4).publisher.map(String.init)
    XCTAssertEqual(text.result, .success("4"))
    XCTAssertEqual(
      values(Result<Int, Never>.success(4).publisher.setFailureType(to: Refused.self)).values, [4])
  }

  func testOperatorsOfSequences() {
    let numbers = [3, 1, 1, 2].publisher
    XCTAssertEqual(numbers.map { $0 + 1 }.sequence, [4, 2, 2, 3])
    XCTAssertEqual(numbers.removeDuplicates().sequence, [3, 1, 2])
    XCTAssertEqual(numbers.scan(0, +).sequence, [3, 4, 5, 7])
    XCTAssertEqual(numbers.min().output, 1)
    XCTAssertEqual(numbers.first().output, 3)
    XCTAssertEqual(numbers.last(where: { $0 == 1 }).output, 1)
    XCTAssertEqual(numbers.count(), Just(4))
    XCTAssertEqual(numbers.output(at: 9).output, nil)
    XCTAssertEqual(numbers.output(in: 2..<9).sequence, [1, 2])
    XCTAssertEqual(numbers.prepend(8).append([9]).sequence, [8, 3, 1, 1, 2, 9])
    XCTAssertEqual(values(numbers.drop { $0 > 1 }).values, [1, 1, 2])
    XCTAssertEqual([1, nil].publisher.replaceNil(with: 0).sequence, [1, 0])
  }

  func testOperatorsCompare() {
    XCTAssertEqual(
      Publishers.Output(upstream: Just(1), range: 0..<2), Publishers.Output(upstream: Just(1), range: 0..<2))
    XCTAssertNotEqual(
      Publishers.Contains(upstream: Just(1), output: 1), Publishers.Contains(upstream: Just(1), output: 2))
  }

  func testErasedTypesShowWhatTheyErase() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    XCTAssertEqual(AnySubscriber(sink).description, "Sink")
    XCTAssertTrue(sink.customMirror.children.isEmpty)
    XCTAssertEqual(AnySubscriber<Int, Never>().description, "Anonymous AnySubscriber")
    XCTAssertEqual(AnyPublisher(Just(1)).playgroundDescription as? String, "AnyPublisher")
  }

  func testClosuresOfEqualOperatorsAreJoined() {
    let subject = PassthroughSubject<Int, Refused>()
    let even: Publishers.Filter<PassthroughSubject<Int, Refused>> = subject.filter { $0 % 2 == 0 }
      .filter { $0 > 2 }
    let texts: Publishers.CompactMap<PassthroughSubject<Int, Refused>, String> =
      subject.compactMap { $0 > 3 ? $0 : nil }.compactMap { $0 < 7 ? $0 : nil }.map { "\($0)" }
    let thrown: Publishers.TryMap<PassthroughSubject<Int, Refused>, Int> =
      subject.map { $0 + 1 }.tryMap { if $0 == 8 { throw Refused() } else { $0 } }.map { $0 * 10 }
    var received: [Int] = []
    var lines: [String] = []
    var tens: [Int] = []
    var fails = false
    let all: [AnyCancellable] = [
      even.sink { _ in
      } receiveValue: {
        received.append($0)
      },
      texts.sink { _ in
      } receiveValue: {
        lines.append($0)
      },
      thrown.sink {
        if case .failure = $0 { fails = true }
      } receiveValue: {
        tens.append($0)
      },
    ]
    for value in 1...7 { subject.send(value) }
    XCTAssertEqual(received, [4, 6])
    XCTAssertEqual(lines, ["4", "5", "6"])
    XCTAssertEqual(tens, [20, 30, 40, 50, 60, 70])
    XCTAssertTrue(fails)
    all.forEach { $0.cancel() }
  }

  func testEqualPublishers() {
    XCTAssertEqual([1, 2].publisher.collect(), Result<[Int], Never>.Publisher([1, 2]))
    let center = NotificationCenter()
    let name = Notification.Name("n")
    XCTAssertEqual(center.publisher(for: name), center.publisher(for: name))
    XCTAssertNotEqual(center.publisher(for: name), center.publisher(for: name, object: center))
  }

  func testBreakpointsThatAreNotWantedPassEverything() {
    var asked: [String] = []
    let publisher = [1, 2].publisher.breakpoint(
      receiveSubscription: { _ in
        asked.append("subscription")
        return false
      },
      receiveOutput: { value in
        asked.append("\(value)")
        return false
      },
      receiveCompletion: { _ in
        asked.append("completion")
        return false
      })
    XCTAssertEqual(values(publisher.breakpointOnError()).values, [1, 2])
    XCTAssertEqual(asked, ["subscription", "1", "2", "completion"])
  }
}
