import CoreFoundation
import Foundation

/// The clock of all animations, gesture delays, display links, carets and scrolling.
///
/// * **Real**: driven by a host (`driver`, `tick(at:)`), or by a timer on the main run loop if there is no
///   host or its ticks stop because the window is hidden. Does nothing while nothing is registered.
/// * **Virtual**: advances only with `advance(by:)` or `settle()`, which step through frames of
///   `frameInterval` and fire one-shot timers in order at their exact times.
///
/// A frame consists of: due timers, tickers, layout and display of their changes, animations at the frame's
/// time with the resulting completions, layout and display again, and the presenters of changed layer trees.
@MainActor
package final class FrameClock {
  package static let shared = FrameClock()

  package enum Mode: Sendable { case real, virtual }

  /// A source of ticks at the display's rate, such as a window.
  package protocol Driver: AnyObject {
    /// Starts or stops calling `tick(at:)` once per displayed frame. Ticks may cease at any time; the clock
    /// then uses its own timer.
    @MainActor func frameClock(_ clock: FrameClock, wantsTicks wanted: Bool)
  }

  /// A per-frame subscription. Frames are produced while at least one is registered and not paused.
  @MainActor
  package final class Ticker {
    fileprivate let body: (CFTimeInterval) -> Void
    fileprivate var isValid = true
    /// Whether the ticker is ignored by `isIdle`, such as for an endless spinner.
    package var isBackground: Bool
    /// Whether frames are produced for the ticker. Otherwise it takes part in those of others.
    package var requestsFrames = true { didSet { FrameClock.shared.tickersChanged() } }
    fileprivate var needsFrames: Bool { isValid && !isPaused && requestsFrames }
    package var isPaused: Bool { didSet { if oldValue != isPaused { FrameClock.shared.tickersChanged() } } }

    fileprivate init(isBackground: Bool, isPaused: Bool, body: @escaping (CFTimeInterval) -> Void) {
      self.isBackground = isBackground
      self.isPaused = isPaused
      self.body = body
    }

    package func invalidate() {
      guard isValid else { return }
      isValid = false
      FrameClock.shared.tickersChanged()
    }
  }

  /// A one-shot timer.
  @MainActor
  package final class Deadline {
    package fileprivate(set) var time: CFTimeInterval
    package let isBackground: Bool
    fileprivate let sequence: UInt64
    fileprivate var body: (() -> Void)?
    package var isPending: Bool { body != nil }

    fileprivate init(
      time: CFTimeInterval, sequence: UInt64, isBackground: Bool, body: @escaping () -> Void
    ) {
      self.time = time
      self.sequence = sequence
      self.isBackground = isBackground
      self.body = body
    }

    package func cancel() {
      guard body != nil else { return }
      body = nil
      FrameClock.shared.deadlineCancelled(self)
    }
  }

  // MARK: State

  /// Weak: releasing a ticker stops its frame requests.
  private struct Subscription {
    weak var ticker: Ticker?
  }

  private var tickers: [Subscription] = []
  /// In descending order, so that the next one is removed from the end.
  private var deadlines: [Deadline] = []
  private var sequence: UInt64 = 0
  private var frameWanted = false
  private var isTicking = false
  private var lastFrameTime: CFTimeInterval = 0
  private var driverIsTicking = false
  private var timer: CFRunLoopTimer?
  private var armedFor: CFTimeInterval = .infinity
  /// The delay after which the clock's timer replaces missing ticks of the driver.
  private static let driverTimeout: CFTimeInterval = 0.1
  private static let tolerance: CFTimeInterval = 1e-9

  private init() {}

  /// The time of the current frame, or the current time outside a frame, on the scale of
  /// `CACurrentMediaTime()`.
  package var now: CFTimeInterval {
    isTicking || mode == .virtual ? currentTime : realMediaTime()
  }

  private var currentTime: CFTimeInterval = 0

  /// The number of frames produced.
  package private(set) var frameCount = 0

  /// The duration of frames timed by the clock itself, in seconds.
  package var frameInterval: CFTimeInterval = 1.0 / 60

  package private(set) var mode = Mode.real

  /// The start of virtual time, in seconds. Identical on all machines, so that sums of times round
  /// identically.
  private static let epoch: CFTimeInterval = 1024

  /// Switches between real and virtual time. Registered entries keep their distance from the current time.
  /// Virtual time always restarts at the same value.
  package func setMode(_ newMode: Mode) {
    guard newMode != mode || newMode == .virtual else { return }
    let before = mode == .virtual ? currentTime : realMediaTime()
    mode = newMode
    switch newMode {
    case .virtual:
      currentTime = Self.epoch
      virtualMediaTime.store(currentTime.bitPattern, ordering: .relaxed)
      lastFrameTime = currentTime
      disarm()
      shiftTime(by: currentTime - before)
    case .real:
      virtualMediaTime.store(0, ordering: .relaxed)
      lastFrameTime = 0
      shiftTime(by: realMediaTime() - before)
      rearm()
    }
  }

  private func shiftTime(by shift: CFTimeInterval) {
    AnimationScheduler.shared.shiftTime(by: shift)
    for deadline in deadlines { deadline.time += shift }
  }

  package weak var driver: (any Driver)? {
    didSet {
      if oldValue !== driver { oldValue?.frameClock(self, wantsTicks: false) }
      driverIsTicking = false
      rearm()
    }
  }

  // MARK: Subscriptions

  /// Calls `body` with the frame's time in every frame until the ticker is invalidated or released.
  package func addTicker(
    isBackground: Bool = false, isPaused: Bool = false, _ body: @escaping (CFTimeInterval) -> Void
  ) -> Ticker {
    let ticker = Ticker(isBackground: isBackground, isPaused: isPaused, body: body)
    tickers.append(Subscription(ticker: ticker))
    if !isPaused { rearm() }
    return ticker
  }

  /// Requests a frame.
  package func requestFrame() {
    guard !frameWanted else { return }
    frameWanted = true
    if !isTicking { rearm() }
  }

  /// Calls `body` once after `delay` seconds. Background deadlines, such as a blinking caret, do not affect
  /// `isIdle`.
  @discardableResult
  package func schedule(
    after delay: CFTimeInterval, isBackground: Bool = false, _ body: @escaping () -> Void
  ) -> Deadline {
    sequence += 1
    let deadline = Deadline(
      time: now + max(0, delay), sequence: sequence, isBackground: isBackground, body: body)
    var low = 0
    var high = deadlines.count
    while low < high {
      let middle = (low + high) / 2
      let other = deadlines[middle]
      if other.time > deadline.time { low = middle + 1 } else { high = middle }
    }
    deadlines.insert(deadline, at: low)
    if !isTicking, low == deadlines.count - 1 { rearm() }
    return deadline
  }

  fileprivate func deadlineCancelled(_ deadline: Deadline) {
    guard !isTicking else { return }
    deadlines.removeAll { $0 === deadline }
    rearm()
  }

  private func removeReleasedTickers() { tickers.removeAll { $0.ticker?.isValid != true } }

  fileprivate func tickersChanged() {
    guard !isTicking else { return }
    removeReleasedTickers()
    rearm()
  }

  // MARK: Questions

  private var wantsFrames: Bool {
    frameWanted || tickers.contains { $0.ticker?.needsFrames ?? false }
  }

  /// Whether nothing is pending: no commit, no finite animation and no deadline. Endless animations and
  /// background deadlines are ignored.
  package var isIdle: Bool {
    !frameWanted && !CATransaction.isCommitPending
      && !tickers.contains { $0.ticker.map { $0.needsFrames && !$0.isBackground } ?? false }
      && !deadlines.contains { $0.isPending && !$0.isBackground }
  }

  /// The time of the next frame or one-shot timer, whichever comes first; `nil` if nothing is registered.
  package var nextDeadline: CFTimeInterval? {
    let frame = wantsFrames ? nextFrameTime : .infinity
    let deadline = deadlines.last { $0.isPending }?.time ?? .infinity
    let next = min(frame, deadline)
    return next == .infinity ? nil : next
  }

  private var nextFrameTime: CFTimeInterval {
    let next = lastFrameTime + frameInterval
    guard mode == .virtual, next < now - Self.tolerance else { return max(next, now) }
    // After a pause, the virtual clock keeps its frame grid, so that the same script sees the same frame
    // times. At exactly a grid point, the next one is used, regardless of rounding.
    let steps = ((now - lastFrameTime + Self.tolerance) / frameInterval).rounded(.down) + 1
    return lastFrameTime + steps * frameInterval
  }

  // MARK: Frames

  /// Produces a frame. Called from a host's frame callback; `time` is on the scale of `CACurrentMediaTime()`.
  package func tick(at time: CFTimeInterval = realMediaTime()) {
    guard mode == .real else { return }
    driverIsTicking = driver != nil
    // Several windows may tick the same clock; the second tick within a frame is ignored.
    if time - lastFrameTime < frameInterval * 0.25, !frameWanted { return }
    frame(at: time)
    rearm()
  }

  private func frame(at time: CFTimeInterval) {
    guard !isTicking else { return }
    isTicking = true
    currentTime = max(time, lastFrameTime)
    if mode == .virtual { virtualMediaTime.store(currentTime.bitPattern, ordering: .relaxed) }
    lastFrameTime = currentTime
    frameWanted = false
    frameCount += 1
    fireDeadlines(upTo: currentTime)
    var dropped = false
    for subscription in tickers {
      if let ticker = subscription.ticker, ticker.isValid {
        if !ticker.isPaused { ticker.body(currentTime) }
      } else {
        dropped = true
      }
    }
    if dropped { removeReleasedTickers() }
    CATransaction.flush()
    AnimationScheduler.shared.tick(at: currentTime)
    CATransaction.flush()
    LayerRoot.presentAll()
    isTicking = false
    deadlines.removeAll { !$0.isPending }
  }

  private func fireDeadlines(upTo time: CFTimeInterval) {
    while let next = deadlines.last, next.time <= time + Self.tolerance {
      deadlines.removeLast()
      guard let body = next.body else { continue }
      next.body = nil
      body()
    }
  }

  // MARK: Virtual time

  /// Advances virtual time by `duration` seconds, ending with a frame at exactly the new time if anything is
  /// moving.
  package func advance(by duration: CFTimeInterval) {
    precondition(mode == .virtual, "advance(by:) needs the virtual clock")
    let target = now + max(0, duration)
    CATransaction.flush()
    while step(until: target) {}
    moveTime(to: target)
    CATransaction.flush()
    if wantsFrames, target > lastFrameTime + Self.tolerance || frameWanted { frame(at: target) }
  }

  /// Advances virtual time until nothing is pending, for at most `limit` seconds.
  /// - Returns: Whether the clock is idle.
  @discardableResult
  package func settle(limit: CFTimeInterval = 30) -> Bool {
    precondition(mode == .virtual, "settle() needs the virtual clock")
    let end = now + limit
    CATransaction.flush()
    while !isIdle {
      guard step(until: end) else { return isIdle }
      CATransaction.flush()
    }
    return true
  }

  /// Performs the next frame or timer up to `end`.
  private func step(until end: CFTimeInterval) -> Bool {
    guard let next = nextDeadline, next <= end + Self.tolerance else { return false }
    if let deadline = deadlines.last(where: { $0.isPending }),
      !wantsFrames || deadline.time < nextFrameTime - Self.tolerance
    {
      moveTime(to: max(now, deadline.time))
      fireDeadlines(upTo: now)
      CATransaction.flush()
    } else {
      frame(at: next)
    }
    return true
  }

  private func moveTime(to time: CFTimeInterval) {
    currentTime = max(currentTime, time)
    virtualMediaTime.store(currentTime.bitPattern, ordering: .relaxed)
  }

  // MARK: Real time

  private func rearm() {
    guard mode == .real, !isTicking else { return }
    let frames = wantsFrames
    if let driver { driver.frameClock(self, wantsTicks: frames) }
    var next = deadlines.last { $0.isPending }?.time ?? .infinity
    if frames {
      let grace = driver != nil ? Self.driverTimeout : 0
      next = min(next, max(lastFrameTime + frameInterval, realMediaTime()) + grace)
    }
    arm(at: next)
  }

  private func arm(at time: CFTimeInterval) {
    guard time != armedFor else { return }
    armedFor = time
    if timer == nil {
      guard time < .infinity else { return }
      timer = CFRunLoopTimerCreateWithHandler(
        nil, CFAbsoluteTimeGetCurrent() + Self.never, Self.never, 0, 0
      ) { _ in
        // The timer belongs to the main run loop.
        MainActor.assumeIsolated { FrameClock.shared.timerFired() }
      }
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    }
    let wait = time == .infinity ? Self.never : max(0, time - realMediaTime())
    CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + wait)
    if wait < Self.never, !MainLoop.isRunning {
      DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
        // The main queue runs on the main thread.
        MainActor.assumeIsolated { FrameClock.shared.timerFired() }
      }
    }
  }

  private static let never: CFTimeInterval = 1e9

  private func disarm() {
    arm(at: .infinity)
    driver?.frameClock(self, wantsTicks: false)
  }

  private func timerFired() {
    armedFor = .nan
    guard mode == .real else { return }
    let time = realMediaTime()
    let grace = driver != nil ? Self.driverTimeout * 0.9 : -0.001
    if wantsFrames, time >= lastFrameTime + frameInterval + grace {
      driverIsTicking = false
      frame(at: time)
    } else {
      fireDeadlines(upTo: time)
      CATransaction.flush()
    }
    rearm()
  }
}
