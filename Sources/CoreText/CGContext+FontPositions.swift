import CoreGraphics

// The positions of glyphs are always fractions of pixels, so that these methods have no effect.

extension CGContext {
  /// Has no effect.
  public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
  /// Has no effect.
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}
  /// Has no effect.
  public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
  /// Has no effect.
  public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
}
