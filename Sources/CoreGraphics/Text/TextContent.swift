/// The styled text of a layout. Lengths and indices are in UTF-16 units, as in Foundation.
package struct TextContent: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var length: Int
    package var style: TextStyle

    package init(length: Int, style: TextStyle) {
      self.length = length
      self.style = style
    }
  }

  package struct Paragraph: Hashable, Sendable {
    package var length: Int
    package var style: ParagraphStyle

    package init(length: Int, style: ParagraphStyle) {
      self.length = length
      self.style = style
    }
  }

  package let string: String
  /// Runs cover the string; the last one is extended if the lengths fall short.
  package let runs: [Run]
  package let paragraphs: [Paragraph]

  package init(_ string: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    runs = [Run(length: .max, style: style)]
    paragraphs = [Paragraph(length: .max, style: paragraph)]
  }

  /// Creates content with another string in the same style, sharing the style's storage.
  package init(_ string: String, like other: TextContent) {
    self.string = string
    runs = other.runs
    paragraphs = other.paragraphs
  }

  /// - Precondition: Neither array is empty.
  package init(_ string: String, runs: [Run], paragraphs: [Paragraph]) {
    precondition(!runs.isEmpty && !paragraphs.isEmpty, "text needs a style and a paragraph style")
    self.string = string
    self.runs = runs
    self.paragraphs = paragraphs
  }

  // Texts usually differ in their characters or fonts; equality compares the rest.
  package func hash(into hasher: inout Hasher) { hasher.combine(quickHash) }

  /// A fast hash for tables with trusted keys: one multiplication per eight bytes.
  var quickHash: UInt64 {
    var string = string
    var hash = string.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var index = 0
      while index + 8 <= raw.count {
        hash = Self.mixed(hash, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      while index < raw.count {
        rest = rest << 8 | UInt64(raw[index])
        index += 1
      }
      return Self.mixed(hash, rest)
    }
    hash = Self.mixed(hash, UInt64(UInt(bitPattern: ObjectIdentifier(runs[0].style.face))))
    return hash
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
