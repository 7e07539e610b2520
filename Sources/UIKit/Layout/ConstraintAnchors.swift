/// The anchors that constraints return. Two constraints return the same object for the same anchor, as on iOS, where code
/// compares them by identity (https://github.com/Tinder/Layout).
@MainActor
enum ConstraintAnchors {
  private struct Reference {
    weak var anchor: NSLayoutAnchor<AnyObject>?
  }

  /// The anchors in use, by their hash.
  private static var references: [Int: [Reference]] = [:]
  private static var count = 0
  /// The number of references above which those without an object are removed.
  private static var limit = 256

  static func anchor(of term: LayoutTerm) -> NSLayoutAnchor<AnyObject> {
    let new = make(term)
    for reference in references[new.hash] ?? [] {
      if let anchor = reference.anchor, anchor.isEqual(new) { return anchor }
    }
    references[new.hash, default: []].append(Reference(anchor: new))
    count += 1
    if count > limit { removeUnused() }
    return new
  }

  /// Creates an anchor of the class of a view's anchor. Its type argument differs from the declared one, as Objective-C ignores
  /// it; no member depends on it.
  private static func make(_ term: LayoutTerm) -> NSLayoutAnchor<AnyObject> {
    let anchor: NSObject =
      switch term.axis {
      case _ where term.isSize: NSLayoutDimension(term: term)
      case .horizontal: NSLayoutXAxisAnchor(term: term)
      case .vertical: NSLayoutYAxisAnchor(term: term)
      case nil: NSLayoutAnchor<AnyObject>(term: term)
      }
    return Unmanaged.fromOpaque(Unmanaged.passRetained(anchor).toOpaque()).takeRetainedValue()
  }

  private static func removeUnused() {
    references = references.compactMapValues { all in
      let used = all.filter { $0.anchor != nil }
      return used.isEmpty ? nil : used
    }
    count = references.values.reduce(0) { $0 + $1.count }
    limit = max(256, 2 * count)
  }
}
