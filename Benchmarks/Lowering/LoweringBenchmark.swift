import BenchmarkSupport
import Lowering
import ObjCRuntime

/// Measures lowering in lines per second on one core, and dynamic calls by selector in nanoseconds.
@main
struct LoweringBenchmark {
  static func main() {
    measureLowering()
    measureCalls()
  }

  // MARK: Lowering

  private static func measureLowering() {
    let files = Corpus.files(lines: 100_000).map { (name: $0.name, bytes: Array($0.text.utf8)) }
    let lines = files.reduce(0) { sum, file in sum + file.bytes.count { $0 == 0x0A } }
    var rewritten = 0
    let seconds = median(of: 5) {
      let sources = files.map { SourceFile(name: $0.name, bytes: $0.bytes) }
      let facts = ProjectSummary(sources.map(\.facts))
      rewritten = sources.count { $0.lowered(facts) != nil }
    }
    report(
      "lowering \(files.count) files, \(rewritten) rewritten", Double(lines) / seconds, "lines/s",
      goal: "at least 50000")
    let plain = files.map { file in
      (file.name, Array(String(decoding: file.bytes, as: UTF8.self).filter { $0 != "@" && $0 != "#" }.utf8))
    }
    let untouched = median(of: 5) {
      for (name, bytes) in plain { _ = SourceFile(name: name, bytes: bytes).facts }
    }
    report("checking files that require no lowering", Double(lines) / untouched, "lines/s", goal: nil)
  }

  // MARK: Calls

  final class Target: NSObject {
    var taps = 0
    var level = 0

    func tap() { taps += 1 }
    func tap(_ sender: Target) { taps += 1 }
  }

  private enum Table {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
      _ObjCTables.add {
        _ObjCClasses.at($0!).add(Target.self) { table in
          table.action("tap") { o, _ in unsafeDowncast(o, to: Target.self).tap() }
          table.action("tap:") { o, a in unsafeDowncast(o, to: Target.self).tap(a[0, Target.self]) }
          table.property("level", \Target.level)
        }
      }
    }
  }

  private static func measureCalls() {
    let target = Target()
    let count = 500_000
    func each(_ name: String, goal: String?, _ body: (Int) -> Void) {
      let seconds = median(of: 5) { for index in 0..<count { body(index) } }
      report(name, seconds / Double(count) * 1e9, "ns", goal: goal)
    }
    let plain = Selector("tap")
    let withSender = Selector("tap:")
    each("perform(_:)", goal: "at most 250") { _ in target.perform(plain) }
    each("perform(_:with:)", goal: "at most 250") { _ in target.perform(withSender, with: target) }
    each("making a selector from its name", goal: nil) { _ in _ = _sel("tap:") }
    each("setValue(_:forKey:)", goal: nil) { target.setValue($0, forKey: "level") }
    each("value(forKey:)", goal: nil) { _ in _ = target.value(forKey: "level") }
  }

  // MARK: Reporting

  private static func median(of rounds: Int, _ body: () -> Void) -> Double {
    var times = (0..<rounds).map { _ in
      let start = processorTime()
      body()
      return processorTime() - start
    }
    times.sort()
    return times[rounds / 2]
  }

  /// CPU time in seconds, which is independent of other programs.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func report(_ name: String, _ value: Double, _ unit: String, goal: String?) {
    Measure.report(name, value, unit, goal: goal ?? "none")
  }
}
