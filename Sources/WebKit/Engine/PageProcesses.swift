import Foundation

/// The processes of the engine, which are children of the app.
package enum PageProcesses {
  /// The time to end by themselves, in steps of two milliseconds.
  private static let steps = 250

  /// Ends the processes when the app ends, so that none is left without a parent.
  static let endAtExit: Void = { atexit { PageProcesses.end() } }()

  /// The processes that run.
  package static var running: [pid_t] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let children = tasks.flatMap { task in
      (try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8))?
        .split(separator: " ").compactMap { pid_t($0) } ?? []
    }
    return children.filter { child in
      let name = (try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)) ?? ""
      return name.hasPrefix("WPEWebProcess") || name.hasPrefix("WPENetworkProc")
    }
  }

  /// Ends all processes and waits for their ends.
  package static func end() {
    var rest = running
    for process in rest { kill(process, SIGTERM) }
    for step in 0..<steps where !rest.isEmpty {
      rest.removeAll { waitpid($0, nil, WNOHANG) != 0 }
      if step == steps - 1 { for process in rest { kill(process, SIGKILL) } }
      if !rest.isEmpty { usleep(2000) }
    }
    for process in rest { waitpid(process, nil, 0) }
  }
}
