// Support for `metatype.init(…)`, and for `T(…)` with a generic class `T`.
//
// On iOS, every imported class has the initializers of its superclass, for any value of its metatype; Swift requires
// them to be `required`. Initializers declared in a protocol extension can be called that way, so each class of the
// frameworks conforms to a protocol of its own. An initializer cannot read the metatype that it was called on, but a
// static method can, and has the same calling convention. Each initializer is therefore declared here without a body
// and implemented by a static method with the same symbol. Overload resolution prefers the initializers of the class
// itself.
//
// Differs from iOS: a subclass that does not inherit an initializer can be created with it. That compiles, and ends the
// process at run time; on iOS it does not compile.

/// Creates objects of classes known only at run time, through initializers that are not `required`.
///
/// Swift forbids `metatype.init(…)` for such initializers, though they are in every class's method table. A subclass
/// that overrides one as `required` keeps its entry, so a call on the metatype of that subclass is dispatched to the
/// initializer of the dynamic class. The subclass in turn needs a subclass, without which the optimizer would call its
/// initializer directly. A class without the initializer ends the process with Swift's message.
@MainActor
package enum DynamicInit {
  /// Creates an object with its class's `init()`.
  @inline(never) @_optimize(none)
  package static func makeObject(_ type: AnyClass) -> NSObject {
    if let object = SelectorRuntime.object(of: type) as? NSObject { return object }
    return checked(dispatching(type, to: RequiredObject.self).init(), type)
  }

  /// Converts a metatype to one whose initializer Swift allows to be called.
  static func dispatching<Required: NSObject>(_ type: AnyClass, to required: Required.Type)
    -> Required.Type
  {
    unsafeBitCast(type, to: Required.Type.self)
  }

  /// Ends the process if the compiler called an initializer directly instead of through the method table.
  static func checked<Object: NSObject>(_ made: Object, _ wanted: AnyClass) -> Object {
    precondition(
      type(of: made as AnyObject) == wanted, "An initializer was not called through the method table")
    return made
  }
}

private class RequiredObject: NSObject {
  required override init() { super.init() }
}
private final class RequiredObjectSubclass: RequiredObject {}

/// Creates an object of a class with a function.
@MainActor
func madeByMetatype<T>(_ type: T.Type, by make: (AnyClass) -> AnyObject) -> T {
  guard let cls = type as? AnyClass, let object = make(cls) as? T else {
    preconditionFailure("\(type) is no class of UIKit's")
  }
  return object
}
