/// The vertical metrics of a font at its size, in points.
struct FontMetrics {
  var ascender: CGFloat
  var descender: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  var lineHeight: CGFloat { ascender - descender }
}

extension FontMetrics {
  init(_ face: FontFace) {
    guard case .family = face.design else {
      self.init(systemFontOfSize: face.pointSize)
      return
    }
    let measured = onMainThread { face.metrics }
    self.init(
      ascender: measured.ascender, descender: measured.descender, capHeight: measured.capHeight,
      xHeight: measured.xHeight)
  }

  /// The metrics of San Francisco: ascender and descender from Metrics.md 1.11, cap and x height from the font's own tables.
  init(systemFontOfSize size: CGFloat) {
    self.init(
      ascender: size * 1950 / 2048, descender: -size * 494 / 2048, capHeight: size * 1443 / 2048,
      xHeight: size * 1078 / 2048)
  }
}
