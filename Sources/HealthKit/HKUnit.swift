// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import Foundation

/// The prefix of a unit, such as kilo.
public enum HKMetricPrefix: Int, Sendable {
  case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  fileprivate var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// A unit of measurement: a factor to the basic unit of its dimension.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  /// The powers of the base dimensions.
  let dimension: [String: Int]
  let factor: Double
  /// The zero of the scale in the basic unit, for temperatures.
  let offset: Double

  init(_ unitString: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0) {
    self.unitString = unitString
    self.dimension = dimension.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
  }

  private static func length(_ symbol: String, _ meters: Double) -> HKUnit {
    HKUnit(symbol, ["m": 1], meters)
  }
  private static func mass(_ symbol: String, _ grams: Double) -> HKUnit { HKUnit(symbol, ["g": 1], grams) }
  private static func time(_ symbol: String, _ seconds: Double) -> HKUnit {
    HKUnit(symbol, ["s": 1], seconds)
  }
  private static func volume(_ symbol: String, _ liters: Double) -> HKUnit {
    HKUnit(symbol, ["L": 1], liters)
  }
  private static func energy(_ symbol: String, _ joules: Double) -> HKUnit {
    HKUnit(symbol, ["J": 1], joules)
  }

  open class func gram() -> Self { gramUnit(with: .none) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self {
    cast(mass(prefix.symbol + "g", prefix.factor))
  }
  open class func ounce() -> Self { cast(mass("oz", 28.349_523_125)) }
  open class func pound() -> Self { cast(mass("lb", 453.592_37)) }
  open class func stone() -> Self { cast(mass("st", 6350.293_18)) }
  open class func meter() -> Self { meterUnit(with: .none) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self {
    cast(length(prefix.symbol + "m", prefix.factor))
  }
  open class func inch() -> Self { cast(length("in", 0.0254)) }
  open class func foot() -> Self { cast(length("ft", 0.3048)) }
  open class func yard() -> Self { cast(length("yd", 0.9144)) }
  open class func mile() -> Self { cast(length("mi", 1609.344)) }
  open class func liter() -> Self { literUnit(with: .none) }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self {
    cast(volume(prefix.symbol + "L", prefix.factor))
  }
  open class func fluidOunceUS() -> Self { cast(volume("fl_oz_us", 0.029_573_529_562_5)) }
  open class func cupUS() -> Self { cast(volume("cup_us", 0.236_588_236_5)) }
  open class func second() -> Self { secondUnit(with: .none) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self {
    cast(time(prefix.symbol + "s", prefix.factor))
  }
  open class func minute() -> Self { cast(time("min", 60)) }
  open class func hour() -> Self { cast(time("hr", 3600)) }
  open class func day() -> Self { cast(time("d", 86_400)) }
  open class func joule() -> Self { cast(energy("J", 1)) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> Self {
    cast(energy(prefix.symbol + "J", prefix.factor))
  }
  open class func smallCalorie() -> Self { cast(energy("cal", 4.184)) }
  open class func kilocalorie() -> Self { cast(energy("kcal", 4184)) }
  open class func largeCalorie() -> Self { cast(energy("Cal", 4184)) }
  open class func calorie() -> Self { cast(energy("cal", 4.184)) }
  open class func degreeCelsius() -> Self { cast(HKUnit("degC", ["K": 1], 1, offset: 273.15)) }
  open class func degreeFahrenheit() -> Self {
    cast(HKUnit("degF", ["K": 1], 5 / 9, offset: 273.15 - 32 * 5 / 9))
  }
  open class func kelvin() -> Self { cast(HKUnit("K", ["K": 1], 1)) }
  open class func pascal() -> Self { cast(HKUnit("Pa", ["Pa": 1], 1)) }
  open class func millimeterOfMercury() -> Self { cast(HKUnit("mmHg", ["Pa": 1], 133.322_387_415)) }
  open class func count() -> Self { cast(HKUnit("count", [:], 1)) }
  open class func percent() -> Self { cast(HKUnit("%", [:], 1)) }
  open class func internationalUnit() -> Self { cast(HKUnit("IU", ["IU": 1], 1)) }
  open class func watt() -> Self { cast(HKUnit("W", ["J": 1, "s": -1], 1)) }

  private class func cast(_ unit: HKUnit) -> Self {
    guard let unit = unit as? Self else { fatalError("units are not made by subclasses of HKUnit") }
    return unit
  }

  private static let named: [String: HKUnit] = {
    let plain = [
      ounce(), pound(), stone(), inch(), foot(), yard(), mile(), fluidOunceUS(), cupUS(), minute(), hour(),
      day(), smallCalorie(), kilocalorie(), largeCalorie(), degreeCelsius(), degreeFahrenheit(), kelvin(),
      millimeterOfMercury(), count(), percent(), internationalUnit(), watt(), pascal(),
    ]
    let prefixes = (0...13).compactMap(HKMetricPrefix.init)
    let prefixed = prefixes.flatMap {
      [
        gramUnit(with: $0), meterUnit(with: $0), literUnit(with: $0), secondUnit(with: $0),
        jouleUnit(with: $0),
      ]
    }
    return Dictionary((prefixed + plain).map { ($0.unitString, $0) }) { $1 }
  }()

  /// - Parameter string: Symbols, such as “kg” or “count/min”. Unknown symbols are a programming error.
  public convenience init(from string: String) {
    var dimension: [String: Int] = [:]
    var factor = 1.0
    var offset = 0.0
    for (index, part) in string.split(separator: "/").enumerated() {
      for symbol in part.split(whereSeparator: { ".·*".contains($0) }) {
        guard let unit = Self.named[String(symbol)] else {
          preconditionFailure("Unable to parse factorization string \(string)")
        }
        let sign = index == 0 ? 1 : -1
        dimension.merge(unit.dimension.mapValues { $0 * sign }, uniquingKeysWith: +)
        factor *= index == 0 ? unit.factor : 1 / unit.factor
        offset = unit.offset
      }
    }
    // A difference of temperatures for each other unit has no zero.
    self.init(string, dimension, factor, offset: string.contains("/") ? 0 : offset)
  }

  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      unitString + "/" + unit.unitString,
      dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +), factor / unit.factor)
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      unitString + "·" + unit.unitString, dimension.merging(unit.dimension, uniquingKeysWith: +),
      factor * unit.factor)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimension == other.dimension && factor == other.factor && offset == other.offset
  }
  open override var hash: Int { dimension.hashValue }
  open override var description: String { unitString }
}

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

  /// Returns the number in another unit. A unit of another dimension is a programming error.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(`is`(compatibleWith: unit), "Attempt to convert incompatible units: \(self.unit), \(unit)")
    if unit.unitString == self.unit.unitString { return value }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { unit.dimension.hashValue }
  open override var description: String { "\(value) \(unit)" }
}
