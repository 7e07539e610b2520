/// The vertical measures of a font at its size, in points.
struct FontMetrics {
  var ascender: CGFloat
  var descender: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  var leading: CGFloat
  var lineHeight: CGFloat { ascender - descender }

  init(_ specification: FontSpecification) {
    let size = specification.size
    guard case .named = specification.typeface else {
      // San Francisco: ascender and descender from FACTS.md 1.11, cap and x height from the font's own tables.
      ascender = size * 1950 / 2048
      descender = -size * 494 / 2048
      capHeight = size * 1443 / 2048
      xHeight = size * 1078 / 2048
      leading = 0
      return
    }
    let face = InstalledFonts.shared.metrics(
      family: FontLookup.drawnFamilies(specification.typeface), weight: specification.weight.number,
      isItalic: specification.isItalic)
    ascender = face.ascender * size
    descender = -face.descender * size
    capHeight = face.capHeight * size
    xHeight = face.xHeight * size
    leading = face.lineGap * size
  }
}
