/// Observes pushed and popped items, and may refuse the operations.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Determines the position of an independent bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  var defaultBarPosition: UIBarPosition {
    manager != nil ? .topAttached : delegate?.position(for: self) ?? .top
  }
}

extension UINavigationController {
  /// The controller as the delegate of its bar. The class does not declare that it conforms, because classes and extensions of apps do.
  var barDelegate: any UINavigationBarDelegate {
    // Only the defaults of the protocol are called, which have no access to the object.
    self as? any UINavigationBarDelegate ?? unsafeBitCast(self, to: DefaultBarDelegate.self)
  }
}

/// The conformance of navigation controllers whose classes do not conform.
private final class DefaultBarDelegate: NSObject, UINavigationBarDelegate {}
