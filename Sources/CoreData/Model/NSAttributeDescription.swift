/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of an attribute, in the form of newer models.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let undefined = AttributeType(rawValue: 0)
    public static let integer16 = AttributeType(rawValue: 100)
    public static let integer32 = AttributeType(rawValue: 200)
    public static let integer64 = AttributeType(rawValue: 300)
    public static let decimal = AttributeType(rawValue: 400)
    public static let double = AttributeType(rawValue: 500)
    public static let float = AttributeType(rawValue: 600)
    public static let string = AttributeType(rawValue: 700)
    public static let boolean = AttributeType(rawValue: 800)
    public static let date = AttributeType(rawValue: 900)
    public static let binaryData = AttributeType(rawValue: 1000)
    public static let uuid = AttributeType(rawValue: 1100)
    public static let uri = AttributeType(rawValue: 1200)
    public static let transformable = AttributeType(rawValue: 1800)
    public static let objectID = AttributeType(rawValue: 2000)
    public static let composite = AttributeType(rawValue: 2100)
  }

  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The name of the class of a transformable attribute's values.
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  /// Large values may be kept in files of their own. Differs from iOS: they are kept in the database.
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false
  /// The limits of a value, or of a text's length.
  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  override func duplicate() -> NSPropertyDescription {
    copiedAttribute(to: NSAttributeDescription())
  }

  func copiedAttribute<Attribute: NSAttributeDescription>(to attribute: Attribute) -> Attribute {
    let copy = copied(to: attribute)
    copy.attributeType = attributeType
    copy.attributeValueClassName = attributeValueClassName
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.minimum = minimum
    copy.maximum = maximum
    copy.pattern = pattern
    return copy
  }

  /// The value in the form that objects keep: numbers as `NSNumber`, text as `String`.
  func stored(_ value: Any?) -> Any? {
    guard let value = PredicateComparison.unwrapped(value) else { return nil }
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      return value as? NSNumber ?? Conversion.value(value, to: NSNumber.self) ?? value
    case .decimalAttributeType:
      if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
      return value
    case .dateAttributeType:
      if let value = value as? NSDate { return value as Date }
      if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
      return value
    case .binaryDataAttributeType: return (value as? NSData).map { $0 as Data } ?? value
    case .UUIDAttributeType: return (value as? NSUUID).map { $0 as UUID } ?? value
    case .URIAttributeType: return (value as? NSURL).map { $0 as URL } ?? value
    default: return value
    }
  }
}

/// An attribute whose value is computed from others when an object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  open var derivationExpression: PTExpression?

  override func duplicate() -> NSPropertyDescription {
    let copy = copiedAttribute(to: NSDerivedAttributeDescription())
    copy.derivationExpression = derivationExpression
    return copy
  }
}
