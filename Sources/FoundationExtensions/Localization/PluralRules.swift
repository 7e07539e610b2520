import Foundation

/// The plural categories of Unicode CLDR, by locale.
package enum PluralRules {
  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  package static func category(of number: Double, locale: Locale) -> String {
    var status: Int32 = 0
    guard let rules = openRules(locale.identifier, &status) else { return "other" }
    defer { closeRules(rules) }
    var buffer = [UInt16](repeating: 0, count: 16)
    let length = selectRule(rules, number, &buffer, Int32(buffer.count), &status)
    guard status <= 0, length > 0, length <= 16 else { return "other" }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }
}

// Foundation's ICU exports these functions, but its headers do not declare them.

@_silgen_name("swift_uplrules_open")
private func openRules(_ locale: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<Int32>)
  -> OpaquePointer?

@_silgen_name("swift_uplrules_close")
private func closeRules(_ rules: OpaquePointer)

@_silgen_name("swift_uplrules_select")
private func selectRule(
  _ rules: OpaquePointer, _ number: Double, _ keyword: UnsafeMutablePointer<UInt16>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32
