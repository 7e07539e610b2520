import Combine
import XCTest

final class TimeTests: XCTestCase {
  private let clock = VirtualScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  func testDebounceSendsTheLastOfABurst() {
    let probe = Probe<Int, Never>(.unlimited)
    subject.debounce(for: .milliseconds(100), scheduler: clock).subscribe(probe)
    subject.send(1)
    clock.advance(by: 60)
    subject.send(2)
    clock.advance(by: 99)
    XCTAssertEqual(probe.values, [])
    clock.advance(by: 1)
    XCTAssertEqual(probe.values, [2])
    clock.advance(by: 500)
    XCTAssertEqual(probe.values, [2])
    subject.send(3)
    clock.advance(by: 100)
    XCTAssertEqual(probe.values, [2, 3])
  }

  func testDebounceDropsPendingValuesAtTheEnd() {
    let probe = Probe<Int, Never>(.unlimited)
    subject.debounce(for: .milliseconds(100), scheduler: clock).subscribe(probe)
    subject.send(1)
    subject.send(completion: .finished)
    clock.advance(by: 200)
    XCTAssertEqual(probe.values, [])
    XCTAssertTrue(probe.isFinished)
    XCTAssertEqual(clock.pending, 0)
  }

  func testThrottleSendsTheFirstThenOneAnInterval() {
    for latest in [true, false] {
      let clock = VirtualScheduler()
      let subject = PassthroughSubject<Int, Never>()
      let probe = Probe<Int, Never>(.unlimited)
      subject.throttle(for: .milliseconds(100), scheduler: clock, latest: latest).subscribe(probe)
      subject.send(1)
      clock.advance()
      XCTAssertEqual(probe.values, [1])
      for value in 2...4 {
        clock.advance(by: 20)
        subject.send(value)
      }
      XCTAssertEqual(probe.values, [1])
      clock.advance(by: 40)
      XCTAssertEqual(probe.values, [1, latest ? 4 : 2])
      clock.advance(by: 300)
      subject.send(9)
      clock.advance()
      XCTAssertEqual(probe.values.last, 9)
      subject.send(10)
      subject.send(completion: .finished)
      clock.advance(by: 100)
      XCTAssertEqual(probe.values.last, 10)
      XCTAssertTrue(probe.isFinished)
    }
  }

  func testDelayKeepsOrderAndDelaysTheEnd() {
    let probe = Probe<Int, Never>(.unlimited)
    subject.delay(for: .seconds(1), scheduler: clock).subscribe(probe)
    subject.send(1)
    clock.advance(by: 500)
    subject.send(2)
    subject.send(completion: .finished)
    clock.advance(by: 500)
    XCTAssertEqual(probe.values, [1])
    XCTAssertNil(probe.completion)
    clock.advance(by: 500)
    XCTAssertEqual(probe.values, [1, 2])
    XCTAssertTrue(probe.isFinished)
  }

  func testTimeoutEndsAfterSilence() {
    let failing = PassthroughSubject<Int, Broken>()
    let probe = Probe<Int, Broken>(.unlimited)
    failing.timeout(.seconds(1), scheduler: clock, customError: { Broken(code: 9) }).subscribe(probe)
    clock.advance(by: 900)
    failing.send(1)
    clock.advance(by: 900)
    XCTAssertNil(probe.completion)
    clock.advance(by: 100)
    XCTAssertEqual(probe.failure, Broken(code: 9))
    failing.send(2)
    XCTAssertEqual(probe.values, [1])
  }

  func testCollectByTimeOrCount() {
    let probe = Probe<[Int], Never>(.unlimited)
    subject.collect(.byTimeOrCount(clock, .milliseconds(100), 2)).subscribe(probe)
    subject.send(1)
    clock.advance(by: 100)
    XCTAssertEqual(probe.values, [[1]])
    clock.advance(by: 100)
    subject.send(2)
    subject.send(3)
    subject.send(4)
    XCTAssertEqual(probe.values, [[1], [2, 3]])
    subject.send(completion: .finished)
    XCTAssertEqual(probe.values, [[1], [2, 3], [4]])
    XCTAssertTrue(probe.isFinished)
    XCTAssertEqual(clock.pending, 0)
  }

  func testReceiveOnAndSubscribeOnUseTheScheduler() {
    let spring = Spring<Int, Never>()
    let probe = Probe<Int, Never>(.unlimited)
    spring.subscribe(on: clock).receive(on: clock).subscribe(probe)
    XCTAssertEqual(spring.subscriptions, 0)
    clock.advance()
    XCTAssertEqual(spring.asked, .unlimited)
    spring.send(1)
    XCTAssertEqual(probe.values, [])
    clock.advance()
    XCTAssertEqual(probe.values, [1])
    spring.send(2)
    probe.cancel()
    clock.advance()
    XCTAssertEqual(probe.values, [1])
    XCTAssertEqual(spring.cancellations, 1)
  }

  func testMeasureInterval() {
    let probe = Probe<VirtualScheduler.DispatchlessStride, Never>(.unlimited)
    subject.measureInterval(using: clock).subscribe(probe)
    clock.advance(by: 30)
    subject.send(1)
    clock.advance(by: 12)
    subject.send(2)
    XCTAssertEqual(probe.values.map(\.magnitude), [30, 12])
  }

  func testRealSchedulersDeliverInOrder() {
    let onQueue = expectation(description: "queue")
    let onLoop = expectation(description: "loop")
    let onOperations = expectation(description: "operations")
    let serial = OperationQueue()
    var tokens: Set<AnyCancellable> = []
    (0..<500).publisher.receive(on: DispatchQueue.global()).collect().sink {
      XCTAssertEqual($0, Array(0..<500))
      onQueue.fulfill()
    }.store(in: &tokens)
    (0..<20).publisher.receive(on: RunLoop.main).delay(for: .milliseconds(2), scheduler: RunLoop.main)
      .collect().sink {
        XCTAssertTrue(Thread.isMainThread)
        XCTAssertEqual($0, Array(0..<20))
        onLoop.fulfill()
      }.store(in: &tokens)
    (0..<500).publisher.receive(on: serial).collect().sink {
      XCTAssertEqual($0, Array(0..<500))
      onOperations.fulfill()
    }.store(in: &tokens)
    wait(for: [onQueue, onLoop, onOperations], timeout: 60)
  }

  func testTimerAndNotifications() {
    let ticked = expectation(description: "ticked")
    let name = Notification.Name("TimeTests")
    var tokens: Set<AnyCancellable> = []
    var heard = 0
    NotificationCenter.default.publisher(for: name).sink { _ in heard += 1 }.store(in: &tokens)
    Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(3)
      .handleEvents(receiveOutput: { _ in NotificationCenter.default.post(name: name, object: nil) })
      .sink(receiveCompletion: { _ in ticked.fulfill() }, receiveValue: { _ in }).store(in: &tokens)
    wait(for: [ticked], timeout: 60)
    tokens.removeAll()
    NotificationCenter.default.post(name: name, object: nil)
    XCTAssertEqual(heard, 3)
  }

  func testTimesOfDispatch() {
    typealias Time = DispatchQueue.SchedulerTimeType
    let start = Time(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    XCTAssertEqual(start.advanced(by: .milliseconds(250)).dispatchTime.uptimeNanoseconds, 5_250_000_000)
    XCTAssertEqual(start.advanced(by: 2).distance(to: start), .seconds(-2))
    XCTAssertEqual(0.5, Time.Stride.milliseconds(500))
    XCTAssertEqual(RunLoop.SchedulerTimeType.Stride.milliseconds(1500), 1.5)
  }
}
