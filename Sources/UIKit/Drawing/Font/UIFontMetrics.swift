/// Scales fonts and measures of one text style with the content size category.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The font at the size for the category that is current; `font` is meant for the category Large.
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

  /// The font at the size for the category of the traits, at most `maximumPointSize` points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      UIKitFault.raise(
        .invalidArgument, "Fonts that have been scaled by UIFontMetrics cannot be scaled again.")
      return font
    }
    return font.scaled(
      by: FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximumPointSize),
      category: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// The measure, in points, for the category that is current.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    DynamicType.scaled(value, style, (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

/// How a font came by its size, so that a label can follow a new category.
struct FontScaling: Hashable {
  var style: UIFont.TextStyle
  /// The size in the category Large; nil for a font that is the style's own.
  var baseSize: CGFloat?
  var maximumSize: CGFloat

  func size(_ category: UIContentSizeCategory) -> CGFloat {
    guard let baseSize else { return DynamicType.row(style, category).size }
    return min(DynamicType.scaled(baseSize, style, category).rounded(), maximumSize)
  }
}
