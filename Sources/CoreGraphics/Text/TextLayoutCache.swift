/// A cache of recent layouts, so that measuring and drawing a label breaks lines only once.
///
/// Has two generations: when the young one is full, it becomes the old one, and layouts of the previous old
/// one that were not used are released, a few at a time to keep frames short. For the main thread.
package final class TextLayoutCache {
  // Used on the main thread only.
  nonisolated(unsafe) package static let shared = TextLayoutCache(capacity: 400)

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

  /// The maximum length of a cached text in bytes.
  private static let longest = 1000

  private let capacity: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]
  /// Evicted layouts that have not been released yet.
  private var spent: [Key: TextLayout] = [:]

  /// The number of evicted layouts to release per new layout.
  private static let pace = 4

  /// - Parameter capacity: The number of layouts per generation.
  package init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  package func layout(
    _ content: TextContent, width: CGFloat, height: CGFloat, maxLines: Int, previous: TextLayout? = nil
  ) -> TextLayout {
    // Long texts are rare and large, and are retained by the views that show them.
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
