import Foundation

/// The root of classes that carry what hangs on them and whose key-value methods can be overridden.
///
/// The UI framework's root classes inherit from it, and lowering puts it in the place of `NSObject` where a class
/// overrides one of these methods.
open class ObjCBase: NSObject {
  final var storage: ObjectStorage? {
    get { slot as! ObjectStorage? }
    set { slot = newValue }
  }

  private final var slot: AnyObject?

  public override init() {
    super.init()
  }

  /// Whether the object has a method of this name.
  open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.responds(self, to: aSelector)
  }

  /// The value of a property by name.
  open func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, key) { self.value(forUndefinedKey: $0) }
  }

  /// Sets a property by name.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, on: self, key) { self.setValue($0, forUndefinedKey: $1) }
  }

  /// Sets a property at the end of a path of names joined by dots.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, on: self, path: keyPath)
  }

  /// What `value(forKey:)` answers for a name that no property has.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefined(key, of: self)
  }

  /// What `setValue(_:forKey:)` does with a name that no property has.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.undefinedSet(key, of: self)
  }

  /// Called when a property changed that this object observes by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.unhandled(keyPath, of: object, by: self)
  }
}
