// The app configures an effect before it shares it; views only read it.
/// A glass effect.
///
/// Differs from iOS 26: drawn as the most similar blur of iOS 17.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable { case regular, clear }

  package let style: Style
  /// Whether the glass reacts to touches. No effect.
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  package final var blur: UIBlurEffect.Style { style == .clear ? .systemUltraThinMaterial : .systemMaterial }
}

// The app configures an effect before it shares it; views only read it.
/// An effect that merges the glass of nearby views.
///
/// Differs from iOS 26: the views keep their own shapes.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which glass merges, in points.
  open var spacing: CGFloat = 0
}
