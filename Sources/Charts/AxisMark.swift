import SwiftUI

/// A line or label at one value of an axis.
@preconcurrency @MainActor
public protocol AxisMark {
  func _elements(for value: AxisValue) -> [AxisElement]
}

/// One resolved line or label.
public struct AxisElement {
  enum Kind {
    case grid(centered: Bool?, stroke: StrokeStyle?)
    case tick(centered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?)
    case label(AxisLabelContent, AxisLabelOptions)
  }
  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The content of an axis label.
enum AxisLabelContent {
  case text(String)
  case view(AnyView)
}

/// The arrangement of an axis label.
struct AxisLabelOptions {
  var centered: Bool?
  var anchor: UnitPoint?
  var resolution = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A result builder for the marks at a value.
@resultBuilder
@preconcurrency @MainActor
public enum AxisMarkBuilder {
  public static func buildExpression(_ mark: some AxisMark) -> _AxisMarkList {
    _AxisMarkList { mark._elements(for: $0) }
  }
  public static func buildBlock(_ parts: _AxisMarkList...) -> _AxisMarkList {
    _AxisMarkList { value in parts.flatMap { $0._elements(for: value) } }
  }
  public static func buildIf(_ part: _AxisMarkList?) -> _AxisMarkList { part ?? _AxisMarkList { _ in [] } }
  public static func buildEither(first: _AxisMarkList) -> _AxisMarkList { first }
  public static func buildEither(second: _AxisMarkList) -> _AxisMarkList { second }
  public static func buildLimitedAvailability(_ part: _AxisMarkList) -> _AxisMarkList { part }
}

public struct _AxisMarkList: AxisMark {
  let make: @MainActor (AxisValue) -> [AxisElement]
  init(_ make: @escaping @MainActor (AxisValue) -> [AxisElement]) { self.make = make }
  public func _elements(for value: AxisValue) -> [AxisElement] { make(value) }
}

extension AxisMark {
  private func changing(_ change: @escaping @MainActor (inout AxisElement) -> Void) -> _AxisMarkList {
    _AxisMarkList { value in
      var elements = _elements(for: value)
      for index in elements.indices { change(&elements[index]) }
      return elements
    }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A line across the plot area.
public struct AxisGridLine: AxisMark {
  private let element: AxisElement
  /// - Parameter centered: Whether the line is in the middle between this value and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    element = AxisElement(kind: .grid(centered: centered, stroke: stroke))
  }
  public func _elements(for value: AxisValue) -> [AxisElement] { [element] }
}

/// A short line outside the plot area.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Hashable, Sendable {
    enum Kind: Hashable { case automatic, points(CGFloat), label(CGFloat) }
    let kind: Kind
    public static let automatic = Length(kind: .automatic)
    /// The length of the longest label.
    public static let label = Length(kind: .label(0))
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label(extendPastBy)) }
    public static let longestLabel = Length(kind: .label(0))
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      .label(extendPastBy: extendPastBy)
    }
    private init(kind: Kind) { self.kind = kind }
    public init(integerLiteral value: Int) { kind = .points(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .points(value) }
  }

  private let element: AxisElement
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    element = AxisElement(kind: .tick(centered: centered, length: length, stroke: stroke))
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(floatLiteral: length), stroke: stroke)
  }
  public func _elements(for value: AxisValue) -> [AxisElement] { [element] }
}

/// The treatment of labels that overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable { case automatic, greedy, truncate, disabled }
  let kind: Kind
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  { AxisValueLabelCollisionResolution(kind: .greedy) }
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
}

/// The direction of the text of labels.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let kind: Int
  public static let automatic = AxisValueLabelOrientation(kind: 0)
  public static let horizontal = AxisValueLabelOrientation(kind: 1)
  public static let vertical = AxisValueLabelOrientation(kind: 2)
  public static let verticalReversed = AxisValueLabelOrientation(kind: 3)
}

/// The label of a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let options: AxisLabelOptions
  private let content: @MainActor (AxisValue) -> AxisLabelContent

  private init(_ options: AxisLabelOptions, _ content: @escaping @MainActor (AxisValue) -> AxisLabelContent) {
    (self.options, self.content) = (options, content)
  }

  public func _elements(for value: AxisValue) -> [AxisElement] {
    [AxisElement(kind: .label(content(value), options))]
  }

  /// Creates a label with a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.init(
      AxisLabelOptions(
        centered: centered, anchor: anchor, resolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { _ in .view(view) }
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with the value in its automatic format.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelOptions(
        centered: centered, anchor: anchor, resolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { .text($0.text) }
  }

  /// Creates a label with the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      AxisLabelOptions(
        centered: centered, anchor: anchor, resolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { .text($0.as(F.FormatInput.self).map(format.format) ?? $0.text) }
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let text = String(title)
    self.init(
      AxisLabelOptions(
        centered: centered, anchor: anchor, resolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { _ in .text(text) }
  }
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(titleKey) }
  }
}
