import Foundation

/// The arguments after a command: options, which begin with a dash, and positional arguments.
///
///     --output DIR      an option with a value
///     --release         a flag
///     -- …              arguments passed on to another program
package struct Arguments {
  private var words: [String]
  /// The arguments after `--`.
  let rest: [String]

  init(_ words: [String]) {
    let parts = words.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    self.words = parts.first ?? []
    rest = parts.count > 1 ? parts[1] : []
  }

  /// Returns the same arguments, with those after `--` merged in.
  func joiningRest() -> Arguments {
    var joined = Arguments(words)
    joined.words += rest
    return joined
  }

  /// Removes an option with an integer value and returns the value.
  package mutating func takeNumber(_ names: String..., least: Int) throws -> Int? {
    for name in names {
      guard let text = try takeValue(name) else { continue }
      guard let number = Int(text), number >= least else {
        throw UsageError("\(name) requires a number of at least \(least), not \(text)")
      }
      return number
    }
    return nil
  }

  /// Removes a flag. Returns whether it was present.
  package mutating func takeFlag(_ names: String...) -> Bool {
    guard let index = words.firstIndex(where: { names.contains($0) }) else { return false }
    words.remove(at: index)
    return true
  }

  /// Removes an option with its value.
  package mutating func takeValue(_ names: String...) throws -> String? {
    if let index = words.firstIndex(where: { word in names.contains { word.hasPrefix($0 + "=") } }) {
      let word = words.remove(at: index)
      return String(word[word.index(after: word.firstIndex(of: "=")!)...])
    }
    guard let index = words.firstIndex(where: { names.contains($0) }) else { return nil }
    guard index + 1 < words.count else { throw UsageError("\(words[index]) needs a value") }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }

  /// Removes all occurrences of an option and returns their values.
  package mutating func takeValues(_ names: String...) throws -> [String] {
    var values: [String] = []
    for name in names {
      while let value = try takeValue(name) { values.append(value) }
    }
    return values
  }

  /// Removes options with values and flags anywhere in the arguments, and returns them unchanged and in
  /// order.
  package mutating func removeInOrder(options: Set<String>, flags: Set<String>) throws -> [String] {
    var taken: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if flags.contains(word) {
        taken.append(words.remove(at: index))
      } else if options.contains(word) {
        guard index + 1 < words.count else { throw UsageError("\(word) needs a value") }
        taken += words[index...index + 1]
        words.removeSubrange(index...index + 1)
      } else if let sign = word.firstIndex(of: "="), options.contains(String(word[..<sign])) {
        taken += [String(word[..<sign]), String(word[word.index(after: sign)...])]
        words.remove(at: index)
      } else {
        index += 1
      }
    }
    return taken
  }

  /// Removes the first positional argument.
  package mutating func takeDirectory() -> String? {
    words.firstIndex { !$0.hasPrefix("-") }.map { words.remove(at: $0) }
  }

  /// Removes the first argument if it is not an option and does not name an existing file.
  package mutating func takeName() -> String? {
    guard let word = words.first(where: { !$0.hasPrefix("-") }), !FileManager.default.fileExists(atPath: word)
    else { return nil }
    return takeDirectory()
  }

  /// The remaining arguments. Throws if they contain an option.
  package func positional() throws -> [String] {
    if let option = words.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw UsageError("unknown option \(option)")
    }
    return words
  }
}
