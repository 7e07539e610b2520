/// Scanning of references to methods by their full names, and of constants as arguments.
extension SourceScanner {
  /// A constant that is all of the first argument of a call.
  struct ConstantArgument {
    var function: UInt64
    var range: Range<Int>
  }

  /// Handles `delegate?.panel(_:didSelectItemAt:)`, a reference to a method that may be an optional requirement.
  mutating func methodReference(_ name: Range<Int>) {
    guard byte(name.upperBound) == UInt8(ascii: "(") else { return }
    var index = name.upperBound + 1
    while true {
      let end = wordEnd(index)
      guard end > index, byte(end) == UInt8(ascii: ":") else { return }
      index = end + 1
      if byte(index) == UInt8(ascii: ")") { break }
    }
    let range = name.lowerBound..<index + 1
    scan.sites.append(.methodReference(range, name: string(range)))
    scan.methodReferences.insert(string(range))
    at = range.upperBound
  }

  /// Notes a constant such as `kSecClassKey` in `delete(kSecClassKey)`. Such constants are objects on iOS and texts here.
  mutating func constantArgument(_ name: Range<Int>) {
    guard name.lowerBound > 1, text[name.lowerBound - 1] == UInt8(ascii: "("), name.count > 4,
      text[name.lowerBound + 1] >= UInt8(ascii: "A"), text[name.lowerBound + 1] <= UInt8(ascii: "Z"),
      byte(name.upperBound) == UInt8(ascii: ")") || byte(name.upperBound) == UInt8(ascii: ",")
    else { return }
    let end = name.lowerBound - 1
    let start = wordStart(end)
    guard start < end else { return }
    constantArguments.append(ConstantArgument(function: NameHash.of(text[start..<end]), range: name))
  }

  /// Notes a function whose first parameter is an object, as in `func delete(_ item: AnyObject`.
  mutating func objectParameter(_ type: Range<Int>) {
    var open = type.lowerBound
    while open > 0, text[open - 1] != UInt8(ascii: "("), Self.isParameter(text[open - 1]) { open -= 1 }
    guard open > 1, text[open - 1] == UInt8(ascii: "("), text[open] == UInt8(ascii: "_") else { return }
    let end = open - 1
    let start = wordStart(end)
    guard start >= 5, matches("func ", start - 5..<start) else { return }
    objectFunctions.insert(NameHash.of(text[start..<end]))
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == 0x20 || byte == UInt8(ascii: ":")
  }

  /// Makes the constants that are passed as objects to functions of the file objects.
  mutating func convertConstantArguments() {
    for argument in constantArguments where objectFunctions.contains(argument.function) {
      scan.sites.append(.replacement(argument.range, "(\(string(argument.range)) as AnyObject)"))
    }
  }
}
