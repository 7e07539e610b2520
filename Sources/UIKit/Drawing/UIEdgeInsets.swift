/// Distances from the edges of a rectangle inwards, in points; negative values grow the rectangle.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero on every edge.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  /// The sum of left and right.
  package var horizontal: CGFloat { left + right }
  /// The sum of top and bottom.
  package var vertical: CGFloat { top + bottom }

  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  package static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }

  /// Creates insets from leading and trailing for the given layout direction.
  package init(_ insets: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
      bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle with its sides moved inwards, but not beyond the middle. `insetBy(dx:dy:)` would return the null
  /// rectangle, whose origin is infinite.
  package func narrowed(dx: CGFloat, dy: CGFloat = 0) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}

extension CGSize {
  package func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  package func outset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}
