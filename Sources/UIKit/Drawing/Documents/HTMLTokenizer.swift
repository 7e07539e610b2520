import Foundation

/// Reads the tags and texts of HTML. Every input has a reading: unknown syntax is text.
package struct HTMLTokenizer: Sequence, IteratorProtocol {
  package enum Token: Equatable {
    case text(String)
    case start(name: String, attributes: [String: String], isClosed: Bool)
    case end(name: String)
  }

  private let text: [Unicode.Scalar]
  private var at = 0
  /// The element whose contents are read up to its end, without tags.
  private var raw: String?

  /// The elements that contain no tags.
  package static let rawElements: Set = ["style", "script", "title"]

  package init(_ text: String) { self.text = Array(text.unicodeScalars) }

  package mutating func next() -> Token? {
    guard at < text.count else { return nil }
    if let name = raw {
      raw = nil
      let start = at
      let end = "</" + name
      while at < text.count, text[at] != "<" || !starts(end) { at += 1 }
      let contents = string(start..<at)
      if at > start { return .text(name == "title" ? HTMLEntities.decoded(contents) : contents) }
    }
    while skipDeclaration() {}
    guard at < text.count else { return nil }
    if text[at] == "<", let tag = tag() { return tag }
    let start = at
    at += 1
    while at < text.count, !isTagStart(at) { at += 1 }
    return .text(HTMLEntities.decoded(string(start..<at)))
  }

  /// Skips a comment or declaration.
  private mutating func skipDeclaration() -> Bool {
    guard at + 1 < text.count, text[at] == "<", text[at + 1] == "!" || text[at + 1] == "?" else {
      return false
    }
    let isComment = starts("<!--")
    let end: Unicode.Scalar = isComment ? "-" : ">"
    at += isComment ? 4 : 2
    while at < text.count, text[at] != end || isComment && !starts("-->") { at += 1 }
    at = Swift.min(text.count, at + (isComment ? 3 : 1))
    return true
  }

  private func isTagStart(_ index: Int) -> Bool {
    guard text[index] == "<", index + 1 < text.count else { return false }
    return text[index + 1] == "/" || text[index + 1] == "!" || text[index + 1] == "?"
      || text[index + 1].properties.isAlphabetic
  }

  private func string(_ range: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text[range])
    return String(result)
  }

  private func starts(_ word: String) -> Bool {
    let scalars = Array(word.unicodeScalars)
    guard at + scalars.count <= text.count else { return false }
    return zip(text[at...], scalars).allSatisfy { String($0).lowercased() == String($1) }
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
      || scalar == ":"
  }

  private mutating func name() -> String {
    let start = at
    while at < text.count, Self.isName(text[at]) { at += 1 }
    return string(start..<at).lowercased()
  }

  private mutating func skipSpace() {
    while at < text.count, text[at].properties.isWhitespace { at += 1 }
  }

  private mutating func tag() -> Token? {
    let start = at
    at += 1
    let isEnd = at < text.count && text[at] == "/"
    if isEnd { at += 1 }
    let name = name()
    guard !name.isEmpty else {
      at = start
      return nil
    }
    var attributes: [String: String] = [:]
    var isClosed = false
    while at < text.count, text[at] != ">" {
      isClosed = text[at] == "/"
      guard Self.isName(text[at]) else {
        at += 1
        continue
      }
      let key = self.name()
      skipSpace()
      attributes[key] = value()
    }
    at = Swift.min(text.count, at + 1)
    if isEnd { return .end(name: name) }
    if !isClosed, Self.rawElements.contains(name) { raw = name }
    return .start(name: name, attributes: attributes, isClosed: isClosed)
  }

  /// Reads the value of an attribute, from the equals sign on.
  private mutating func value() -> String {
    guard at < text.count, text[at] == "=" else { return "" }
    at += 1
    skipSpace()
    guard at < text.count else { return "" }
    let quote = text[at]
    guard quote == "\"" || quote == "'" else {
      let start = at
      while at < text.count, !text[at].properties.isWhitespace, text[at] != ">" { at += 1 }
      return HTMLEntities.decoded(string(start..<at))
    }
    at += 1
    let start = at
    while at < text.count, text[at] != quote { at += 1 }
    let value = string(start..<at)
    at = Swift.min(text.count, at + 1)
    return HTMLEntities.decoded(value)
  }
}

/// The names of characters in HTML.
enum HTMLEntities {
  /// The names of the characters from U+00A0 to U+00FF.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
    middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute \
    Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute \
    THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
    ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  private static let characters: [String: String] = {
    var all = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—", "ndash": "–",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•",
      "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
      "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "prime": "′", "Prime": "″", "permil": "‰",
      "dagger": "†", "lsaquo": "‹", "rsaquo": "›", "ensp": "\u{2002}", "emsp": "\u{2003}",
      "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
      "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "hearts": "♥", "check": "✓",
      "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "pi": "π", "mu": "μ", "omega": "ω", "Omega": "Ω",
    ]
    for (index, name) in latin.split(separator: " ").enumerated() {
      all[String(name)] = Unicode.Scalar(UInt32(0xA0 + index)).map { String(Character($0)) }
    }
    return all
  }()

  /// Replaces names and numbers of characters.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let body = rest.dropFirst().prefix(32)
      guard let end = body.firstIndex(of: ";"), let character = character(body[..<end]) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return characters[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
