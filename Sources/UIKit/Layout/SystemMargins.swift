/// System margins between content and the sides of its container, in points.
package enum SystemMargins {
  /// Returns the margins of bars and of controllers' views: 20 at widths of 414 points and more (Metrics.md 1.12).
  package static func bar(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The margins of controllers' views in landscape on phones with a safe area at their sides and a compact width (Metrics.md
  /// 1.12).
  package static let besideNotch: CGFloat = 16

  /// Returns the margins of rows and cards: 20 at widths of 390 points and more (Metrics.md 1.2; pictures of
  /// lists that AccessibilitySnapshot's tests recorded on iOS 17.5,
  /// https://github.com/cashapp/AccessibilitySnapshot).
  package static func list(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// Returns the margins of the content of a card with the given width.
  package static func card(width: CGFloat) -> CGFloat { list(width: width + 40) }
}
