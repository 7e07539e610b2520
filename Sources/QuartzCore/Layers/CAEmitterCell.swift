import CoreGraphics
import Foundation

/// A source of particles in a `CAEmitterLayer`.
///
/// Values with a range are the mean of each particle's value; the range is the largest difference from it. Speeds are changes per
/// second.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The name in key paths such as `emitterCells.NAME.birthRate`.
  open var name: String?
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The time for which a particle is shown, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0

  // MARK: Motion

  /// The angle of the motion in the plane of the layer, in radians from the x axis.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the motion out of the plane of the layer.
  open var emissionLatitude: CGFloat = 0
  /// The largest difference of a particle's angle from `emissionLongitude`.
  open var emissionRange: CGFloat = 0
  /// The speed in points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// The acceleration in points per second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0

  // MARK: Appearance

  /// The image of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the image, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the image per point.
  open var contentsScale: CGFloat = 1
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The color by which the image is multiplied; nil is white.
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var minificationFilter = "linear"
  open var magnificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  open var style: [AnyHashable: Any]?
  /// The cells whose particles each particle of this cell emits.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Timing

  /// The delay before the first particle, in seconds of the layer's time.
  open var beginTime: CFTimeInterval = 0
  /// The duration of the emission; 0 or infinity emits without an end.
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() {}

  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

  // MARK: Key-value coding

  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "emissionLongitude": \.emissionLongitude, "emissionLatitude": \.emissionLatitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]
  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "speed": \.speed,
  ]

  open func value(forKey key: String) -> Any? {
    if let path = Self.numbers[key] { return self[keyPath: path] }
    if let path = Self.floats[key] { return self[keyPath: path] }
    return switch key {
    case "name": name
    case "enabled", "isEnabled": isEnabled
    case "contents": contents
    case "contentsRect": contentsRect
    case "color": color
    case "emitterCells": emitterCells
    case "beginTime": beginTime
    case "duration": duration
    default: nil
    }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    let number = value.flatMap(AnimatableValue.number)
    if let path = Self.numbers[key] {
      self[keyPath: path] = number ?? 0
    } else if let path = Self.floats[key] {
      self[keyPath: path] = Float(number ?? 0)
    } else {
      switch key {
      case "name": name = value as? String
      case "enabled", "isEnabled": isEnabled = (value as? Bool) ?? ((number ?? 0) != 0)
      case "contents": contents = value
      case "contentsRect": if let rect = value as? CGRect { contentsRect = rect }
      case "color": color = value as? CGColor
      case "emitterCells": emitterCells = value as? [CAEmitterCell]
      case "beginTime": beginTime = number ?? 0
      case "duration": duration = number ?? .infinity
      default: break
      }
    }
  }
}
