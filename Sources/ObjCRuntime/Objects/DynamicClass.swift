import Foundation
import Synchronization

/// A class of unknown type with the members that every class has on iOS.
public struct _DynamicClass {
  fileprivate let cls: AnyClass

  /// Whether the class is another one or inherits from it.
  public func isSubclass(of aClass: AnyClass) -> Bool { _DynamicObject.isClass(cls, kindOf: aClass) }

  /// The superclass.
  public func superclass() -> AnyClass? { _getSuperclass(cls) }

  /// The name of the class.
  public func description() -> String { ClassNames.name(of: cls) }

  /// Whether the class object responds to a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.responds(cls, to: aSelector)
  }

  /// Whether instances of the class respond to a selector.
  public func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.instances(of: cls, respondTo: aSelector)
  }

  /// Calls the class method with a selector, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: cls))
  }

  /// Calls the class method with a selector and one argument, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: cls, object))
  }
}

/// A class whose members are those of every class.
public func _member(_ cls: AnyClass) -> _DynamicClass { _DynamicClass(cls: cls) }

/// An optional class whose members are those of every class.
public func _member(_ cls: AnyClass?) -> _DynamicClass? { cls.map { _DynamicClass(cls: $0) } }

/// Objects for classes that are passed as objects. They are never released, as classes are not in Objective-C.
private let classObjects = Mutex<[ObjectIdentifier: ClassObject]>([:])

// Immutable. Unchecked because classes are not Sendable.
private final class ClassObject: NSObject, @unchecked Sendable {
  private let cls: AnyClass

  init(_ cls: AnyClass) { self.cls = cls }

  override var description: String { ClassNames.name(of: cls) }
}

/// An object for a class; the same one each time. Classes are objects in Objective-C.
public func _classObject(_ cls: AnyClass) -> AnyObject {
  classObjects.withLock { objects in
    if let object = objects[ObjectIdentifier(cls)] { return object }
    let object = ClassObject(cls)
    objects[ObjectIdentifier(cls)] = object
    return object
  }
}

/// Whether two classes are the same. Classes are objects in Objective-C.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Whether two classes differ.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }

extension NSObject {
  /// The superclass of the class.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The superclass of the object's class.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
