import SwiftUI

/// The marks of an axis.
@preconcurrency @MainActor
public protocol AxisContent {
  var _groups: [_AxisGroup] { get }
}

/// One group of axis marks: its values and the marks of each.
public struct _AxisGroup {
  enum Values {
    case automatic(count: Int?, roundLower: Bool?, roundUpper: Bool?)
    case numberStep(Double, roundLower: Bool?, roundUpper: Bool?)
    case dateStep(CalendarStep, Calendar?, roundLower: Bool?, roundUpper: Bool?)
    case data([_PlotDatum])
  }
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: Values
  var marks: @MainActor (AxisValue) -> [AxisElement]
}

/// A result builder for axes.
@resultBuilder
@preconcurrency @MainActor
public enum AxisContentBuilder {
  public static func buildExpression(_ content: some AxisContent) -> _AxisContentList {
    _AxisContentList(_groups: content._groups)
  }
  public static func buildBlock(_ parts: _AxisContentList...) -> _AxisContentList {
    _AxisContentList(_groups: parts.flatMap(\._groups))
  }
  public static func buildIf(_ part: _AxisContentList?) -> _AxisContentList {
    part ?? _AxisContentList(_groups: [])
  }
  public static func buildEither(first: _AxisContentList) -> _AxisContentList { first }
  public static func buildEither(second: _AxisContentList) -> _AxisContentList { second }
  public static func buildLimitedAvailability(_ part: _AxisContentList) -> _AxisContentList { part }
}

public struct _AxisContentList: AxisContent {
  public let _groups: [_AxisGroup]
}

/// The edge of the plot area for axis marks.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Place: Hashable { case automatic, leading, trailing, top, bottom }
  let place: Place
  public static let automatic = AxisMarkPosition(place: .automatic)
  public static let leading = AxisMarkPosition(place: .leading)
  public static let trailing = AxisMarkPosition(place: .trailing)
  public static let top = AxisMarkPosition(place: .top)
  public static let bottom = AxisMarkPosition(place: .bottom)
}

/// The arrangement of labels along an axis.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable { case automatic, aligned, extended, inset }
  let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  public static let aligned = AxisMarkPreset(kind: .aligned)
  public static let extended = AxisMarkPreset(kind: .extended)
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The values of axis marks.
public struct AxisMarkValues {
  let values: _AxisGroup.Values

  public static var automatic: AxisMarkValues { automatic() }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .automatic(count: desiredCount, roundLower: roundLowerBound, roundUpper: roundUpperBound))
  }
  /// Values at a constant distance.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    automatic(desiredCount: desiredCount, roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound)
  }
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .numberStep(Double(stepSize), roundLower: roundLowerBound, roundUpper: roundUpperBound))
  }
  /// The starts of calendar units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .dateStep(
        CalendarStep(unit: component, count: count), calendar, roundLower: roundLowerBound,
        roundUpper: roundUpperBound))
  }
}

/// A value of an axis.
public struct AxisValue {
  public let index: Int
  public let count: Int
  let datum: _PlotDatum
  /// The format of the automatic label.
  let text: String

  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// Marks at values of an axis.
public struct AxisMarks: AxisContent {
  public let _groups: [_AxisGroup]

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: _AxisGroup.Values,
    _ marks: @escaping @MainActor (AxisValue) -> [AxisElement]
  ) {
    _groups = [_AxisGroup(preset: preset, position: position, values: values, marks: marks)]
  }

  /// The marks of an axis without content: a grid line and tick, except for categories, and a label.
  static func standard(_ stroke: StrokeStyle?, _ text: (@MainActor (AxisValue) -> String?)? = nil)
    -> @MainActor (AxisValue) -> [AxisElement]
  {
    { value in
      let label = AxisElement(kind: .label(.text(text?(value) ?? value.text), AxisLabelOptions()))
      if case .category = value.datum { return [label] }
      return [
        AxisElement(kind: .grid(centered: false, stroke: stroke)),
        AxisElement(kind: .tick(centered: false, length: .automatic, stroke: stroke)), label,
      ]
    }
  }

  // MARK: Automatic values

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values.values, Self.standard(stroke)) }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      preset, position, values.values,
      Self.standard(stroke) { $0.as(F.FormatInput.self).map(format.format) })
  }

  public init<C: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> C
  ) { self.init(preset, position, values.values) { content($0)._elements(for: $0) } }

  public init<C: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> C
  ) { self.init(preset, position, values.values) { content()._elements(for: $0) } }

  // MARK: Given values

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, .data(values.map(\.datum)), Self.standard(stroke)) }

  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      preset, position, .data(values.map(\.datum)),
      Self.standard(stroke) { $0.as(F.FormatInput.self).map(format.format) })
  }

  public init<V: Plottable, C: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> C
  ) { self.init(preset, position, .data(values.map(\.datum))) { content($0)._elements(for: $0) } }

  public init<V: Plottable, C: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> C
  ) { self.init(preset, position, .data(values.map(\.datum))) { content()._elements(for: $0) } }
}
