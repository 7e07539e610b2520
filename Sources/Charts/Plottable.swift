import SwiftUI

/// A value as the scales of a chart see it.
public enum _PlotDatum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The position on a continuous scale: the number, or seconds since the reference date.
  var scalar: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

/// A type whose values can be plotted.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that scales plot directly: a number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _datum: _PlotDatum { get }
  init?(_datum: _PlotDatum)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable {
  var datum: _PlotDatum { primitivePlottable._datum }
  init?(datum: _PlotDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .number(Double(self)) }
  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum, let value = Self(exactly: number.rounded()) else { return nil }
    self = value
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _datum: _PlotDatum { .number(Double(self)) }
  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _datum: _PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_datum: _PlotDatum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _datum: _PlotDatum { .date(self) }
  public init?(_datum: _PlotDatum) {
    guard case .date(let date) = _datum else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _datum: _PlotDatum { .category(self) }
  public init?(_datum: _PlotDatum) {
    guard case .category(let category) = _datum else { return nil }
    self = category
  }
}

/// A labelled value, date unit or range of the data.
public struct PlottableValue<Value: Plottable> {
  enum Content {
    case value(_PlotDatum)
    /// A range of values; `isUnit` for the range of a calendar unit or bin around one value.
    case range(_PlotDatum, _PlotDatum, isUnit: Bool)
  }
  let label: Text
  let content: Content

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, content: .value(value.datum))
  }
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .value(Text(label), value)
  }

  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(
      label: label, content: .range(range.lowerBound.datum, range.upperBound.datum, isUnit: true))
  }
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    .value(Text(labelKey), range)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
    .value(Text(label), range)
  }

  var position: MarkPosition {
    switch content {
    case .value(let datum): .value(datum)
    case .range(let lower, let upper, isUnit: true): .bin(lower, upper)
    case .range(let lower, let upper, isUnit: false): .range(lower, upper)
    }
  }

  /// The value, or the lower bound of a range.
  var datum: _PlotDatum {
    switch content {
    case .value(let datum), .range(let datum, _, _): datum
    }
  }
}

extension PlottableValue where Value: Comparable {
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      label: label, content: .range(range.lowerBound.datum, range.upperBound.datum, isUnit: true))
  }
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    .value(Text(labelKey), range)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    .value(Text(label), range)
  }
}

extension PlottableValue where Value == Date {
  /// A value that covers the calendar unit around a date.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    guard let interval = calendar.dateInterval(of: unit, for: value) else { return .value(label, value) }
    return PlottableValue(
      label: label, content: .range(.date(interval.start), .date(interval.end), isUnit: true))
  }
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { .value(Text(labelKey), value, unit: unit, calendar: calendar) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { .value(Text(label), value, unit: unit, calendar: calendar) }
}
