import UIKit

/// Determines points at which touches reach an element.
@MainActor
enum HitTest {
  /// The point at which a touch reaches the element; `nil` if it is covered or off screen.
  static func point(of element: UIResponder, in scene: UIWindowScene) -> CGPoint? {
    guard let view = view(of: element), let window = view as? UIWindow ?? view.window else { return nil }
    let visible = visibleFrame(of: element, view: view, in: window)
    guard !visible.isEmpty else { return nil }
    let center = CGPoint(x: visible.midX, y: visible.midY)
    let own = element.accessibilityActivationPoint
    let point = visible.contains(own) ? own : center
    guard let hit = scene.hitTest(point, with: nil)?.view else { return nil }
    return belongs(hit, to: view) ? point : nil
  }

  /// Returns whether a touch at the point reaches the element.
  static func reaches(_ element: UIResponder, at point: CGPoint, in scene: UIWindowScene) -> Bool {
    guard let view = view(of: element), let hit = scene.hitTest(point, with: nil)?.view else { return false }
    return belongs(hit, to: view)
  }

  /// Whether the view that receives a touch is the element's, one inside it or one around it. The control of a SwiftUI
  /// button is in front of the button's content, which belongs to the control.
  private static func belongs(_ hit: UIView, to view: UIView) -> Bool {
    if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return true }
    return sequence(first: hit, next: \.superview).contains { ancestor in
      ancestor.accessibilityContent.map { view.isDescendant(of: $0) } ?? false
    }
  }

  private static func view(of element: UIResponder) -> UIView? {
    element as? UIView ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
  }

  /// The part of the element that is not clipped by ancestors, in window coordinates.
  private static func visibleFrame(of element: UIResponder, view: UIView, in window: UIWindow) -> CGRect {
    var frame = element is UIView ? view.convert(view.bounds, to: window) : element.accessibilityFrame
    var ancestor: UIView? = view.superview
    while let current = ancestor {
      if current.isHidden || current.alpha < 0.01 { return .null }
      if current.clipsToBounds { frame = frame.intersection(current.convert(current.bounds, to: window)) }
      ancestor = current.superview
    }
    return frame.intersection(window.bounds)
  }

  /// Scrolls all enclosing scroll views to make the element visible.
  /// - Returns: Whether any of them was scrolled.
  static func scrollIntoView(_ element: UIResponder) -> Bool {
    guard let view = view(of: element) else { return false }
    var moved = false
    var ancestor: UIView? = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        let before = scrollView.contentOffset
        let frame =
          element is UIView
          ? view.convert(view.bounds, to: scrollView)
          : scrollView.convert(element.accessibilityFrame, from: nil as UIView?)
        scrollView.scrollRectToVisible(frame, animated: false)
        moved = moved || scrollView.contentOffset != before
      }
      ancestor = current.superview
    }
    return moved
  }
}
