import Foundation

/// A type whose values lowered protocols create without arguments.
public protocol _ObjCInitializable {
  static func _objcInitialized() -> Self
}

extension NSObject: _ObjCInitializable {
  /// Creates an object of the class that this is called on, by `init()`. Swift allows that for `required` initializers only, but
  /// has the others in the method table too; a class that hides the initializer ends the process with Swift's message.
  @inline(never) @_optimize(none)
  public static func _objcInitialized() -> Self {
    let cls = unsafeBitCast(self as AnyClass, to: RequiredInitializer.Type.self)
    return unsafeDowncast(cls.init(), to: Self.self)
  }
}

/// Has the place of `init()` in the method table of `NSObject`.
private class RequiredInitializer: NSObject {
  required override init() { super.init() }
}
/// Keeps the optimizer from calling the initializer of the only class directly.
private final class RequiredInitializerSubclass: RequiredInitializer {}
