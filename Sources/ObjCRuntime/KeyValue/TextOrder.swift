import Foundation

/// The order of texts that a comparison method of `NSString` defines.
package enum TextOrder {
  /// The order of UTF-8, as in stores.
  case bytes
  case caseInsensitive, localizedCaseInsensitive, localized
  /// The order of files, with numbers compared by their values.
  case standard

  package init(_ selector: Selector?) {
    self =
      switch selector?.description {
      case "caseInsensitiveCompare:": .caseInsensitive
      case "localizedCaseInsensitiveCompare:": .localizedCaseInsensitive
      case "localizedStandardCompare:": .standard
      case "localizedCompare:": .localized
      default: .bytes
      }
  }

  package func compare(_ a: String, _ b: String) -> ComparisonResult {
    let quick = a.utf8.withContiguousStorageIfAvailable { first in
      b.utf8.withContiguousStorageIfAvailable { second in
        compareASCII(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
      }
    }
    if case .some(.some(.some(let result))) = quick { return result }
    return compareText(a, b)
  }

  /// Compares UTF-8.
  package func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> ComparisonResult {
    compareASCII(a, b) ?? compareText(String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self))
  }

  /// Compares with Foundation, which converts the texts and creates a locale each time.
  package func compareText(_ a: String, _ b: String) -> ComparisonResult {
    switch self {
    case .caseInsensitive: return a.caseInsensitiveCompare(b)
    case .localizedCaseInsensitive: return a.localizedCaseInsensitiveCompare(b)
    case .standard:
      return a.compare(
        b, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: nil,
        locale: .current)
    case .localized: return a.compare(b, options: [], range: nil, locale: .current)
    case .bytes:
      if a == b { return .orderedSame }
      return a.utf8.lexicographicallyPrecedes(b.utf8) ? .orderedAscending : .orderedDescending
    }
  }

  /// Compares texts of ASCII in the order that Foundation gives them; `nil` for others, and if numbers differ in their
  /// zeros only.
  package func compareASCII(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> ComparisonResult? {
    guard let ranks = ranks, a.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }),
      b.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
    else { return nil }
    var (first, second) = (0, 0)
    var tie = ComparisonResult.orderedSame
    while first < a.count, second < b.count {
      let (x, y) = (a[first], b[second])
      if self == .standard, Self.isDigit(x), Self.isDigit(y) {
        let (start, other) = (first, second)
        guard let m = Self.number(a, &first), let n = Self.number(b, &second) else { return nil }
        if m != n { return m < n ? .orderedAscending : .orderedDescending }
        if first - start != second - other { return nil }
        continue
      }
      first += 1
      second += 1
      if x == y { continue }
      let (m, n) = (ranks[Int(x)], ranks[Int(y)])
      if m != n { return m < n ? .orderedAscending : .orderedDescending }
      // Lowercase letters are first where the texts differ in nothing else.
      if tie == .orderedSame { tie = x > y ? .orderedAscending : .orderedDescending }
    }
    if first < a.count { return .orderedDescending }
    if second < b.count { return .orderedAscending }
    return self == .localized || self == .standard ? tie : .orderedSame
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func number(_ text: UnsafeRawBufferPointer, _ place: inout Int) -> UInt64? {
    let start = place
    var value: UInt64 = 0
    while place < text.count, isDigit(text[place]) {
      guard place - start < 18 else { return nil }
      value = value * 10 + UInt64(text[place] - 0x30)
      place += 1
    }
    return value
  }

  // MARK: Ranks

  /// The place of each character of ASCII in the order, equal for both cases of a letter; `nil` if the language has
  /// letters of several characters.
  private var ranks: [UInt8]? {
    switch self {
    case .bytes: Self.identity
    case .caseInsensitive: Self.folded
    case .localizedCaseInsensitive, .localized, .standard: Self.localizedRanks
    }
  }

  private static let identity: [UInt8] = Array(0..<128)
  private static let folded: [UInt8] = identity.map { (byte: UInt8) -> UInt8 in
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
  private static let localizedRanks: [UInt8]? = {
    let languages = ["en", "de", "fr", "it", "es", "pt", "nl", "ru", "uk", "ja", "ko", "zh"]
    guard languages.contains(String(Locale.current.identifier.prefix(2))) else { return nil }
    let letters = (UInt8(0x20)..<0x7F).map { String(UnicodeScalar($0)) }
    let sorted = letters.sorted {
      TextOrder.localizedCaseInsensitive.compareText($0, $1) == .orderedAscending
    }
    var ranks = [UInt8](repeating: 0, count: 128)
    var rank: UInt8 = 0
    for (index, letter) in sorted.enumerated() {
      if index > 0, TextOrder.localizedCaseInsensitive.compareText(sorted[index - 1], letter) != .orderedSame
      {
        rank += 1
      }
      ranks[Int(letter.utf8.first!)] = rank
    }
    return ranks
  }()
}
