import Foundation

/// A text with a type of its own, which is a string in Objective-C: objects in dictionaries and attributed strings can be cast to it.
public protocol _ObjCStringConstant: RawRepresentable, _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {
  init(rawValue: String)
}

extension _ObjCStringConstant {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
  }
}

/// A number with a type of its own, which is a number in Objective-C: objects in dictionaries can be cast to it.
public protocol _ObjCNumberConstant: RawRepresentable, _ObjectiveCBridgeable
where RawValue == CGFloat, _ObjectiveCType == NSNumber {
  init(rawValue: CGFloat)
}

extension _ObjCNumberConstant {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(rawValue)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) {
    result = Self(rawValue: CGFloat(source.doubleValue))
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self {
    Self(rawValue: CGFloat(source?.doubleValue ?? 0))
  }
}
