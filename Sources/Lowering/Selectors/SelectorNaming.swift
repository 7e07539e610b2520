/// The Objective-C names of Swift methods and accessors.
package enum SelectorNaming {
  /// The selector of a method: the first label joins the base name, after "With" unless a preposition leads or ends it.
  ///
  ///     tap(_:)                 tap:
  ///     tap(sender:)            tapWithSender:
  ///     move(to:animated:)      moveTo:animated:
  ///     lookFor(name:)          lookForName:
  package static func method(_ baseName: String, labels: [String], throws: Bool = false, async: Bool = false)
    -> String
  {
    var pieces = labels
    if async {
      pieces = labels.isEmpty ? ["completionHandler"] : labels + ["completionHandler"]
    } else if `throws` {
      pieces = labels + ["error"]
    }
    guard let first = pieces.first else { return baseName }
    var name = baseName
    if labels.isEmpty {
      name += async ? "WithCompletionHandler" : "AndReturnError"
    } else if first != "_" {
      if !isPreposition(firstWord(first)), !isPreposition(lastWord(baseName)) { name += "With" }
      name += capitalized(first)
    }
    return name + ":" + pieces.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
  }

  /// The selector of a property's setter.
  package static func setter(_ property: String) -> String {
    "set" + capitalized(property) + ":"
  }

  static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The first word of a name in camel case.
  private static func firstWord(_ name: String) -> String {
    var word = ""
    for (index, character) in name.enumerated() {
      if index > 0, character.isUppercase || !character.isLetter { break }
      word.append(character)
    }
    return word.lowercased()
  }

  /// The last word of a name in camel case.
  private static func lastWord(_ name: String) -> String {
    var word = ""
    for character in name.reversed() {
      word.append(character)
      if character.isUppercase { break }
    }
    return String(word.reversed()).lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word)
  }

  /// The compiler's list, `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "since", "to", "until", "using", "via",
    "with",
    "within",
  ]
}
