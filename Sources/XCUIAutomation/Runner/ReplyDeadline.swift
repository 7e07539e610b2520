/// Decides when an app hangs: when it works on one request for too long, or neither works nor answers.
///
/// Times are seconds. Processor time counts, because an app makes little progress on a busy machine; also that of other processes that
/// the app has started, such as the one that writes its backtrace.
package struct ReplyDeadline {
  /// The longest work on a request, in processor time, and the longest time without work.
  package static let limit = 60.0
  /// The longest real time in any case.
  package static let longest = 600.0
  /// The processor time that counts as work between two looks.
  private static let leastWork = 0.05

  private let start: Double
  private let startOfWork: Double
  private var latestWork: Double
  private var latestTime: Double

  /// - Parameters:
  ///   - time: The time at which the request was sent.
  ///   - processorSeconds: The processor time that the app had used.
  package init(time: Double, processorSeconds: Double) {
    (start, latestTime) = (time, time)
    (startOfWork, latestWork) = (processorSeconds, processorSeconds)
  }

  package mutating func isOver(time: Double, processorSeconds: Double) -> Bool {
    if processorSeconds >= latestWork + Self.leastWork { (latestWork, latestTime) = (processorSeconds, time) }
    return time - start >= Self.longest || processorSeconds - startOfWork >= Self.limit
      || time - latestTime >= Self.limit
  }
}
