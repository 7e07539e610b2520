import Foundation

/// Processor time of this process, and medians of it.
enum Measure {
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The median, over rounds, of the seconds that one of `count` repetitions takes.
  static func median(rounds: Int = 7, count: Int, _ body: () -> Void) -> Double {
    body()
    let samples = (0..<rounds).map { _ in
      let start = processorSeconds
      for _ in 0..<count { body() }
      return (processorSeconds - start) / Double(count)
    }
    return samples.sorted()[rounds / 2]
  }

  static func report(_ name: String, _ value: Double, _ unit: String, goal: String) {
    let number = value >= 100 ? String(format: "%.0f", value) : String(format: "%.3f", value)
    let padded = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    print("\(padded) \(number) \(unit)   (goal: \(goal))")
  }
}
