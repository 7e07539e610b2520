/// Builds the accessibility tree from views, for test queries, comparisons in tests, and the window's
/// accessibility bus.
@MainActor
package enum AccessibilityTree {
  /// The nodes of a scene: one per visible window, frontmost last.
  package static func nodes(in scene: UIWindowScene) -> [AccessibilityNode] {
    scene.windows.filter { !$0.isHidden }.map { node(for: $0) }
  }

  package static func node(for window: UIWindow) -> AccessibilityNode {
    var node = make(window, role: .window)
    node.children = contents(of: window, clip: window.bounds)
    return node
  }

  /// The accessibility tree of a scene as text.
  package static func text(of scene: UIWindowScene) -> String {
    nodes(in: scene).map(\.text).joined(separator: "\n")
  }

  // MARK: Reading

  private static func contents(of view: UIView, clip: CGRect) -> [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    collect(inside: view, clip: clip, into: &found)
    let ordered =
      view.accessibilityElements == nil
      ? ReadingOrder.sorted(found, isRightToLeft: view.isRightToLeft) : found
    return ranked(ordered.flatMap { $0.isBlock ? $0.children : [$0] }, in: view)
  }

  /// Whether any view has an explicit sort priority.
  package static var usesRanks = false

  /// Sorts nodes by descending priority.
  private static func ranked(_ nodes: [AccessibilityNode], in view: UIView) -> [AccessibilityNode] {
    guard usesRanks, nodes.count > 1 else { return nodes }
    let ranks = nodes.map { node -> Double in
      var next = node.element as? UIView
      while let current = next, current !== view {
        if let rank = current.ownAccessibility?.rank { return rank }
        next = current.superview
      }
      return 0
    }
    guard ranks.contains(where: { $0 != 0 }) else { return nodes }
    return zip(nodes, ranks).enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }.map(\.element.0)
  }

  private static func collect(inside view: UIView, clip: CGRect, into found: inout [AccessibilityNode]) {
    guard !view.accessibilityElementsHidden else { return }
    if let elements = view.accessibilityElements {
      for element in elements { collect(element, clip: clip, into: &found) }
      return
    }
    for child in view.reachableSubviews { collect(child, clip: clip, into: &found) }
  }

  private static func collect(_ object: Any, clip: CGRect, into found: inout [AccessibilityNode]) {
    guard let view = object as? UIView else {
      guard let element = object as? UIResponder, element.isAccessibilityElement else { return }
      let node = make(element, role: AccessibilityRole(of: element))
      if !node.frame.isUndefined, node.frame.intersects(clip) { found.append(node) }
      return
    }
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
    let frame = view.accessibilityFrame
    guard !frame.isUndefined else { return }
    if view.isAccessibilityElement {
      guard !frame.isEmpty, frame.intersects(clip) else { return }
      var node = make(view, role: AccessibilityRole(of: view))
      if node.label == nil, node.role != .progress { node.label = accessibilityTextOfView(of: view) }
      // Both a cell and the controls in it are elements.
      if node.role == .cell { node.children = contents(of: view, clip: clip).filter { $0.role.isOperated } }
      found.append(node)
      return
    }
    let inner = view.clipsToBounds ? clip.intersection(frame) : clip
    guard !inner.isEmpty || !view.clipsToBounds else { return }
    if view.accessibilityElements != nil, !isContainer(view) {
      // The view's own order is kept, regardless of its position among siblings.
      var block = make(view, role: .group)
      block.children = contents(of: view, clip: inner)
      block.isBlock = true
      found.append(block)
    } else if isContainer(view) {
      let children = contents(of: view, clip: inner)
      guard !children.isEmpty else { return }
      var node = make(view, role: containerRole(view))
      node.children = children
      found.append(node)
    } else {
      collect(inside: view, clip: inner, into: &found)
    }
  }

  private static func isContainer(_ view: UIView) -> Bool {
    if view.accessibilityContainerType != .none || view.shouldGroupAccessibilityChildren { return true }
    return containerRole(view) != .group || view.accessibilityViewIsModal || view.accessibilityRole != nil
  }

  private static func containerRole(_ view: UIView) -> AccessibilityRole {
    switch view.accessibilityContainerType {
    case .list, .dataTable: return .list
    default:
      let role = AccessibilityRole(of: view)
      return role == .element || !role.isContainer ? .group : role
    }
  }

  private static func make(_ element: UIResponder, role: AccessibilityRole) -> AccessibilityNode {
    AccessibilityNode(
      element: element, role: role, label: element.accessibilityLabel, value: element.accessibilityValue,
      hint: element.accessibilityHint ?? (element as? UIView)?.accessibilityPosition,
      identifier: element.accessibilityIdentifier,
      traits: element.accessibilityTraits, frame: element.accessibilityFrame,
      customActions: element.accessibilityCustomActions ?? [], children: [])
  }

  /// The texts in a view in order: the label of a cell or control without its own.
  package static func accessibilityTextOfView(of view: UIView) -> String? {
    var texts: [AccessibilityNode] = []
    collectTexts(view, into: &texts)
    let parts = ReadingOrder.sorted(texts, isRightToLeft: view.isRightToLeft).compactMap(\.label)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func collectTexts(_ view: UIView, into found: inout [AccessibilityNode]) {
    for child in view.subviews
    where !child.isHidden && child.alpha >= 0.01 && !child.accessibilityElementsHidden {
      if child.isControl { continue }
      if child.isAccessibilityElement, let label = child.accessibilityLabel, !label.isEmpty {
        found.append(make(child, role: .text))
      } else {
        collectTexts(child, into: &found)
      }
    }
  }
}

extension AccessibilityRole {
  var isContainer: Bool {
    switch self {
    case .window, .group, .list, .navigationBar, .toolbar, .tabBar, .map, .webPage: true
    default: false
    }
  }

  /// Whether the element is interactive.
  package var isOperated: Bool {
    switch self {
    case .button, .link, .field, .searchField, .toggle, .slider, .pages, .picker, .tab, .key: true
    default: false
    }
  }
}

/// Sorts rows from top to bottom, and each row in reading direction.
@MainActor
extension UIView {
  /// The sort priority of the view and its contents among siblings: larger values first, default 0.
  package var accessibilityOrder: Double {
    get { ownAccessibility?.rank ?? 0 }
    set {
      AccessibilityTree.usesRanks = true
      accessibilityBox.state.rank = newValue
    }
  }
}

enum ReadingOrder {
  static func sorted(_ nodes: [AccessibilityNode], isRightToLeft: Bool) -> [AccessibilityNode] {
    sorted(nodes, isRightToLeft: isRightToLeft, frame: \.frame)
  }

  static func sorted<Item>(_ items: [Item], isRightToLeft: Bool, frame: (Item) -> CGRect) -> [Item] {
    guard items.count > 1 else { return items }
    // Sorts by position: reused cells are in an arbitrary order among the subviews.
    let framed = items.map { (item: $0, frame: frame($0)) }.enumerated().sorted {
      let (a, b) = ($0.element.frame, $1.element.frame)
      return isRightToLeft
        ? (a.minY, -a.maxX, $0.offset) < (b.minY, -b.maxX, $1.offset)
        : (a.minY, a.minX, $0.offset) < (b.minY, b.minX, $1.offset)
    }.map(\.element)
    var rows: [[(item: Item, frame: CGRect)]] = []
    var bottom = -CGFloat.infinity
    for entry in framed {
      // Frames that begin above the row's center belong to it.
      if entry.frame.minY < bottom {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
        bottom = entry.frame.midY
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { a, b in
        let (left, right) = (a.element.frame, b.element.frame)
        if left.minX == right.minX { return a.offset < b.offset }
        return isRightToLeft ? left.maxX > right.maxX : left.minX < right.minX
      }.map(\.element.item)
    }
  }
}

extension CGRect {
  /// Whether a coordinate is not a number, which Foundation's functions of rectangles do not accept.
  fileprivate var isUndefined: Bool { (minX + minY + width + height).isNaN }
}
