import Synchronization

/// Tells publishers, subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt64

  private static let counter = Atomic<UInt64>(0)

  /// Makes an identifier that nothing else has.
  public init() {
    value = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(value, radix: 16) }
}

/// Something that can be told apart from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
