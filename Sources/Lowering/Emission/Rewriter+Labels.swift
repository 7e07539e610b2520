extension Rewriter {
  /// Returns the label of the first argument of a call, `_` without one; nil if it is no call with arguments in parentheses.
  func firstLabel(after end: Int) -> String? {
    guard end < text.count, text[end] == UInt8(ascii: "(") else { return nil }
    let start = text[(end + 1)...].firstIndex { $0 != 32 && $0 != 10 && $0 != 13 && $0 != 9 } ?? text.count
    let word = text[start...].prefix(while: SourceScanner.isWord)
    guard !word.isEmpty, word.endIndex < text.count else { return text[start...].first == 41 ? "" : "_" }
    return text[word.endIndex] == UInt8(ascii: ":") ? String(decoding: word, as: UTF8.self) : "_"
  }
}
