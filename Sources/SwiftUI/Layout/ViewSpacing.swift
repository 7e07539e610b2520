/// The preferred spacing of a view.
///
/// Views keep 8 points from each other. Text keeps distances that follow from its font: above and below it other views are
/// as far away as lines of text would be, and text below text follows at the leading of its font (Metrics.md 1.7a).
public struct ViewSpacing: Sendable {
  package var top = EdgeSpacing.plain
  package var bottom = EdgeSpacing.plain
  package var leading: CGFloat?
  package var trailing: CGFloat?

  /// No space on all edges.
  public static let zero = ViewSpacing(top: .zero, bottom: .zero, leading: 0, trailing: 0)

  /// Creates the spacing of views without preferences.
  public init() {}
  package init(top: EdgeSpacing, bottom: EdgeSpacing, leading: CGFloat? = nil, trailing: CGFloat? = nil) {
    (self.top, self.bottom) = (top, bottom)
    (self.leading, self.trailing) = (leading, trailing)
  }
  /// The spacing of text.
  package init(_ text: TextSpacing) {
    top = EdgeSpacing(text: text, distance: text.above)
    bottom = EdgeSpacing(text: text, distance: text.below)
  }

  /// No preferences at all, to begin a union with.
  package static let none = ViewSpacing(top: EdgeSpacing(), bottom: EdgeSpacing())

  /// The distance between two adjacent views, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard axis == .horizontal else { return bottom.distance(to: next.top) }
    guard trailing != nil || next.leading != nil else { return Self.standard }
    return max(trailing ?? 0, next.leading ?? 0)
  }
  package static let standard: CGFloat = 8

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading), let length = other.leading { leading = max(leading ?? length, length) }
    if edges.contains(.trailing), let length = other.trailing { trailing = max(trailing ?? length, length) }
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the spacing of a view whose content does not reach some edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    if edges.contains(.top) { copy.top = .plain }
    if edges.contains(.bottom) { copy.bottom = .plain }
    if edges.contains(.leading) { copy.leading = nil }
    if edges.contains(.trailing) { copy.trailing = nil }
    return copy
  }

  /// Returns the spacing of a view in a frame with sizes of its own; spacers keep theirs.
  package func inFrame(isWide: Bool, isHigh: Bool) -> ViewSpacing {
    if top.isFixed || leading != nil { return self }
    var edges: Edge.Set = []
    if isHigh { edges.formUnion(.vertical) }
    if isWide { edges.formUnion(.horizontal) }
    return resetting(edges)
  }
}

/// The spacing that a view prefers at its top or bottom.
package struct EdgeSpacing: Sendable {
  /// The distance that replaces the standard one.
  private var fixed: CGFloat?
  /// Whether text keeps its distance from the edge.
  private var isPlain = false
  private var text: (spacing: TextSpacing, distance: CGFloat)?

  package static let plain = EdgeSpacing(fixed: nil, isPlain: true)
  package static let zero = EdgeSpacing(fixed: 0, isPlain: false)

  package init() {}
  private init(fixed: CGFloat?, isPlain: Bool) { (self.fixed, self.isPlain) = (fixed, isPlain) }
  package init(text: TextSpacing, distance: CGFloat) { self.text = (text, distance) }

  /// Whether the edge has a distance of its own, as that of a spacer.
  package var isFixed: Bool { fixed != nil && !isPlain && text == nil }

  /// The distance from a bottom edge to a top edge below it.
  package func distance(to lower: EdgeSpacing) -> CGFloat {
    var longest: CGFloat?
    if let text, lower.isPlain { longest = text.distance }
    if isPlain, let text = lower.text { longest = max(longest ?? 0, text.distance) }
    if text != nil, let text = lower.text { longest = max(longest ?? 0, text.spacing.leading) }
    if let longest { return longest }
    guard fixed != nil || lower.fixed != nil else { return ViewSpacing.standard }
    return max(fixed ?? 0, lower.fixed ?? 0)
  }

  package mutating func formUnion(_ other: EdgeSpacing) {
    if let length = other.fixed { fixed = max(fixed ?? length, length) }
    isPlain = isPlain || other.isPlain
    guard let new = other.text else { return }
    guard let old = text else { return text = new }
    let tallest = new.spacing.lineHeight > old.spacing.lineHeight ? new.spacing : old.spacing
    text = (tallest, max(old.distance, new.distance))
  }
}

/// The distances that text keeps, in points.
package struct TextSpacing: Sendable {
  package var lineHeight: CGFloat
  /// The distance from a view above the text.
  package var above: CGFloat
  /// The distance from a view below the text.
  package var below: CGFloat
  /// The distance from text above the text.
  package var leading: CGFloat

  /// Creates the distances of text with a font whose lines have a leading.
  package init(_ font: UIFont, leading: CGFloat, scale: CGFloat) {
    let height = font.ascender - font.descender
    let extra = Self.roundedUp(height * 0.1, scale)
    lineHeight = height + leading
    above = Self.rounded(extra - font.descender, scale)
    below = Self.rounded(max(height + extra - font.capHeight, extra - font.descender), scale)
    self.leading = Self.roundedUp(leading, scale)
  }

  /// Creates the distances of a symbol, which text follows without a distance.
  package init(symbolBaseline: CGFloat, scale: CGFloat) {
    (lineHeight, leading) = (0, 0)
    above = Self.rounded(symbolBaseline, scale)
    below = above + 1
  }

  /// Returns a length in whole pixels, so that the views below are not between pixels.
  private static func rounded(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }

  private static func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    ((length * scale) - 0.001).rounded(.up) / scale
  }
}
