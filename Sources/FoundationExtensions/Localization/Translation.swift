import Foundation

/// A translated text with its variants by number and device.
package struct Translation: Sendable, Equatable {
  /// A part of a text that varies by a number.
  package struct Variable: Sendable, Equatable {
    /// The zero-based index of the argument; `nil` for the next one.
    package var argument: Int?
    /// The format specifier of the number without the percent sign, such as `lld`.
    package var specifier: String
    /// The forms by plural category, such as `one` and `other`.
    package var forms: [String: String]
  }

  package var format: String
  /// The variables by their name in `%#@name@`.
  package var variables: [String: Variable] = [:]
  /// Whole texts by the plural category of the first number; empty if the text has no plural forms.
  package var plurals: [String: String] = [:]

  /// The language of the text, which selects the plural rules; `nil` if unknown.
  package var language: String?

  package init(_ format: String) { self.format = format }

  /// Whether the text varies by a number.
  package var dependsOnNumbers: Bool { !plurals.isEmpty || !variables.isEmpty }

  /// The text in the form `other`, for use without a number.
  package var plain: String { resolved([], locale: .current) }

  /// The format to use for the given arguments.
  package func resolved(_ arguments: [Double?], locale: Locale) -> String {
    let locale = language.map { Locale(identifier: $0) } ?? locale
    var text = format
    if !plurals.isEmpty {
      text = Self.form(plurals, arguments.compactMap { $0 }.first, locale) ?? format
    }
    var next = 0
    // Forms may contain other variables. The number of variables bounds the number of substitutions.
    for _ in 0...variables.count {
      guard let (range, name, position) = Self.firstReference(in: text) else { break }
      let variable = variables[name]
      let index = position ?? variable?.argument ?? next
      next = index + 1
      let number = arguments.indices.contains(index) ? arguments[index] : nil
      let form = variable.flatMap { Self.form($0.forms, number, locale) } ?? ""
      let mark = arguments.count > 1 ? "%\(index + 1)$" : "%"
      text.replaceSubrange(
        range, with: form.replacingOccurrences(of: "%arg", with: mark + (variable?.specifier ?? "lld")))
    }
    return text.replacingOccurrences(of: "%arg", with: "%lld")
  }

  private static func form(_ forms: [String: String], _ number: Double?, _ locale: Locale) -> String? {
    guard let number else { return forms["other"] ?? forms.values.sorted().first }
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRules.category(of: number, locale: locale)] ?? forms["other"]
  }

  /// The first reference to a variable: `%#@name@` or `%1$#@name@`.
  private static func firstReference(in text: String) -> (Range<String.Index>, String, Int?)? {
    // Most texts have none; the regular expression would be compiled first.
    guard text.utf8.contains(UInt8(ascii: "#")),
      let found = text.range(of: "%([0-9]+\\$)?#@[^@]+@", options: .regularExpression)
    else { return nil }
    let whole = text[found]
    guard let at = whole.firstIndex(of: "@") else { return nil }
    let name = String(whole[whole.index(after: at)...].dropLast())
    let position = whole.firstIndex(of: "$").flatMap { Int(whole[whole.index(after: whole.startIndex)..<$0]) }
    return (found, name, position.map { max(0, $0 - 1) })
  }
}
