import Foundation

/// The words for the full-text index.
///
/// The index finds prefixes of words. Korean compounds are written without spaces, so every suffix of a word
/// is indexed as well: `찌개` is found in `김치찌개`. Syllables are decomposed into letters, so that `김치` is found
/// while its second syllable is being typed.
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

  /// The query for everything with words that begin like each word of a text; `nil` if there are no words.
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
