/// The arguments of `#keyPath`.
extension Rewriter {
  /// Whether the argument of a `#keyPath` begins with a type and follows it without a space.
  func isTyped(_ argument: Range<Int>, after range: Range<Int>) -> Bool {
    guard argument.lowerBound - range.lowerBound == "#keyPath(".utf8.count, let first = argument.first else {
      return false
    }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[first])
  }

  /// The key of a `#keyPath`: the path without its root type.
  func key(_ argument: String) -> String {
    var parts = argument.filter { !$0.isWhitespace && $0 != "`" && $0 != "?" && $0 != "!" }.split(
      separator: ".")
    while parts.count > 1, let first = parts.first, first.first?.isUppercase == true || first == "self" {
      parts.removeFirst()
    }
    return parts.joined(separator: ".")
  }
}
