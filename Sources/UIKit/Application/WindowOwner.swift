/// A delegate with a window.
///
/// In Apple's protocols, `window` is an optional requirement, so apps write
/// `delegate?.window??.rootViewController`. This protocol supports that form in addition to the plain
/// property.
@preconcurrency @MainActor
public protocol WindowOwner: NSObjectProtocol {}

extension WindowOwner {
  public var window: UIWindow?? {
    get {
      switch self {
      case let delegate as any UIApplicationDelegate: .some(delegate.window as UIWindow?)
      case let delegate as any UIWindowSceneDelegate: .some(delegate.window as UIWindow?)
      default: nil
      }
    }
    set {
      switch self {
      case let delegate as any UIApplicationDelegate: delegate.window = newValue ?? nil
      case let delegate as any UIWindowSceneDelegate: delegate.window = newValue ?? nil
      default: break
      }
    }
  }
}
