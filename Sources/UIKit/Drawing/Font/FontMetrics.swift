/// The vertical metrics of a font at its size, in points.
struct FontMetrics {
  var ascender: CGFloat
  var descender: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  var lineHeight: CGFloat { ascender - descender }

  init(_ face: FontFace) {
    let size = face.pointSize
    guard case .family = face.design else {
      // San Francisco: ascender and descender from Metrics.md 1.11, cap and x height from the font's own tables.
      ascender = size * 1950 / 2048
      descender = -size * 494 / 2048
      capHeight = size * 1443 / 2048
      xHeight = size * 1078 / 2048
      return
    }
    let measured = onMainThread { face.metrics }
    ascender = measured.ascender
    descender = measured.descender
    capHeight = measured.capHeight
    xHeight = measured.xHeight
  }
}
