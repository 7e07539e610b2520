import Foundation

/// The key-value methods of a class that its subclasses may override, through which the runtime calls them,
/// and the location of associated data in its objects.
///
/// The methods of `NSObject` are in an extension, and cannot be overridden. A class that declares them `open`
/// adds this to its table.
package struct KeyValueMethods {
  package typealias Object = AnyObject

  package var value: @MainActor (Object, String) -> Any?
  package var setValue: @MainActor (Object, Any?, String) -> Void
  package var undefinedValue: @MainActor (Object, String) -> Any?
  package var setUndefinedValue: @MainActor (Object, Any?, String) -> Void
  package var observe:
    @MainActor (Object, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void
  package var responds: @MainActor (Object, Selector) -> Bool
  package var storage: @MainActor (Object) -> AnyObject?
  package var setStorage: @MainActor (Object, AnyObject?) -> Void

  package init(
    value: @escaping @MainActor (Object, String) -> Any?,
    setValue: @escaping @MainActor (Object, Any?, String) -> Void,
    undefinedValue: @escaping @MainActor (Object, String) -> Any?,
    setUndefinedValue: @escaping @MainActor (Object, Any?, String) -> Void,
    observe:
      @escaping @MainActor (Object, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) ->
      Void,
    responds: @escaping @MainActor (Object, Selector) -> Bool,
    storage: @escaping @MainActor (Object) -> AnyObject?,
    setStorage: @escaping @MainActor (Object, AnyObject?) -> Void
  ) {
    self.value = value
    self.setValue = setValue
    self.undefinedValue = undefinedValue
    self.setUndefinedValue = setUndefinedValue
    self.observe = observe
    self.responds = responds
    self.storage = storage
    self.setStorage = setStorage
  }

  /// Returns the methods of an object, if its class declares any.
  static func of(_ object: AnyObject) -> KeyValueMethods? {
    ClassRegistry.table(of: type(of: object)).keyValueMethods
  }

  // These may be called from any context; the class of the object is responsible for its isolation, as on
  // iOS.

  func callValue(_ object: Object, _ key: String) -> Any? {
    unsafeBitCast(value, to: ((Object, String) -> Any?).self)(object, key)
  }

  func callSetValue(_ object: Object, _ value: Any?, _ key: String) {
    unsafeBitCast(setValue, to: ((Object, Any?, String) -> Void).self)(object, value, key)
  }

  func callUndefinedValue(_ object: Object, _ key: String) -> Any? {
    unsafeBitCast(undefinedValue, to: ((Object, String) -> Any?).self)(object, key)
  }

  func callSetUndefinedValue(_ object: Object, _ value: Any?, _ key: String) {
    unsafeBitCast(setUndefinedValue, to: ((Object, Any?, String) -> Void).self)(object, value, key)
  }

  func callObserve(
    _ object: Object, _ keyPath: String, _ observed: Any?, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    unsafeBitCast(
      observe,
      to: ((Object, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void).self)(
        object, keyPath, observed, change, context)
  }

  func callResponds(_ object: Object, _ selector: Selector) -> Bool {
    unsafeBitCast(responds, to: ((Object, Selector) -> Bool).self)(object, selector)
  }

  func callStorage(_ object: Object) -> AnyObject? {
    unsafeBitCast(storage, to: ((Object) -> AnyObject?).self)(object)
  }

  func callSetStorage(_ object: Object, _ new: AnyObject?) {
    unsafeBitCast(setStorage, to: ((Object, AnyObject?) -> Void).self)(object, new)
  }
}

/// The default implementations of these `open` methods.
package enum KeyValueDefaults {
  package static func value(of object: AnyObject, forKey key: String) -> Any? {
    KeyValueCoding.value(of: object, key) { key in
      KeyValueMethods.of(object)?.callUndefinedValue(object, key) ?? nil
    }
  }

  package static func setValue(_ value: Any?, of object: AnyObject, forKey key: String) {
    KeyValueCoding.set(value, on: object, key) { value, key in
      KeyValueMethods.of(object)?.callSetUndefinedValue(object, value, key)
    }
  }

  package static func setValue(_ value: Any?, of object: AnyObject, forKeyPath path: String) {
    KeyValueCoding.set(value, on: object, path: path)
  }

  package static func undefinedValue(of object: AnyObject, forKey key: String) -> Any? {
    KeyValueCoding.undefined(key, of: object)
  }

  package static func setUndefinedValue(of object: AnyObject, forKey key: String) {
    KeyValueCoding.undefinedSet(key, of: object)
  }

  package static func observe(_ keyPath: String?, of object: Any?, by observer: AnyObject) {
    KeyValueObserving.unhandled(keyPath, of: object, by: observer)
  }
}
