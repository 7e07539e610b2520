/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ value: UInt8) { rawValue = value }

  /// A point in time.
  public static let event = OSSignpostType(0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(1)
  /// The end of an interval.
  public static let end = OSSignpostType(2)
}
