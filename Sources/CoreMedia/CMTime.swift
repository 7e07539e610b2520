@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public let kCMTimeMaxTimescale: CMTimeScale = 0x7FFF_FFFF

public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
  case roundTowardNegativeInfinity
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a fraction of seconds.
///
/// Sums and differences are exact if the common timescale fits; otherwise they are rounded and have the flag
/// `.hasBeenRounded`.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// The time nearest to a number of seconds. The timescale is reduced if the value would not fit.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    if seconds.isInfinite {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    var scale = preferredTimescale
    while abs(seconds * Double(scale)) >= Double(Int64.max), scale > 1 { scale /= 2 }
    let exact = seconds * Double(scale)
    guard abs(exact) < Double(Int64.max) else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let rounded = exact.rounded(.toNearestOrAwayFromZero)
    self.init(value: CMTimeValue(rounded), timescale: scale)
    if rounded != exact { flags.insert(.hasBeenRounded) }
  }

  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  public static let zero = CMTime(value: 0, timescale: 1)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Seconds; not a number if the time is not numeric, or infinite.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    return CMTime.make(
      Int128(value) * Int128(newTimescale), over: Int128(timescale), newTimescale, method, self)
  }

  /// The quotient of whole numbers at a timescale.
  static func make(
    _ numerator: Int128, over denominator: Int128, _ timescale: CMTimeScale, _ method: CMTimeRoundingMethod,
    _ origin: CMTime
  ) -> CMTime {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    var value = quotient
    if remainder != 0 {
      let away: Int128 = numerator < 0 ? -1 : 1
      let isHalfOrMore = remainder.magnitude * 2 >= denominator.magnitude
      switch method {
      case .roundHalfAwayFromZero: if isHalfOrMore { value += away }
      case .roundTowardZero: break
      case .roundAwayFromZero: value += away
      case .quickTime: if timescale > origin.timescale { value += away }
      case .roundTowardPositiveInfinity: if away > 0 { value += 1 }
      case .roundTowardNegativeInfinity: if away < 0 { value -= 1 }
      }
    }
    guard let small = CMTimeValue(exactly: value) else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    var flags = origin.flags
    if remainder != 0 { flags.insert(.hasBeenRounded) }
    return CMTime(value: small, timescale: timescale, flags: flags, epoch: origin.epoch)
  }
}

// MARK: Arithmetic

extension CMTime {
  private static func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  private static func sum(_ a: CMTime, _ b: CMTime, sign: Int128) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    let positive = a.isPositiveInfinity || (sign > 0 ? b.isPositiveInfinity : b.isNegativeInfinity)
    let negative = a.isNegativeInfinity || (sign > 0 ? b.isNegativeInfinity : b.isPositiveInfinity)
    if positive && negative { return .invalid }
    if positive { return .positiveInfinity }
    if negative { return .negativeInfinity }
    let divisor = greatestCommonDivisor(Int64(a.timescale), Int64(b.timescale))
    let common = Int64(a.timescale) / divisor * Int64(b.timescale)
    let numerator =
      Int128(a.value) * Int128(common / Int64(a.timescale)) + sign * Int128(b.value)
      * Int128(common / Int64(b.timescale))
    var origin = a
    origin.flags.formUnion(b.flags)
    let scale = CMTimeScale(exactly: common) ?? kCMTimeMaxTimescale
    return make(numerator * Int128(scale), over: Int128(common), scale, .default, origin)
  }

  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: 1) }
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: -1) }
  public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
  public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }

  static func product(_ time: CMTime, _ numerator: Int64, over denominator: Int64) -> CMTime {
    guard time.isValid, denominator != 0 else { return .invalid }
    guard time.isNumeric else {
      guard !time.isIndefinite, numerator != 0 else { return .indefinite }
      return (numerator < 0) == (denominator < 0) ? time : .zero - time
    }
    // A finer timescale keeps quotients exact where it fits.
    let wide = Int64(time.timescale).multipliedReportingOverflow(by: abs(denominator))
    if Int128(time.value) * Int128(numerator) % Int128(denominator) != 0, !wide.overflow,
      let scale = CMTimeScale(exactly: wide.partialValue)
    {
      let sign: Int128 = denominator < 0 ? -1 : 1
      return make(Int128(time.value) * Int128(numerator) * sign, over: 1, scale, .default, time)
    }
    return make(
      Int128(time.value) * Int128(numerator), over: Int128(denominator), time.timescale, .default, time)
  }

  static func product(_ time: CMTime, _ factor: Double) -> CMTime {
    guard time.isNumeric else { return time }
    return CMTime(seconds: time.seconds * factor, preferredTimescale: max(time.timescale, 65_536))
  }
}

extension CMTime: Comparable, Hashable {
  /// The order: negative infinity, numbers, positive infinity, indefinite, invalid.
  private var rank: Int {
    if !isValid { return 3 }
    if isIndefinite { return 2 }
    if isPositiveInfinity { return 1 }
    return isNegativeInfinity ? -1 : 0
  }

  static func compare(_ a: CMTime, _ b: CMTime) -> Int32 {
    guard a.rank == 0, b.rank == 0 else { return a.rank == b.rank ? 0 : a.rank < b.rank ? -1 : 1 }
    if a.epoch != b.epoch { return a.epoch < b.epoch ? -1 : 1 }
    let left = Int128(a.value) * Int128(b.timescale)
    let right = Int128(b.value) * Int128(a.timescale)
    return left == right ? 0 : left < right ? -1 : 1
  }

  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { compare(lhs, rhs) == 0 }
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { compare(lhs, rhs) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if isNumeric { hasher.combine(seconds) }
  }
}

extension CMTime: CustomStringConvertible {
  public var description: String {
    switch rank {
    case 0: "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))}"
    case 1: "{+INFINITY}"
    case -1: "{-INFINITY}"
    case 2: "{INDEFINITE}"
    default: "{INVALID}"
    }
  }
}

// MARK: Functions

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTime.product(time, Int64(multiplier), over: 1)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime.product(time, multiplier)
}
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  CMTime.product(time, Int64(multiplier), over: Int64(divisor))
}
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.compare(time1, time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time1 < time2 ? time2 : time1 }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }
