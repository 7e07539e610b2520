/// Distances of content from the sides of what holds it, in points.
package enum SystemMargins {
  /// Of bars and of controllers' views: 20 from 414 points on (Metrics.md 1.12).
  package static func bar(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// Of rows and cards: 20 from 390 points on (Metrics.md 1.2; pictures of lists that AccessibilitySnapshot's tests recorded
  /// on iOS 17.5, https://github.com/cashapp/AccessibilitySnapshot).
  package static func list(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// Of the content of a card that is so wide itself.
  package static func card(width: CGFloat) -> CGFloat { list(width: width + 40) }
}
