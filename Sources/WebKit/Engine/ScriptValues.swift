import CCairo
import Foundation

/// Conversions between values of scripts and of Foundation.
enum ScriptValues {
  /// Deeper values are left out, so that a value that contains itself ends.
  private static let deepest = 100

  /// Returns a value of Foundation: nil for undefined, `NSNull` for null.
  static func object(of value: Ref, depth: Int = 0) -> Any? {
    if WPE.isUndefined(value) != 0 { return nil }
    if WPE.isNull(value) != 0 { return NSNull() }
    if WPE.isBoolean(value) != 0 { return NSNumber(value: WPE.toBoolean(value) != 0) }
    if WPE.isNumber(value) != 0 { return number(WPE.toDouble(value)) }
    if WPE.isString(value) != 0 { return text(of: value) }
    guard WPE.isObject(value) != 0, depth < deepest else { return NSNull() }
    if WPE.isArray(value) != 0 { return array(of: value, depth) }
    if WPE.isInstance(value, "Date") != 0 {
      return Date(timeIntervalSince1970: WPE.toDouble(value) / 1000)
    }
    return dictionary(of: value, depth)
  }

  /// Integers stay integers, so that they convert to every Swift type.
  private static func number(_ value: Double) -> NSNumber {
    Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }

  /// The text of a value, which may contain characters of zero.
  static func text(of value: Ref) -> String {
    guard let bytes = WPE.toBytes(value) else { return "" }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let data = g_bytes_get_data(bytes, &count) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(count)), as: UTF8.self)
  }

  private static func array(of value: Ref, _ depth: Int) -> [Any] {
    let length = WPE.property(value, "length").map { length in
      defer { GLib.release(length) }
      return WPE.toDouble(length)
    }
    guard let length, length > 0 else { return [] }
    return (0..<UInt32(min(length, 1e7))).map { index in
      guard let element = WPE.element(value, index) else { return NSNull() }
      defer { GLib.release(element) }
      return object(of: element, depth: depth + 1) ?? NSNull()
    }
  }

  private static func dictionary(of value: Ref, _ depth: Int) -> [String: Any] {
    guard let names = WPE.propertyNames(value) else { return [:] }
    defer { g_strfreev(names) }
    var result: [String: Any] = [:]
    var place = names
    while let name = place.pointee {
      if let property = WPE.property(value, name) {
        if let object = object(of: property, depth: depth + 1) { result[String(cString: name)] = object }
        GLib.release(property)
      }
      place += 1
    }
    return result
  }

  /// Returns the source of a value of Foundation, or nil if it has none.
  static func source(of value: Any) -> String? {
    switch value {
    case let date as Date: return "new Date(\(date.timeIntervalSince1970 * 1000))"
    case is NSNull: return "null"
    case let text as String: return literal(text)
    case let number as NSNumber: return literal(number)
    case let list as [Any]:
      let elements = list.map { source(of: $0) }
      return elements.contains { $0 == nil } ? nil : "[\(elements.compactMap { $0 }.joined(separator: ","))]"
    case let dictionary as [String: Any]:
      var members: [String] = []
      for (name, member) in dictionary {
        guard let source = source(of: member) else { return nil }
        members.append("\(literal(name)):\(source)")
      }
      return "({\(members.sorted().joined(separator: ","))})"
    case Optional<Any>.none: return "null"
    default: return nil
    }
  }

  private static func literal(_ number: NSNumber) -> String {
    if number === kCFBooleanTrue as AnyObject? || number === kCFBooleanFalse as AnyObject? {
      return number.boolValue ? "true" : "false"
    }
    if String(cString: number.objCType) == "c" { return number.boolValue ? "true" : "false" }
    let value = number.doubleValue
    if value.isNaN { return "NaN" }
    return value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : number.stringValue
  }

  /// A string as source of a script.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\u{0}"..<" ", "\u{2028}", "\u{2029}", "<":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
