import Synchronization

/// Tells apart signposts of one name that are under way at the same time.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(_ value: UInt64) { rawValue = value }

  /// The identifier of a signpost that is never under way twice at the same time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that no signpost has.
  public static let invalid = OSSignpostID(~0)
  /// The identifier of no signpost.
  public static let null = OSSignpostID(0)

  private static let counter = Atomic<UInt64>(1)

  /// Makes an identifier that no other signpost of the process has.
  public init(log: OSLog) {
    rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Makes the identifier that belongs to an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
