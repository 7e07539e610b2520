/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ value: UInt8) { rawValue = value }

  /// A point in time.
  public static let event = OSSignpostType(0)
  /// The start of a stretch of time.
  public static let begin = OSSignpostType(1)
  /// The end of a stretch of time.
  public static let end = OSSignpostType(2)
}
