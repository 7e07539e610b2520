/// How content answers a pointer that is over it.
public enum UIPointerEffect {
  /// Whether, and where, a hovered view is tinted.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }

  /// One of the others, chosen by the view's size and background.
  case automatic(UITargetedPreview)
  /// The pointer slides under the view and takes its shape.
  case highlight(UITargetedPreview)
  /// The pointer slides under the view and disappears; the view grows and casts a shadow.
  case lift(UITargetedPreview)
  /// The pointer keeps its shape; the view is tinted, casts a shadow or grows, as asked.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that the effect is for.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// What the pointer becomes.
public enum UIPointerShape {
  /// A path: with an effect in the coordinates of its preview's container, else about the pointer.
  case path(UIBezierPath)
  /// A rectangle with round corners: with an effect in the coordinates of its preview's container, else about the
  /// pointer, moved by the rectangle's origin.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A line as over text, of a length in points.
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// In points.
  public static let defaultCornerRadius: CGFloat = 8

  /// - Parameter center: where the pointer is, if the shape is about it.
  func path(about center: CGPoint?) -> UIBezierPath? {
    switch self {
    case .path(let path):
      let moved = UIBezierPath(cgPath: path.cgPath)
      if let center { moved.apply(CGAffineTransform(translationX: center.x, y: center.y)) }
      return moved
    case .roundedRect(var rect, let radius):
      if let center {
        rect = rect.offsetBy(dx: center.x - rect.width / 2, dy: center.y - rect.height / 2)
      }
      return UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .verticalBeam, .horizontalBeam: return nil
    }
  }
}
