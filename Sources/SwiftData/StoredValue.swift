import CoreData

/// A value type with a column type of its own.
protocol StoredAttribute {
  static var attributeType: NSAttributeType { get }
  init?(stored: Any)
  var stored: Any { get }
}

extension StoredAttribute {
  init?(stored: Any) {
    guard let value = stored as? Self else { return nil }
    self = value
  }
  var stored: Any { self }
}

extension StoredAttribute where Self: FixedWidthInteger {
  static var attributeType: NSAttributeType { .integer64AttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = Self(truncatingIfNeeded: number.int64Value)
  }
  var stored: Any { NSNumber(value: Int64(truncatingIfNeeded: self)) }
}

extension StoredAttribute where Self: BinaryFloatingPoint {
  static var attributeType: NSAttributeType { .doubleAttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = Self(number.doubleValue)
  }
  var stored: Any { NSNumber(value: Double(self)) }
}

extension Int: StoredAttribute {}
extension Int8: StoredAttribute {}
extension Int16: StoredAttribute {}
extension Int32: StoredAttribute {}
extension Int64: StoredAttribute {}
extension UInt: StoredAttribute {}
extension UInt8: StoredAttribute {}
extension UInt16: StoredAttribute {}
extension UInt32: StoredAttribute {}
extension UInt64: StoredAttribute {}
extension Double: StoredAttribute {}
extension Float: StoredAttribute {}
extension CGFloat: StoredAttribute {}
extension Bool: StoredAttribute {
  static var attributeType: NSAttributeType { .booleanAttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = number.boolValue
  }
  var stored: Any { NSNumber(value: self) }
}
extension String: StoredAttribute { static var attributeType: NSAttributeType { .stringAttributeType } }
extension Date: StoredAttribute { static var attributeType: NSAttributeType { .dateAttributeType } }
extension Data: StoredAttribute { static var attributeType: NSAttributeType { .binaryDataAttributeType } }
extension UUID: StoredAttribute { static var attributeType: NSAttributeType { .UUIDAttributeType } }
extension URL: StoredAttribute { static var attributeType: NSAttributeType { .URIAttributeType } }
extension Decimal: StoredAttribute {
  static var attributeType: NSAttributeType { .decimalAttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = (number as? NSDecimalNumber)?.decimalValue ?? Decimal(number.doubleValue)
  }
  var stored: Any { NSDecimalNumber(decimal: self) }
}

/// An array of model objects.
protocol ModelArray {
  static var elementType: any PersistentModel.Type { get }
  static func make(_ models: [any PersistentModel]) -> Self
  var models: [any PersistentModel] { get }
}

extension Array: ModelArray where Element: PersistentModel {
  static var elementType: any PersistentModel.Type { Element.self }
  static func make(_ models: [any PersistentModel]) -> [Element] { models.compactMap { $0 as? Element } }
  var models: [any PersistentModel] { self }
}

/// The form of a property in the store.
enum PropertyKind {
  case attribute(any StoredAttribute.Type)
  case toOne(any PersistentModel.Type)
  case toMany(any ModelArray.Type)
  /// Other codable values, as JSON.
  case encoded

  init(_ type: Any.Type) {
    let type = (type as? any OptionalValue.Type)?.wrappedType ?? type
    if let attribute = type as? any StoredAttribute.Type {
      self = .attribute(attribute)
    } else if let array = type as? any ModelArray.Type {
      self = .toMany(array)
    } else if let model = type as? any PersistentModel.Type {
      self = .toOne(model)
    } else {
      self = .encoded
    }
  }

  /// The class at the other end of a relationship.
  var destination: (any PersistentModel.Type)? {
    switch self {
    case .toOne(let type): type
    case .toMany(let type): type.elementType
    case .attribute, .encoded: nil
    }
  }
}

/// Converts values between properties and the store.
enum StoredValue {
  static func decode<Value>(_ raw: Any?, _ kind: PropertyKind, _ context: ModelContext) -> Value? {
    guard let raw else { return absent(kind) }
    let value: Any?
    switch kind {
    case .attribute(let type): value = type.init(stored: raw)
    case .toOne: value = (raw as? NSManagedObject).flatMap { context.model(of: $0) }
    case .toMany(let type):
      let objects = (raw as? NSSet)?.allObjects.compactMap { $0 as? NSManagedObject } ?? []
      value = type.make(objects.sorted(by: isEarlier).compactMap { context.model(of: $0) })
    case .encoded: return (raw as? Data).flatMap { decodeJSON(Value.self, $0) }
    }
    guard let value else { return absent(kind) }
    if let optional = Value.self as? any OptionalValue.Type { return optional.wrapping(value) as? Value }
    return value as? Value
  }

  private static func absent<Value>(_ kind: PropertyKind) -> Value? {
    if let optional = Value.self as? any OptionalValue.Type { return optional.absent as? Value }
    if case .toMany(let type) = kind { return type.make([]) as? Value }
    return nil
  }

  /// The order of insertion, since relationships are sets.
  private static func isEarlier(_ a: NSManagedObject, _ b: NSManagedObject) -> Bool {
    func key(_ object: NSManagedObject) -> (Int, String) {
      let name = object.objectID.uriRepresentation().lastPathComponent
      return (name.count, name)
    }
    if a.objectID.isTemporaryID != b.objectID.isTemporaryID { return !a.objectID.isTemporaryID }
    return key(a) < key(b)
  }

  static func encode(_ value: Any, _ kind: PropertyKind, _ context: ModelContext) -> Any? {
    var value = value
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrappedValue else { return nil }
      value = wrapped
    }
    switch kind {
    case .attribute: return (value as? any StoredAttribute)?.stored
    case .toOne: return (value as? any PersistentModel).map { context.object(for: $0) }
    case .toMany:
      guard let array = value as? any ModelArray else { return nil }
      return NSSet(array: array.models.map { context.object(for: $0) })
    case .encoded: return (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
    }
  }

  private static func decodeJSON<Value>(_ type: Value.Type, _ data: Data) -> Value? {
    func decode<D: Decodable>(_ type: D.Type) -> Any? { try? JSONDecoder().decode(type, from: data) }
    guard let type = type as? any Decodable.Type else { return nil }
    return decode(type) as? Value
  }
}
