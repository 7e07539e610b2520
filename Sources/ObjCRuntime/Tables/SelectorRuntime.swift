import Foundation

/// Dynamic method calls for the frameworks: target-action, outlets and optional requirements.
package enum SelectorRuntime {
  /// Whether the object's class, or a superclass, has a method or accessor for a selector.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    let table = ClassRegistry.table(of: type(of: object))
    return table.methods[selector] != nil || accessor(selector, in: table) != nil
  }

  /// Whether instances of the class have a method or accessor for a selector.
  package static func instances(of cls: AnyClass, respondTo selector: Selector) -> Bool {
    let table = ClassRegistry.table(of: cls)
    return table.methods[selector] != nil || accessor(selector, in: table) != nil
  }

  /// Calls the method with the sender and the event, as far as its selector has arguments for them.
  ///
  /// Raises iOS's unrecognized selector exception if the method does not exist.
  ///
  /// - Complexity: Two hash table lookups.
  @discardableResult
  package static func send(
    _ selector: Selector, to object: AnyObject, sender: Any? = nil, event: Any? = nil
  ) -> Any? {
    let table = ClassRegistry.table(of: type(of: object))
    if let method = table.methods[selector] {
      return call(method, object, _ObjCArguments(selector, sender, event))
    }
    if let result = callAccessor(selector, on: object, table, sender) { return result }
    unrecognized(selector, object)
    return nil
  }

  /// Whether the class object has a method for a selector.
  static func responds(_ cls: AnyClass, to selector: Selector) -> Bool {
    ClassRegistry.table(of: cls).classMethods[selector] != nil
  }

  /// Calls a class method. Raises iOS's unrecognized selector exception if it does not exist.
  static func send(_ selector: Selector, to cls: AnyClass, _ first: Any? = nil, _ second: Any? = nil) -> Any?
  {
    guard let method = ClassRegistry.table(of: cls).classMethods[selector] else {
      RuntimeFault.raise(
        "NSInvalidArgumentException",
        "+[\(_typeName(cls)) \(selector)]: unrecognized selector sent to class 0x"
          + String(UInt(bitPattern: ObjectIdentifier(cls)), radix: 16))
      return nil
    }
    return unsafeBitCast(method, to: ((AnyClass, _ObjCArguments) -> Any?).self)(
      cls, _ObjCArguments(selector, first, second))
  }

  /// Creates an object of a class with an `init()` of its own that overrides none; `nil` for other classes.
  package static func object(of cls: AnyClass) -> AnyObject? {
    responds(cls, to: Selector("new")) ? send(Selector("new"), to: cls) as AnyObject? : nil
  }

  /// Calls the method with the given arguments. The outer optional is `nil` if the method does not exist.
  package static func callIfPossible(_ selector: Selector, on object: AnyObject, _ arguments: Any?...)
    -> Any??
  {
    callIfPossible(
      selector, on: object,
      _ObjCArguments(
        selector, arguments.isEmpty ? nil : arguments[0], arguments.count > 1 ? arguments[1] : nil,
        rest: arguments.count > 2 ? Array(arguments[2...]) : []))
  }

  static func callIfPossible(_ selector: Selector, on object: AnyObject, _ arguments: _ObjCArguments) -> Any??
  {
    let table = ClassRegistry.table(of: type(of: object))
    guard let method = table.methods[selector] else {
      return callAccessor(selector, on: object, table, arguments[0])
    }
    return .some(call(method, object, arguments))
  }

  @inline(__always)
  static func call(_ method: _ObjCTable.Method, _ object: AnyObject, _ arguments: _ObjCArguments)
    -> Any?
  {
    switch method {
    case .action(let body):
      unsafeBitCast(body, to: ((AnyObject, _ObjCArguments) -> Void).self)(object, arguments)
      return nil
    case .function(let body):
      return unsafeBitCast(body, to: ((AnyObject, _ObjCArguments) -> Any?).self)(object, arguments)
    }
  }

  private enum Accessor {
    case get(_ObjCTable.Property)
    case set(_ObjCTable.Property)
  }

  /// The property that a selector such as `name` or `setName:` accesses.
  private static func accessor(_ selector: Selector, in table: _ObjCTable) -> Accessor? {
    switch selector.argumentCount {
    case 0:
      return property(selector.description, in: table).map { .get($0) }
    case 1:
      let name = selector.description
      guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
      let capital = String(name.dropFirst(3).dropLast())
      let found =
        property(decapitalized(capital), in: table) ?? table.properties[capital]
      guard let found, found.set != nil else { return nil }
      return .set(found)
    default:
      return nil
    }
  }

  /// The property with a key. The frameworks' property `hidden` is `isHidden` in Swift and in its selectors.
  private static func property(_ key: String, in table: _ObjCTable) -> _ObjCTable.Property? {
    if let property = table.properties[key] { return property }
    guard key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true else { return nil }
    return table.properties[decapitalized(String(key.dropFirst(2)))]
  }

  private static func decapitalized(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Returns the implementation of an accessor; nil if the table has no such property.
  static func accessorBody(_ selector: Selector, in table: _ObjCTable) -> MethodImplementation.Body? {
    switch accessor(selector, in: table) {
    case .get(let property): return { object, _ in property.read(object) }
    case .set(let property):
      return { object, arguments in
        _ = property.write(object, arguments[0])
        return nil
      }
    case nil: return nil
    }
  }

  private static func callAccessor(
    _ selector: Selector, on object: AnyObject, _ table: _ObjCTable, _ argument: Any?
  ) -> Any?? {
    switch accessor(selector, in: table) {
    case .get(let property): return .some(property.read(object))
    case .set(let property):
      _ = property.write(object, argument)
      return .some(nil)
    case nil: return nil
    }
  }

  private static func unrecognized(_ selector: Selector, _ object: AnyObject) {
    RuntimeFault.raise(
      "NSInvalidArgumentException",
      "-[\(_typeName(type(of: object))) \(selector)]: unrecognized selector sent to instance "
        + address(of: object))
  }

  /// The address of an object as it appears in iOS's messages.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}

extension _ObjCTable.Property {
  func read(_ object: AnyObject) -> Any? {
    unsafeBitCast(get, to: ((AnyObject) -> Any?).self)(object)
  }

  /// Returns whether the value could be converted and set.
  func write(_ object: AnyObject, _ value: Any?) -> Bool {
    guard let set else { return false }
    return unsafeBitCast(set, to: ((AnyObject, Any?) -> Bool).self)(object, value)
  }
}
