/// Picks the messages out of what a build says: one line for each, once, with the path of the original file.
package struct DiagnosticFilter {
  /// A message of the compiler or the linker.
  package struct Message: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case error, warning
    }

    package var kind: Kind
    /// The place, with a colon at its end, or nothing.
    package var place: String
    package var text: String

    package var line: String { place + (place.isEmpty ? "" : " ") + "\(kind.rawValue): \(text)" }
  }

  private let originals: [String: String]
  private var seen: Set<Message> = []
  private var missingModules: Set<String> = []
  /// Errors in what lowering added to files. They follow from errors in the files, which say more.
  private var consequences: [Message] = []
  package private(set) var errors = 0
  package private(set) var warnings = 0

  /// - Parameter originals: the original of a file that the compiler knows by another path.
  package init(originals: [String: String] = [:]) {
    self.originals = originals
  }

  /// The message of a line, if it has one that was not there before.
  package mutating func message(in line: String) -> Message? {
    guard var message = parse(line), seen.insert(message).inserted else { return nil }
    if message.place.contains(" (generated):") {
      if message.kind == .error { consequences.append(message) }
      return nil
    }
    if message.text.hasPrefix("no such module '") {
      let module = message.text.dropFirst("no such module '".count).prefix { $0 != "'" }
      // Every file that imports it says so; once is enough.
      guard missingModules.insert(String(module)).inserted else { return nil }
      message.text += " (neither in the project nor in Portolan)"
    }
    if message.kind == .error { errors += 1 } else { warnings += 1 }
    return message
  }

  /// The errors that remain where no file has one itself.
  package mutating func remaining() -> [Message] {
    guard errors == 0 else { return [] }
    errors = consequences.count
    return consequences
  }

  private func parse(_ line: String) -> Message? {
    for kind in [Message.Kind.error, .warning] {
      let mark = "\(kind.rawValue): "
      if line.hasPrefix(mark) {
        let text = String(line.dropFirst(mark.count))
        return isNoise(text) ? nil : Message(kind: kind, place: "", text: text)
      }
      guard let start = firstRange(of: ": " + mark, in: line) else { continue }
      let place = line[..<start]
      let text = String(line[start...].dropFirst(mark.count + 2))
      // The excerpt beneath a message repeats it; it begins with blanks and bars.
      if place.isEmpty || place.contains("|") || place.first == " " || isNoise(text) { return nil }
      return Message(kind: kind, place: original(place) + ":", text: text)
    }
    if let start = firstRange(of: "undefined reference to ", in: line) {
      return Message(kind: .error, place: "", text: String(line[start...]))
    }
    return nil
  }

  private func isNoise(_ text: String) -> Bool {
    text.hasPrefix("fatalError") || text.hasPrefix("ExitCode") || text.hasPrefix("emit-module command failed")
      || text.hasPrefix("prohibited flag") || text.hasPrefix("link command failed")
  }

  private func original(_ place: Substring) -> String {
    let parts = place.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = originals[String(parts[0])] else { return String(place) }
    return parts.count > 1 ? "\(file):\(parts[1])" : file
  }

  private func firstRange(of needle: String, in line: String) -> String.Index? {
    line.indices.first { line[$0...].hasPrefix(needle) }
  }
}
