import CVirtualTime
import Foundation

/// A delay that an app has started with a system library while time is virtual.
struct ClientDelay {
  enum Action {
    /// A block of `dispatch_after`, with its queue.
    case block(UnsafeRawPointer, queue: UnsafeRawPointer)
    /// A function of `dispatch_after_f`, with its argument and its queue. The concurrency runtime ends sleeps with it.
    case function(
      @convention(c) (UnsafeMutableRawPointer?) -> Void, UnsafeMutableRawPointer?, queue: UnsafeRawPointer)
    /// A timer of the main run loop. Zero as the interval means once.
    case timer(UnsafeRawPointer, interval: TimeInterval)
  }

  /// The longest chain of delays that `settle` follows. A longer one, such as a task that sleeps in a loop, counts as
  /// repeating.
  static let longestChain = 50

  /// The virtual time at which it ends.
  let time: TimeInterval
  let sequence: UInt64
  /// The number of delays before it, each of which ended in starting the next one.
  let depth: Int
  let action: Action

  /// Whether `settle` advances time to it. Repeating timers run only while time passes.
  var isAwaited: Bool {
    if case .timer(_, let interval) = action, interval > 0 { return false }
    return depth <= Self.longestChain
  }

  func isTimer(_ timer: UnsafeRawPointer) -> Bool {
    if case .timer(timer, _) = action { true } else { false }
  }

  /// Ends the delay. Must be called on the main thread.
  func fire() {
    switch action {
    case .block(let block, let queue): ptl_block_fire(queue, block)
    case .function(let body, let context, let queue): ptl_function_fire(queue, body, context)
    case .timer(let timer, _): ptl_timer_fire(timer)
    }
  }

  /// Lets real time pass for the rest of the delay, in seconds.
  func continueInRealTime(_ seconds: TimeInterval) {
    let seconds = max(seconds, 0)
    switch action {
    case .block(let block, let queue): ptl_block_send(queue, block, seconds)
    case .function(let body, let context, let queue): ptl_function_send(queue, body, context, seconds)
    case .timer(let timer, _): ptl_timer_send(timer, seconds)
    }
  }
}
