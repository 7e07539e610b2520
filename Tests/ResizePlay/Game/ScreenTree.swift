import PortolanTesting
import UIKit

/// Everything that a scene shows, as comparable values.
///
/// A node represents a view, or a layer without a view, that is visible and inside its clip. Frames are in
/// the window and rounded to half a point. The blinking of a caret is excluded.
@MainActor
package struct ScreenTree {
  package struct Node: Equatable, Sendable {
    package var depth: Int
    package var kind: String
    /// Left, top, width and height in half points.
    package var frame: SIMD4<Int32>
    package var background: UInt32
    package var opacity: UInt8
    package var details: String
  }

  package private(set) var nodes: [Node] = []
  package private(set) var accessibility: [String] = []
  /// The positions of all scroll views, in the order of traversal.
  package private(set) var places: [ScrollPlace] = []
  private var scrollViews: [UIScrollView] = []

  package init(_ app: TestApp) {
    guard let scene = app.window.windowScene else { return }
    for window in scene.windows where !window.isHidden {
      let bounds = CGRect(origin: .zero, size: scene.geometry.size)
      visit(window.layer, origin: window.frame.origin, clip: bounds, depth: 0)
    }
    for node in AccessibilityTree.nodes(in: scene) { read(node, depth: 0) }
  }

  /// Returns whether both show the same. The positions of their scroll views are compared by their content.
  package func isSame(as other: ScreenTree) -> Bool {
    nodes == other.nodes && accessibility == other.accessibility
  }

  /// Scrolls the scroll views, which belong to a new instance, to the positions of another one. If their
  /// number differs, only the outermost scrolls, which makes the others visible.
  /// - Returns: Whether any scrolled.
  package func scroll(to other: ScreenTree) -> Bool {
    let count = scrollViews.count == other.places.count ? scrollViews.count : 1
    var moved = false
    for (view, place) in zip(scrollViews, other.places).prefix(count) where place.apply(to: view) {
      moved = true
    }
    return moved
  }

  // MARK: Views and layers

  private mutating func visit(_ layer: CALayer, origin: CGPoint, clip: CGRect, depth: Int) {
    guard !layer.isHidden, layer.opacity >= 0.01 else { return }
    let view = layer.delegate as? UIView
    if let view, Self.isLeftOut(view) { return }
    let frame = CGRect(origin: origin, size: layer.frame.size)
    let inner = layer.masksToBounds ? clip.intersection(frame) : clip
    guard !layer.masksToBounds || !inner.isEmpty else { return }
    let index = nodes.count
    nodes.append(
      Node(
        depth: depth, kind: view.map { Self.name(of: type(of: $0)) } ?? Self.name(of: type(of: layer)),
        frame: Self.rounded(frame), background: Self.packed(layer.backgroundColor),
        opacity: UInt8((layer.opacity * 255).rounded()), details: ""))
    let shown = frame.intersection(clip)
    let isVisible = !shown.isNull && (shown.width > 0.25 && shown.height > 0.25 || frame.isEmpty)
    if isVisible {
      var details = LayerDetails.text(of: layer)
      if let view { ViewDetails.add(view, to: &details) }
      nodes[index].details = details
      if let scroll = view as? UIScrollView {
        places.append(ScrollPlace(scroll))
        scrollViews.append(scroll)
      }
    }
    let bounds = layer.bounds
    let first = nodes.count
    var starts: [Int] = []
    for child in layer.sublayers ?? [] {
      let start = nodes.count
      let place = child.frame.origin
      visit(
        child, origin: CGPoint(x: origin.x + place.x - bounds.minX, y: origin.y + place.y - bounds.minY),
        clip: inner, depth: depth + 1)
      if nodes.count > start { starts.append(start) }
    }
    sortChildren(from: first, starts)
    // Only shapes are drawn beyond an empty frame.
    let isEmpty = frame.isEmpty && !(layer is CAShapeLayer)
    if !isVisible || isEmpty, nodes.count == first { nodes.removeLast() }
  }

  /// Sorts children that do not overlap, whose order is invisible, by their positions.
  private mutating func sortChildren(from first: Int, _ starts: [Int]) {
    guard starts.count > 1 else { return }
    let ends = starts.dropFirst() + [nodes.count]
    var parts = zip(starts, ends).map { $0..<$1 }
    var isSorted = true
    for index in 1..<parts.count {
      var place = index
      while place > 0, mayPrecede(nodes[parts[place].lowerBound], nodes[parts[place - 1].lowerBound]) {
        parts.swapAt(place, place - 1)
        place -= 1
        isSorted = false
      }
    }
    guard !isSorted else { return }
    let sorted = parts.flatMap { nodes[$0] }
    nodes.replaceSubrange(first..., with: sorted)
  }

  private func mayPrecede(_ a: Node, _ b: Node) -> Bool {
    guard
      (a.frame.y, a.frame.x, a.frame.w, a.frame.z, a.kind) < (
        b.frame.y, b.frame.x, b.frame.w, b.frame.z, b.kind
      )
    else { return false }
    // Adjacent lines of text overlap by their leading, which is empty.
    if a.kind == "TextFragmentView", b.kind == a.kind { return true }
    let (p, q) = (a.frame, b.frame)
    // Neighbors may overlap by the half point that rounding adds.
    return p.x + p.z <= q.x + 1 || q.x + q.z <= p.x + 1 || p.y + p.w <= q.y + 1 || q.y + q.w <= p.y + 1
  }

  /// Returns whether a view depends on the time rather than on the state.
  private static func isLeftOut(_ view: UIView) -> Bool { name(of: type(of: view)) == "CaretView" }

  private static var names: [ObjectIdentifier: String] = [:]

  private static func name(of type: AnyClass) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  private static func rounded(_ frame: CGRect) -> SIMD4<Int32> {
    func half(_ value: CGFloat) -> Int32 {
      value.isFinite && abs(value) < 1e8 ? Int32((value * 2).rounded()) : .max
    }
    return SIMD4(
      half(frame.minX), half(frame.minY), half(frame.width),
      half(frame.height))
  }

  static func packed(_ color: CGColor?) -> UInt32 {
    guard let color else { return 0 }
    let parts = color.components ?? []
    guard parts.count >= 2 else { return 0 }
    let rgba =
      parts.count >= 4 ? [parts[0], parts[1], parts[2], parts[3]] : [parts[0], parts[0], parts[0], parts[1]]
    guard rgba[3] > 0 else { return 0 }
    return rgba.reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }

  // MARK: Accessibility

  private mutating func read(_ node: AccessibilityNode, depth: Int) {
    let frame = Self.rounded(node.frame)
    var line = String(repeating: "  ", count: depth) + node.role.rawValue
    if let label = node.label, !label.isEmpty { line += " “\(label)”" }
    if let value = node.value, !value.isEmpty { line += " value “\(value)”" }
    if node.traits.contains(.selected) { line += " selected" }
    if node.traits.contains(.notEnabled) { line += " disabled" }
    line += " \(Self.text(of: frame))"
    accessibility.append(line)
    for child in node.children { read(child, depth: depth + 1) }
  }

  static func text(of frame: SIMD4<Int32>) -> String {
    func points(_ halves: Int32) -> String { halves % 2 == 0 ? "\(halves / 2)" : "\(Double(halves) / 2)" }
    return "(\(points(frame.x)) \(points(frame.y)); \(points(frame.z)) \(points(frame.w)))"
  }
}

extension ScreenTree {
  /// One line for each node.
  package var lines: [String] {
    nodes.map { node in
      var line = String(repeating: " ", count: node.depth) + "\(node.kind) \(Self.text(of: node.frame))"
      if node.background != 0 { line += " #" + String(node.background, radix: 16) }
      if node.opacity != 255 { line += " opacity \(node.opacity)" }
      return line + node.details
    } + accessibility
  }

  /// Returns the lines that only one of the two trees has, each with its previous line; `-` is missing here,
  /// `+` is not in `expected`.
  package func difference(from expected: ScreenTree, limit: Int = 60) -> String {
    let (new, old) = (lines, expected.lines)
    var changes: [(place: Int, order: Int, line: String)] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): changes.append((offset, 0, "- \(line)"))
      case .insert(let offset, let line, _): changes.append((offset, 1, "+ \(line)"))
      }
    }
    changes.sort { ($0.place, $0.order) < ($1.place, $1.order) }
    var text = changes.prefix(limit).map(\.line)
    if changes.count > limit { text.append("… and \(changes.count - limit) more") }
    return text.joined(separator: "\n")
  }
}
