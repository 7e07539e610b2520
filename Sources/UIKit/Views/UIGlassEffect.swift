/// A material of glass.
///
/// Differs from iOS 26: it is drawn as the blur of earlier versions that comes nearest.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable { case regular, clear }

  package let style: Style
  /// Whether the glass reacts to touches. Without effect.
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  package final var blur: UIBlurEffect.Style { style == .clear ? .systemUltraThinMaterial : .systemMaterial }
}

/// Joins the glass of several views that are near each other.
///
/// Differs from iOS 26: the views keep shapes of their own.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which glass joins, in points.
  open var spacing: CGFloat = 0
}
