/// A shape that depends on the bounds in which it is resolved.
public struct UIShape: Sendable {
  indirect enum Kind: Sendable {
    case rect, capsule, circle
    case roundedRect(CGFloat, UIRectCorner)
    case fixed(CGRect, CGFloat, UIRectCorner)
    case path(CGPath)
    case inset(Kind, UIEdgeInsets)
  }

  let kind: Kind

  public static let rect = UIShape(kind: .rect)
  /// A rectangle whose shorter sides are half circles.
  public static let capsule = UIShape(kind: .capsule)
  /// The greatest circle in the center.
  public static let circle = UIShape(kind: .circle)

  /// A rectangle with round corners, with a radius in points.
  public static func rect(cornerRadius: CGFloat, maskedCorners: UIRectCorner = .allCorners) -> UIShape {
    UIShape(kind: .roundedRect(cornerRadius, maskedCorners))
  }

  /// A rectangle that does not depend on the bounds.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(kind: .fixed(rect, cornerRadius, maskedCorners))
  }

  @MainActor @preconcurrency
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path.cgPath)) }

  public func inset(by insets: UIEdgeInsets) -> UIShape { UIShape(kind: .inset(kind, insets)) }

  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// Returns the path of the shape in a rectangle.
  @MainActor
  func path(in bounds: CGRect) -> UIBezierPath { Self.path(kind, in: bounds) }

  @MainActor
  private static func path(_ kind: Kind, in bounds: CGRect) -> UIBezierPath {
    switch kind {
    case .rect: return UIBezierPath(rect: bounds)
    case .capsule:
      return UIBezierPath(roundedRect: bounds, cornerRadius: min(bounds.width, bounds.height) / 2)
    case .circle:
      let side = min(bounds.width, bounds.height)
      return UIBezierPath(
        ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
    case .roundedRect(let radius, let corners), .fixed(_, let radius, let corners):
      var rect = bounds
      if case .fixed(let fixed, _, _) = kind { rect = fixed }
      return UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    case .path(let path): return UIBezierPath(cgPath: path)
    case .inset(let inner, let insets): return path(inner, in: bounds.inset(by: insets))
    }
  }
}
