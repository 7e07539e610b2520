import CoreGraphics
import Foundation

/// A layer that draws a gradient over its background color.
open class CAGradientLayer: CALayer {
  private var storedColors: [Any]?
  private var storedLocations: [NSNumber]?
  private var storedStart = CGPoint(x: 0.5, y: 0)
  private var storedEnd = CGPoint(x: 0.5, y: 1)
  private var storedType = CAGradientLayerType.axial

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    storedColors = other.storedColors
    storedLocations = other.storedLocations
    storedStart = other.storedStart
    storedEnd = other.storedEnd
    storedType = other.storedType
  }

  /// `CGColor`s.
  open var colors: [Any]? {
    get { storedColors }
    set { change(.colors) { storedColors = newValue } }
  }

  /// The locations of the colors, ascending from 0 to 1; `nil` spaces them evenly.
  open var locations: [NSNumber]? {
    get { storedLocations }
    set { if newValue != storedLocations { change(.locations) { storedLocations = newValue } } }
  }

  /// The start of an axial gradient, or the center of others, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { storedStart }
    set { if newValue != storedStart { change(.startPoint) { storedStart = newValue } } }
  }

  /// The end of an axial gradient, the corner of a radial gradient's outer ellipse, or the start angle of a
  /// conic one, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { storedEnd }
    set { if newValue != storedEnd { change(.endPoint) { storedEnd = newValue } } }
  }

  open var type: CAGradientLayerType {
    get { storedType }
    set {
      guard newValue != storedType else { return }
      storedType = newValue
      contentVersion &+= 1
      markVisualChange()
    }
  }

  override func modelValue(_ property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .colors: AnimatableValue(storedColors, as: .colors) ?? .object(nil)
    case .locations: .scalars(resolvedLocations)
    case .startPoint: AnimatableValue(storedStart)
    case .endPoint: AnimatableValue(storedEnd)
    default: super.modelValue(property)
    }
  }

  override func setModelValue(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .colors: colors = value.boxed(as: .colors) as? [Any]
    case .locations: locations = (value.boxed(as: .scalars) as? [Double])?.map { NSNumber(value: $0) }
    case .startPoint: startPoint = value.point
    case .endPoint: endPoint = value.point
    default: super.setModelValue(property, value)
    }
  }

  private var resolvedLocations: [Double] {
    if let storedLocations { return storedLocations.map(\.doubleValue) }
    let count = storedColors?.count ?? 0
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  override func encodeContent(into encoder: inout ContentEncoder) {
    let bounds = renderBounds
    if case .colors(let colors) = renderValue(.colors), !colors.isEmpty, !bounds.isEmpty {
      var locations: [Double] = []
      if case .scalars(let values) = renderValue(.locations) { locations = values }
      if locations.count != colors.count { locations = resolvedLocations }
      if locations.count == colors.count {
        let shape: GradientContent.Shape =
          storedType == .radial ? .radial : storedType == .conic ? .conic : .axial
        let content = GradientContent(
          shape: shape, stops: zip(locations, colors).map { (min(max($0, 0), 1), $1) },
          start: renderValue(.startPoint)?.point ?? storedStart,
          end: renderValue(.endPoint)?.point ?? storedEnd)
        var command = DisplayCommand(.gradient)
        command.rect = bounds
        command.a = effectiveCornerRadius
        command.flags = cornerFlags
        encoder.add(command, extent: bounds, object: content)
      }
    }
    super.encodeContent(into: &encoder)
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = Self(rawValue: "axial")
  /// A gradient that extends outward in ellipses.
  public static let radial = Self(rawValue: "radial")
  /// A gradient clockwise around a point.
  public static let conic = Self(rawValue: "conic")
}
