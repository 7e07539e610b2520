extension Subscribers {
  /// The number of values that a subscriber requests.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// `UInt.max` for ``unlimited``; other demand is limited to `Int.max`.
    @usableFromInline let rawValue: UInt

    @inlinable init(rawValue: UInt) { self.rawValue = min(rawValue, Demand.unlimitedValue) }

    @usableFromInline static let unlimitedValue = UInt(Int.max) + 1

    /// Unlimited demand.
    @inlinable public static var unlimited: Demand { Demand(rawValue: unlimitedValue) }

    /// No demand.
    @inlinable public static var none: Demand { Demand(rawValue: 0) }

    /// A demand for a number of values, which must not be negative.
    @inlinable public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values; `nil` if unlimited.
    @inlinable public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public var description: String {
      self == .unlimited ? "unlimited" : "max(\(rawValue))"
    }

    @inlinable public static func + (lhs: Demand, rhs: Demand) -> Demand {
      lhs == .unlimited ? lhs : rhs == .unlimited ? rhs : Demand(rawValue: lhs.rawValue + rhs.rawValue)
    }

    @inlinable public static func + (lhs: Demand, rhs: Int) -> Demand {
      guard lhs != .unlimited else { return .unlimited }
      let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
      return overflow ? .unlimited : .max(sum)
    }

    /// Subtracting from ``unlimited`` results in ``unlimited``; subtracting ``unlimited`` results in
    /// ``none``.
    @inlinable public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return Demand(rawValue: lhs.rawValue > rhs.rawValue ? lhs.rawValue - rhs.rawValue : 0)
    }

    @inlinable public static func - (lhs: Demand, rhs: Int) -> Demand {
      guard lhs != .unlimited else { return .unlimited }
      let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
      return overflow ? .none : .max(difference)
    }

    @inlinable public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard lhs != .unlimited else { return .unlimited }
      let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
      return overflow ? .unlimited : .max(product)
    }

    @inlinable public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    @inlinable public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    @inlinable public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    @inlinable public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    @inlinable public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    @inlinable public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

    @inlinable public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    @inlinable public static func == (lhs: Int, rhs: Demand) -> Bool { rhs.max == lhs }
    @inlinable public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    @inlinable public static func != (lhs: Int, rhs: Demand) -> Bool { rhs.max != lhs }
    @inlinable public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    @inlinable public static func < (lhs: Int, rhs: Demand) -> Bool { rhs.max.map { lhs < $0 } ?? true }
    @inlinable public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < lhs }
    @inlinable public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    @inlinable public static func <= (lhs: Demand, rhs: Int) -> Bool { !(rhs < lhs) }
    @inlinable public static func <= (lhs: Int, rhs: Demand) -> Bool { !(rhs < lhs) }
    @inlinable public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
    @inlinable public static func >= (lhs: Int, rhs: Demand) -> Bool { !(lhs < rhs) }

    public init(from decoder: any Decoder) throws {
      try self.init(rawValue: decoder.singleValueContainer().decode(UInt.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}
