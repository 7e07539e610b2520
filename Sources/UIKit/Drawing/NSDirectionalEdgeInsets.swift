/// Insets that follow the direction of the user's language: leading is left in English and right in Arabic.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero on every edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from left and right for the given layout direction.
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }
}
