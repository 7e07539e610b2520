/// Scanning of comments, strings and regular expressions.
extension SourceScanner {
  mutating func slash() {
    switch byte(at + 1) {
    case UInt8(ascii: "/"):
      while at < text.count, text[at] != 0x0A { at += 1 }
    case UInt8(ascii: "*"):
      var depth = 1
      at += 2
      while at < text.count, depth > 0 {
        if text[at] == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "*") {
          depth += 1
          at += 2
        } else if text[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") {
          depth -= 1
          at += 2
        } else {
          at += 1
        }
      }
    default:
      if !afterOperand, let end = regexEnd(at + 1) {
        at = end
        afterOperand = true
      } else {
        at += 1
        afterOperand = false
      }
    }
  }

  /// The end of a regular expression that starts here; `nil` if it is not one because it begins with a space
  /// or does not end on its line.
  func regexEnd(_ start: Int) -> Int? {
    var end = start
    guard end < text.count, text[end] != 0x20, text[end] != 0x09, text[end] != UInt8(ascii: "=") else {
      return nil
    }
    while end < text.count, text[end] != 0x0A {
      switch text[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "/"): return end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether a parenthesis or a label is before the literal that starts here.
  private func beginsArgument(_ start: Int) -> Bool {
    var end = start
    while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x0A { end -= 1 }
    return end > 0 && (text[end - 1] == UInt8(ascii: "(") || text[end - 1] == UInt8(ascii: ":"))
  }

  mutating func stringLiteral(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(at + 1) == quote && byte(at + 2) == quote
    let start = at + 1
    let isArgument = hashes == 0 && !isLong && beginsArgument(at)
    at += isLong ? 3 : 1
    while at < text.count {
      switch text[at] {
      case quote:
        var end = at
        let wanted = isLong ? 3 : 1
        var quotes = 0
        while quotes < wanted, byte(end) == quote {
          quotes += 1
          end += 1
        }
        var found = 0
        while found < hashes, byte(end) == UInt8(ascii: "#") {
          found += 1
          end += 1
        }
        if quotes == wanted, found == hashes {
          if isArgument { scan.argumentLiterals.append(start..<at) }
          at = end
          afterOperand = true
          return
        }
        at += 1
      case UInt8(ascii: "\\"):
        var end = at + 1
        var found = 0
        while found < hashes, byte(end) == UInt8(ascii: "#") {
          found += 1
          end += 1
        }
        guard found == hashes else {
          at += 1
          continue
        }
        if byte(end) == UInt8(ascii: "(") {
          at = end + 1
          afterOperand = false
          frames.append(Frame(kind: .round, start: end))
          let depth = frames.count
          run(untilParenthesis: true)
          if frames.count > depth - 1 { frames.removeLast(frames.count - depth + 1) }
        } else {
          at = end + 1
        }
      case 0x0A where !isLong:
        afterOperand = true
        return
      default:
        at += 1
      }
    }
  }
}
