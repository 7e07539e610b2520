import Foundation
import Synchronization

/// Inserts arguments into a translated format.
enum LocalizedFormat {
  typealias Argument = String.LocalizationValue.Argument

  /// Strings and integers are inserted directly. Anything else is formatted by Foundation, which creates a number formatter for
  /// each number.
  static func fill(_ format: String, _ arguments: [Argument], _ locale: Locale) -> String {
    guard !arguments.isEmpty else { return format.replacingOccurrences(of: "%%", with: "%") }
    if let text = plain(format, arguments, locale) { return text }
    return String(format: format, locale: locale, arguments: arguments.map(\.value))
  }

  /// The text, if the format contains only `%@`, `%lld`, their positional forms and `%%`.
  private static func plain(_ format: String, _ arguments: [Argument], _ locale: Locale) -> String? {
    var result: [UInt8] = []
    var rest = Substring(format).utf8
    var next = 0
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
        result.append(byte)
        continue
      }
      var index = next
      if let position = positional(&rest) { index = position } else { next += 1 }
      guard arguments.indices.contains(index) else { return nil }
      switch arguments[index] {
      case .string(let text) where take("@", from: &rest): result += text.utf8
      case .resource(let text) where take("@", from: &rest): result += String(localized: text).utf8
      case .integer(let number) where take("lld", from: &rest):
        guard let style = integerStyle(of: locale) else { return nil }
        style.append(number, to: &result)
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Removes a positional prefix such as `1$` and returns its index.
  private static func positional(_ rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$"),
      let number = Int(Substring(digits)), number > 0
    else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }

  private static func take(_ word: StaticString, from rest: inout Substring.UTF8View) -> Bool {
    let isNext = word.withUTF8Buffer { rest.starts(with: $0) }
    if isNext { rest = rest.dropFirst(word.utf8CodeUnitCount) }
    return isNext
  }

  private static let styles = Mutex<[String: IntegerStyle?]>([:])

  private static func integerStyle(of locale: Locale) -> IntegerStyle? {
    styles.withLock { known in
      if let style = known[locale.identifier] { return style }
      let style = IntegerStyle(locale)
      known[locale.identifier] = .some(style)
      return style
    }
  }
}

/// How a locale writes integers, found by samples: with Latin digits, in groups of three.
private struct IntegerStyle: Sendable {
  private let minus: String
  private let separator: String
  private let groupsFourDigits: Bool

  /// Returns `nil` for locales with other digits or groups.
  init?(_ locale: Locale) {
    func sample(_ number: Int64) -> String { String(format: "%lld", locale: locale, number) }
    let long = sample(1_234_567)
    separator = String(long.dropFirst().prefix { !$0.isNumber })
    minus = String(sample(-907).dropLast(3))
    guard sample(907) == "907", long == "1\(separator)234\(separator)567", sample(-1_234_567) == minus + long
    else {
      return nil
    }
    let four = sample(1_234)
    groupsFourDigits = four == "1\(separator)234"
    guard groupsFourDigits || four == "1234" else { return nil }
  }

  func append(_ number: Int64, to text: inout [UInt8]) {
    if number < 0 { text += minus.utf8 }
    let digits = Array(String(number.magnitude).utf8)
    let isGrouped = digits.count > (groupsFourDigits ? 3 : 4)
    for (index, digit) in digits.enumerated() {
      if isGrouped, index > 0, (digits.count - index) % 3 == 0 { text += separator.utf8 }
      text.append(digit)
    }
  }
}
