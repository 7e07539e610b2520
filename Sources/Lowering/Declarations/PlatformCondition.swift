/// Evaluates the conditions of `#if` that depend on the platform.
enum PlatformCondition {
  /// Returns whether the condition holds in code for iOS; nil if it depends on more than the platform.
  static func value(_ condition: String) -> Bool? {
    var parser = Parser(text: Array(condition.utf8))
    guard let value = parser.disjunction(), parser.isAtEnd else { return nil }
    return value.known
  }

  /// Returns whether the condition on the line of an `#if` holds in code for iOS; nil if it depends on more than the platform.
  static func value(ofLine line: Substring) -> Bool? {
    var text = line
    for mark in ["//", "/*"] {
      if let comment = text.indices.first(where: { text[$0...].hasPrefix(mark) }) { text = text[..<comment] }
    }
    return value(String(text))
  }

  /// Returns the value of a call such as `os(iOS)` in code for iOS; nil if it depends on more than the platform.
  static func value(ofCall name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    case "_runtime": argument == "_ObjC"
    case "canImport": absentModules.contains(argument) ? false : nil
    default: nil
    }
  }

  /// Modules that exist on other platforms than iOS only: Apple's others, and the C libraries of the rest.
  private static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVMLKit", "Android", "Bionic", "CRT", "Glibc", "Musl",
    "WinSDK",
    "ucrt",
  ]

  private struct Value {
    var known: Bool?
  }

  /// Parses `||`, `&&`, `!`, parentheses and calls such as `os(iOS)`.
  private struct Parser {
    let text: [UInt8]
    var at = 0

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return at == text.count
      }
    }

    mutating func disjunction() -> Value? {
      guard var left = conjunction() else { return nil }
      while take("||") {
        guard let right = conjunction() else { return nil }
        if left.known == true || right.known == true {
          left.known = true
        } else if left.known == nil || right.known == nil {
          left.known = nil
        }
      }
      return left
    }

    private mutating func conjunction() -> Value? {
      guard var left = operand() else { return nil }
      while take("&&") {
        guard let right = operand() else { return nil }
        if left.known == false || right.known == false {
          left.known = false
        } else if left.known == nil || right.known == nil {
          left.known = nil
        }
      }
      return left
    }

    private mutating func operand() -> Value? {
      if take("!") { return operand().map { Value(known: $0.known.map { !$0 }) } }
      if take("(") {
        guard let value = disjunction(), take(")") else { return nil }
        return value
      }
      let name = word()
      if name.isEmpty { return nil }
      guard take("(") else { return Value(known: name == "true" ? true : name == "false" ? false : nil) }
      guard let argument = argument() else { return nil }
      return Value(known: PlatformCondition.value(ofCall: name, argument))
    }

    private mutating func skipSpace() {
      while at < text.count, text[at] == 0x20 || text[at] == 0x09 { at += 1 }
    }

    private mutating func take(_ symbol: StaticString) -> Bool {
      skipSpace()
      let count = symbol.utf8CodeUnitCount
      guard at + count <= text.count else { return false }
      for index in 0..<count where symbol.utf8Start[index] != text[at + index] { return false }
      at += count
      return true
    }

    private mutating func word() -> String {
      skipSpace()
      let start = at
      while at < text.count, SourceScanner.isWord(text[at]) { at += 1 }
      return String(decoding: text[start..<at], as: UTF8.self)
    }

    /// Returns the text up to the closing parenthesis of a call.
    private mutating func argument() -> String? {
      let start = at
      var depth = 1
      while at < text.count {
        if text[at] == UInt8(ascii: "(") { depth += 1 }
        if text[at] == UInt8(ascii: ")") { depth -= 1 }
        at += 1
        if depth == 0 {
          return String(decoding: text[start..<at - 1], as: UTF8.self).filter { !$0.isWhitespace }
        }
      }
      return nil
    }
  }
}
