import UIKit

/// A view of the app in the outline in three dimensions.
@MainActor
struct ViewSlab {
  let view: UIView
  /// From the view's coordinates to those of the window.
  let transform: CGAffineTransform
  /// The part of the window that shows the view.
  let clip: CGRect
  /// The place in the stack: above all earlier views that it overlaps.
  let level: Int

  /// The part of the view that its ancestors do not cut off, in the view's coordinates.
  var visibleBounds: CGRect {
    clip.isInfinite ? view.bounds : view.bounds.intersection(clip.applying(transform.inverted()))
  }

  /// The slabs of the visible windows of the app, from back to front.
  static func all() -> [ViewSlab] {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
      return []
    }
    var reader = Reader()
    for window in scene.windows where !window.isHidden { reader.add(window, CGRect.infinite) }
    return reader.slabs
  }

  @MainActor
  private struct Reader {
    var slabs: [ViewSlab] = []
    private var frames: [CGRect] = []

    mutating func add(_ view: UIView, _ clip: CGRect) {
      guard !view.isHidden, view.alpha > 0 else { return }
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { view.convert(CGPoint(x: x, y: y), to: nil) }
      let (origin, right, down) = (place(0, 0), place(1, 0), place(0, 1))
      let transform = CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x,
        ty: origin.y)
      let frame = view.bounds.applying(transform)
      let visible = frame.intersection(clip)
      if !visible.isEmpty {
        let below = zip(slabs, frames).filter { Self.overlap($0.1, visible) }
        let level = below.map(\.0.level).max().map { $0 + 1 } ?? 0
        slabs.append(ViewSlab(view: view, transform: transform, clip: clip, level: level))
        frames.append(visible)
      }
      let inner = view.clipsToBounds ? visible : clip
      for subview in view.subviews where !inner.isNull { add(subview, inner) }
    }

    /// Whether two frames have more in common than rounding of their coordinates, as those of adjacent rows.
    private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
      let common = a.intersection(b)
      return !common.isNull && min(common.width, common.height) > 0.01
    }
  }
}
