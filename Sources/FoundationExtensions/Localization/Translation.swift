import Foundation

/// A translated text, with the forms that it takes by number and device.
package struct Translation: Sendable, Equatable {
  /// A part that depends on a number.
  package struct Variable: Sendable, Equatable {
    /// Which of the arguments counts, from zero; `nil` for the next.
    package var argument: Int?
    /// What the number is written as, without the percent sign: `lld`.
    package var specifier: String
    /// By plural category: `one`, `other`.
    package var forms: [String: String]
  }

  package var format: String
  /// By the name in `%#@name@`.
  package var variables: [String: Variable] = [:]
  /// Whole texts by plural category of the first number; empty where the text has none.
  package var plurals: [String: String] = [:]

  /// The language that it is in, whose plural rules hold; `nil` where that is not known.
  package var language: String?

  package init(_ format: String) { self.format = format }

  /// Whether a number decides what the text is.
  package var dependsOnNumbers: Bool { !plurals.isEmpty || !variables.isEmpty }

  /// The text as it is where no number is known: that of the category `other`.
  package var plain: String { resolved([], locale: .current) }

  /// The format for these arguments.
  package func resolved(_ arguments: [Double?], locale: Locale) -> String {
    let locale = language.map { Locale(identifier: $0) } ?? locale
    var text = format
    if !plurals.isEmpty {
      text = Self.form(plurals, arguments.compactMap { $0 }.first, locale) ?? format
    }
    var next = 0
    // Variables may stand in the forms of others: as often as there are some, and no more.
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

  /// The first `%#@name@` or `%1$#@name@`.
  private static func firstReference(in text: String) -> (Range<String.Index>, String, Int?)? {
    guard let found = text.range(of: "%([0-9]+\\$)?#@[^@]+@", options: .regularExpression) else { return nil }
    let whole = text[found]
    guard let at = whole.firstIndex(of: "@") else { return nil }
    let name = String(whole[whole.index(after: at)...].dropLast())
    let position = whole.firstIndex(of: "$").flatMap { Int(whole[whole.index(after: whole.startIndex)..<$0]) }
    return (found, name, position.map { max(0, $0 - 1) })
  }
}
