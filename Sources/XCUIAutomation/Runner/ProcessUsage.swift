import Foundation

/// The resources that a process has used, from `/proc`.
package struct ProcessUsage {
  private let folder: String

  /// - Parameter process: A process, or nil for this one.
  package init(of process: pid_t?) { folder = "/proc/\(process.map { String($0) } ?? "self")" }

  private func text(_ file: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
  }

  private func number(_ file: String, _ key: String) -> Double {
    let line = text(file).split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Double($0) }
      ?? 0
  }

  package var processorSeconds: Double {
    // The name of the program, in parentheses, may contain spaces; user and system time are fields 14 and 15.
    let fields = text("stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The processor time of the process and of those that it has started, such as the one that writes its backtrace.
  package var processorSecondsOfFamily: Double {
    children.reduce(processorSeconds) { $0 + ProcessUsage(of: $1).processorSeconds }
  }

  private var children: [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    return threads.flatMap { text("task/\($0)/children").split(separator: " ").compactMap { pid_t($0) } }
  }

  var memoryKilobytes: Double { number("smaps_rollup", "Pss:") }
  var writtenKilobytes: Double { number("io", "wchar:") / 1000 }
}
