/// Members of Foundation that behave differently on Linux.
extension SourceScanner {
  /// Handles members of Foundation that behave differently on Linux.
  mutating func foundationMember(_ range: Range<Int>) {
    if matches("enumerateSubstrings", range), byte(range.upperBound) == UInt8(ascii: "(") {
      // On Linux, the range is not observed.
      scan.sites.append(.replacement(range, "_enumerateSubstrings"))
      scan.words.insert(.extensions)
    } else if matches("bytes", range), range.lowerBound > 11,
      matches("as NSData)", range.lowerBound - 11..<range.lowerBound - 1)
    {
      // On iOS, the object is released with the pool.
      scan.sites.append(.replacement(range, "_lastingBytes"))
      scan.words.insert(.extensions)
    }
  }

  /// The arguments of responses that are created without any.
  static let emptyResponse =
    "(url: URL(string: \"about:blank\")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)"
  static let emptyWebResponse =
    "(url: URL(string: \"about:blank\")!, statusCode: 0, httpVersion: nil, headerFields: nil)!"

  /// Adds the arguments of an initializer to a creation without arguments, which Foundation on Linux does not have.
  mutating func creation(_ range: Range<Int>, _ arguments: String) {
    let end = range.upperBound
    guard byte(end) == UInt8(ascii: "("), byte(end + 1) == UInt8(ascii: ")") else { return }
    scan.sites.append(.replacement(end..<end + 2, arguments))
  }

  /// Records an initializer without parameters after its keyword.
  mutating func initializer() {
    guard byte(at) == UInt8(ascii: "("), byte(at + 1) == UInt8(ascii: ")") else { return }
    if byte(skipSpace(at + 2)) != UInt8(ascii: "{") {
      scan.hasInitializerRequirement = true
    } else if !hasSeenOverride, !scan.superclasses.isEmpty {
      scan.words.insert(.initializer)
    }
  }
}
