// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// Scales fonts and values for one text style with the content size category.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Returns the font scaled for the current content size category; `font` has the size for the category
  /// Large.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the content size category of the traits, up to `maximumPointSize` points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // Preferred fonts can be scaled (https://github.com/guoyingtao/Mantis, CropToolbar).
    guard font.scaling?.baseSize == nil else {
      UIKitFault.raise(
        .invalidArgument, "Fonts that have been scaled by UIFontMetrics cannot be scaled again.")
      return font
    }
    return font.scaled(
      by: FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximumPointSize),
      category: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// Returns the value, in points, scaled for the current content size category.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    DynamicType.scaled(value, style, (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

/// The parameters of a scaled font, so that a label can follow a new content size category.
struct FontScaling: Hashable {
  var style: UIFont.TextStyle
  /// The size in the category Large; nil for a font of the style itself.
  var baseSize: CGFloat?
  var maximumSize: CGFloat

  func size(_ category: UIContentSizeCategory) -> CGFloat {
    guard let baseSize else { return DynamicType.row(style, category).size }
    return min(DynamicType.scaled(baseSize, style, category).rounded(), maximumSize)
  }
}
