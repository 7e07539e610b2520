import Foundation

/// Extracts the diagnostics of a build's output: one line each, without duplicates, with the path of the
/// original file.
package struct DiagnosticFilter {
  /// A diagnostic of the compiler or linker.
  package struct Message: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case error, warning
    }

    package var kind: Kind
    /// The location with a trailing colon, or an empty string.
    package var place: String
    package var text: String

    package init(kind: Kind, place: String, text: String) {
      self.kind = kind
      self.place = place
      self.text = text
    }

    /// The messages as a JSON array for other tools.
    package static func json(_ messages: [Message]) throws -> String {
      struct Entry: Encodable {
        var kind: String
        var file: String?
        var line: Int?
        var column: Int?
        var message: String
      }
      let entries = messages.map { message in
        let parts = message.place.split(separator: ":")
        return Entry(
          kind: message.kind.rawValue, file: parts.first.map(String.init),
          line: parts.count > 1 ? Int(parts[1]) : nil, column: parts.count > 2 ? Int(parts[2]) : nil,
          message: message.text)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }

    package var line: String { place + (place.isEmpty ? "" : " ") + "\(kind.rawValue): \(text)" }
  }

  private let originals: [String: String]
  private let coverage: CoverageTable?
  private var seen: Set<Message> = []
  private var missingModules: Set<String> = []
  /// Errors in code added by lowering. They are usually consequences of errors in the files themselves.
  private var consequences: [Message] = []
  package private(set) var errors = 0
  package private(set) var warnings = 0

  /// - Parameters:
  ///   - originals: The original paths of files that the compiler knows by another path.
  ///   - coverage: The symbols that only iOS has.
  package init(originals: [String: String] = [:], coverage: CoverageTable? = nil) {
    self.originals = originals
    self.coverage = coverage
  }

  /// The diagnostic in a line, unless it is a duplicate.
  package mutating func message(in line: String) -> Message? {
    guard var message = parse(line), seen.insert(message).inserted else { return nil }
    if message.place.contains(" (generated):") {
      if message.kind == .error { consequences.append(message) }
      return nil
    }
    if message.text.hasPrefix("no such module '") {
      let module = message.text.dropFirst("no such module '".count).prefix { $0 != "'" }
      // Reported by every importing file; shown only once.
      guard missingModules.insert(String(module)).inserted else { return nil }
      message.text += " (neither in the project nor in Portolan)"
    }
    if message.kind == .error, let remark = coverage?.remark(on: message.text) {
      message.text += " (\(remark))"
    }
    if message.kind == .error { errors += 1 } else { warnings += 1 }
    return message
  }

  /// The errors in generated code, if there are no other errors.
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
      // Excerpts below a diagnostic repeat it; they begin with spaces and bars.
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
      || text.contains("' option is deprecated") || text.hasPrefix("prohibited flag")
      || text.hasPrefix("link command failed")
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
