/// The resources that a page keeps, bounded in bytes.
///
/// An app that shows new pictures for hours would otherwise fill the browser's memory. Resources that no element shows are
/// discarded, and sent again when they are shown again.
struct SentResources {
  /// The bytes after which a page discards resources, 64 MiB.
  static let defaultLimit = 64 << 20
  /// The memory of a resource beyond its own bytes, estimated.
  private static let overhead = 256

  private let minimum: Int
  private var limit: Int
  private var sizes: [UInt64: Int] = [:]
  private var byteCount = 0

  init(limit: Int = defaultLimit) {
    minimum = limit
    self.limit = limit
  }

  /// - Returns: Whether the page does not have the resource yet.
  mutating func insert(_ resource: PageResource) -> Bool {
    guard sizes[resource.digest] == nil else { return false }
    // The outlines of glyphs are shared by drawings, and their number is limited by the fonts.
    let size = resource.kind == .glyph ? 0 : resource.bytes.count + Self.overhead
    sizes[resource.digest] = size
    byteCount += size
    return true
  }

  var isFull: Bool { byteCount > limit }

  /// Removes the resources that are not in use and returns them.
  mutating func removeUnused(_ used: Set<UInt64>) -> [UInt64] {
    let unused = sizes.filter { $0.value > 0 && !used.contains($0.key) }.keys.sorted()
    for digest in unused { byteCount -= sizes.removeValue(forKey: digest) ?? 0 }
    // Full of what is in use: the next search waits until as much again has been sent.
    limit = max(minimum, byteCount * 2)
    return unused
  }

  mutating func removeAll() { self = SentResources(limit: minimum) }
}
