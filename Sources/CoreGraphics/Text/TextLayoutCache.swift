/// The layouts that were asked for last, so that measuring and then drawing a label breaks its lines once.
///
/// Two generations: when the young one is full it becomes the old one, and what the old one held and was not
/// asked for meanwhile goes, a few layouts at a time, so that no frame pays for a thousand. For the main thread.
package final class TextLayoutCache {
  package static let shared = TextLayoutCache(capacity: 400)

  private struct Key: Hashable {
    var content: TextContent
    var width: CGFloat
    var height: CGFloat
    var maxLines: Int
    let hash: UInt64

    init(_ content: TextContent, _ width: CGFloat, _ height: CGFloat, _ maxLines: Int) {
      self.content = content
      self.width = width
      self.height = height
      self.maxLines = maxLines
      hash =
        content.quickHash ^ UInt64(width.bitPattern) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(height.bitPattern)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// How many bytes a text may have that is kept.
  private static let longest = 1000

  private let capacity: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]
  /// What nobody asked for in time.
  private var spent: [Key: TextLayout] = [:]

  /// How many spent layouts go for each one that is made.
  private static let pace = 4

  /// - Parameter capacity: how many layouts each generation holds.
  package init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  package func layout(
    _ content: TextContent, width: CGFloat, height: CGFloat, maxLines: Int, previous: TextLayout? = nil
  ) -> TextLayout {
    // Long texts are rare and large, and those who show them keep them.
    guard content.string.utf8.count <= Self.longest else {
      return TextLayout(content, width: width, height: height, maxLines: maxLines, previous: previous)
    }
    let key = Key(content, width, height, maxLines)
    if let layout = young[key] { return layout }
    for _ in 0..<min(Self.pace, spent.count) { _ = spent.popFirst() }
    let layout = old[key] ?? TextLayout(content, width: width, height: height, maxLines: maxLines)
    if young.count >= capacity {
      spent = old
      old = young
      young = Dictionary(minimumCapacity: capacity)
    }
    young[key] = layout
    return layout
  }

  package var count: Int { young.count + old.count }

  package func removeAll() {
    young = [:]
    old = [:]
    spent = [:]
  }
}
