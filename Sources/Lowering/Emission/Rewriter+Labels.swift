extension Rewriter {
  /// Returns the label of the first argument of a call, `_` without one; nil if it is no call with arguments in parentheses.
  func firstLabel(after end: Int) -> String? {
    guard end < text.count, text[end] == UInt8(ascii: "(") else { return nil }
    let start = text[(end + 1)...].firstIndex { $0 != 32 && $0 != 10 && $0 != 13 && $0 != 9 } ?? text.count
    let word = text[start...].prefix {
      $0 == UInt8(ascii: "_") || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || $0 >= 128
    }
    guard !word.isEmpty, word.endIndex < text.count else { return text[start...].first == 41 ? "" : "_" }
    return text[word.endIndex] == UInt8(ascii: ":") ? String(decoding: word, as: UTF8.self) : "_"
  }
}
