// Every `assumeIsolated`: layouts copy and compare attributes on the main thread.

/// The attributes of a table row, including its position in the section, which determines corners and
/// separators.
final class TableRowAttributes: UICollectionViewLayoutAttributes {
  var isFirst = false
  var isLast = false

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated {
      guard let copy = copy as? TableRowAttributes else { return }
      copy.isFirst = isFirst
      copy.isLast = isLast
    }
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? TableRowAttributes else { return false }
    return MainActor.assumeIsolated { isFirst == other.isFirst && isLast == other.isLast }
  }
}
