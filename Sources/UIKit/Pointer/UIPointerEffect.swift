/// The response of content to a pointer over it.
public enum UIPointerEffect {
  /// Whether a hovered view is tinted, over or under its content.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }

  /// An effect chosen by the size and background of the view.
  case automatic(UITargetedPreview)
  /// The pointer slides under the view and takes its shape.
  case highlight(UITargetedPreview)
  /// The pointer slides under the view and disappears; the view is scaled up and casts a shadow.
  case lift(UITargetedPreview)
  /// The pointer keeps its shape; the view is tinted, casts a shadow or is scaled up, as specified.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that the effect applies to.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of the pointer.
public enum UIPointerShape {
  /// A path: with an effect, in the coordinates of its preview's container; otherwise relative to the
  /// pointer.
  case path(UIBezierPath)
  /// A rounded rectangle: with an effect, in the coordinates of its preview's container; otherwise centered
  /// on the pointer, moved by the rectangle's origin.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam as over text, with a length in points.
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// In points.
  public static let defaultCornerRadius: CGFloat = 8

  /// - Parameter center: The position of the pointer, if the shape is relative to it.
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
