/// Where a view's first and last lines of text stand.
package struct BaselineOffsets {
  /// From the top of the alignment rectangle down to the first baseline, in points.
  package var first: CGFloat
  /// From the bottom of the alignment rectangle up to the last baseline, in points.
  package var last: CGFloat
  /// The height of a line, in points: the system spacing between baselines. Zero for views without text.
  package var lineHeight: CGFloat

  package init(first: CGFloat = 0, last: CGFloat = 0, lineHeight: CGFloat = 0) {
    self.first = first
    self.last = last
    self.lineHeight = lineHeight
  }
}
