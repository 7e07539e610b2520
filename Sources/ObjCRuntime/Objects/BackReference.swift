import CObjCRuntime

/// A reference to an object that it does not keep alive: `nil` once the object's deallocation has begun.
///
/// The framework's references back to views, controllers, scenes and other owners. It never traps and needs nothing of the
/// object, whose subclasses' deinitializers may run before its own:
///
/// - `weak` moves an object's reference counts to a side table for good. Reading it takes about three times as long, and
///   every retain and release of the object takes longer from then on.
/// - `unowned` ends the process when it is read while the object is deallocated.
/// - `unowned(unsafe)` hands out an object whose deallocation has begun, which must not be stored any more.
///
/// A back reference counts as an unowned reference in the object's own counts, so the object's memory, but nothing that it
/// refers to, stays until the reference is changed. Reading costs the same atomic operation as a strong reference.
@propertyWrapper
package struct BackReference<Object: AnyObject> {
  private unowned var object: Object?

  package init() {}
  package init(wrappedValue: Object?) { object = wrappedValue }

  package var wrappedValue: Object? {
    get {
      guard let address, let object = swift_tryRetain(address) else { return nil }
      return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
    }
    set { object = newValue }
  }

  /// Whether an object was set, even if its deallocation has begun.
  package var isSet: Bool { address != nil }

  /// The object if its deallocation has begun, for code that its deinitializers call. It must not be stored.
  ///
  /// The object sets the reference to `nil` in its own `deinit`: afterwards nothing of it is left.
  package var deallocating: Object? {
    guard let address, wrappedValue == nil else { return nil }
    return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
  }

  /// Reading the stored property would end the process if the object's deallocation has begun.
  private var address: UnsafeMutableRawPointer? { unsafeBitCast(self, to: UnsafeMutableRawPointer?.self) }
}
