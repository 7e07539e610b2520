import CCairo
import CMainLoop
import CoreFoundation
import Foundation

// Every `assumeIsolated`: the observer and the source belong to the main run loop.

/// Integrates GLib's default main context into the main run loop.
///
/// CFRunLoop waits for GLib among its other sources, so that `Task`, Dispatch, `Timer`, `RunLoop.perform` and
/// nested `run(until:)` keep their behavior, and GLib's sources run inside all of them.
///
/// An epoll set of GLib's descriptors and a timer descriptor for GLib's next deadline is a source of the run
/// loop. Before the loop sleeps, an observer updates the set; when the set is ready, the source runs one
/// iteration. The observer makes no callbacks, so GLib is also served if a callback runs the loop again.
@MainActor
package final class GLibLoop {
  package static let shared = GLibLoop()

  private let context = g_main_context_default()
  private let set: Int32
  private let deadline: Int32
  private var polled = [GPollFD](repeating: GPollFD(), count: 8)
  private var watched: [Int32] = []
  private var isStarted = false

  private init() {
    set = epoll_create1(Int32(EPOLL_CLOEXEC))
    deadline = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    precondition(set >= 0 && deadline >= 0, "no file descriptors are left for the main loop")
    watch(deadline, events: EPOLLIN.rawValue)
  }

  /// Makes the main run loop serve GLib for the rest of the process. Repeated calls have no effect.
  package func start() {
    guard !isStarted else { return }
    isStarted = true
    // Acquired permanently, so that sources added by other threads wake this one.
    g_main_context_acquire(context)

    let loop = CFRunLoopGetMain()
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated { GLibLoop.shared.prepare() }
    }
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)

    var description = CFRunLoopSourceContext1()
    description.version = 1
    description.info = UnsafeMutableRawPointer(bitPattern: Int(set))
    description.getPort = { Int32(Int(bitPattern: $0)) }
    description.perform = { _ in MainActor.assumeIsolated { GLibLoop.shared.iterate() } }
    let source = withUnsafeMutablePointer(to: &description) {
      $0.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) { CFRunLoopSourceCreate(nil, 0, $0) }
    }
    CFRunLoopAddSource(loop, source, kCFRunLoopCommonModes)
  }

  /// Runs one GLib iteration without waiting.
  private func iterate() {
    g_main_context_iteration(context, 0)
  }

  /// Updates the epoll set so that it becomes ready when GLib has work to do.
  private func prepare() {
    var priority: gint = 0
    var timeout: gint = -1
    let isReady = g_main_context_prepare(context, &priority) != 0
    var count = query(priority, &timeout)
    while count > polled.count {
      polled = Array(repeating: GPollFD(), count: count)
      count = query(priority, &timeout)
    }
    if isReady { timeout = 0 }

    for old in watched where !polled[..<count].contains(where: { $0.fd == old }) {
      epoll_ctl(set, EPOLL_CTL_DEL, old, nil)
    }
    watched.removeAll(keepingCapacity: true)
    for entry in polled[..<count] {
      watched.append(entry.fd)
      // Descriptors that are always ready, such as those of files, cannot be in the set.
      if !watch(entry.fd, events: UInt32(entry.events)) { timeout = 0 }
    }
    arm(milliseconds: timeout)
  }

  private func query(_ priority: gint, _ timeout: inout gint) -> Int {
    polled.withUnsafeMutableBufferPointer {
      Int(g_main_context_query(context, priority, &timeout, $0.baseAddress, gint($0.count)))
    }
  }

  /// Adds or updates a descriptor. A closed descriptor leaves the set automatically.
  @discardableResult
  private func watch(_ descriptor: Int32, events: UInt32) -> Bool {
    var event = epoll_event()
    event.events = events
    event.data.fd = descriptor
    if epoll_ctl(set, EPOLL_CTL_MOD, descriptor, &event) == 0 { return true }
    return epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event) == 0
  }

  /// Negative means never, zero means immediately.
  private func arm(milliseconds: gint) {
    var time = itimerspec()
    if milliseconds == 0 {
      time.it_value.tv_nsec = 1
    } else if milliseconds > 0 {
      time.it_value.tv_sec = Int(milliseconds / 1000)
      time.it_value.tv_nsec = Int(milliseconds % 1000) * 1_000_000
    }
    timerfd_settime(deadline, 0, &time, nil)
  }
}
