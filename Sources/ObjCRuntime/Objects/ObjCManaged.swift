import Foundation

/// The storage that lowering uses for `@NSManaged` members. Values are kept outside the object.
public enum _ObjCManaged {
  private final class Values {
    var byKey: [String: Any] = [:]
  }

  // Its address is used, never its content.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private static func values(of object: AnyObject) -> Values {
    if let values = objc_getAssociatedObject(object, key) as? Values { return values }
    let values = Values()
    objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN)
    return values
  }

  /// The value of a property; `nil`, zero or empty if it was never set.
  public static func value<Value>(_ object: AnyObject, _ key: StaticString) -> Value {
    let value = values(of: object).byKey["\(key)"]
    if let value = Conversion.value(value, to: Value.self) { return value }
    let empty: [Any] = [
      0, "", NSSet(), NSOrderedSet(), Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(),
    ]
    for candidate in empty {
      if let value = Conversion.value(candidate, to: Value.self) { return value }
    }
    RuntimeFault.fatal("NSInternalInconsistencyException", "The managed property \(key) has no value.")
  }

  /// Sets the value of a property and notifies its observers.
  public static func set<Value>(_ object: AnyObject, _ key: StaticString, _ value: Value) {
    _willChange(object, key)
    values(of: object).byKey["\(key)"] = value
    _didChange(object, key)
  }

  /// Adds to or removes from a relationship, depending on the method's name, such as `addToItems`.
  public static func change(_ object: AnyObject, _ method: StaticString, _ value: Any) {
    let name = "\(method)"
    let isAddition = name.hasPrefix("addTo")
    guard isAddition || name.hasPrefix("removeFrom") else {
      return RuntimeFault.raise(
        "NSInvalidArgumentException",
        "-[\(_typeName(type(of: object))) \(name):]: unrecognized selector sent to instance "
          + SelectorRuntime.address(of: object))
    }
    let capital = name.dropFirst(isAddition ? 5 : 10)
    let key = capital.prefix(1).lowercased() + capital.dropFirst()
    let values = values(of: object)
    KeyValueObserving.willChange(object, key)
    if values.byKey[key] is NSOrderedSet || value is NSOrderedSet {
      let members = (value as? NSOrderedSet)?.array ?? [value]
      let old = (values.byKey[key] as? NSOrderedSet)?.array ?? []
      let kept = old.filter { item in !members.contains { DelayedCallTable.same($0, item) } }
      values.byKey[key] = NSOrderedSet(array: isAddition ? kept + members : kept)
    } else {
      let members = (value as? NSSet)?.allObjects ?? [value]
      let result = NSMutableSet(set: (values.byKey[key] as? NSSet) as? Set<AnyHashable> ?? [])
      for member in members {
        if isAddition { result.add(member) } else { result.remove(member) }
      }
      values.byKey[key] = result
    }
    KeyValueObserving.didChange(object, key)
  }
}
