import CObjCRuntime

/// A non-owning reference that is `nil` once the object's deallocation has begun.
///
/// The frameworks use it to refer back to views, controllers, scenes and other owners. It never traps, and
/// works for objects whose subclasses' deinitializers run before their own. The alternatives each have a
/// cost:
///
/// - `weak` permanently moves the object's reference counts to a side table. Reading takes about three times
///   as long, and every later retain and release of the object is slower.
/// - `unowned` traps when read during the object's deallocation.
/// - `unowned(unsafe)` returns an object whose deallocation has begun, which must not be stored.
///
/// A back reference uses the object's inline unowned reference count: the object's memory stays allocated
/// until the reference changes, but nothing that the object refers to does. Reading costs the same atomic
/// operation as a strong reference.
@propertyWrapper
package struct BackReference<Object: AnyObject> {
  // `unowned var object: Object?` would be simpler, but Swift 6.3 mistakes an optional of a structure with it in code without
  // optimization: loops over an array of them do not end.
  private struct Reference {
    unowned var object: Object
  }

  private var reference: Reference?

  package init() {}
  package init(wrappedValue: Object?) { reference = wrappedValue.map { Reference(object: $0) } }

  package var wrappedValue: Object? {
    get {
      guard let address, let object = swift_tryRetain(address) else { return nil }
      return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
    }
    set { reference = newValue.map { Reference(object: $0) } }
  }

  /// Whether an object is set, even if its deallocation has begun.
  package var isSet: Bool { address != nil }

  /// The object if its deallocation has begun, for code called by its deinitializers. It must not be stored.
  ///
  /// The object sets the reference to `nil` in its own `deinit`, after which it is no longer valid.
  package var deallocating: Object? {
    guard let address, wrappedValue == nil else { return nil }
    return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
  }

  /// Reading the property of the reference would trap if the object's deallocation has begun.
  private var address: UnsafeMutableRawPointer? { unsafeBitCast(self, to: UnsafeMutableRawPointer?.self) }
}
