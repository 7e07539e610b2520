import Foundation

/// Properties by name.
package enum KeyValueCoding {
  /// The value of a key, or what `undefined` answers.
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
    undefined(value, key)
  }

  /// The value of a property that the class's table has. Outer nil: it has none of this name.
  package static func property(_ key: String, of object: AnyObject) -> Any?? {
    let properties = ClassRegistry.table(of: Swift.type(of: object)).properties
    return (properties[key] ?? properties["is" + capitalized(key)]).map { $0.read(object) }
  }

  /// Sets a property that the class's table has.
  /// - Returns: whether there is such a property and the value could be converted.
  package static func setProperty(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
    let properties = ClassRegistry.table(of: Swift.type(of: object)).properties
    guard let property = properties[key] ?? properties["is" + capitalized(key)], property.set != nil else {
      return false
    }
    return property.write(object, value)
  }

  /// Whether the key can be set.
  package static func canSet(_ key: String, of object: AnyObject) -> Bool {
    let table = ClassRegistry.table(of: Swift.type(of: object))
    if let property = table.properties[key] ?? table.properties["is" + capitalized(key)] {
      return property.set != nil
    }
    return table.methods[Selector("set\(capitalized(key)):")] != nil
  }

  /// The type of a key's value, for a reader that has to choose what to make of a text. Nil if there is no such key.
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

  /// The value at the end of a path. A step through an array gives an array.
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

  /// The value of a key by way of the object's own, possibly overridden, `value(forKey:)`.
  package static func getValue(of object: AnyObject, key: String) -> Any? {
    if let methods = KeyValueMethods.of(object) { return methods.callValue(object, key) }
    return value(of: object, key) { undefined($0, of: object) }
  }

  /// Sets a key by way of the object's own, possibly overridden, `setValue(_:forKey:)`.
  package static func setValue(_ value: Any?, of object: AnyObject, key: String) {
    if let methods = KeyValueMethods.of(object) { return methods.callSetValue(object, value, key) }
    set(value, on: object, key) { undefinedSet($1, of: object) }
  }

  /// M25.
  static func undefined(_ key: String, of object: AnyObject) -> Any? {
    RuntimeFault.raise(
      "NSUnknownKeyException",
      "[\(description(of: object)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
    return nil
  }

  /// M25.
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
  /// The value of a property by name. A name that no property has is iOS's exception.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.getValue(of: self, key: key)
  }

  /// Sets a property by name. A name that no property has is iOS's exception.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setValue(value, of: self, key: key)
  }

  /// The value at the end of a path of names joined by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, path: keyPath)
  }

  /// Sets a property at the end of a path of names joined by dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, on: self, path: keyPath)
  }

  /// What `setValue(_:forKey:)` does with a name that no property has: iOS's exception.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.undefinedSet(key, of: self)
  }

  /// What `value(forKey:)` answers for a name that no property has: iOS's exception.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefined(key, of: self)
  }

  /// Sets each property by its name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The values of these names; a property without a value is `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }
}
