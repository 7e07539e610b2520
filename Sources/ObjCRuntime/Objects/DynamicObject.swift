import Foundation

/// An object of unknown class whose members are found by name, as those of `AnyObject` on iOS.
@dynamicMemberLookup
public struct _DynamicObject {
  fileprivate let object: AnyObject
  /// Whether a call of a method that the object does not have has no effect.
  fileprivate var isOptional = false

  /// Whether the object responds to a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return (object as? any NSObjectProtocol)?.responds(to: aSelector)
      ?? SelectorRuntime.responds(object, to: aSelector)
  }

  /// Whether the object is an instance of a class or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    Self.isClass(type(of: object), kindOf: aClass)
  }

  /// Whether a class is another one or a subclass of it.
  static func isClass(_ cls: AnyClass, kindOf ancestor: AnyClass) -> Bool {
    sequence(first: cls) { _getSuperclass($0) }.contains { $0 == ancestor }
  }

  /// Whether another object is equal, as the object compares it.
  public func isEqual(_ other: Any?) -> Bool {
    (object as? any NSObjectProtocol)?.isEqual(other) ?? (object === other.map { $0 as AnyObject })
  }

  /// Calls the method with a selector and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: object))
  }

  /// Calls the method with a selector and one argument, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: object, sender: argument))
  }

  /// Calls the method with a selector and two arguments, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with argument1: Any!, with argument2: Any!)
    -> Unmanaged<AnyObject>!
  {
    AutoreleasePool.add(SelectorRuntime.send(aSelector, to: object, sender: argument1, event: argument2))
  }

  // Properties of Foundation's objects, whose types follow from their names.

  private var number: NSNumber? { object as? NSNumber }
  private var text: NSString? { object as? NSString }

  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  public var intValue: Int! { number?.intValue ?? text?.integerValue }
  public var integerValue: Int! { intValue }
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  public var stringValue: String! { number?.stringValue }
  public var cgRectValue: CGRect! { (object as? NSValue)?.rectValue }
  public var cgPointValue: CGPoint! { (object as? NSValue)?.pointValue }
  public var cgSizeValue: CGSize! { (object as? NSValue)?.sizeValue }
  /// The length of a text or of data; `nil` for other objects.
  public var length: Int! { text?.length ?? (object as? NSData)?.length }
  /// The number of elements of a collection; `nil` for other objects.
  public var count: Int! {
    (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
      ?? (object as? NSOrderedSet)?.count ?? (object as? NSIndexSet)?.count
  }

  /// The value of a property.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    let value = KeyValueCoding.getValue(of: object, key: name)
    if let value = value as? Value { return value }
    if let value = (value as? any RawRepresentable)?.rawValue as? Value { return value }
    preconditionFailure(
      "\(type(of: object)).\(name) is \(value.map { "\($0)" } ?? "nil"), not a \(Value.self).")
  }

  /// A method.
  public subscript(dynamicMember name: String) -> _DynamicMethod {
    _DynamicMethod(object: object, name: name, isOptional: isOptional)
  }
}

/// A method of an object of unknown class.
@dynamicCallable
public struct _DynamicMethod {
  fileprivate let object: AnyObject
  fileprivate let name: String
  fileprivate let isOptional: Bool

  /// Calls the method with up to two arguments.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Any? {
    var selector = name
    for (index, (label, _)) in arguments.enumerated() {
      let isFirst = index == 0
      selector +=
        isFirst && !label.isEmpty ? "With" + KeyValueCoding.capitalized(label) : isFirst ? "" : label
      selector += ":"
    }
    if isOptional, !SelectorRuntime.responds(object, to: Selector(selector)) { return nil }
    return SelectorRuntime.send(
      Selector(selector), to: object, sender: arguments.first?.value,
      event: arguments.count > 1 ? arguments[1].value : nil)
  }
}

/// An object whose members are found by name.
public func _member(_ object: AnyObject) -> _DynamicObject { _DynamicObject(object: object) }

/// An optional object whose members are found by name.
public func _member(_ object: AnyObject?) -> _DynamicObject? { object.map { _DynamicObject(object: $0) } }

/// An object whose members are found by name, for calls such as `object.method?()`.
public func _optionalMember(_ object: AnyObject) -> _DynamicObject {
  _DynamicObject(object: object, isOptional: true)
}

/// An optional object whose members are found by name, for calls such as `object?.method?()`.
public func _optionalMember(_ object: AnyObject?) -> _DynamicObject? { object.map { _optionalMember($0) } }
