extension UIView {
  /// Whether a view shows something at a point. Containers of SwiftUI show their subviews only.
  func draws(at point: CGPoint) -> Bool {
    guard !isHidden, alpha > 0 else { return false }
    switch self {
    case let paint as PaintView: return paint.paints(at: point)
    case is HostingView, is RowView:
      if clipsToBounds, !bounds.contains(point) { return false }
      if let color = backgroundColor?.cgColor, color.alpha > 0, bounds.contains(point) { return true }
      return subviews.contains { $0.draws(at: convert(point, to: $0)) }
    default:
      let isColor = type(of: self) == UIView.self && subviews.isEmpty
      return bounds.contains(point) && !(isColor && backgroundColor?.cgColor.alpha ?? 0 == 0)
    }
  }
}
