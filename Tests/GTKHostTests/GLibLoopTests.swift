import CGTK
import CoreFoundation
import Foundation
import GTKHost
import MainLoop
import XCTest

/// Tests of the single loop on one thread: everything that waits on iOS's main loop works while GLib is
/// served, and vice versa.
///
/// They run in real time: the timers of GLib and Foundation, which the loop waits for, have no other.
final class GLibLoopTests: XCTestCase {
  override func setUp() {
    MainActor.assumeIsolated { GLibLoop.shared.start() }
  }

  /// Runs the main run loop for at most ten seconds until `condition` holds. A turn does not end with a timer
  /// or a performed block, hence the short turns.
  private func run(until condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
    let limit = Date(timeIntervalSinceNow: 10)
    while !condition(), limit.timeIntervalSinceNow > 0 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    XCTAssertTrue(condition(), "the loop never came to it", file: file, line: line)
  }

  func testMainActorTasksAndTheirSleepsRun() {
    let box = Box(0)
    Task { @MainActor in
      box.value += 1
      // The loop under test serves real time.
      try? await Task.sleep(nanoseconds: 2_000_000)
      XCTAssertTrue(Thread.isMainThread)
      box.value += 1
    }
    run(until: { box.value == 2 })
  }

  func testMainQueueRunsBlocksNowAndLater() {
    let box = Box(0)
    DispatchQueue.main.async { box.value += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(3)) { box.value += 1 }
    DispatchQueue.global().async { DispatchQueue.main.async { box.value += 1 } }
    run(until: { box.value == 3 })
  }

  func testTimersFire() {
    let box = Box(0)
    _ = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: true) { timer in
      box.value += 1
      if box.value == 3 { timer.invalidate() }
    }
    run(until: { box.value == 3 })
  }

  func testPerformRunsFromThisThreadAndFromAnother() {
    let box = Box(0)
    RunLoop.main.perform { box.value += 1 }
    Thread.detachNewThread { RunLoop.main.perform { box.value += 1 } }
    run(until: { box.value == 2 })
  }

  func testGLibTimeoutsFire() {
    let box = Box(0)
    onTimeout(milliseconds: 2) {
      box.value += 1
      return box.value < 5
    }
    run(until: { box.value == 5 })
  }

  func testIdleSourceAddedByAnotherThreadWakesTheLoop() {
    let box = Box(false)
    Thread.detachNewThread {
      // The loop sleeps, in real time, before this thread wakes it.
      Thread.sleep(forTimeInterval: 0.01)
      onIdle {
        XCTAssertTrue(Thread.isMainThread)
        box.value = true
      }
    }
    run(until: { box.value })
  }

  func testNestedRunServesGLibInsideDispatch() {
    let box = Box(0)
    let isDone = Box(false)
    DispatchQueue.main.async {
      onTimeout(milliseconds: 1) {
        box.value += 1
        return box.value < 3
      }
      self.run(until: { box.value == 3 })
      isDone.value = true
    }
    run(until: { isDone.value })
  }

  func testNestedRunInsideAGLibCallbackServesGLib() {
    let inner = Box(0)
    let isDone = Box(false)
    onIdle {
      onTimeout(milliseconds: 1) {
        inner.value += 1
        return inner.value < 3
      }
      self.run(until: { inner.value == 3 })
      isDone.value = true
    }
    run(until: { isDone.value })
  }

  func testRunUntilADateKeepsGLibRunningAndEndsAtTheDate() {
    let box = Box(0)
    onTimeout(milliseconds: 1) {
      box.value += 1
      return box.value < 5
    }
    let end = Date(timeIntervalSinceNow: 0.2)
    RunLoop.main.run(until: end)
    // The loop ends in real time, at any time after the date.
    XCTAssertGreaterThanOrEqual(Date(), end)
    // A busy machine may leave time for fewer than five.
    XCTAssertGreaterThan(box.value, 0)
  }

  func testExpectationsAreMetByGLib() {
    let met = expectation(description: "a GLib timeout")
    onTimeout(milliseconds: 1) {
      met.fulfill()
      return false
    }
    wait(for: [met], timeout: 60)
  }

  func testBusyPerformBlocksDoNotStarveGLib() {
    let isServed = Box(false)
    onTimeout(milliseconds: 1) {
      isServed.value = true
      return false
    }
    @Sendable func again() {
      if !isServed.value { RunLoop.main.perform { again() } }
    }
    again()
    run(until: { isServed.value })
  }

  func testBusyMainQueueDoesNotStarveGLib() {
    let isServed = Box(false)
    onTimeout(milliseconds: 1) {
      isServed.value = true
      return false
    }
    @Sendable func again() {
      if !isServed.value { DispatchQueue.main.async { again() } }
    }
    again()
    run(until: { isServed.value })
  }

  /// A new descriptor with the number of a closed one is watched like any other.
  func testDescriptorsAreWatchedThoughTheirNumbersReturn() {
    for round in 0..<3 {
      var ends: [Int32] = [0, 0]
      XCTAssertEqual(pipe(&ends), 0)
      let isReadable = Box(false)
      let keeper = Unmanaged.passRetained(isReadable)
      g_unix_fd_add(
        ends[0], G_IO_IN,
        { _, _, data in
          Unmanaged<Box<Bool>>.fromOpaque(data!).takeRetainedValue().value = true
          return 0
        }, keeper.toOpaque())
      let writer = ends[1]
      Thread.detachNewThread {
        // The loop sleeps, in real time, before this thread wakes it.
        Thread.sleep(forTimeInterval: 0.005)
        _ = write(writer, "x", 1)
      }
      run(until: { isReadable.value })
      close(ends[0])
      close(ends[1])
      XCTAssertTrue(isReadable.value, "round \(round)")
    }
  }
}

/// A value shared by closures, accessed only on the main thread.
private final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Work {
  let body: () -> Bool
  init(_ body: @escaping () -> Bool) { self.body = body }
}

private func onTimeout(milliseconds: UInt32, _ body: @escaping () -> Bool) {
  g_timeout_add_full(
    G_PRIORITY_DEFAULT, milliseconds,
    { Unmanaged<Work>.fromOpaque($0!).takeUnretainedValue().body() ? 1 : 0 },
    Unmanaged.passRetained(Work(body)).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
}

private func onIdle(_ body: @escaping () -> Void) {
  let work = Work {
    body()
    return false
  }
  g_idle_add_full(
    G_PRIORITY_DEFAULT_IDLE, { Unmanaged<Work>.fromOpaque($0!).takeUnretainedValue().body() ? 1 : 0 },
    Unmanaged.passRetained(work).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
}
