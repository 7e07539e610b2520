import Foundation

/// What benchmarks measure of their own process.
package enum Measure {
  /// Milliseconds of processor time that the process has used.
  package static func processorTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  /// One line: wall milliseconds since `LAUNCHED_AT` (nanoseconds since 1970), processor milliseconds, resident and
  /// proportional KiB.
  package static func printStart() {
    let now = Date().timeIntervalSince1970 * 1e3
    let launched = ProcessInfo.processInfo.environment["LAUNCHED_AT"].flatMap(Double.init).map { $0 / 1e6 }
    let time = processorTime()
    print(
      String(
        format: "%.1f %.1f %ld %ld", launched.map { now - $0 } ?? 0, time, memory("Rss:"), memory("Pss:")))
  }

  /// The median of the milliseconds that `count` calls of `body` take.
  package static func median(_ count: Int, _ body: (Int) -> Void) -> Double {
    var times: [Double] = []
    for index in 0..<count {
      let start = DispatchTime.now().uptimeNanoseconds
      body(index)
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    return times.sorted()[count / 2]
  }

  private static func memory(_ key: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
