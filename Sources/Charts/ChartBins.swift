import SwiftUI

/// The bounds of a bin.
public struct ChartBinRange<Bound> {
  public let lowerBound: Bound
  public let upperBound: Bound
  /// Whether the bin contains its upper bound, as the last bin does.
  let includesUpperBound: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, includesUpperBound: Bool) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
    self.includesUpperBound = includesUpperBound
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange where Bound: Comparable {
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || (includesUpperBound && value == upperBound))
  }
}

/// Bins of numbers.
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection {
  /// The bounds of the bins, in ascending order.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], includesUpperBound: position == endIndex - 1)
  }

  /// Returns the index of the bin with a value; values outside belong to the first or last bin.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of equal size between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let steps = NiceSteps(
      Double(range.lowerBound), Double(range.upperBound), desiredCount: desiredCount)
    thresholds = steps.values(roundLowerBound: true, roundUpperBound: true).map { Value($0) }
  }
  public init<C: Collection>(data: C, desiredCount: Int = 10) where C.Element == Value {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount)
  }
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = Self.thresholds(Double(size), Double(range.lowerBound), Double(range.upperBound)).map {
      Value($0)
    }
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of equal size between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let steps = NiceSteps(
      Double(range.lowerBound), Double(range.upperBound), desiredCount: desiredCount, minimum: 1)
    thresholds = steps.values(roundLowerBound: true, roundUpperBound: true).map { Value($0) }
  }
  public init<C: Collection>(data: C, desiredCount: Int = 10) where C.Element == Value {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount)
  }
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = Self.thresholds(Double(size), Double(range.lowerBound), Double(range.upperBound)).map {
      Value($0)
    }
  }
}

extension NumberBins {
  fileprivate static func thresholds(_ size: Double, _ lower: Double, _ upper: Double) -> [Double] {
    guard size > 0 else { return [lower, upper] }
    let first = (lower / size).rounded(.down)
    let last = Swift.max(first + 1, (upper / size).rounded(.up))
    return stride(from: first, through: last, by: 1).map { $0 * size }
  }
}

/// Bins of calendar units.
public struct DateBins: RandomAccessCollection {
  /// The bounds of the bins, in ascending order.
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  public init(
    unit: Calendar.Component, by count: Int = 1, data: some Collection<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let lower = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: count, range: lower...(data.max() ?? lower), calendar: calendar)
  }
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let unit = CalendarStep(unit: unit, count: count)
    thresholds = unit.dates(
      from: range.lowerBound, to: range.upperBound, calendar, roundLowerBound: true, roundUpperBound: true)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1], includesUpperBound: false)
  }
  /// Returns the index of the bin with a date; dates outside belong to the first or last bin.
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
  }
}
