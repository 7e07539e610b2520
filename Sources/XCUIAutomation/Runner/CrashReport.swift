/// The relevant parts of a Swift crash report: the message and the frames of the crashed thread.
struct CrashReport {
  /// The maximum number of frames.
  private static let maximumFrames = 15

  let lines: [String]

  var text: String {
    var found: [String] = []
    let message = lines.first { $0.hasPrefix("Fatal error:") || $0.contains(": Fatal error:") }
    if let message = message ?? lines.first(where: { $0.hasPrefix("*** Program crashed") }) {
      found.append(message)
    }
    guard let start = lines.lastIndex(where: { $0.hasPrefix("Thread ") && $0.contains("crashed") }) else {
      return found.isEmpty
        ? lines.suffix(Self.maximumFrames).joined(separator: "\n") : found.joined(separator: "\n")
    }
    let frames = lines[(start + 1)...].prefix { !$0.hasPrefix("Registers") && !$0.hasPrefix("Images") }
      .filter { line in line.first { $0 != " " }?.isNumber == true }
    return (found + Self.shortened(frames)).joined(separator: "\n")
  }

  /// The innermost frames, and those of the app itself further out.
  private static func shortened(_ frames: [String]) -> [String] {
    guard frames.count > maximumFrames else { return frames }
    // Frames end in `in App at /App.swift:7:3`, or `in libKit.so`.
    let own = frames.indices.filter { frames[$0].contains(" at /") && !frames[$0].contains(" in lib") }
    let others = frames.indices.filter { !own.contains($0) }
    return (own + others).prefix(maximumFrames).sorted().map { frames[$0] }
  }
}
