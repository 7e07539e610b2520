import Foundation

/// An animation of the value at a key path of the layer.
open class CAPropertyAnimation: CAAnimation {
  /// The animated value, such as `opacity`, `position.y` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the value is added to the model value and to preceding animations.
  open var isAdditive = false
  /// Whether each repetition starts from the end value of the previous one.
  open var isCumulative = false
  /// Converts animated numbers to a transform.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CAPropertyAnimation
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copy
  }

  /// The animated target, after applying the value function.
  var target: AnimationTarget? {
    guard let keyPath else { return nil }
    return AnimationTarget(keyPath: valueFunction.map { keyPath + $0.component } ?? keyPath)
  }
}

/// A conversion from numbers to a transform.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  open private(set) var name: CAValueFunctionName
  fileprivate let component: String

  public init?(name: CAValueFunctionName) {
    guard let component = Self.components[name] else { return nil }
    self.name = name
    self.component = component
    super.init()
  }

  private static let components: [CAValueFunctionName: String] = [
    .rotateX: ".rotation.x", .rotateY: ".rotation.y", .rotateZ: ".rotation.z",
    .scaleX: ".scale.x", .scaleY: ".scale.y", .scaleZ: ".scale.z",
    .translateX: ".translation.x", .translateY: ".translation.y", .translateZ: ".translation.z",
  ]
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")
}
