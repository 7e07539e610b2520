import SwiftUI

/// The kind of a scale.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable { case linear, log, symmetricLog(Double), squareRoot, power(Double), date, category }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
}

/// The values of a scale as a modifier gives them.
public enum _ScaleDomain {
  case automatic(includesZero: Bool?, reversed: Bool?)
  case interval(_PlotDatum, _PlotDatum)
  case values([_PlotDatum])
}

/// The values that a scale covers.
public protocol ScaleDomain { var _domain: _ScaleDomain { get } }

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .interval(lowerBound.datum, upperBound.datum) }
}
extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .interval(lowerBound.datum, upperBound.datum) }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { .values(map(\.datum)) }
}

/// A domain derived from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: .automatic(includesZero: nil, reversed: nil))
  }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, reversed: reversed))
  }
}

/// The part of the plot area that a scale covers, as a modifier gives it.
public enum _PositionRange {
  case plot(start: CGFloat, end: CGFloat)
  case points(CGFloat, CGFloat)
}

/// The part of the plot area that a scale covers.
public protocol PositionScaleRange { var _range: _PositionRange { get } }

/// The plot area less paddings, in points.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _range: _PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(_range: .plot(start: 0, end: 0))
  }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_range: .plot(start: padding, end: padding))
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  { PlotDimensionScaleRange(_range: .plot(start: startPadding, end: endPadding)) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _range: _PositionRange { .points(lowerBound, upperBound) }
}

/// A scale from values to positions in the plot area.
struct PlotScale {
  var kind: ScaleType.Kind
  /// The bounds of a continuous domain.
  var lower = 0.0
  var upper = 1.0
  var categories: [_PlotDatum] = []
  private let indices: [_PlotDatum: Int]
  /// The positions of the domain's bounds, in points.
  var start: CGFloat
  var end: CGFloat

  init(_ kind: ScaleType.Kind, _ lower: Double, _ upper: Double, from start: CGFloat, to end: CGFloat) {
    self.kind = kind
    (self.lower, self.upper) = (lower, upper)
    (self.start, self.end) = (start, end)
    indices = [:]
  }

  init(categories: [_PlotDatum], from start: CGFloat, to end: CGFloat) {
    kind = .category
    self.categories = categories
    (self.start, self.end) = (start, end)
    indices = Dictionary(zip(categories, categories.indices), uniquingKeysWith: { first, _ in first })
  }

  var isCategory: Bool { kind == .category }

  /// The width of one category, in points.
  var bandWidth: CGFloat { abs(end - start) / CGFloat(max(1, categories.count)) }

  /// Returns the position of a value, or the middle of a category.
  func position(_ datum: _PlotDatum) -> CGFloat? {
    if isCategory {
      guard let index = indices[datum] else { return nil }
      return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(categories.count)
    }
    return datum.scalar.flatMap { position($0) }
  }

  func position(_ value: Double) -> CGFloat? {
    let (a, b, v) = (warp(lower), warp(upper), warp(value))
    guard a.isFinite, b.isFinite, v.isFinite else { return nil }
    guard a != b else { return (start + end) / 2 }
    return start + (end - start) * CGFloat((v - a) / (b - a))
  }

  /// Returns the value at a position.
  func datum(at position: CGFloat) -> _PlotDatum? {
    guard start != end else { return nil }
    let part = Double((position - start) / (end - start))
    if isCategory {
      let index = Int((part * Double(categories.count)).rounded(.down))
      return categories.indices.contains(index) ? categories[index] : nil
    }
    let (a, b) = (warp(lower), warp(upper))
    let value = unwarp(a + (b - a) * part)
    return kind == .date ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
  }

  private func warp(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: log10(value)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    case .squareRoot: (value < 0 ? -1 : 1) * abs(value).squareRoot()
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  private func unwarp(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: pow(10, value)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    case .squareRoot: (value < 0 ? -1 : 1) * value * value
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }
}
