/// The positions of the first and last baselines of a view.
package struct BaselineOffsets {
  /// The lines that the offsets are measured from.
  package enum Origin {
    /// The top of the alignment rectangle for the first baseline, and its bottom, upward, for the last one.
    case edges
    /// The vertical center of the alignment rectangle, downward: the text stays there in any height.
    case center
  }

  /// The distance from the origin to the first baseline, in points.
  package var first: CGFloat
  /// The distance from the origin to the last baseline, in points.
  package var last: CGFloat
  /// The height of a line, in points: the system spacing between baselines. Zero for views without text.
  package var lineHeight: CGFloat
  package var origin: Origin

  package init(first: CGFloat = 0, last: CGFloat = 0, lineHeight: CGFloat = 0, origin: Origin = .edges) {
    self.first = first
    self.last = last
    self.lineHeight = lineHeight
    self.origin = origin
  }
}
