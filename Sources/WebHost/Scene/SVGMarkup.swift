import Glibc

/// The SVG document that Cairo writes. Its names (`glyph0-1`, `clip2`, …) start anew in each drawing, while a page has one name
/// space, so names are replaced by digests.
struct SVGMarkup {
  private typealias Bytes = ArraySlice<UInt8>

  private var body: Bytes

  init(_ document: [UInt8]) {
    // The content of the outer element.
    guard let start = document[...].range(of: "<svg"),
      let open = document[start.upperBound...].range(of: ">"),
      let end = document[open.upperBound...].lastRange(of: "</svg>")
    else {
      body = []
      return
    }
    body = document[open.upperBound..<end.lowerBound]
  }

  /// Returns the content of the document with references to outlines, which are appended to `glyphs`.
  func rewritten(_ glyphs: inout [PageResource]) -> [UInt8] {
    var outlines: [Bytes: PageResource] = [:]
    var rest = body
    var result: [UInt8] = []
    result.reserveCapacity(body.count)
    while let start = rest.range(of: "<symbol ") {
      result += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].range(of: "</symbol>")
      let symbol = rest[start.upperBound..<(end?.lowerBound ?? rest.endIndex)]
      let next = end?.upperBound ?? rest.endIndex
      if end != nil, let name = Self.attribute("id", in: symbol), let outline = Self.outline(symbol) {
        let glyph = PageResource(.glyph, Array(outline))
        if !glyphs.contains(where: { $0.digest == glyph.digest }) { glyphs.append(glyph) }
        outlines[name] = glyph
      } else {
        // A glyph with colors stays as it is.
        result += rest[start.lowerBound..<next]
      }
      rest = rest[next...]
    }
    result += rest
    return Self.localNames(Self.glyphReferences(result[...], outlines))
  }

  private static func attribute(_ name: StaticString, in text: Bytes) -> Bytes? {
    var rest = text
    while let start = rest.range(of: name) {
      rest = rest[start.upperBound...]
      guard rest.starts(with: "=\"".utf8) else { continue }
      let value = rest.dropFirst(2)
      return value.range(of: "\"").map { value[..<$0.lowerBound] }
    }
    return nil
  }

  /// The path data of a symbol that consists of one path.
  private static func outline(_ symbol: Bytes) -> Bytes? {
    guard let path = symbol.range(of: "<path ") else { return nil }
    let rest = symbol[path.upperBound...]
    guard rest.range(of: "<path ") == nil, rest.range(of: "<image") == nil, rest.range(of: "<g") == nil else {
      return nil
    }
    return attribute(" d", in: rest)
  }

  /// Replaces references to outlines by `<path g="digest" t="x y"/>`, which the page's script completes.
  private static func glyphReferences(_ text: Bytes, _ outlines: [Bytes: PageResource]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let start = rest.range(of: "<use "), let end = rest[start.upperBound...].range(of: "/>") {
      result += rest[..<start.lowerBound]
      let element = rest[start.upperBound..<end.lowerBound]
      if let name = attribute("href", in: element)?.dropFirst(), let glyph = outlines[name] {
        result += "<path g=\"\(String(glyph.digest, radix: 36))\" t=\"".utf8
        result += attribute("x", in: element) ?? [UInt8(ascii: "0")]
        result.append(UInt8(ascii: " "))
        result += attribute("y", in: element) ?? [UInt8(ascii: "0")]
        result += "\"/>".utf8
      } else {
        result += rest[start.lowerBound..<end.upperBound]
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Appends a digest of the drawing to all names that it defines.
  private static func localNames(_ text: [UInt8]) -> [UInt8] {
    guard text[...].range(of: "id=\"") != nil else { return text }
    let suffix = Array("-\(String(PageResource.digest(text), radix: 36))".utf8)
    let places: [(before: StaticString, after: StaticString)] = [
      ("id=\"", "\""), ("href=\"#", "\""), ("url(#", ")"),
    ]
    return places.reduce(text) { appending(suffix, between: $1.before, and: $1.after, in: $0[...]) }
  }

  private static func appending(
    _ suffix: [UInt8], between before: StaticString, and after: StaticString, in text: Bytes
  ) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let start = rest.range(of: before), let end = rest[start.upperBound...].range(of: after) {
      result += rest[..<end.lowerBound]
      result += suffix
      rest = rest[end.lowerBound...]
    }
    return result + rest
  }
}

extension ArraySlice<UInt8> {
  /// The first place of a pattern.
  fileprivate func range(of pattern: StaticString) -> Range<Int>? {
    let count = pattern.utf8CodeUnitCount
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count >= count else { return nil }
      let end = start + bytes.count - count
      var place = start
      while place <= end, let found = memchr(place, Int32(pattern.utf8Start.pointee), end - place + 1) {
        if memcmp(found, pattern.utf8Start, count) == 0 {
          let lower = startIndex + (UnsafeRawPointer(found) - start)
          return lower..<lower + count
        }
        place = UnsafeRawPointer(found) + 1
      }
      return nil
    }
  }

  /// The last place of a pattern.
  fileprivate func lastRange(of pattern: StaticString) -> Range<Int>? {
    var last: Range<Int>?
    while let next = self[(last?.upperBound ?? startIndex)...].range(of: pattern) { last = next }
    return last
  }
}
