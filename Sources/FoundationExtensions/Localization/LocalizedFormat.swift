import Foundation
import Synchronization

/// Inserts arguments into a translated format.
enum LocalizedFormat {
  typealias Argument = String.LocalizationValue.Argument

  /// Strings and small numbers are inserted directly. Anything that depends on the locale is formatted by
  /// Foundation, which creates a number formatter for each number.
  static func fill(_ format: String, _ arguments: [Argument], _ locale: Locale) -> String {
    guard !arguments.isEmpty else { return format.replacingOccurrences(of: "%%", with: "%") }
    if let text = plain(format, arguments, locale) { return text }
    return String(format: format, locale: locale, arguments: arguments.map(\.value))
  }

  /// The text, if the format contains only `%@`, `%lld`, their positional forms and `%%`, and the numbers
  /// need no grouping.
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
      case .integer(let number)
      where (0..<1000).contains(number) && take("lld", from: &rest) && usesLatinDigits(locale):
        result += String(number).utf8
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

  private static let latin = Mutex<[String: Bool]>([:])

  private static func usesLatinDigits(_ locale: Locale) -> Bool {
    latin.withLock { known in
      if let answer = known[locale.identifier] { return answer }
      let answer = String(format: "%lld", locale: locale, Int64(907)) == "907"
      known[locale.identifier] = answer
      return answer
    }
  }
}
