import OrderedDiff

/// The kind of an element: a cell, or a supplementary or decoration view.
///
/// Kinds are numbered on first use, for fast comparison and hashing.
package struct ElementKind: Hashable, Sendable {
  private let number: Int32

  package static let cell = ElementKind(number: 0)

  @MainActor private static var names: [String] = []
  @MainActor private static var numbers: [String: Int32] = [:]

  private init(number: Int32) { self.number = number }

  @MainActor
  private static func number(of name: String) -> Int32 {
    if let known = numbers[name] { return known }
    names.append(name)
    let made = Int32(names.count)
    numbers[name] = made
    return made
  }

  @MainActor
  package static func supplementary(_ name: String) -> ElementKind { ElementKind(number: number(of: name)) }
  @MainActor
  package static func decoration(_ name: String) -> ElementKind { ElementKind(number: -number(of: name)) }

  package var category: UICollectionView.ElementCategory {
    number == 0 ? .cell : number > 0 ? .supplementaryView : .decorationView
  }

  package var isCell: Bool { number == 0 }

  /// The name of the kind; `nil` for cells.
  @MainActor
  package var name: String? { number == 0 ? nil : Self.names[Int(abs(number)) - 1] }
}

/// The identity of an element in a collection view.
///
/// Index paths of supplementary and decoration views may have any length; those with two indices are stored
/// as numbers.
package struct ElementKey: Hashable, Sendable {
  package let kind: ElementKind
  package let path: ItemPath
  /// The index path, if it does not have exactly two indices.
  package let odd: IndexPath?

  package init(_ kind: ElementKind, _ path: ItemPath) {
    self.kind = kind
    self.path = path
    odd = nil
  }

  package init(_ kind: ElementKind, _ indexPath: IndexPath) {
    self.kind = kind
    if indexPath.count == 2 {
      path = ItemPath(section: indexPath[0], item: indexPath[1])
      odd = nil
    } else {
      path = ItemPath(section: indexPath.isEmpty ? 0 : indexPath[0], item: 0)
      odd = indexPath
    }
  }

  package var indexPath: IndexPath { odd ?? IndexPath(path) }
}

extension IndexPath {
  package init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}

extension ItemPath {
  /// Creates a path from an index path with section and item.
  package init(_ indexPath: IndexPath) { self.init(section: indexPath.section, item: indexPath.item) }
}

extension ElementKey: Comparable {
  /// Cells, supplementary and decoration views of a section follow its items in the order of their kinds' first use.
  package static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.path != rhs.path { return lhs.path < rhs.path }
    if lhs.kind != rhs.kind { return lhs.kind < rhs.kind }
    return lhs.indexPath < rhs.indexPath
  }
}

extension ElementKind: Comparable {
  package static func < (lhs: ElementKind, rhs: ElementKind) -> Bool { lhs.number < rhs.number }
}

extension Dictionary where Key == ElementKey, Value == DisplayedElement {
  /// Returns the elements that satisfy a condition, in the order of their keys. The order of a dictionary's
  /// values differs from run to run, which reuse and an app's delegate would repeat.
  @MainActor
  func inOrder(where isIncluded: (DisplayedElement) -> Bool = { _ in true }) -> [DisplayedElement] {
    values.filter(isIncluded).sorted { $0.key < $1.key }
  }
}

extension ElementKind {
  package var isDecoration: Bool { category == .decorationView }
}
