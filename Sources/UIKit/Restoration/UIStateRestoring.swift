/// An object whose state is saved and restored with the interface.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent, which precedes the object in its restoration path.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that recreates the object.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// Recreates saved objects.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

/// Recreates saved controllers.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
}

extension UIViewController {
  var defaultRestorationClass: (any UIViewControllerRestoration.Type)? {
    get { (objc_getAssociatedObject(self, &restorationClassKey) as? RestorationClassBox)?.type }
    set {
      objc_setAssociatedObject(
        self, &restorationClassKey, newValue.map { RestorationClassBox($0) }, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

private final class RestorationClassBox {
  let type: any UIViewControllerRestoration.Type
  init(_ type: any UIViewControllerRestoration.Type) { self.type = type }
}
// Its address is used, never its content.
private nonisolated(unsafe) var restorationClassKey: UInt8 = 0

extension UIApplication {
  /// Keys of the coder that is passed to the delegate.
  public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
  public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboard"

  class func defaultRegisterObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { RestorationArchive.register(object, restorationIdentifier) }

}
