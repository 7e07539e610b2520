extension UIView {
  var defaultAccessibilityFrame: CGRect {
    let own = ownAccessibility
    return own?.details?.blocks.frame?() ?? own?.frame ?? convert(bounds, to: nil as UIView?)
  }

  /// The outline of the view in screen coordinates, if its corners are rounded.
  ///
  /// As recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testTwoAccessibilityElements and
  /// testBlockBasedAccessibility).
  var roundedAccessibilityPath: UIBezierPath? { accessibilityPath(cornerRadius: layer.cornerRadius) }

  /// Returns the outline of the view in screen coordinates with rounded corners; nil without a radius.
  func accessibilityPath(cornerRadius: CGFloat) -> UIBezierPath? {
    guard cornerRadius > 0 else { return nil }
    let frame = accessibilityFrame
    return UIBezierPath(
      roundedRect: frame, cornerRadius: min(cornerRadius, frame.width / 2, frame.height / 2))
  }
}
