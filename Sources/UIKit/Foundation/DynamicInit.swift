// `metatype.init(…)`, and `T(…)` where `T` is a class that only the caller knows.
//
// On iOS every imported class answers to the initializers of its superclass, whichever subclass the metatype stands for; Swift
// lets its own classes answer only to `required` ones. An extension of a protocol may have initializers that are not the
// class's, so each class here conforms to a protocol of its own. An initializer cannot see which metatype it was called on; a
// static method can, and is called the same way: each initializer is declared here and given its body by a method.
// Initializers of the class itself are always taken before these.
//
// Differs from iOS: a subclass that has lost an initializer can be asked for it; that ends the process when it is reached,
// where on iOS it does not compile.

/// Makes objects of classes known only at run time, through initializers that are not `required`.
///
/// Swift forbids `metatype.init(…)` for such initializers, though they are in every class's method table. A subclass that
/// overrides one as `required` keeps it in the same place, so that a call through the subclass's metatype type finds the
/// initializer of whichever class the metatype stands for. Each such class needs a subclass itself, without which the optimizer
/// would call its initializer directly. A class that lost the initializer ends the process with Swift's message
/// when it is reached.
@MainActor
package enum DynamicInit {
  /// A new object of a class, by its `init()`.
  @inline(never) @_optimize(none)
  package static func makeObject(_ type: AnyClass) -> NSObject {
    checked(dispatching(type, to: RequiredObject.self).init(), type)
  }

  /// A metatype as one whose initializer Swift lets be called.
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

/// The object that a function makes of a class.
@MainActor
func madeByMetatype<T>(_ type: T.Type, by make: (AnyClass) -> AnyObject) -> T {
  guard let cls = type as? AnyClass, let object = make(cls) as? T else {
    preconditionFailure("\(type) is no class of UIKit's")
  }
  return object
}
