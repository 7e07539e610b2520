import CoreGraphics
import Foundation

/// A layer that fills and strokes a path, in its own coordinates.
open class CAShapeLayer: CALayer {
  private var storedPath: CGPath?
  private var storedFill: CGColor? = .opaqueBlack
  private var storedStroke: CGColor?
  private var storedStart: CGFloat = 0
  private var storedEnd: CGFloat = 1
  private var storedWidth: CGFloat = 1
  private var storedMiterLimit: CGFloat = 10
  private var storedDashPhase: CGFloat = 0
  private var storedDashes: [NSNumber]?
  private var storedRule = CAShapeLayerFillRule.nonZero
  private var storedCap = CAShapeLayerLineCap.butt
  private var storedJoin = CAShapeLayerLineJoin.miter

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    storedPath = other.storedPath
    storedFill = other.storedFill
    storedStroke = other.storedStroke
    storedStart = other.storedStart
    storedEnd = other.storedEnd
    storedWidth = other.storedWidth
    storedMiterLimit = other.storedMiterLimit
    storedDashPhase = other.storedDashPhase
    storedDashes = other.storedDashes
    storedRule = other.storedRule
    storedCap = other.storedCap
    storedJoin = other.storedJoin
  }

  /// The path in the layer's coordinates. Has no implicit animation.
  open var path: CGPath? {
    get { storedPath }
    set {
      storedPath = newValue?.copy()
      contentVersion &+= 1
      markVisualChange()
    }
  }

  /// The fill color. Default black; `nil` for none.
  open var fillColor: CGColor? {
    get { storedFill }
    set { if newValue != storedFill { change(.fillColor) { storedFill = newValue } } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { storedRule }
    set { set(\.storedRule, newValue) }
  }

  /// The stroke color. Default `nil` for none.
  open var strokeColor: CGColor? {
    get { storedStroke }
    set { if newValue != storedStroke { change(.strokeColor) { storedStroke = newValue } } }
  }

  /// The start of the stroke as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { storedStart }
    set { if newValue != storedStart { change(.strokeStart) { storedStart = newValue } } }
  }

  /// The end of the stroke as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { storedEnd }
    set { if newValue != storedEnd { change(.strokeEnd) { storedEnd = newValue } } }
  }

  open var lineWidth: CGFloat {
    get { storedWidth }
    set { if newValue != storedWidth { change(.lineWidth) { storedWidth = newValue } } }
  }

  open var miterLimit: CGFloat {
    get { storedMiterLimit }
    set { if newValue != storedMiterLimit { change(.miterLimit) { storedMiterLimit = newValue } } }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { storedCap }
    set { set(\.storedCap, newValue) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { storedJoin }
    set { set(\.storedJoin, newValue) }
  }

  open var lineDashPhase: CGFloat {
    get { storedDashPhase }
    set { if newValue != storedDashPhase { change(.lineDashPhase) { storedDashPhase = newValue } } }
  }

  /// Alternating lengths of dashes and gaps; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { storedDashes }
    set { set(\.storedDashes, newValue) }
  }

  private func set<T: Equatable>(_ path: ReferenceWritableKeyPath<CAShapeLayer, T>, _ value: T) {
    guard self[keyPath: path] != value else { return }
    self[keyPath: path] = value
    contentVersion &+= 1
    markVisualChange()
  }

  override func modelValue(_ property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .path: storedPath.map { .path($0) } ?? .object(nil)
    case .fillColor: AnimatableValue(storedFill)
    case .strokeColor: AnimatableValue(storedStroke)
    case .strokeStart: .scalar(storedStart)
    case .strokeEnd: .scalar(storedEnd)
    case .lineWidth: .scalar(storedWidth)
    case .miterLimit: .scalar(storedMiterLimit)
    case .lineDashPhase: .scalar(storedDashPhase)
    default: super.modelValue(property)
    }
  }

  override func setModelValue(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .path: path = value.cgPath
    case .fillColor: fillColor = value.cgColor
    case .strokeColor: strokeColor = value.cgColor
    case .strokeStart: strokeStart = value.number
    case .strokeEnd: strokeEnd = value.number
    case .lineWidth: lineWidth = value.number
    case .miterLimit: miterLimit = value.number
    case .lineDashPhase: lineDashPhase = value.number
    default: super.setModelValue(property, value)
    }
  }

  override func encodeContent(into encoder: inout ContentEncoder) {
    super.encodeContent(into: &encoder)
    guard let path = renderValue(.path)?.cgPath, !path.isEmpty else { return }
    let fill = renderValue(.fillColor)?.rgba ?? .zero
    let stroke = renderValue(.strokeColor)?.rgba ?? .zero
    guard fill.w > 0 || stroke.w > 0 else { return }
    let start = min(max(renderNumber(.strokeStart), 0), 1)
    let end = min(max(renderNumber(.strokeEnd), 0), 1)
    let strokePath = start == 0 && end == 1 ? path : path.part(from: start, to: end)
    let dashes = (storedDashes ?? []).map { CGFloat($0.doubleValue) }
    let content = ShapeContent(
      path: path, fill: fill, fillRule: storedRule == .evenOdd ? .evenOdd : .winding,
      stroke: start < end ? stroke : .zero, strokePath: strokePath, lineWidth: renderNumber(.lineWidth),
      lineCap: storedCap.cap, lineJoin: storedJoin.join, miterLimit: renderNumber(.miterLimit),
      dashPhase: renderNumber(.lineDashPhase),
      dashes: dashes.contains { $0 > 0 } && !dashes.contains { $0 < 0 } ? dashes : [])
    encoder.add(DisplayCommand(.shape), extent: content.extent, object: content)
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
