import Synchronization

/// An identifier that distinguishes overlapping signposts with the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(_ value: UInt64) { rawValue = value }

  /// The identifier of signposts that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(~0)
  /// The null identifier.
  public static let null = OSSignpostID(0)

  private static let counter = Atomic<UInt64>(1)

  /// Creates a unique identifier.
  public init(log: OSLog) {
    rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Creates the identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
