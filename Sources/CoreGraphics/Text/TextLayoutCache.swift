/// The layouts that were asked for last, so that measuring and then drawing a label breaks its lines once.
///
/// Two generations: when the young one is full it becomes the old one, and what the old one held and was not
/// asked for meanwhile goes. For the main thread.
package final class TextLayoutCache {
  package static let shared = TextLayoutCache(capacity: 1000)

  private struct Key: Hashable {
    var content: TextContent
    var width: CGFloat
    var height: CGFloat
    var maxLines: Int
  }

  private let capacity: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]

  /// - Parameter capacity: how many layouts each generation holds.
  package init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  package func layout(
    _ content: TextContent, width: CGFloat, height: CGFloat, maxLines: Int
  ) -> TextLayout {
    let key = Key(content: content, width: width, height: height, maxLines: maxLines)
    if let layout = young[key] { return layout }
    let layout = old[key] ?? TextLayout(content, width: width, height: height, maxLines: maxLines)
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = layout
    return layout
  }

  package var count: Int { young.count + old.count }

  package func removeAll() {
    young = [:]
    old = [:]
  }
}
