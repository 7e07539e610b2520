import Glibc

/// Decides when work takes too long: when it has used too much processor time, or when nothing happens for too long.
///
/// Times are seconds. Processor time counts, because a process makes little progress on a busy machine.
package struct WorkDeadline {
  /// The longest real time in any case.
  package static let longest = 600.0
  /// The processor time that counts as work between two looks.
  private static let leastWork = 0.05

  private let limit: Double
  private let start: Double
  private let startOfWork: Double
  private var latestWork: Double
  private var latestTime: Double

  /// - Parameters:
  ///   - limit: The longest work, in processor time, and the longest time without work.
  ///   - time: The time at which the work began.
  ///   - processorSeconds: The processor time that had been used.
  package init(limit: Double, time: Double, processorSeconds: Double) {
    self.limit = limit
    (start, latestTime) = (time, time)
    (startOfWork, latestWork) = (processorSeconds, processorSeconds)
  }

  package mutating func isOver(time: Double, processorSeconds: Double) -> Bool {
    if processorSeconds >= latestWork + Self.leastWork { (latestWork, latestTime) = (processorSeconds, time) }
    return time - start >= Self.longest || processorSeconds - startOfWork >= limit
      || time - latestTime >= limit
  }
}

extension WorkDeadline {
  /// Work of this process.
  package enum Work {
    case ofAllThreads
    /// The work of all threads but the one that asks.
    case ofOtherThreads

    fileprivate var processorSeconds: Double {
      let all = WorkDeadline.seconds(CLOCK_PROCESS_CPUTIME_ID)
      return switch self {
      case .ofAllThreads: all
      case .ofOtherThreads: all - WorkDeadline.seconds(CLOCK_THREAD_CPUTIME_ID)
      }
    }
  }

  /// Creates a deadline for work that begins now.
  package init(limit: Double, _ work: Work) {
    self.init(limit: limit, time: Self.seconds(CLOCK_MONOTONIC), processorSeconds: work.processorSeconds)
  }

  package mutating func isOver(_ work: Work) -> Bool {
    isOver(time: Self.seconds(CLOCK_MONOTONIC), processorSeconds: work.processorSeconds)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
