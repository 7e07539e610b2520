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
    found += frames.prefix(Self.maximumFrames)
    return found.joined(separator: "\n")
  }
}
