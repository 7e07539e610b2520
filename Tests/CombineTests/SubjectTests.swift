import Combine
import XCTest

final class SubjectTests: XCTestCase {
  func testPassthroughDropsValuesWithoutDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    subject.send(1)
    probe.request(2)
    subject.send(2)
    subject.send(3)
    subject.send(4)
    XCTAssertEqual(probe.values, [2, 3])
  }

  func testCurrentValueSendsTheLatestOnceItIsAskedFor() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    subject.send(2)
    subject.value = 3
    XCTAssertEqual(probe.values, [])
    probe.request(1)
    XCTAssertEqual(probe.values, [3])
    subject.send(4)
    subject.send(5)
    probe.request(2)
    XCTAssertEqual(probe.values, [3, 5])
    subject.send(6)
    XCTAssertEqual(probe.values, [3, 5, 6])
    XCTAssertEqual(probe.violations, 0)
  }

  func testCurrentValueIsNewInsideTheSink() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let sink = subject.sink { [unowned subject] _ in seen.append(subject.value) }
    subject.send(5)
    XCTAssertEqual(seen, [0, 5])
    sink.cancel()
  }

  func testCompletionReachesEarlyAndLateSubscribersOnce() {
    let subject = PassthroughSubject<Int, Broken>()
    let early = Probe<Int, Broken>(.unlimited)
    subject.subscribe(early)
    subject.send(1)
    subject.send(completion: .failure(Broken(code: 3)))
    subject.send(2)
    subject.send(completion: .finished)
    let late = Probe<Int, Broken>(.unlimited)
    subject.subscribe(late)
    XCTAssertEqual(early.values, [1])
    XCTAssertEqual(early.failure, Broken(code: 3))
    XCTAssertEqual(late.failure, Broken(code: 3))
    XCTAssertEqual(early.violations + late.violations, 0)
  }

  func testCancellingInsideTheSinkStopsAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var token: AnyCancellable?
    token = subject.sink {
      seen.append($0)
      token?.cancel()
    }
    subject.send(1)
    subject.send(2)
    XCTAssertEqual(seen, [1])
  }

  func testSendingInsideTheSinkNests() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.sink {
      seen.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    XCTAssertEqual(seen, [1, 2, 3])
    token.cancel()
  }

  func testSubjectForwardsDemandUpstream() {
    let spring = Spring<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let link = spring.subscribe(subject)
    XCTAssertEqual(spring.asked, .none)
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    XCTAssertEqual(spring.asked, .none)
    probe.request(1)
    XCTAssertEqual(spring.asked, .unlimited)
    spring.send(4)
    XCTAssertEqual(probe.values, [4])
    link.cancel()
    XCTAssertEqual(spring.cancellations, 1)
  }

  func testConcurrentSendersLoseNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let lock = NSLock()
    nonisolated(unsafe) var sum = 0
    let token = subject.sink { value in lock.withLock { sum += value } }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<2_000 { subject.send(1) } }
    XCTAssertEqual(sum, 16_000)
    token.cancel()
  }

  func testSubscribingAndCancellingWhileOthersSend() {
    let subject = CurrentValueSubject<Int, Never>(0)
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for step in 0..<1_000 {
        if worker % 2 == 0 {
          subject.send(step)
        } else {
          let token = subject.map { $0 + 1 }.removeDuplicates().sink { _ in }
          token.cancel()
        }
      }
    }
    let probe = Probe<Int, Never>(.unlimited)
    subject.subscribe(probe)
    XCTAssertEqual(probe.values, [999])
  }
}
