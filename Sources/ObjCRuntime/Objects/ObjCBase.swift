import Foundation

/// A base class with overridable key-value coding methods and storage for associated objects and observers.
///
/// Lowering replaces `NSObject` with it in classes that override one of these methods.
open class ObjCBase: NSObject {
  fileprivate final var storage: AnyObject?

  /// Whether the object responds to a selector.
  open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SelectorRuntime.responds(self, to: aSelector)
  }

  /// Called when a storyboard or nib has been loaded and its objects are connected.
  open func awakeFromNib() {}

  /// Returns the object that receives messages that this object does not implement; `nil` for none.
  ///
  /// Differs from iOS: only the delegates of gesture recognizers, and methods of delegates whose presence matters, forward messages.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Returns the value of a property by name.
  open func value(forKey key: String) -> Any? {
    KeyValueDefaults.value(of: self, forKey: key)
  }

  /// Sets the value of a property by name.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueDefaults.setValue(value, of: self, forKey: key)
  }

  /// Sets the value of a property by key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueDefaults.setValue(value, of: self, forKeyPath: keyPath)
  }

  /// Called by `value(forKey:)` for an undefined key.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueDefaults.undefinedValue(of: self, forKey: key)
  }

  /// Called by `setValue(_:forKey:)` for an undefined key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueDefaults.setUndefinedValue(of: self, forKey: key)
  }

  /// Called when a property that this object observes has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueDefaults.observe(keyPath, of: object, by: self)
  }
}

private enum ObjCBaseTable {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(ObjCBase.self) { table in
        table.keyValueMethods = KeyValueMethods(
          value: { unsafeDowncast($0, to: ObjCBase.self).value(forKey: $1) },
          setValue: { unsafeDowncast($0, to: ObjCBase.self).setValue($1, forKey: $2) },
          undefinedValue: { unsafeDowncast($0, to: ObjCBase.self).value(forUndefinedKey: $1) },
          setUndefinedValue: { unsafeDowncast($0, to: ObjCBase.self).setValue($1, forUndefinedKey: $2) },
          observe: {
            unsafeDowncast($0, to: ObjCBase.self).observeValue(
              forKeyPath: $1, of: $2, change: $3, context: $4)
          },
          responds: { unsafeDowncast($0, to: ObjCBase.self).responds(to: $1) },
          storage: { unsafeDowncast($0, to: ObjCBase.self).storage },
          setStorage: { unsafeDowncast($0, to: ObjCBase.self).storage = $1 })
      }
    }
  }
}
