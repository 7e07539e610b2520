import Foundation

/// Measurements of the current process.
package enum Measure {
  /// CPU time of the process in seconds.
  package static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The median CPU time in seconds of one of `count` repetitions, over several rounds.
  package static func median(rounds: Int = 7, count: Int, _ body: () -> Void) -> Double {
    body()
    let samples = (0..<rounds).map { _ in
      let start = processorSeconds
      for _ in 0..<count { body() }
      return (processorSeconds - start) / Double(count)
    }
    return samples.sorted()[rounds / 2]
  }

  /// Resident memory of the process in KiB.
  package static var residentKiB: Int { memory("Rss:") }

  /// Prints a line of the table and adds it to the results of `Benchmarks/run.sh`. A goal that begins with,
  /// for example, `at most 1` or `at least 1,000`, in the line's unit, is compared there.
  package static func report(_ name: String, _ value: Double, _ unit: String, goal: String = "none") {
    let number = value >= 100 ? String(format: "%.0f", value) : String(format: "%.3f", value)
    let padded = name.padding(toLength: max(58, name.count), withPad: " ", startingAt: 0)
    print("\(padded) \(number) \(unit)   (goal: \(goal))")
    note(name, value, unit, goal: goal)
  }

  /// Adds a line to the table of `Benchmarks/run.sh` without printing it.
  package static func note(_ name: String, _ value: Double, _ unit: String, goal: String) {
    append("value", name, String(value), unit, goal)
  }

  /// Adds the result of another toolkit for the measurement with a name, in its unit.
  package static func compare(_ name: String, with peer: String, _ value: Double) {
    append("peer", name, peer, String(value))
  }

  private static func append(_ kind: String, _ fields: String...) {
    guard let path = getenv("PORTOLAN_BENCH_RESULTS"), let file = fopen(path, "a") else { return }
    defer { fclose(file) }
    let section = getenv("PORTOLAN_BENCH_SECTION").map { String(cString: $0) } ?? ""
    fputs(([kind, section] + fields).joined(separator: "\t") + "\n", file)
  }

  /// Prints a line: wall-clock milliseconds since `LAUNCHED_AT` (nanoseconds since 1970), CPU milliseconds,
  /// resident and proportional KiB.
  package static func printStart() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let time = processorSeconds * 1e3
    let launched = getenv("LAUNCHED_AT").map { atof($0) / 1e6 }
    let wall = launched.map { Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6 - $0 } ?? 0
    print(String(format: "%.1f %.1f %ld %ld", wall, time, memory("Rss:"), memory("Pss:")))
  }

  private static func memory(_ key: String) -> Int {
    guard let file = fopen("/proc/self/smaps_rollup", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      if strncmp(line, key, key.utf8.count) == 0 {
        return line[key.utf8.count...].withUnsafeBufferPointer { atol($0.baseAddress!) }
      }
    }
    return 0
  }
}
