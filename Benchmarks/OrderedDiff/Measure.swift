import Foundation

enum Measure {
  /// CPU time of this process in milliseconds.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The median of several rounds, in milliseconds. Short bodies run several times per round.
  static func median(rounds: Int = 7, _ body: () -> Void) -> Double {
    let start = now()
    body()
    let once = max(0.0001, now() - start)
    let repeats = max(1, min(200, Int(5 / once)))
    let times = (0..<(once > 1_000 ? 1 : rounds)).map { _ -> Double in
      let start = now()
      for _ in 0..<repeats { body() }
      return (now() - start) / Double(repeats)
    }
    return times.sorted()[times.count / 2]
  }

  static func text(_ milliseconds: Double) -> String {
    milliseconds < 10 ? String(format: "%.3f", milliseconds) : String(format: "%.1f", milliseconds)
  }
}

/// Measures heap usage by querying the allocator before and after.
enum Heap {
  /// The peak number of bytes in use while a body runs, relative to before.
  static func peak(_ body: () -> Void) -> Int {
    let before = residentPeak(reset: true)
    body()
    return residentPeak(reset: false) - before
  }

  private static func residentPeak(reset: Bool) -> Int {
    if reset {
      try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    }
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let key = reset ? "VmRSS:" : "VmHWM:"
    for line in status.split(separator: "\n") where line.hasPrefix(key) {
      return (Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "0") ?? 0) * 1_024
    }
    return 0
  }
}
