import CoreGraphics
import Foundation

/// A layer that draws its sublayers several times, each copy with another transform, color and time.
///
/// Differs from iOS: an animation of a sublayer that ends also ends in the delayed copies, and animations of the properties of this
/// class have no effect.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    flags.insert(.replicates)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.replicates)
    guard let other = layer as? CAReplicatorLayer else { return }
    instanceCount = other.instanceCount
    instanceDelay = other.instanceDelay
    instanceTransform = other.instanceTransform
    instanceColor = other.instanceColor
    instanceRedOffset = other.instanceRedOffset
    instanceGreenOffset = other.instanceGreenOffset
    instanceBlueOffset = other.instanceBlueOffset
    instanceAlphaOffset = other.instanceAlphaOffset
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.replicates)
  }

  /// The number of copies, including the sublayers themselves.
  open var instanceCount = 1 { didSet { markVisualChange() } }
  /// The delay of each copy's animations after the previous copy, in seconds.
  open var instanceDelay: CFTimeInterval = 0 { didSet { markVisualChange() } }
  /// The transform from a copy to the next, around the anchor point.
  open var instanceTransform = CATransform3DIdentity { didSet { markVisualChange() } }
  /// The color by which the first copy is multiplied; nil is white.
  open var instanceColor: CGColor? { didSet { markVisualChange() } }
  /// The amount added to the color's red component for each copy.
  open var instanceRedOffset: Float = 0 { didSet { markVisualChange() } }
  open var instanceGreenOffset: Float = 0 { didSet { markVisualChange() } }
  open var instanceBlueOffset: Float = 0 { didSet { markVisualChange() } }
  open var instanceAlphaOffset: Float = 0 { didSet { markVisualChange() } }
  /// Whether copies keep their depth. Differs from iOS: copies are always flattened.
  open var preservesDepth = false

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "instanceCount": instanceCount
    case "instanceDelay": instanceDelay
    case "instanceTransform": instanceTransform
    case "instanceColor": instanceColor
    case "instanceRedOffset": instanceRedOffset
    case "instanceGreenOffset": instanceGreenOffset
    case "instanceBlueOffset": instanceBlueOffset
    case "instanceAlphaOffset": instanceAlphaOffset
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    let number = value.flatMap(AnimatableValue.number) ?? 0
    switch key {
    case "instanceCount": instanceCount = Int(number)
    case "instanceDelay": instanceDelay = number
    case "instanceTransform": instanceTransform = value as? CATransform3D ?? CATransform3DIdentity
    case "instanceColor": instanceColor = value as? CGColor
    case "instanceRedOffset": instanceRedOffset = Float(number)
    case "instanceGreenOffset": instanceGreenOffset = Float(number)
    case "instanceBlueOffset": instanceBlueOffset = Float(number)
    case "instanceAlphaOffset": instanceAlphaOffset = Float(number)
    default: super.setValue(value, forKey: key)
    }
  }

  // MARK: Copies

  /// The number of copies that are drawn.
  final var drawnCount: Int { min(max(instanceCount, 0), 10_000) }

  /// Returns the transform of a copy in the layer's coordinates.
  final func transform(ofInstance index: Int, _ accumulated: CATransform3D) -> CGAffineTransform {
    let bounds = renderBounds
    let anchor = renderAnchorPoint
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(accumulated))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Returns the factors of a copy's color components.
  final func factors(ofInstance index: Int) -> SIMD4<Double> {
    let color = instanceColor.map { SIMD4($0.rgba.r, $0.rgba.g, $0.rgba.b, $0.rgba.a) } ?? SIMD4(1, 1, 1, 1)
    let offset = SIMD4(
      Double(instanceRedOffset), Double(instanceGreenOffset), Double(instanceBlueOffset),
      Double(instanceAlphaOffset))
    return (color + offset * Double(index)).clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension CALayer {
  /// Evaluates the animations of all layers below at a time.
  final func evaluateDescendants(at time: CFTimeInterval) {
    for child in children {
      if let animations = child.extras?.animations, !animations.isEmpty {
        animations.evaluate(at: time, marksChanges: false)
        // The encoding of the layer's content is made for one time.
        child.contentVersion &+= 1
      }
      child.evaluateDescendants(at: time)
    }
    if let mask = extras?.mask, let animations = mask.extras?.animations, !animations.isEmpty {
      animations.evaluate(at: time, marksChanges: false)
      mask.contentVersion &+= 1
    }
  }
}
