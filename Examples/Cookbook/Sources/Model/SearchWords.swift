import Foundation

/// Texts as the full-text index sees them.
///
/// The index finds beginnings of words. A Korean word is written together with what describes it and what follows it, so every
/// ending of it is a word too: `찌개` is found in `김치찌개`. Syllables are taken apart into letters, so that `김치` is found
/// while its second syllable is still being typed.
enum SearchWords {
  static func index(_ texts: [String]) -> String {
    var words: [String] = []
    var known: Set<String> = []
    for text in texts {
      for word in split(text) {
        guard word.unicodeScalars.contains(where: isHangul) else {
          if known.insert(word).inserted { words.append(word) }
          continue
        }
        var rest = Substring(word)
        while !rest.isEmpty {
          let letters = String(rest).decomposedStringWithCanonicalMapping
          if known.insert(letters).inserted { words.append(letters) }
          rest = rest.dropFirst()
        }
      }
    }
    return words.joined(separator: " ")
  }

  /// What finds everything that has words beginning with each word of a text; nil where there is no word.
  static func query(_ text: String) -> String? {
    let words = split(text).map { "\"\($0.decomposedStringWithCanonicalMapping)\"*" }
    return words.isEmpty ? nil : words.joined(separator: " AND ")
  }

  private static func split(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
  }
}
