import Foundation

/// Conversions of dynamically typed values to the type of a parameter or property.
package enum Conversion {
  /// The value converted to `T`, or `nil` if that is impossible.
  ///
  /// Numbers convert to each other, strings bridge, raw values become enumeration cases, and `nil` converts
  /// to an optional's `nil`.
  package static func value<T>(_ value: Any?, to type: T.Type) -> T? {
    guard let value else {
      if let optional = type as? any AnyOptional.Type { return optional.absent as? T }
      return nil
    }
    if let value = value as? T { return value }
    if let optional = type as? any AnyOptional.Type {
      if value is NSNull { return optional.absent as? T }
      return optional.wrap(value) as? T
    }
    return number(value, to: type) ?? rawValue(value, to: type) ?? structure(value, to: type)
  }

  private static func number<T>(_ value: Any, to type: T.Type) -> T? {
    let number: NSNumber
    switch value {
    case let value as NSNumber: number = value
    case let value as Int: number = NSNumber(value: value)
    case let value as Double: number = NSNumber(value: value)
    case let value as CGFloat: number = NSNumber(value: Double(value))
    case let value as Float: number = NSNumber(value: value)
    case let value as Bool: number = NSNumber(value: value)
    case let value as any BinaryInteger: number = NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as String where type == NSNumber.self || type == Bool.self:
      number = NSNumber(value: (value as NSString).doubleValue)
    default: return nil
    }
    switch type {
    case is Int.Type: return number.intValue as? T
    case is Double.Type: return number.doubleValue as? T
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? T
    case is Float.Type: return number.floatValue as? T
    case is Bool.Type: return number.boolValue as? T
    case is UInt.Type: return number.uintValue as? T
    case is Int32.Type: return number.int32Value as? T
    case is UInt32.Type: return number.uint32Value as? T
    case is Int64.Type: return number.int64Value as? T
    case is UInt64.Type: return number.uint64Value as? T
    case is Int16.Type: return number.int16Value as? T
    case is UInt16.Type: return number.uint16Value as? T
    case is Int8.Type: return number.int8Value as? T
    case is UInt8.Type: return number.uint8Value as? T
    default: return number as? T
    }
  }

  private static func rawValue<T>(_ value: Any, to type: T.Type) -> T? {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    func make<R: RawRepresentable>(_ type: R.Type) -> R? {
      (Conversion.value(value, to: R.RawValue.self)).flatMap(R.init(rawValue:))
    }
    return make(type) as? T
  }

  // Written while images are loaded, before other threads start; then only read.
  /// Conversions from `NSValue` to structures, including those of the frameworks, by type.
  nonisolated(unsafe) private static var structures: [ObjectIdentifier: (Any) -> Any?] = [:]

  /// Registers a conversion to a structure type. Called while images are loaded.
  package static func addStructure<T>(_ type: T.Type, _ convert: @escaping (Any) -> T?) {
    structures[ObjectIdentifier(type)] = convert
  }

  private static func structure<T>(_ value: Any, to type: T.Type) -> T? {
    if let value = value as? NSValue, !(value is NSNumber) {
      // `NSValue` does not check the requested type.
      let name = String(cString: value.objCType)
      switch type {
      case is CGRect.Type where name.contains("Rect"): return value.rectValue as? T
      case is CGPoint.Type where name.contains("Point") && !name.contains("Rect"):
        return value.pointValue as? T
      case is CGSize.Type where name.contains("Size") && !name.contains("Rect"): return value.sizeValue as? T
      default: break
      }
    }
    return structures[ObjectIdentifier(type)]?(value) as? T
  }

  /// The value converted to a required argument.
  static func argument<T>(_ value: Any?, to type: T.Type, of selector: Selector) -> T {
    if let converted = Conversion.value(value, to: type) { return converted }
    if type is AnyClass {
      return unsafeBitCast(value.map { $0 as AnyObject }, to: T.self)
    }
    if value == nil, let null = NSNull() as? T { return null }
    RuntimeFault.fatal(
      "NSInvalidArgumentException",
      "\(selector): \(value.map { "an argument of type \(Swift.type(of: $0))" } ?? "nil") cannot be passed as \(type)"
    )
  }
}

/// An optional whose wrapped type is only known at run time.
protocol AnyOptional {
  static var absent: Any { get }
  /// The value converted to the wrapped type and wrapped in an optional; `nil` if that is impossible.
  static func wrap(_ value: Any) -> Any?
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  static var absent: Any { Optional<Wrapped>.none as Any }

  static func wrap(_ value: Any) -> Any? {
    Conversion.value(value, to: Wrapped.self).map { Optional.some($0) as Any }
  }

  static var wrappedType: Any.Type { Wrapped.self }

  var wrapped: Any? { map { $0 as Any } }
}
