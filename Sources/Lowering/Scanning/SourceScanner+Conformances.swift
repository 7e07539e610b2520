/// Scanning of conformances that Foundation on Linux and protocols outside of Objective-C do not have.
extension SourceScanner {
  /// Returns the name that starts at a position, and the first name after its colon.
  func inheritance(after start: Int) -> (name: Range<Int>, first: Range<Int>)? {
    var end = wordEnd(start)
    while byte(end) == UInt8(ascii: ".") { end = wordEnd(end + 1) }
    let name = start..<end
    var colon = skipSpace(end)
    if byte(colon) == UInt8(ascii: "<") {
      var depth = 0
      while colon < text.count {
        if text[colon] == UInt8(ascii: "<") { depth += 1 }
        if text[colon] == UInt8(ascii: ">") { depth -= 1 }
        if text[colon] == UInt8(ascii: "{") { return nil }
        colon += 1
        if depth == 0 { break }
      }
      colon = skipSpace(colon)
    }
    guard byte(colon) == UInt8(ascii: ":"), !name.isEmpty else { return nil }
    var first = skipSpace(colon + 1)
    var firstEnd = wordEnd(first)
    while byte(firstEnd) == UInt8(ascii: ".") {
      first = firstEnd + 1
      firstEnd = wordEnd(first)
    }
    return first < firstEnd ? (name, first..<firstEnd) : nil
  }

  /// Notes an extension of `NSObject` without members: other classes of Foundation are objects on iOS, too.
  mutating func noteEmptyExtension(of protocols: Int) {
    var open = protocols
    while open < text.count, text[open] != UInt8(ascii: "{"), text[open] != UInt8(ascii: "\n") { open += 1 }
    guard byte(open) == UInt8(ascii: "{") else { return }
    let close = skipSpace(open + 1)
    guard byte(close) == UInt8(ascii: "}") else { return }
    scan.sites.append(.objectExtension(protocols..<open, end: close + 1))
  }

  /// Notes `AnyObject` in a requirement such as `where View.Delegate: AnyObject`.
  mutating func noteDelegateRequirement(_ name: Range<Int>) {
    guard let colon = previous(before: name.lowerBound), text[colon] == UInt8(ascii: ":"),
      let last = previous(before: colon)
    else { return }
    let start = wordStart(last)
    guard start > 0, text[start - 1] == UInt8(ascii: ".") else { return }
    let type = string(start..<last + 1)
    if type.hasSuffix("Delegate") || type.hasSuffix("DataSource") {
      scan.sites.append(.delegateRequirement(name))
    }
  }

  /// Returns the position of the last character before a position that is no space.
  private func previous(before position: Int) -> Int? {
    var index = position - 1
    while index >= 0, text[index] == 0x20 || (text[index] >= 0x09 && text[index] <= 0x0D) { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// Scans `typealias Name = Other` and `typealias Name<Value> = Other<Value>`, where `Other` is a plain name.
  mutating func typeAlias(_ range: Range<Int>) {
    let name = skipSpace(range.upperBound)..<wordEnd(skipSpace(range.upperBound))
    var equals = skipSpace(name.upperBound)
    let isGeneric = byte(equals) == UInt8(ascii: "<")
    if isGeneric {
      while equals < text.count, text[equals] != UInt8(ascii: "="), text[equals] != 0x0A { equals += 1 }
    }
    guard byte(equals) == UInt8(ascii: "="), !branches.isOff else { return }
    let other = skipSpace(equals + 1)..<wordEnd(skipSpace(equals + 1))
    guard !name.isEmpty, !other.isEmpty, byte(other.upperBound) != UInt8(ascii: "."),
      isGeneric || byte(other.upperBound) != UInt8(ascii: "<")
    else { return }
    scan.aliases[string(name)] = string(other)
  }
}
