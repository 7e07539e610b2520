import Foundation

/// A coder that reads an element of an interface file. The storyboard loader has the only one.
@MainActor
protocol InterfaceDecoding: NSCoder {
  /// Sets the properties of an object that one of its classes declares.
  func decodeProperties<Object: AnyObject>(of object: Object, declaredBy type: Object.Type)
  /// Returns a value that a class needs for its initialization.
  func decodeValue<Value>(_ type: Value.Type, for owner: AnyClass) -> Value?
}

extension NSCoder {
  /// Sets the properties of an object that one of its classes declares. Has no effect unless the coder reads an interface file.
  @MainActor
  func decodeInterface<Object: AnyObject>(of object: Object, as type: Object.Type) {
    (self as? any InterfaceDecoding)?.decodeProperties(of: object, declaredBy: type)
  }

  /// Returns a value that a class needs for its initialization; `nil` unless the coder reads an interface file that has it.
  @MainActor
  func interfaceValue<Value>(_ type: Value.Type = Value.self, for owner: AnyClass) -> Value? {
    (self as? any InterfaceDecoding)?.decodeValue(type, for: owner)
  }
}
