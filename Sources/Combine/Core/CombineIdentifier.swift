import Synchronization

/// A unique identifier of a publisher, subscriber or subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  private static let counter = Atomic<UInt64>(0)

  /// Creates a unique identifier.
  public init() {
    rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Creates the identifier of an object.
  public init(_ object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type with a unique identifier.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
