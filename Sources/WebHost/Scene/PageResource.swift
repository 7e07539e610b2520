import StateStore

/// A drawing, glyph or image that pages keep by its digest.
struct PageResource {
  /// The kinds of resources, numbered as in the page's script.
  enum Kind: UInt8 {
    /// The inner markup of an SVG element, preceded by its view box.
    case drawing = 0
    /// The outline of a glyph as SVG path data.
    case glyph = 1
    case png = 2
    case jpeg = 3
    /// An SVG filter.
    case filter = 4
  }

  let digest: UInt64
  let kind: Kind
  let bytes: [UInt8]

  init(_ kind: Kind, _ bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
    digest = Self.digest(bytes) ^ UInt64(kind.rawValue)
  }

  init(_ kind: Kind, _ text: String) { self.init(kind, Array(text.utf8)) }

  /// The digest, identical in every process, so that pages can keep resources beyond one.
  static func digest(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = ContentHash()
    hash.combine(bytes)
    return hash.value
  }
}
