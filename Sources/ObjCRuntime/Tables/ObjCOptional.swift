/// The operations on optional protocol requirements in lowered sources.
public enum _ObjCOptional {
  /// Whether the object implements one of these methods.
  public static func responds(_ object: AnyObject, _ names: StaticString...) -> Bool {
    let table = ClassRegistry.table(of: type(of: object))
    return names.contains { table.methods[Selector($0)] != nil }
  }

  /// Calls an optional method that the object implements.
  public static func call<Result>(_ object: AnyObject, _ name: StaticString, _ arguments: Any?...) -> Result {
    let selector = Selector(name)
    let result =
      SelectorRuntime.callIfPossible(
        selector, on: object,
        _ObjCArguments(
          selector, arguments.isEmpty ? nil : arguments[0], arguments.count > 1 ? arguments[1] : nil,
          rest: arguments.count > 2 ? Array(arguments[2...]) : [])) ?? nil
    if Result.self == Void.self { return () as! Result }
    return Conversion.argument(result, to: Result.self, of: selector)
  }

  /// Sets a property, which the object must have.
  public static func set(_ object: AnyObject, _ key: StaticString, _ value: Any?) {
    _ = ClassRegistry.table(of: type(of: object)).properties["\(key)"]?.write(object, value)
  }

  /// The value of an optional property, if the object implements it.
  public static func value<Value>(_ object: AnyObject, _ key: StaticString) -> Value? {
    guard let property = ClassRegistry.table(of: type(of: object)).properties["\(key)"] else { return nil }
    return Conversion.value(property.read(object), to: Value.self)
  }
}
