// The declarations of UIKit that the fixtures use.
@_exported import Foundation
@_exported import ObjCRuntime

@preconcurrency @MainActor open class UIResponder: ObjCBase {}

@preconcurrency @MainActor open class UIView: UIResponder {
  public var subviews: [UIView] = []
  open func layoutSubviews() { print("UIView.layoutSubviews") }
}

@preconcurrency @MainActor open class UILabel: UIView { public var text: String? }

@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(AnyObject, Selector)] = []
  public func addTarget(_ target: AnyObject, action: Selector) { actions.append((target, action)) }
  public func sendActions() {
    for (target, action) in actions { _ = (target as! NSObject).perform(action, with: self, with: 7) }
  }
}

@preconcurrency @MainActor open class UIButton: UIControl {}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open func viewDidLoad() { print("UIViewController.viewDidLoad") }
  open func canBecome(_ what: String, animated: Bool) -> Bool { false }
  open var prefersStatusBarHidden: Bool { false }
  open var editing: Bool = false
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIView)
  func scrollViewDidEndDragging(_ scrollView: UIView, willDecelerate decelerate: Bool)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIView) {
    if _ObjCOptional.responds(self, "scrollViewDidScroll:") {
      let _: Void = _ObjCOptional.call(self, "scrollViewDidScroll:", scrollView)
    } else {
      print("nobody scrolls")
    }
  }
  public func scrollViewDidEndDragging(_ scrollView: UIView, willDecelerate decelerate: Bool) {
    print("nobody drags")
  }
}
