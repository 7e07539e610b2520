import UIKit

extension UIWindowScene {
  /// Calls a closure for each view that may be seen, superviews and views behind first.
  func forEachVisibleView(_ body: (UIView) -> Void) {
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      body(view)
      for subview in view.subviews { visit(subview) }
    }
    for window in windows { visit(window) }
  }
}
