/// Scanning of the captures of closures.
extension SourceScanner {
  /// Notes a weak capture. The compiler (6.3.1) sets all weak captures but the first to `nil` in a closure that only a local
  /// variable holds.
  mutating func weakCapture() {
    let list = frames.count - 1
    frames[list].weakCaptures += 1
    let closure = list - 1
    guard frames[list].weakCaptures == 2, closure > 0, frames[closure].kind == .code,
      isBlankOrAttribute(frames[closure].start + 1..<frames[list].start)
    else { return }
    var equals = frames[closure].start - 1
    while equals > 0, text[equals] == 0x20 { equals -= 1 }
    guard equals > 0, text[equals] == UInt8(ascii: "="), text[equals - 1] == 0x20 else { return }
    var line = equals
    while line > 0, text[line - 1] != 0x0A { line -= 1 }
    // A declaration, or the assignment of a variable without its object.
    let words = string(line..<equals).split(separator: " ")
    if words.count == 1 ? Self.isName(words[0]) : words.contains("let") || words.contains("var") {
      frames[closure].isHeldClosure = true
    }
  }

  private static func isName(_ text: Substring) -> Bool { text.utf8.allSatisfy(isWord) }

  private func isBlankOrAttribute(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      let byte = text[$0]
      return byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == UInt8(ascii: "@") || Self.isWord(byte)
    }
  }
}
