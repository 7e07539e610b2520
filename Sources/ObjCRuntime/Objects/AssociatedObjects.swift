import Foundation

/// The memory management policy of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object and key; `nil` removes it.
///
/// Differs from iOS: if neither the class of the object nor a superclass belongs to UIKit, the value may
/// outlive the object until the next such value is set.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationLock.shared.lock()
  defer { AssociationLock.shared.unlock() }
  let object = object as AnyObject
  guard let value else {
    ObjectStorage.of(object)?.associated[key] = nil
    return
  }
  switch policy {
  case .OBJC_ASSOCIATION_ASSIGN:
    ObjectStorage.make(for: object).associated[key] = WeakReference(value as AnyObject)
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    let copy = (value as? NSCopying).map { $0.copy(with: nil) } ?? value
    ObjectStorage.make(for: object).associated[key] = copy
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
    ObjectStorage.make(for: object).associated[key] = value
  }
}

/// The value associated with an object and key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationLock.shared.lock()
  defer { AssociationLock.shared.unlock() }
  let value = ObjectStorage.of(object as AnyObject)?.associated[key]
  if let reference = value as? WeakReference { return reference.object }
  return value
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationLock.shared.lock()
  defer { AssociationLock.shared.unlock() }
  ObjectStorage.of(object as AnyObject)?.associated = [:]
}

private enum AssociationLock {
  static let shared = NSRecursiveLock()
}

private final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
