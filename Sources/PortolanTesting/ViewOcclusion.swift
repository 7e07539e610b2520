import UIKit

/// Detects views that are completely covered by opaque views.
@MainActor
enum ViewOcclusion {
  /// The minimum alpha of an opaque color or view.
  private static let opaque: CGFloat = 0.99

  /// The sampled points, relative to the visible frame: the center, and points near the corners.
  private static let samples: [(CGFloat, CGFloat)] = [
    (0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9),
  ]

  static func isCovered(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    let visible = visibleFrame(of: view, in: window)
    // A view that is scrolled out of sight does not count as covered.
    guard !visible.isEmpty else { return false }
    return samples.allSatisfy { x, y in
      let point = CGPoint(x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
      return isCovered(view, at: point, in: window)
    }
  }

  /// Returns the part of the view within its clipping ancestors, in the window's coordinates.
  private static func visibleFrame(of view: UIView, in window: UIWindow) -> CGRect {
    var frame = view.convert(view.bounds, to: window)
    var ancestor = view.superview
    while let current = ancestor {
      if current.clipsToBounds { frame = frame.intersection(current.convert(current.bounds, to: window)) }
      ancestor = current.superview
    }
    return frame.intersection(window.bounds)
  }

  private static func isCovered(_ view: UIView, at point: CGPoint, in window: UIWindow) -> Bool {
    var child = view
    while let parent = child.superview {
      let views = parent.subviews
      if let place = views.firstIndex(where: { $0 === child }) {
        for sibling in views[(place + 1)...] where covers(sibling, point, from: window) { return true }
      }
      child = parent
    }
    let windows = window.windowScene?.windows ?? []
    guard let place = windows.firstIndex(where: { $0 === window }) else { return false }
    return windows[(place + 1)...].contains { covers($0, point, from: window) }
  }

  /// Returns whether the view or a descendant is opaque at a point of a window.
  private static func covers(_ view: UIView, _ point: CGPoint, from window: UIWindow) -> Bool {
    guard !view.isHidden, view.alpha >= opaque, view.mask == nil else { return false }
    let place = view.convert(point, from: window)
    let isInside = view.bounds.contains(place)
    if isInside, isOpaque(view), !isOutsideCorner(view, place) { return true }
    guard isInside || !view.clipsToBounds else { return false }
    return view.subviews.contains { covers($0, point, from: window) }
  }

  private static func isOpaque(_ view: UIView) -> Bool {
    if view is UIVisualEffectView { return true }
    var alpha: CGFloat = 0
    guard let color = view.backgroundColor else { return false }
    _ = color.resolvedColor(with: view.traitCollection).getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha >= opaque
  }

  /// Returns whether a point of the view's bounds is outside its rounded corners.
  private static func isOutsideCorner(_ view: UIView, _ point: CGPoint) -> Bool {
    let radius = view.layer.cornerRadius
    guard radius > 0 else { return false }
    let inner = view.bounds.insetBy(dx: radius, dy: radius)
    let dx = max(inner.minX - point.x, point.x - inner.maxX, 0)
    let dy = max(inner.minY - point.y, point.y - inner.maxY, 0)
    return dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius
  }
}
