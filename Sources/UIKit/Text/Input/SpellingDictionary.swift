/// The words of a language, from a Hunspell dictionary.
final class SpellingDictionary {
  private let hunspell: Hunspell
  private let handle: Hunspell.Handle
  private let encoding: String
  private let words: URL
  private lazy var stems = readStems()

  /// Reads a dictionary such as `en_US.dic`, with `en_US.aff` beside it; `nil` without Hunspell.
  init?(contentsOf words: URL) {
    let rules = words.deletingPathExtension().appendingPathExtension("aff")
    guard let hunspell = Hunspell.shared, let handle = hunspell.create(rules.path, words.path) else {
      return nil
    }
    self.hunspell = hunspell
    self.handle = handle
    self.words = words
    encoding = hunspell.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
  }

  deinit { hunspell.destroy(handle) }

  /// Returns whether a word is correct, including at the beginning of a sentence and in capitals.
  func contains(_ word: String) -> Bool {
    let plain = word.replacingOccurrences(of: "\u{2019}", with: "'")
    guard let text = encoded(plain) else { return false }
    return text.withUnsafeBufferPointer { hunspell.spell(handle, $0.baseAddress!) } != 0
  }

  /// Returns suggestions for a misspelled word, likeliest first.
  func guesses(for word: String) -> [String] {
    guard let text = encoded(word) else { return [] }
    var list: Hunspell.Texts?
    let count = text.withUnsafeBufferPointer { hunspell.suggest(handle, &list, $0.baseAddress!) }
    defer { hunspell.freeList(handle, &list, count) }
    return (0..<Int(count)).compactMap { index in
      list?[index].flatMap { decoded(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// Returns the stems with a prefix, in alphabetical order.
  func words(beginning start: String) -> [String] {
    stems.filter { $0.hasPrefix(start) && $0 != start }
  }

  /// Reads the stems. The first line contains the number of words; a word's flags follow a slash.
  private func readStems() -> [String] {
    guard let data = FileManager.default.contents(atPath: words.path),
      let text = data.withUnsafeBytes(decoded)
    else { return [] }
    let lines = text.split(whereSeparator: \.isNewline).dropFirst()
    return Set(
      lines.compactMap { $0.split(whereSeparator: { $0 == "/" || $0 == "\t" }).first.map(String.init) }
    )
    .sorted()
  }

  // MARK: The dictionary's encoding

  private func encoded(_ text: String) -> [CChar]? {
    if encoding == "UTF-8" { return Array(text.utf8CString) }
    let bytes = Array(text.utf8).withUnsafeBytes { Self.convert($0, from: "UTF-8", to: encoding) }
    return bytes.map { $0.map(CChar.init(bitPattern:)) + [0] }
  }

  private func decoded(_ bytes: UnsafeRawBufferPointer) -> String? {
    if encoding == "UTF-8" { return String(decoding: bytes, as: UTF8.self) }
    return Self.convert(bytes, from: encoding, to: "UTF-8").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Converts bytes between encodings; `nil` if a character cannot be represented.
  private static func convert(_ bytes: UnsafeRawBufferPointer, from: String, to: String) -> [UInt8]? {
    // Converts Hunspell's spelling ISO8859-1 to libiconv's ISO-8859-1; glibc accepts both.
    guard let converter = iconv_open(to, from), Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var result = [UInt8](repeating: 0, count: bytes.count * 4)
    var (left, room) = (bytes.count, result.count)
    let isComplete = result.withUnsafeMutableBytes { output in
      var source = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
      var target = output.baseAddress?.assumingMemoryBound(to: CChar.self)
      return iconv(converter, &source, &left, &target, &room) != -1
    }
    guard isComplete else { return nil }
    return Array(result.dropLast(room))
  }
}
