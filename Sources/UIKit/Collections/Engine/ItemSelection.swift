import OrderedDiff

/// The selected items.
package struct ItemSelection {
  package private(set) var paths: Set<ItemPath> = []
  /// The last selected item.
  package private(set) var last: ItemPath?

  package init() {}

  package var isEmpty: Bool { paths.isEmpty }
  package var count: Int { paths.count }
  package func contains(_ path: ItemPath) -> Bool { !paths.isEmpty && paths.contains(path) }

  /// Sorted by index path.
  package var sorted: [ItemPath] { paths.count < 2 ? Array(paths) : paths.sorted() }

  package mutating func insert(_ path: ItemPath) {
    paths.insert(path)
    last = path
  }

  package mutating func remove(_ path: ItemPath) {
    paths.remove(path)
    if last == path { last = nil }
  }

  package mutating func removeAll() {
    guard !paths.isEmpty else { return }
    paths.removeAll()
    last = nil
  }

  /// Updates the index paths; deleted items are deselected.
  package mutating func apply(_ newPath: (ItemPath) -> ItemPath?) {
    guard !paths.isEmpty else { return }
    paths = Set(paths.compactMap(newPath))
    last = last.flatMap(newPath)
  }
}
