infix operator ¡ : CastingPrecedence
infix operator ¡¡ : CastingPrecedence
infix operator ¡¿ : CastingPrecedence

/// A value that an `NSValue` can contain.
public protocol _ObjCValue {
  static func _value(of object: NSValue) -> Self
}

extension CGRect: _ObjCValue {
  public static func _value(of object: NSValue) -> CGRect { object.rectValue }
}
extension CGPoint: _ObjCValue {
  public static func _value(of object: NSValue) -> CGPoint { object.pointValue }
}
extension CGSize: _ObjCValue {
  public static func _value(of object: NSValue) -> CGSize { object.sizeValue }
}

/// Casts as `as?` on iOS, where an object that contains a value can be cast to the value.
public func ¡ <Value: _ObjCValue>(value: Any?, type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard let object = value as? NSValue, _objCType(of: type) == String(cString: object.objCType) else {
    return nil
  }
  return Value._value(of: object)
}

/// Casts as `as!` on iOS, where an object that contains a value can be cast to the value.
public func ¡¡ <Value: _ObjCValue>(value: Any?, type: Value.Type) -> Value { (value ¡ type)! }

/// A class whose type arguments Objective-C ignores.
public protocol _ObjCGenericClass: AnyObject {
  /// Whether an object is of the class, with any type arguments.
  static func _includes(_ object: AnyObject) -> Bool
}

/// Casts as `as?` on iOS, where type arguments of classes of Objective-C are not checked.
public func ¡ <Object: _ObjCGenericClass>(value: Any?, type: Object.Type) -> Object? {
  guard let value, Object._includes(value as AnyObject) else { return nil }
  return Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(value as AnyObject).toOpaque())
    .takeUnretainedValue()
}

/// Casts as `as!` on iOS, where type arguments of classes of Objective-C are not checked.
public func ¡¡ <Object: _ObjCGenericClass>(value: Any?, type: Object.Type) -> Object { (value ¡ type)! }

/// Checks a type as `is` on iOS, where type arguments of classes of Objective-C are not checked.
public func ¡¿ <Object: _ObjCGenericClass>(value: Any?, type: Object.Type) -> Bool { (value ¡ type) != nil }

/// The type encoding of an object that contains a value of a type.
private func _objCType<Value>(of type: Value.Type) -> String {
  let object =
    type == CGRect.self
    ? NSValue(rect: .zero) : type == CGPoint.self ? NSValue(point: .zero) : NSValue(size: .zero)
  return String(cString: object.objCType)
}
