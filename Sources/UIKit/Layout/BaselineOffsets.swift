/// The positions of the first and last baselines of a view.
package struct BaselineOffsets {
  /// The distance from the top of the alignment rectangle to the first baseline, in points.
  package var first: CGFloat
  /// The distance from the bottom of the alignment rectangle to the last baseline, in points.
  package var last: CGFloat
  /// The height of a line, in points: the system spacing between baselines. Zero for views without text.
  package var lineHeight: CGFloat

  package init(first: CGFloat = 0, last: CGFloat = 0, lineHeight: CGFloat = 0) {
    self.first = first
    self.last = last
    self.lineHeight = lineHeight
  }
}
