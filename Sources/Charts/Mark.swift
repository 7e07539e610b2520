import SwiftUI

/// The extent of a mark along an axis.
enum MarkPosition {
  case value(_PlotDatum)
  /// The range of a date unit or a bin.
  case bin(_PlotDatum, _PlotDatum)
  /// A range of the data.
  case range(_PlotDatum, _PlotDatum)
  /// Distances from the start of the plot area, in points; `nil` for its edges.
  case points(CGFloat?, CGFloat?)
  /// A distance from the start of the plot area, in points; `nil` for the middle.
  case point(CGFloat?)

  /// The values of the data.
  var data: [_PlotDatum] {
    switch self {
    case .value(let datum): [datum]
    case .bin(let lower, let upper), .range(let lower, let upper): [lower, upper]
    case .points, .point: []
    }
  }

  /// Whether the values are numbers.
  var isNumeric: Bool {
    if case .number? = data.first { true } else { false }
  }

  /// Whether the position is one number, which bars and areas can stack.
  var isQuantity: Bool {
    if case .value(.number) = self { true } else { false }
  }
}

/// The size of a mark in one direction.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Value: Equatable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let value: Value

  public static let automatic = MarkDimension(value: .automatic)
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(value: .fixed(value)) }
  /// The size of the band less an inset on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(value: .inset(value)) }
  /// A part of the band, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(value: .ratio(value)) }

  private init(value: Value) { self.value = value }
  public init(integerLiteral value: Int) { self.value = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self.value = .fixed(value) }

  func length(of band: CGFloat, automatic: CGFloat) -> CGFloat {
    switch value {
    case .automatic: automatic
    case .fixed(let length): length
    case .inset(let inset): max(0, band - 2 * inset)
    case .ratio(let ratio): band * ratio
    }
  }
}

/// The arrangement of bars and areas with the same position.
public struct MarkStackingMethod: Hashable, Sendable {
  private let kind: Int
  /// One on another from zero.
  public static let standard = MarkStackingMethod(kind: 0)
  /// As parts of one.
  public static let normalized = MarkStackingMethod(kind: 1)
  /// Around the middle.
  public static let center = MarkStackingMethod(kind: 2)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: 3)
}

/// The curve between the points of a line or an area.
public struct InterpolationMethod: Hashable, Sendable {
  enum Curve: Hashable { case linear, monotone, catmullRom(CGFloat), cardinal(CGFloat), start, center, end }
  let curve: Curve
  public static let linear = InterpolationMethod(curve: .linear)
  public static let monotone = InterpolationMethod(curve: .monotone)
  public static let catmullRom = InterpolationMethod(curve: .catmullRom(0.5))
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .catmullRom(alpha))
  }
  public static let cardinal = InterpolationMethod(curve: .cardinal(0))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(curve: .cardinal(tension))
  }
  public static let stepStart = InterpolationMethod(curve: .start)
  public static let stepCenter = InterpolationMethod(curve: .center)
  public static let stepEnd = InterpolationMethod(curve: .end)
}

/// A labelled value that chooses a style.
struct StyleKey: Hashable {
  let label: String
  let datum: _PlotDatum

  @MainActor
  init<V: Plottable>(_ value: PlottableValue<V>) {
    label = TextResolver(EnvironmentValues()).attributed(value.label).string
    datum = value.datum
  }
}

/// The appearance of a mark. Unset properties come from outer modifiers.
struct MarkStyle {
  enum Foreground { case style(AnyShapeStyle), key(StyleKey) }
  enum Symbol { case shape(AnyChartSymbolShape), key(StyleKey), view(AnyView) }
  enum SymbolSize { case area(CGFloat), size(CGSize), key(StyleKey) }
  enum Line { case style(StrokeStyle), key(StyleKey) }

  var foreground: Foreground?
  var symbol: Symbol?
  var symbolSize: SymbolSize?
  var line: Line?
  var interpolation: InterpolationMethod?
  var position: (key: StyleKey, axis: Axis?, span: MarkDimension)?
  var opacity: Double = 1
  var cornerRadii:
    (topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat)?
  var offset = CGSize.zero
  /// Distances in points by which the starts (leading, top) and ends (trailing, bottom) of marks move.
  var endOffsets = EdgeInsets()
  var blurRadius: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var clip: (any Shape)?
  var zIndex: Double?
  var usesPlotArea = false
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false
}

/// One mark of a chart.
struct Mark {
  struct Sector {
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    var angularInset: CGFloat
  }
  enum Kind {
    case bar(MarkStackingMethod)
    case area(MarkStackingMethod)
    case line, point, rule, rectangle
    /// A sector; its angle is the position along x.
    case sector(Sector)
  }

  var kind: Kind
  var x: MarkPosition
  var y: MarkPosition
  var xLabel: Text?
  var yLabel: Text?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var series: _PlotDatum?
  var style = MarkStyle()
  var annotations: [MarkAnnotation] = []

  var isSector: Bool {
    if case .sector = kind { true } else { false }
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var resolution: AnnotationOverflowResolution
  var content: @MainActor (AnnotationContext) -> AnyView
}

/// The place of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  let x: Int
  let y: Int
  let isAutomatic: Bool
  private init(_ x: Int, _ y: Int, isAutomatic: Bool = false) {
    (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
  }
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  public static let overlay = AnnotationPosition(0, 0)
  public static let top = AnnotationPosition(0, -1)
  public static let bottom = AnnotationPosition(0, 1)
  public static let leading = AnnotationPosition(-1, 0)
  public static let trailing = AnnotationPosition(1, 0)
  public static let topLeading = AnnotationPosition(-1, -1)
  public static let topTrailing = AnnotationPosition(1, -1)
  public static let bottomLeading = AnnotationPosition(-1, 1)
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// The treatment of annotations that exceed the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable { case automatic, fit, disabled, padScale }
    let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    public static let fit = Strategy(kind: .fit)
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit) }
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
  }
  public struct Boundary: Hashable, Sendable {
    private let kind: Int
    public static let automatic = Boundary(kind: 0)
    public static let chart = Boundary(kind: 1)
    public static let plot = Boundary(kind: 2)
  }
  let x: Strategy
  let y: Strategy
  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

/// The mark of an annotation.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}
