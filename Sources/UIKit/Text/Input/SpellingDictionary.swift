/// The words of a language: a word list, or stems and affixes in the Hunspell format.
struct SpellingDictionary {
  /// A prefix or suffix that forms words from a stem.
  private struct Affix {
    let flag: Character
    let isPrefix: Bool
    let strip: String
    let add: String
    /// The condition for the stem's beginning or end: for each letter, the allowed or excluded ones.
    let condition: [(letters: Set<Character>, isAny: Bool, isExcluding: Bool)]
    /// Whether it can be combined with affixes at the other end.
    let isCrossing: Bool
  }

  /// The flags of each stem.
  private var stems: [String: Set<Character>] = [:]
  private var suffixes: [Character: [Affix]] = [:]
  private var prefixes: [Character: [Affix]] = [:]
  /// Suffixes that add nothing.
  private var plainSuffixes: [Affix] = []

  /// - Parameters:
  ///   - words: one word per line, with flags after a slash.
  ///   - affixes: the rules, in the format of Hunspell's `.aff` files.
  init(words: String, affixes: String = "") {
    for line in words.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "/", maxSplits: 1)
      guard let word = parts.first?.split(separator: "\t").first else { continue }
      let flags = parts.count > 1 ? parts[1].prefix { !$0.isWhitespace } : ""
      stems[String(word), default: []].formUnion(flags)
    }
    readAffixes(affixes)
  }

  /// Reads `en_US.dic`, with `en_US.aff` beside it, or a word list.
  init?(contentsOf file: URL) {
    func text(_ file: URL) -> String? {
      guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
      return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }
    guard let words = text(file) else { return nil }
    self.init(words: words, affixes: text(file.deletingPathExtension().appendingPathExtension("aff")) ?? "")
  }

  private mutating func readAffixes(_ text: String) {
    var isCrossing = false
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(whereSeparator: \.isWhitespace)
      guard parts.count >= 4, parts[0] == "SFX" || parts[0] == "PFX", let flag = parts[1].first else {
        continue
      }
      // The first line of a rule contains the number of lines that follow, each with a letter or a zero and
      // the added letters.
      if parts.count == 4, Int(parts[3]) != nil {
        isCrossing = parts[2] == "Y"
        continue
      }
      let added = parts[3].prefix { $0 != "/" }
      let affix = Affix(
        flag: flag, isPrefix: parts[0] == "PFX", strip: parts[2] == "0" ? "" : String(parts[2]),
        add: added == "0" ? "" : String(added), condition: Self.condition(parts.count > 4 ? parts[4] : "."),
        isCrossing: isCrossing)
      if affix.isPrefix {
        if let first = affix.add.first { prefixes[first, default: []].append(affix) }
      } else if let last = affix.add.last {
        suffixes[last, default: []].append(affix)
      } else {
        plainSuffixes.append(affix)
      }
    }
  }

  private static func condition(_ text: Substring) -> [(
    letters: Set<Character>, isAny: Bool, isExcluding: Bool
  )] {
    if text == "." { return [] }
    var result: [(letters: Set<Character>, isAny: Bool, isExcluding: Bool)] = []
    var rest = text
    while let first = rest.popFirst() {
      guard first == "[" else {
        result.append(([first], first == ".", false))
        continue
      }
      let isExcluding = rest.first == "^"
      if isExcluding { rest.removeFirst() }
      let letters = rest.prefix { $0 != "]" }
      rest = rest.dropFirst(letters.count + 1)
      result.append((Set(letters), false, isExcluding))
    }
    return result
  }

  // MARK: Words

  /// Returns whether a word is correct, including at the beginning of a sentence and in capitals.
  func contains(_ word: String) -> Bool {
    let plain = word.replacingOccurrences(of: "\u{2019}", with: "'")
    if isKnown(plain) { return true }
    let lower = plain.lowercased()
    if lower == plain { return false }
    if isKnown(lower) { return true }
    return plain == plain.uppercased() && isKnown(lower.prefix(1).uppercased() + lower.dropFirst())
  }

  private func isKnown(_ word: String) -> Bool {
    if stems[word] != nil { return true }
    if hasStem(word, with: nil) { return true }
    guard let first = word.first else { return false }
    for prefix in prefixes[first] ?? [] where word.hasPrefix(prefix.add) && word.count > prefix.add.count {
      let stem = prefix.strip + word.dropFirst(prefix.add.count)
      guard fits(stem, prefix) else { continue }
      if stems[stem]?.contains(prefix.flag) == true { return true }
      if prefix.isCrossing, hasStem(stem, with: prefix.flag) { return true }
    }
    return false
  }

  /// Returns whether the word is a stem with a suffix, and the stem also has this flag.
  private func hasStem(_ word: String, with other: Character?) -> Bool {
    guard let last = word.last else { return false }
    for suffix in (suffixes[last] ?? []) + plainSuffixes where word.hasSuffix(suffix.add) {
      if other != nil, !suffix.isCrossing { continue }
      let stem = word.dropLast(suffix.add.count) + suffix.strip
      guard !stem.isEmpty, let flags = stems[String(stem)], flags.contains(suffix.flag),
        fits(String(stem), suffix)
      else { continue }
      if other.map(flags.contains) ?? true { return true }
    }
    return false
  }

  private func fits(_ stem: String, _ affix: Affix) -> Bool {
    let letters = affix.isPrefix ? stem.prefix(affix.condition.count) : stem.suffix(affix.condition.count)
    guard letters.count == affix.condition.count else { return false }
    return zip(letters, affix.condition).allSatisfy { letter, condition in
      condition.isAny || condition.letters.contains(letter) != condition.isExcluding
    }
  }

  // MARK: Proposals

  /// Returns the words that differ by a wrong, missing, extra or transposed letter.
  func guesses(for word: String) -> [String] {
    let letters = Array(word.lowercased())
    let alphabet = "esianrtolcdugmphbyfvkwzxjq'"
    var found: [String] = []
    func propose(_ letters: some Sequence<Character>) {
      let proposal = String(letters)
      if !found.contains(proposal), contains(proposal) { found.append(proposal) }
    }
    for index in letters.indices.dropLast() {
      var other = letters
      other.swapAt(index, index + 1)
      propose(other)
    }
    for index in letters.indices {
      for letter in alphabet {
        var other = letters
        other[index] = letter
        propose(other)
      }
      var shorter = letters
      shorter.remove(at: index)
      propose(shorter)
    }
    for index in 0...letters.count {
      for letter in alphabet {
        var longer = letters
        longer.insert(letter, at: index)
        propose(longer)
      }
    }
    let isCapital = word.first?.isUppercase == true
    return isCapital ? found.map { $0.prefix(1).uppercased() + $0.dropFirst() } : found
  }

  /// Returns the stems with a prefix.
  func words(beginning start: String) -> [String] {
    stems.keys.filter { $0.hasPrefix(start) && $0 != start }.sorted()
  }
}
