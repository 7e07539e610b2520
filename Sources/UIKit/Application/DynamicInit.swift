import CDynamicInit

/// Makes objects of classes known only at run time, through initialisers that are not `required`.
@MainActor
package enum DynamicInit {
  /// A new object of a class, by its `init()`.
  package static func makeObject(_ type: AnyClass) -> NSObject {
    take(ptl_new_object(pointer(type)))
  }

  private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func take(_ object: UnsafeMutableRawPointer) -> NSObject {
    Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }
}
