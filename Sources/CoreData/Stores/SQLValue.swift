import SQLite3
import StateStore

/// A value in a database.
enum SQLValue: Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  static func columnType(_ type: NSAttributeType) -> String {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      "INTEGER"
    case .doubleAttributeType, .floatAttributeType: "FLOAT"
    case .decimalAttributeType: "DECIMAL"
    case .dateAttributeType: "TIMESTAMP"
    case .stringAttributeType, .URIAttributeType, .undefinedAttributeType: "VARCHAR"
    default: "BLOB"
    }
  }

  /// Converts a value of an attribute.
  init(_ value: Any?, _ attribute: NSAttributeDescription) {
    switch attribute.stored(value) {
    case nil: self = .null
    case let text as String: self = .text(text)
    case let date as Date: self = .real(date.timeIntervalSinceReferenceDate)
    case let number as NSDecimalNumber where attribute.attributeType == .decimalAttributeType:
      self = .text(number.stringValue)
    case let number as NSNumber:
      switch attribute.attributeType {
      case .doubleAttributeType, .floatAttributeType: self = .real(number.doubleValue)
      default: self = .integer(number.int64Value)
      }
    case let uuid as UUID: self = .blob(withUnsafeBytes(of: uuid.uuid) { Data($0) })
    case let url as URL: self = .text(url.absoluteString)
    case let data as Data where attribute.attributeType != .transformableAttributeType: self = .blob(data)
    case let value?: self = TransformedValue.data(value, attribute).map { .blob($0) } ?? .null
    }
  }

  func bind(_ index: Int32, _ statement: Database.Statement) {
    switch self {
    case .null: statement.bindNull(index)
    case .integer(let value): statement.bind(index, value)
    case .real(let value): statement.bind(index, value)
    case .text(let value): statement.bind(index, value)
    case .blob(let value): statement.bind(index, value)
    }
  }

  /// Reads a column with values of an attribute.
  static func read(_ statement: Database.Statement, _ column: Int32, _ attribute: NSAttributeDescription)
    -> Any?
  {
    if statement.type(column) == SQLITE_NULL { return nil }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return NSNumber(value: statement.integer(column))
    case .booleanAttributeType: return NSNumber(value: statement.integer(column) != 0)
    case .doubleAttributeType: return NSNumber(value: statement.double(column))
    case .floatAttributeType: return NSNumber(value: Float(statement.double(column)))
    case .decimalAttributeType: return NSDecimalNumber(string: statement.text(column))
    case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: statement.double(column))
    case .stringAttributeType: return statement.text(column)
    case .URIAttributeType: return URL(string: statement.text(column))
    case .UUIDAttributeType:
      let data = statement.data(column)
      guard data.count == 16 else { return UUID(uuidString: statement.text(column)) }
      return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case .transformableAttributeType: return TransformedValue.value(statement.data(column), attribute)
    case .undefinedAttributeType: return statement.text(column)
    default: return statement.data(column)
    }
  }

  /// Reads a column without attribute.
  static func plain(_ statement: Database.Statement, _ column: Int32) -> Any? {
    switch statement.type(column) {
    case SQLITE_NULL: nil
    case SQLITE_INTEGER: NSNumber(value: statement.integer(column))
    case SQLITE_FLOAT: NSNumber(value: statement.double(column))
    case SQLITE_TEXT: statement.text(column)
    default: statement.data(column)
    }
  }
}

extension Database {
  /// Runs a statement with values for its parameters, in their order.
  func execute(_ sql: String, _ values: [SQLValue]) throws {
    let statement = try prepared(sql)
    defer { statement.reset() }
    for (index, value) in values.enumerated() { value.bind(Int32(index + 1), statement) }
    _ = try statement.step()
  }
}

/// Transformable attributes as data.
enum TransformedValue {
  private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    guard let name = attribute.valueTransformerName, !name.isEmpty else { return nil }
    return ValueTransformer.transformer(NSValueTransformerName(name))
  }

  static func data(_ value: Any, _ attribute: NSAttributeDescription) -> Data? {
    if let transformer = transformer(attribute) {
      // Transformers of archives convert data to objects; others convert objects to data.
      return (transformer.reverseTransformedValue(value) ?? transformer.transformedValue(value)) as? Data
    }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  static func value(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
    if let transformer = transformer(attribute) {
      return transformer.transformedValue(data) ?? transformer.reverseTransformedValue(data)
    }
    guard let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    archive.requiresSecureCoding = false
    return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
