import Foundation

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
  public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
  public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSKeyedUnarchiveFromData")
}

/// An initializer that returns an existing object.
public protocol _NamedValueTransformer {}
extension _NamedValueTransformer {
  /// The registered transformer of a name, or one of the built-in transformers; `nil` if there is none.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.transformer(name) as? Self else { return nil }
    self = known
  }
}

/// An object that converts values, such as those of transformable attributes, to others and back.
open class ValueTransformer: NSObject, _NamedValueTransformer {
  // Guarded by the lock.
  nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [:]
  private static let lock = NSLock()

  public override init() { super.init() }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Transforms back. Unless it is overridden, the transformation is its own inverse.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    lock.withLock { registered[name] = transformer }
  }

  public class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { Array(registered.keys) }
  }

  /// The registered transformer of a name, or a new one of the built-in transformers.
  package static func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let known = lock.withLock({ registered[name] }) { return known }
    switch name {
    case .negateBooleanTransformerName:
      return BooleanTransformer { !(($0 as? NSNumber)?.boolValue ?? ($0 as? Bool) ?? false) }
    case .isNilTransformerName: return BooleanTransformer { $0 == nil }
    case .isNotNilTransformerName: return BooleanTransformer { $0 != nil }
    case .secureUnarchiveFromDataTransformerName, .unarchiveFromDataTransformerName,
      .keyedUnarchiveFromDataTransformerName:
      return NSSecureUnarchiveFromDataTransformer()
    default: return nil
    }
  }
}

/// A built-in transformer to truth values.
private final class BooleanTransformer: ValueTransformer {
  private let convert: (Any?) -> Bool

  init(_ convert: @escaping (Any?) -> Bool) {
    self.convert = convert
    super.init()
  }

  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? { convert(value) }
}

/// A transformer of archives to objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSString.self] }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else {
      return nil
    }
    archive.requiresSecureCoding = false
    return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
  }
}
