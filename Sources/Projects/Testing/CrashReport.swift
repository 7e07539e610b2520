import Foundation

/// The report of a crash in the output of a process: the message and the backtrace of the crashed thread.
struct CrashReport {
  /// A frame with a source.
  struct Frame: Equatable {
    var function: String
    var file: String
    var line: Int
    var isOwn: Bool

    var text: String { "  \(file):\(line): \(function)" }
  }

  /// The reason, such as `Fatal error: Index out of range`; nil if the process printed none.
  private(set) var reason: String?
  private(set) var frames: [Frame] = []
  private var isInBacktrace = false
  private var isInCrashedThread = false

  /// The most lines of a backtrace that are shown.
  static let longest = 15

  /// The setting of the runtime for the backtraces that are read here.
  static let setting =
    "enable=yes,color=no,interactive=no,images=none,registers=none,threads=crashed,limit=128"

  /// Reads a line of output. Returns whether it is part of the backtrace, which is shown shorter.
  /// - Parameters:
  ///   - isOwn: Whether a source is the user's.
  mutating func read(_ line: String, original: (String) -> String, isOwn: (String) -> Bool) -> Bool {
    if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed")
      || line.hasPrefix("*** Swift runtime")
    {
      isInBacktrace = true
    }
    if isInBacktrace {
      if line.hasPrefix("Thread ") { isInCrashedThread = line.contains("crashed") }
      if isInCrashedThread, let frame = Self.frame(line, original, isOwn) { frames.append(frame) }
      // The lines after a backtrace are the process's own.
      if line.hasPrefix("Backtrace took ") { isInBacktrace = false }
      return true
    }
    if let start = line.range(of: "Fatal error") ?? line.range(of: "Precondition failed") ?? line.range(
      of: "NSException")
      ?? line.range(of: "Terminating app due to")
    {
      reason = String(line[start.lowerBound...])
    }
    return false
  }

  /// The frames for the user: the user's own first, then others, at most `longest`.
  var shownFrames: [Frame] {
    Array((frames.filter(\.isOwn) + frames.filter { !$0.isOwn }).prefix(Self.longest))
  }

  /// The place to look at: the innermost frame of the user's.
  var place: Frame? { frames.first(where: \.isOwn) }

  /// A frame such as `3 [ra] 0x55 A.go(_:) + 112 in App at /p/A.swift:1:68`.
  private static func frame(
    _ line: String, _ original: (String) -> String, _ isOwn: (String) -> Bool
  ) -> Frame? {
    guard let at = line.range(of: " at /", options: .backwards) else { return nil }
    let words = line[..<at.lowerBound].split(separator: " ")
    guard let first = words.first, Int(first) != nil else { return nil }
    let parts = line[line.index(before: at.upperBound)...].split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1]) else { return nil }
    let start = words.firstIndex { $0.hasPrefix("0x") }.map { $0 + 1 } ?? 1
    let end = words.lastIndex(of: "+") ?? words.lastIndex(of: "in") ?? words.count
    let file = original(String(parts[0]))
    return Frame(
      function: words[min(start, end)..<end].joined(separator: " "), file: file, line: number,
      isOwn: isOwn(file))
  }
}
