import Foundation
import ObjCRuntime

/// A timer that fires once per frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var body: ((CADisplayLink) -> Void)?
  private var ticker: FrameClock.Ticker?
  private var runLoops = 0

  /// The time of the current frame, in seconds. See `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The duration of a frame, in seconds.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether callbacks are suspended.
  open var isPaused = false { didSet { ticker?.isPaused = isPaused } }

  /// The preferred frame rate; 0 means the display's. A lower rate skips frames.
  open var preferredFramesPerSecond = 0
  /// The number of the display's frames for each call.
  @available(iOS, deprecated: 10.0, message: "preferredFramesPerSecond")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, displayFramesPerSecond / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? displayFramesPerSecond / newValue : 0 }
  }
  private var displayFramesPerSecond: Int { Int((1 / FrameClock.shared.frameInterval).rounded()) }
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
  }

  /// Creates a display link that calls `sel` on `target` once per frame. Retains the target until
  /// `invalidate()`.
  public convenience init(target: Any, selector sel: Selector) {
    let receiver = target as AnyObject
    self.init { link in _ = SelectorRuntime.send(sel, to: receiver, sender: link) }
  }

  /// Calls `body` once per frame.
  package init(_ body: @escaping (CADisplayLink) -> Void) { self.body = body }

  /// Starts the callbacks, which occur in every mode of the main run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    runLoops += 1
    guard ticker == nil else { return }
    duration = FrameClock.shared.frameInterval
    // The run loop retains the link until it is invalidated.
    ticker = FrameClock.shared.addTicker(isPaused: isPaused) { time in self.tick(time) }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    runLoops = max(runLoops - 1, 0)
    if runLoops == 0 { stop() }
  }

  /// Stops the callbacks permanently and releases the target.
  open func invalidate() {
    runLoops = 0
    body = nil
    stop()
  }

  private func stop() {
    ticker?.invalidate()
    ticker = nil
  }

  private func tick(_ time: CFTimeInterval) {
    if preferredFramesPerSecond > 0, timestamp > 0,
      time - timestamp < 1 / Double(preferredFramesPerSecond) - FrameClock.shared.frameInterval / 2
    {
      return
    }
    duration = max(
      FrameClock.shared.frameInterval, preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 0
    )
    timestamp = time
    body?(self)
  }
}
