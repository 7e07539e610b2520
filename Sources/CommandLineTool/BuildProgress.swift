/// The progress of a build, from the lines of the package manager.
struct BuildProgress {
  private var start = ContinuousClock.now

  /// The text for a line such as `[12/71] Compiling App List.swift`; nil for other lines.
  /// - Parameter seconds: The time since the build began.
  static func text(_ line: String, seconds: Int64) -> String? {
    guard line.hasPrefix("["), let close = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<close].split(separator: "/").compactMap {
      Int($0)
    }
    guard numbers.count == 2 else { return nil }
    let words = line[close...].split(separator: " ").dropFirst()
    guard let verb = words.first, let module = words.dropFirst().first else { return nil }
    return "\(verb.lowercased()) \(numbers[0]) of \(numbers[1]), \(seconds) s: \(module)"
  }

  /// Shows the progress that a line reports.
  func show(_ line: String) {
    let seconds = (ContinuousClock.now - start).components.seconds
    if let text = Self.text(line, seconds: seconds) { Console.progress(text) }
  }
}
