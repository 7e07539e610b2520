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
