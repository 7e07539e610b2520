import Foundation

/// Access to properties by name.
package enum KeyValueCoding {
  /// Returns the value of a key, or the result of `undefined`.
  static func value(of object: AnyObject, _ key: String, undefined: (String) -> Any?) -> Any? {
    let table = ClassRegistry.table(of: Swift.type(of: object))
    if let property = table.properties[key] { return property.read(object) }
    for name in [key, "is" + capitalized(key), "get" + capitalized(key)] {
      if let property = table.properties[name] { return property.read(object) }
      if let result = SelectorRuntime.callIfPossible(Selector(name), on: object) { return result }
    }
    if let values = value(ofCollection: object, key) { return values }
    return undefined(key)
  }

  /// Sets the value of a key, or calls `undefined`.
  static func set(_ value: Any?, on object: AnyObject, _ key: String, undefined: (Any?, String) -> Void) {
    let table = ClassRegistry.table(of: Swift.type(of: object))
    if let property = table.properties[key] ?? table.properties["is" + capitalized(key)], property.set != nil
    {
      if property.write(object, value) { return }
      return mismatch(value, property, key, object)
    }
    let setter = Selector("set\(capitalized(key)):")
    if table.methods[setter] != nil {
      SelectorRuntime.send(setter, to: object, sender: value)
      return
    }
    if set(value, ofCollection: object, key) { return }
    undefined(value, key)
  }

  /// Returns the value of a property in the table of the class. The outer optional is nil if there is none.
  package static func property(_ key: String, of object: AnyObject) -> Any?? {
    let properties = ClassRegistry.table(of: Swift.type(of: object)).properties
    return (properties[key] ?? properties["is" + capitalized(key)]).map { $0.read(object) }
  }

  /// Sets a property in the table of the class.
  /// - Returns: Whether the property exists and the value could be converted.
  package static func setProperty(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
    let properties = ClassRegistry.table(of: Swift.type(of: object)).properties
    guard let property = properties[key] ?? properties["is" + capitalized(key)], property.set != nil else {
      return false
    }
    return property.write(object, value)
  }

  /// Returns whether the key can be set.
  package static func canSet(_ key: String, of object: AnyObject) -> Bool {
    let table = ClassRegistry.table(of: Swift.type(of: object))
    if let property = table.properties[key] ?? table.properties["is" + capitalized(key)] {
      return property.set != nil
    }
    return table.methods[Selector("set\(capitalized(key)):")] != nil
  }

  /// Returns the type of a key's value, for converting text to it; nil if the key is unknown.
  package static func type(of key: String, in object: AnyObject) -> Any.Type? {
    let table = ClassRegistry.table(of: Swift.type(of: object))
    guard let type = (table.properties[key] ?? table.properties["is" + capitalized(key)])?.type else {
      return nil
    }
    return (type as? any AnyOptional.Type)?.wrappedType ?? type
  }

  /// Sets the value at the end of a path.
  static func set(_ value: Any?, on object: AnyObject, path: String) {
    guard let dot = path.firstIndex(of: ".") else {
      return KeyValueCoding.setValue(value, of: object, key: path)
    }
    guard let next = KeyValueCoding.getValue(of: object, key: String(path[..<dot])) as? NSObject else {
      return
    }
    set(value, on: next, path: String(path[path.index(after: dot)...]))
  }

  /// Returns the value at the end of a path. For an array, a step returns an array.
  static func value(of object: Any, path: String) -> Any? {
    var value: Any = object
    var rest = path[...]
    while true {
      let dot = rest.firstIndex(of: ".")
      let key = String(rest[..<(dot ?? rest.endIndex)])
      let next: Any?
      switch value {
      case let array as [Any] where key.hasPrefix("@"):
        let path = dot.map { String(rest[rest.index(after: $0)...]) } ?? ""
        return KeyValueCoding.value(of: array, operator: key, path: path) ?? nil
      case let array as [Any]:
        return array.map { KeyValueCoding.value(of: $0, path: String(rest)) ?? NSNull() }
      case let dictionary as [String: Any]: next = dictionary[key]
      case let object as NSObject: next = getValue(of: object, key: key)
      default: next = nil
      }
      guard let next, let dot else { return next }
      value = next
      rest = rest[rest.index(after: dot)...]
    }
  }

  /// Returns the value of a key with the object's own `value(forKey:)`, which may be overridden.
  package static func getValue(of object: AnyObject, key: String) -> Any? {
    if let methods = KeyValueMethods.of(object) { return methods.callValue(object, key) }
    return value(of: object, key) { undefined($0, of: object) }
  }

  /// Sets a key with the object's own `setValue(_:forKey:)`, which may be overridden.
  package static func setValue(_ value: Any?, of object: AnyObject, key: String) {
    if let methods = KeyValueMethods.of(object) { return methods.callSetValue(object, value, key) }
    set(value, on: object, key) { undefinedSet($1, of: object) }
  }

  /// Raises the exception for an unknown key; Conformance.md M25.
  static func undefined(_ key: String, of object: AnyObject) -> Any? {
    RuntimeFault.raise(
      "NSUnknownKeyException",
      "[\(description(of: object)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
    return nil
  }

  /// Raises the exception for setting an unknown key; Conformance.md M25.
  static func undefinedSet(_ key: String, of object: AnyObject) {
    RuntimeFault.raise(
      "NSUnknownKeyException",
      "[\(description(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  private static func mismatch(
    _ value: Any?, _ property: _ObjCTable.Property, _ key: String, _ object: AnyObject
  ) {
    guard let value else {
      return RuntimeFault.raise(
        "NSInvalidArgumentException",
        "[\(description(of: object)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    RuntimeFault.raise(
      "NSInvalidArgumentException",
      "[\(description(of: object)) setValue:forKey:]: a value of type \(Swift.type(of: value)) cannot be set for the key "
        + "\(key), which is of type \(property.type).")
  }

  private static func description(of object: AnyObject) -> String {
    "<\(_typeName(Swift.type(of: object))) \(SelectorRuntime.address(of: object))>"
  }

  static func capitalized(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}

extension _KeyValueCodingAndObserving {
  /// Returns the value of a property by name. An unknown name raises the same exception as on iOS.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.getValue(of: self, key: key)
  }

  /// Sets a property by name. An unknown name raises the same exception as on iOS.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setValue(value, of: self, key: key)
  }

  /// Returns the value at the end of a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, path: keyPath)
  }

  /// Sets the property at the end of a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, on: self, path: keyPath)
  }

  /// Called by `setValue(_:forKey:)` for an unknown name; raises the same exception as iOS.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.undefinedSet(key, of: self)
  }

  /// Called by `value(forKey:)` for an unknown name; raises the same exception as iOS.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefined(key, of: self)
  }

  /// Sets each property by its name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the values of the keys; a property without a value is `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }
}
