import Combine
import PortolanTesting
import SwiftUI
import XCTest

// Every `Task.sleep` is a delay of the app under test, in virtual time unless the test is about its end.
// Every `Date()` is a time of the app under test, which is virtual.
// Every `DispatchTime.now()` is a time of the app under test, which is virtual.

/// Delays that apps start with the system libraries, in virtual time.
@MainActor
final class ClientDelayTests: XCTestCase {
  private var app: TestApp!
  private var events: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated {
      app = TestApp()
      app.show(UIViewController())
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      cancellables = []
      app.end()
      app = nil
      events = []
    }
    super.tearDown()
  }

  private func log(_ event: String) { events.append(event) }

  private nonisolated func logFromQueue(_ event: String) { MainActor.assumeIsolated { log(event) } }

  // MARK: Each API

  /// Checks that a delay of one second ends after one second of virtual time, and not before.
  private func checkOneSecond(line: UInt = #line, _ begin: () -> Void) {
    events = []
    begin()
    app.advance(by: 0.9)
    XCTAssertEqual(events, [], "too early", line: line)
    app.advance(by: 0.1)
    XCTAssertEqual(events, ["end"], "too late", line: line)
    events = []
    begin()
    app.settle()
    XCTAssertEqual(events, ["end"], "not in settle", line: line)
  }

  func testTimersFire() {
    checkOneSecond {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.logFromQueue("end") }
    }
    checkOneSecond {
      let timer = Timer(fire: Date() + 1, interval: 0, repeats: false) { _ in self.logFromQueue("end") }
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  func testBlocksOfDispatchRun() {
    checkOneSecond { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.logFromQueue("end") } }
    checkOneSecond { DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { self.logFromQueue("end") } }
    checkOneSecond {
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 1, execute: DispatchWorkItem { self.logFromQueue("end") })
    }
    checkOneSecond {
      // Used on the main queue only.
      nonisolated(unsafe) let test = self
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        DispatchQueue.main.async { test.logFromQueue("end") }
      }
    }
  }

  func testSleepsOfTasksEnd() {
    checkOneSecond {
      Task {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        log("end")
      }
    }
    checkOneSecond {
      Task {
        try await Task.sleep(for: .seconds(1))
        log("end")
      }
    }
    checkOneSecond {
      Task {
        try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(1))
        log("end")
      }
    }
    checkOneSecond {
      Task.detached {
        try await Task.sleep(for: .seconds(1))
        await self.log("end")
      }
    }
  }

  func testSleepsOfClocksEnd() {
    checkOneSecond {
      Task {
        try await ContinuousClock().sleep(until: .now + .seconds(1))
        log("end")
      }
    }
    checkOneSecond {
      Task {
        try await SuspendingClock().sleep(for: .seconds(1))
        log("end")
      }
    }
  }

  func testSchedulersOfCombineRun() {
    checkOneSecond {
      RunLoop.main.schedule(after: .init(Date() + 1)) { self.logFromQueue("end") }
    }
    checkOneSecond {
      Just(0).delay(for: 1, scheduler: DispatchQueue.main).sink { _ in self.logFromQueue("end") }
        .store(in: &cancellables)
    }
    checkOneSecond {
      let subject = PassthroughSubject<Int, Never>()
      subject.debounce(for: 1, scheduler: RunLoop.main).sink { _ in self.logFromQueue("end") }
        .store(in: &cancellables)
      subject.send(0)
      subject.send(1)
    }
    checkOneSecond {
      let subject = PassthroughSubject<Int, Never>()
      subject.debounce(for: 1, scheduler: DispatchQueue.main).sink { _ in self.logFromQueue("end") }
        .store(in: &cancellables)
      subject.send(0)
    }
    checkOneSecond {
      let subject = PassthroughSubject<Int, Never>()
      subject.debounce(for: 1, scheduler: OperationQueue.main).sink { _ in self.logFromQueue("end") }
        .store(in: &cancellables)
      subject.send(0)
    }
  }

  // MARK: Order

  func testDelaysEndInOrder() {
    Task {
      for time in ["0.1", "0.4", "0.7"] {
        try await Task.sleep(for: .milliseconds(time == "0.1" ? 100 : 300))
        log("sleep \(time)")
      }
    }
    app.advance(by: 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { self.logFromQueue("block 0.6") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.logFromQueue("timer 0.5") }
    let ticks = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in self.logFromQueue("tick") }
    UIView.animate(withDuration: 0.3) {
      self.app.window.alpha = 0.5
    } completion: { _ in
      self.log("animation 0.3")
    }
    app.advance(by: 0.8)
    ticks.invalidate()
    XCTAssertEqual(
      events,
      [
        "sleep 0.1", "tick", "animation 0.3", "sleep 0.4", "timer 0.5", "tick", "block 0.6", "sleep 0.7",
        "tick",
      ])
  }

  /// A job of another thread that ends after the main queue was served, while the interface lays out.
  func testJobsThatEndAfterTheMainQueueIsServedAreAwaited() {
    let job = LateJob { self.logFromQueue("job 0.1") }
    let view = LayoutView { job.finish() }
    app.window.rootViewController?.view.addSubview(view)
    app.settle()
    view.isArmed = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      job.begin { MainActor.assumeIsolated { view.setNeedsLayout() } }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in self.logFromQueue("timer 0.2") }
    app.advance(by: 0.3)
    XCTAssertEqual(events, ["job 0.1", "timer 0.2"])
  }

  func testDelaysOfOneTimeEndInTheOrderOfTheirBeginning() {
    for number in 0..<20 {
      if number.isMultiple(of: 2) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.logFromQueue("\(number)") }
      } else {
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in self.logFromQueue("\(number)")
        }
      }
    }
    app.settle()
    XCTAssertEqual(events, (0..<20).map(String.init))
  }

  // MARK: Settling

  func testRepeatingTimersDoNotKeepTheAppFromSettling() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.logFromQueue("tick") }
    XCTAssertTrue(app.settle())
    XCTAssertEqual(events, [])
    Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in self.logFromQueue("half") }
      .store(in: &cancellables)
    app.advance(by: 2.2)
    XCTAssertEqual(events.filter { $0 == "tick" }.count, 2)
    XCTAssertEqual(events.filter { $0 == "half" }.count, 4)
    timer.invalidate()
    app.advance(by: 5)
    XCTAssertEqual(events.filter { $0 == "tick" }.count, 2)
  }

  func testATimerMovesWithItsFireDate() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.logFromQueue("end") }
    timer.fireDate = Date() + 3
    app.advance(by: 2)
    XCTAssertEqual(timer.fireDate.timeIntervalSinceNow, 1, accuracy: 0.2)
    XCTAssertEqual(events, [])
    app.advance(by: 1)
    XCTAssertEqual(events, ["end"])
    XCTAssertFalse(timer.isValid)
  }

  func testEndlessChainsOfDelaysDoNotKeepTheAppFromSettling() {
    var count = 0
    let task = Task {
      while true {
        try await Task.sleep(for: .milliseconds(10))
        count += 1
      }
    }
    XCTAssertTrue(app.settle())
    XCTAssertLessThan(count, 60)
    let before = count
    app.advance(by: 0.1)
    XCTAssertEqual(count, before + 10)
    task.cancel()
  }

  func testDelaysBeyondTheLimitAreNotAwaited() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 600) { self.logFromQueue("end") }
    XCTAssertTrue(app.settle())
    XCTAssertEqual(events, [])
    app.advance(by: 600)
    XCTAssertEqual(events, ["end"])
  }

  private actor Loader {
    func sum(to end: Int) -> Int { (0...end).reduce(0, +) }
  }

  func testSettlingAwaitsTasksOfOtherActors() {
    let loader = Loader()
    Task {
      let sum = await loader.sum(to: 10_000)
      let next = await loader.sum(to: 2)
      log("\(sum) \(next)")
    }
    app.settle()
    XCTAssertEqual(events, ["50005000 3"])
  }

  // MARK: Clocks

  func testClocksAdvanceWithVirtualTime() {
    let date = Date()
    let continuous = ContinuousClock.now
    let suspending = SuspendingClock.now
    let dispatch = DispatchTime.now()
    app.advance(by: 60)
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(date), 60)
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - continuous, .seconds(60))
    XCTAssertGreaterThanOrEqual(SuspendingClock.now - suspending, .seconds(60))
    XCTAssertGreaterThanOrEqual(
      DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds, 60_000_000_000)
  }

  // MARK: Real time

  func testAwaitedDelaysEndInRealTime() async throws {
    try await Task.sleep(for: .milliseconds(5))
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {
        continuation.resume(returning: Thread.isMainThread)
      }
    }
    XCTAssertTrue(isMain)
  }

  func testDelaysContinueInRealTimeWhenTheAppEnds() {
    let fired = expectation(description: "timer, block and sleep")
    fired.expectedFulfillmentCount = 3
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in fired.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { fired.fulfill() }
    Task {
      try await Task.sleep(for: .milliseconds(10))
      fired.fulfill()
    }
    app.end()
    wait(for: [fired], timeout: 60)
  }

  func testAViewWithASleepingTaskSettles() {
    struct Splash: View {
      @State private var isReady = false
      var body: some View {
        Text(isReady ? "Ready" : "Loading").task {
          try? await Task.sleep(for: .seconds(2))
          withAnimation { isReady = true }
        }
      }
    }
    app.show(UIHostingController(rootView: Splash()))
    XCTAssertTrue(app.sees("Ready"))
  }
}

/// A job of the global executor that calls the main queue twice: when it begins, and when it is told to finish.
private final class LateJob: Sendable {
  private let hasBegun = DispatchSemaphore(value: 0)
  private let mayFinish = DispatchSemaphore(value: 0)
  private let hasFinished = DispatchSemaphore(value: 0)
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  /// Starts the job, and waits until it has left `first` to the main queue.
  func begin(_ first: @escaping @Sendable () -> Void) {
    Task.detached { self.run(first) }
    hasBegun.wait()
  }

  private func run(_ first: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: first)
    hasBegun.signal()
    mayFinish.wait()
    DispatchQueue.main.async(execute: end)
    hasFinished.signal()
  }

  /// Waits until the job has left its end to the main queue, and, most probably, has ended.
  func finish() {
    mayFinish.signal()
    hasFinished.wait()
    // Lets the other thread leave the job.
    Thread.sleep(forTimeInterval: 0.02)
  }
}

/// A view that calls a closure in its first layout after it was armed.
private final class LayoutView: UIView {
  var isArmed = false
  private let layOut: () -> Void

  init(layOut: @escaping () -> Void) {
    self.layOut = layOut
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard isArmed else { return }
    isArmed = false
    layOut()
  }
}
