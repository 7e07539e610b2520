import Foundation
import ObjCRuntime

/// Whether to stop if another library changes a class at the same time. No effect: classes are changed under a lock.
nonisolated(unsafe) public var RXAbortOnThreadingHazard = false

/// The domain of errors of interception.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key for whether the other interceptor is probably key-value observation. Never set.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// The reason why a message cannot be intercepted.
public enum RXObjCRuntimeError: Int, Sendable {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted = 2
  case selectorNotImplemented = 3
  case cantInterceptCoreFoundationTollFreeBridgedObjects = 4
  case threadingCollisionWithOtherInterceptionMechanism = 5
  case savingOriginalForwardingMethodFailed = 6
  case replacingMethodWithForwardingImplementation = 7
  case observingPerformanceSensitiveMessages = 8
  case observingMessagesWithUnsupportedReturnType = 9
}

/// An observer of messages to one object.
public protocol RXMessageSentObserver {
  /// The implementation that is observed.
  var targetImplementation: IMP { get }
  func messageSent(withArguments arguments: [Any])
  func methodInvoked(withArguments arguments: [Any])
}

/// An observer of the deallocation of one object.
public protocol RXDeallocatingObserver {
  /// The implementation that is observed.
  var targetImplementation: IMP { get }
  func deallocating()
}

/// Returns the selector under which the original implementation of a method is kept.
public func RX_selector(_ selector: Selector) -> Selector {
  Selector("_RX_namespace_\(selector)")
}

/// Returns a unique address for a selector.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(mutating: sel_getName(selector))
}

/// Returns the implementation that stands for none.
public func RX_default_target_implementation() -> IMP {
  Interception.standard
}

/// Observes a message to an object, or its deallocation.
///
/// On iOS the object gets a class of its own. Here the method of its class is replaced by one that looks for an observer
/// among the associated objects of the receiver. Overrides are observed when they call `super`. Methods that cannot be
/// exchanged, and those with more than two arguments, fail with ``RXObjCRuntimeError/selectorNotImplemented``.
public func RX_ensure_observing(
  _ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
  let object = target as AnyObject
  if selector.description == "dealloc" {
    Interception.observeDeallocation(of: object)
    return Interception.dealloc
  }
  if let implementation = Interception.install(selector, on: type(of: object)) { return implementation }
  error?.pointee = NSError(
    domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue)
  return nil
}

private enum Interception {
  static let standard = imp_implementationWithBlock({ (_: AnyObject) in } as (AnyObject) -> Void)
  static let dealloc = imp_implementationWithBlock({ (_: AnyObject) in } as (AnyObject) -> Void)

  private static let lock = NSRecursiveLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var installed: [Method: IMP] = [:]

  static func install(_ selector: Selector, on cls: AnyClass) -> IMP? {
    lock.lock()
    defer { lock.unlock() }
    let owner: AnyClass = declaringClass(of: selector, from: cls)
    guard let method = class_getInstanceMethod(owner, selector) else { return nil }
    if let known = installed[method] { return known }
    let original = RX_selector(selector)
    class_addMethod(owner, original, method_getImplementation(method), nil)
    let reference = UnsafeRawPointer(RX_reference_from_selector(original))
    func run(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
      let observer = objc_getAssociatedObject(object, reference) as? any RXMessageSentObserver
      let values = arguments.map { $0 ?? NSNull() }
      observer?.messageSent(withArguments: values)
      defer { observer?.methodInvoked(withArguments: values) }
      switch arguments.count {
      case 0: return SelectorRuntime.callIfPossible(original, on: object) ?? nil
      case 1: return SelectorRuntime.callIfPossible(original, on: object, arguments[0]) ?? nil
      default: return SelectorRuntime.callIfPossible(original, on: object, arguments[0], arguments[1]) ?? nil
      }
    }
    let implementation: IMP
    switch selector.argumentCount {
    case 0: implementation = imp_implementationWithBlock({ run($0, []) } as (AnyObject) -> Any?)
    case 1: implementation = imp_implementationWithBlock({ run($0, [$1]) } as (AnyObject, Any?) -> Any?)
    case 2:
      implementation = imp_implementationWithBlock({ run($0, [$1, $2]) } as (AnyObject, Any?, Any?) -> Any?)
    default: return nil
    }
    method_setImplementation(method, implementation)
    installed[method] = implementation
    return implementation
  }

  /// The topmost class with a method: overrides of methods of the frameworks call it, and cannot be exchanged themselves.
  private static func declaringClass(of selector: Selector, from cls: AnyClass) -> AnyClass {
    var owner: AnyClass = cls
    while let parent = class_getSuperclass(owner), class_respondsToSelector(parent, selector) {
      owner = parent
    }
    return owner
  }

  /// Reports the deallocation when the associated objects of the object are released.
  static func observeDeallocation(of object: AnyObject) {
    let reference = UnsafeRawPointer(RX_reference_from_selector(RX_selector(Selector("dealloc"))))
    guard let observer = objc_getAssociatedObject(object, reference) as? any RXDeallocatingObserver else {
      return
    }
    let key = UnsafeRawPointer(sel_getName(Selector("_RX_deallocation")))
    objc_setAssociatedObject(object, key, DeallocationSentinel(observer), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

private final class DeallocationSentinel {
  private let observer: any RXDeallocatingObserver

  init(_ observer: any RXDeallocatingObserver) {
    self.observer = observer
  }

  deinit {
    observer.deallocating()
  }
}
