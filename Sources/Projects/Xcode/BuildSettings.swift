import Foundation

/// Build settings with expansion of variables: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`, `$(inherited)`.
struct BuildSettings {
  private var values: [String: String] = [:]

  init() {}

  /// Adds settings that override these and may inherit from them.
  mutating func add(_ settings: [String: Any]) {
    for (key, value) in settings {
      let text = (value as? [Any])?.map { "\($0)" }.joined(separator: " ") ?? "\(value)"
      // Platform-specific settings are used only for iOS.
      let name = key.prefix { $0 != "[" }
      if key.contains("["), !key.contains("sdk=iphone") { continue }
      let inherited = values[String(name)] ?? ""
      values[String(name)] = text.replacingOccurrences(of: "$(inherited)", with: inherited)
    }
  }

  /// Adds the settings of a configuration file, which override these.
  mutating func add(configurationFile file: URL, depth: Int = 0) {
    guard depth < 8, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        add(
          configurationFile: file.deletingLastPathComponent().appendingPathComponent(name), depth: depth + 1)
      } else if let equals = code.firstIndex(of: "=") {
        let key = code[..<equals].trimmingCharacters(in: .whitespaces)
        add([key: code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)])
      }
    }
  }

  /// The expanded value of a setting; `nil` if it is not set.
  subscript(name: String) -> String? {
    values[name].map { expand($0) }
  }

  mutating func setDefault(_ name: String, _ value: String) {
    if values[name] == nil { values[name] = value }
  }

  func list(_ name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The settings with a name prefix, by the rest of their name.
  func all(beginning prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for key in values.keys where key.hasPrefix(prefix) {
      found[String(key.dropFirst(prefix.count))] = self[key]
    }
    return found
  }

  /// Expands the variables in a text. Undefined variables are empty.
  func expand(_ text: String, depth: Int = 0) -> String {
    guard depth < 16, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{" else {
        result += "$"
        continue
      }
      guard let close = rest.firstIndex(of: open == "(" ? ")" : "}") else { return result + "$" + rest }
      let parts = rest[rest.index(after: rest.startIndex)..<close].split(separator: ":")
      var value = expand(parts.first.flatMap { values[String($0)] } ?? "", depth: depth + 1)
      for modifier in parts.dropFirst() {
        switch modifier {
        case "c99extidentifier", "identifier": value = BuildSettings.identifier(value)
        case "rfc1034identifier":
          value = String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case "lower": value = value.lowercased()
        case "upper": value = value.uppercased()
        default: break
        }
      }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Converts a name to a valid Swift module name.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text : text
  }
}
